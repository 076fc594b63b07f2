/** The proof of effects in small. `pnpm prove effects` runs it in full. */
import { expect, test } from 'vitest';
import { prove } from '../src/prove/proof.ts';
import { proofs } from '../src/prove/proofs.ts';

test('G61: commands of killed processes take effect once, although one response in ten breaks', async () => {
  const { figures, faults } = await prove(proofs.effects.parts.settle, { commands: 120, kills: 5, seed: 7 });
  console.log(JSON.stringify(figures));
  expect(faults).toEqual([]);
});
