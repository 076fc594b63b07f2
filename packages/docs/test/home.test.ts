import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playDay } from '../src/compose/film.ts';
import { createPrograms, type Programs } from './programs.ts';
import { calls } from './reference.ts';

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

test('the film on the front page is a run, and its order is delivered at the end', async () => {
  const scenes = await playDay(calls);
  const states = scenes.map(({ state }) => state);
  expect([...new Set(states)]).toEqual(['AWAITING_ACCEPTANCE', 'AWAITING_SHIPMENT', 'SHIPPED', 'DELIVERED']);
  expect(scenes.map(({ status }) => status)).toEqual([204, 200, 202, 204, 202, 204, 204]);
});
