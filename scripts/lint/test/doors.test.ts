import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { doors, strayTestImports } from '../imports/doors.ts';

test.each(Object.entries(doors))('tests of %s enter through its entries and at most 15 doors', (name, open) => {
  expect(open.length).toBeLessThanOrEqual(15);
  expect(strayTestImports(join(import.meta.dirname, '../../../packages', name), open)).toEqual([]);
});

test('a test that imports the value of an inner file is reported', () => {
  const root = mkdtempSync(join(tmpdir(), 'doors-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write('package.json', '{ "exports": { ".": { "default": "./dist/index.js" } } }');
  write(
    'test/a/b.test.ts',
    "import '../../src/index.ts';\nimport '../../src/url.ts';\nimport '../../src/in/side.ts';\n",
  );
  write('test/c.test.ts', "import type { Inside } from '../src/in/side.ts';\n");
  expect(strayTestImports(root, ['url.ts'])).toEqual([
    'test/a/b.test.ts imports src/in/side.ts: enter through an entry of the package or a door',
  ]);
});
