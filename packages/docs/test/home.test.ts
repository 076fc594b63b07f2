import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPrograms, type Programs } from './programs.ts';

let it: Programs;
beforeEach(() => {
  it = createPrograms();
});
afterEach(() => it.close());

test('the front page shows what its program prints', async () => {
  const text = readFileSync(join(dirname(import.meta.dirname), 'guides', 'index.md'), 'utf8');
  const [, output = ''] = /```text\n([\s\S]*?)\n```/.exec(text) ?? [];
  expect(output.split('\n')).toEqual(await it.run('first-call.ts'));
});
