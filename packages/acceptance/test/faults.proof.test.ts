/** The proof of faults with fixed seeds. `pnpm prove faults` runs it in full. */
import { expect, test } from 'vitest';
import { prove } from '../src/prove/proof.ts';
import { proofs } from '../src/prove/proofs.ts';

const { transaction, days, work } = proofs.faults.parts;

test('a sync that is killed repeatedly, with its checkpoint in the transaction, misses nothing and applies nothing twice', async () => {
  expect((await prove(transaction, { orders: 4_000, kills: 10, seed: 20_260_301 })).faults).toEqual([]);
});

test('a sync of several days of orders applies each once, despite killed processes, a killed server, and sleep past the lease', async () => {
  const { figures, faults } = await prove(days, { orders: 1_200, kills: 16, seed: 7 });
  expect(faults).toEqual([]);
  expect(figures).toMatchObject({ serverKills: 1 });
});

test('an import, an export and a batch each end once, despite kills, a lost upload response and broken files', async () => {
  expect((await prove(work, { orders: 5_000, kills: 30, seed: 7 })).faults).toEqual([]);
});
