/** The proof of effects in small. `pnpm prove effects` runs it in full. */
import { expect, test } from 'vitest';
import { prove } from '../src/prove/proof.ts';
import { proofs } from '../src/prove/proofs.ts';

const { settle, naive } = proofs.effects.parts;

test('G61: commands of killed processes take effect once, although one response in ten breaks', async () => {
  const { figures, faults } = await prove(settle, { commands: 300, kills: 10, seed: 7 });
  console.log(JSON.stringify(figures));
  expect(faults).toEqual([]);
}, 300_000);

test('the same commands without `settle` take effect twice, so the proof can fail', async () => {
  const { figures, faults } = await prove(naive, { commands: 1_500, kills: 50, seed: 7 });
  console.log(JSON.stringify(figures));
  expect(faults).toEqual([]);
}, 300_000);
