import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../src/domains');

it('handlers refuse only with functions that require a rule', () => {
  const files = globSync('**/*.ts', { cwd: folder });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /\bHttpError\b/.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
});
