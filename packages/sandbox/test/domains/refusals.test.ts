import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Calls with `E01`, which contains only statuses. It suffices for the 404 of a resource in the path. */
const withoutRule = /\b(?!notFound)\w+\(\s*'E01'/;
const folder = join(import.meta.dirname, '../../src/domains');

it('handlers refuse only with functions that require a rule', () => {
  const files = globSync('**/*.ts', { cwd: folder });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /\bHttpError\b/.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
});

it('a refusal of a handler names what it is based on, and not only its status', () => {
  const files = globSync('**/*.ts', { cwd: folder });
  expect(files.filter((file) => withoutRule.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
});
