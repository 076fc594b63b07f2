import { expect, it } from 'vitest';
import { differences } from '../../fuzz/differential.ts';

const sequences = process.env['DEEP'] === undefined ? 200 : 20_000;

it('memory and SQLite return the same responses to random sequences of requests', { timeout: 7_200_000 }, async () => {
  expect(await differences(1, sequences)).toEqual([]);
});
