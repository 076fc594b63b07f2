import { expect, it } from 'vitest';
import { differences } from '../../fuzz/differential.ts';

it('memory and SQLite return the same responses to random requests', async () => {
  expect(await differences(1, 200)).toEqual([]);
});
