import { expect, test } from 'vitest';
import { prove } from '../src/prove/proof.ts';
import { proofs } from '../src/prove/proofs.ts';

test('commands without `settle` take effect twice, so the proof can fail', async () => {
  const { figures, faults } = await prove(proofs.effects.parts.naive, { commands: 1_500, kills: 50, seed: 7 });
  console.log(JSON.stringify(figures));
  expect(faults).toEqual([]);
});
