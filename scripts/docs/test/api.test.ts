/** The public API of the packages, by their reports. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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

test('every client has a report', () => {
  expect(clients).toHaveLength(13);
});

test.each(libraries)('no internal type is reachable through a public one of $name', ({ text }) => {
  expect(text.split('## reached, but not exported')[1]).toBeUndefined();
});

test.each(clients)('the declarations of $name have no function that creates methods', ({ text }) => {
  expect(text).not.toContain('Runtime');
});
