/** The maximum size of the public API of the packages, by their reports. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publicPackages } from '../../build/packages.ts';

interface Report {
  readonly name: string;
  readonly text: string;
}

const reports: readonly Report[] = publicPackages().map(({ folder, manifest }) => ({
  name: manifest.name,
  text: readFileSync(join(folder, 'api.txt'), 'utf8'),
}));
// The sandbox's handlers are typed by all specs at once.
const libraries = reports.filter(({ name }) => name !== '@tradelane/sandbox');
const clients = reports.filter(({ text }) => /^function create\w+\(options: ClientOptions\): /m.test(text));

/** The lines of an entry that start a declaration, without the methods and types of operations. */
function namesOf({ text }: Report, entry = '.'): readonly string[] {
  const [, section = ''] = text.split(`\n## ${entry}\n`);
  const [own = ''] = section.split('\n## ');
  return own
    .split('\n')
    .filter((line) => /^(?:abstract |async )?(?:class|interface|type|const|function|export) /.test(line))
    .filter((line) => !/^interface \w+Methods \{/.test(line));
}

test('every client has a report', () => {
  expect(clients).toHaveLength(12);
});

test.each(libraries)('no internal type is reachable through a public one of $name', ({ text }) => {
  expect(text.split('## reached, but not exported')[1]).toBeUndefined();
});

test.each(clients)('the declarations of $name have no function that creates methods', ({ text }) => {
  expect(text).not.toContain('Runtime');
});

test.each(clients)('$name exports at most 45 names next to the types of its operations', (report) => {
  expect(namesOf(report).length).toBeGreaterThan(3);
  expect(namesOf(report).length).toBeLessThanOrEqual(45);
});

describe('@tradelane/core', () => {
  const core = reports.find(({ name }) => name === '@tradelane/core') as Report;

  test('exports the names that a program may need', () => {
    expect(namesOf(core).length).toBeGreaterThan(60);
    expect(namesOf(core).length).toBeLessThanOrEqual(151);
  });
});
