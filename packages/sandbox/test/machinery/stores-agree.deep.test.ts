import { expect, it } from 'vitest';
import { differences } from '../../fuzz/differential.ts';

it('memory and SQLite return the same responses to 20,000 random sequences', { timeout: 7_200_000 }, async () => {
  expect(await differences(2, 20_000)).toEqual([]);
});
