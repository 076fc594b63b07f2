import { expect, test } from 'vitest';
import { prove } from '../src/prove/proof.ts';
import { proofs } from '../src/prove/proofs.ts';

test('a sync of many orders runs in constant memory', async () => {
  const { figures, faults } = await prove(proofs.scale.parts.sync, { orders: 6_000 });
  console.log(JSON.stringify(figures));
  expect(faults).toEqual([]);
});
