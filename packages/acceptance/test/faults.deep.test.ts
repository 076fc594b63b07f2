/** A small run of the faults proof. `pnpm prove faults` runs it in full. */
import { expect, test } from 'vitest';
import { troubles } from '../src/faults/plan.ts';
import { prove } from '../src/prove/proof.ts';
import { proofs } from '../src/prove/proofs.ts';

const { file, transaction } = proofs.faults.parts;

/** Each kind of broken response occurs. */
const troubled = Object.fromEntries(troubles.map((trouble) => [trouble, expect.toSatisfy((count) => count > 0)]));

test('G30: with file checkpoints, a killed sync repeats at most one order for each kill and marks it as redelivery', async () => {
  const { figures, faults } = await prove(file, { orders: 4_000, kills: 10, seed: 20_260_301 });
  expect(faults).toEqual([]);
  // Of the ten rounds, one has two processes.
  expect(figures).toMatchObject({ kills: 11, doubleStarts: 1, revocations: 1, clockJumps: 2, troubled });
});

test('G31: with effect and checkpoint in one transaction, a killed sync misses nothing and repeats nothing', async () => {
  expect((await prove(transaction, { orders: 1_000, kills: 2, seed: 7 })).faults).toEqual([]);
});
