/** The fault proof in small; `pnpm test:faults` runs it in full and prints its figures. */
import { expect, test } from 'vitest';
import { killedSync } from '../src/faults/killed-sync.ts';
import { killedWork } from '../src/faults/killed-work.ts';

const small = { orders: 2_000, kills: 20, seed: 20_260_301 };

test('a sync that is killed again and again, with its checkpoint in the transaction, misses nothing and applies nothing twice', async () => {
  const figures = await killedSync({ ...small, checkpoint: 'transaction' });
  console.log(JSON.stringify({ seed: small.seed, ...figures }));
  expect(figures).toMatchObject({ missed: 0, appliedTwice: 0, stuck: 0, kills: small.kills });
  expect(figures.troubled).toBeGreaterThan(0);
}, 180_000);

test('with its checkpoint in files it applies at most one order more for each kill, and each is marked as a redelivery', async () => {
  const figures = await killedSync({ ...small, checkpoint: 'file' });
  console.log(JSON.stringify({ seed: small.seed, ...figures }));
  expect(figures).toMatchObject({ missed: 0, stuck: 0, redelivered: figures.appliedTwice });
  expect(figures.appliedTwice).toBeLessThanOrEqual(small.kills);
}, 180_000);

test('an import is followed and an export is taken through kills, each line once, though each file breaks off in turn', async () => {
  const figures = await killedWork(5, small.seed);
  console.log(JSON.stringify({ seed: small.seed, ...figures }));
  expect(figures).toMatchObject({ importStatus: 'COMPLETE', imports: 1, missed: 0, appliedTwice: 0, stuck: 0 });
  expect(figures.troubled).toBeGreaterThan(1);
}, 180_000);
