/** The fault proof in small; `pnpm prove faults` runs it in full and prints its figures. */
import { withoutServer } from '@tradelane/test-servers';
import { describe, expect, test } from 'vitest';
import { killedPostgres } from '../src/faults/killed-postgres.ts';
import { killedDays } from '../src/faults/killed-days.ts';
import { killedSync, type KilledSyncFigures } from '../src/faults/killed-sync.ts';
import { killedWork } from '../src/faults/killed-work.ts';
import { nameOfPlan, responsesForEveryTrouble, roundsUntil, troubles, troublesOf } from '../src/faults/plan.ts';
import { faultsOfSync, faultsOfWork } from '../src/faults/violations.ts';

describe('the plan of a run', () => {
  test('is the same for the same seed and another one for another', () => {
    const planOf = (seed: number): unknown => [roundsUntil(50, seed, 900), troublesOf(seed).take(500).toArray()];
    const nameOf = (seed: number): string => nameOfPlan(roundsUntil(50, seed, 900), seed);
    expect(planOf(7)).toEqual(planOf(7));
    expect(planOf(7)).not.toEqual(planOf(8));
    expect(nameOf(7)).toBe(nameOf(7));
    expect(nameOf(7)).not.toBe(nameOf(8));
  });

  test('lets one response in every ten go wrong, in each way as often as in any other', () => {
    const responses = 10 * responsesForEveryTrouble;
    const planned = troublesOf(7).take(responses).toArray();
    for (let start = 0; start < responses; start += 10)
      expect(planned.slice(start, start + 10).filter((trouble) => trouble !== undefined)).toHaveLength(1);
    for (const trouble of troubles) expect(planned.filter((one) => one === trouble)).toHaveLength(10);
  });

  test('starts two at once, revokes tokens and lets either clock jump once in every ten rounds', () => {
    const rounds = roundsUntil(200, 7, 900);
    expect(rounds.filter(({ isDouble }) => isDouble)).toHaveLength(20);
    expect(rounds.filter(({ revokesTokens }) => revokesTokens)).toHaveLength(20);
    expect(rounds.filter(({ serverJumps }) => serverJumps)).toHaveLength(20);
    expect(rounds.filter(({ jumpInMs }) => jumpInMs !== 0)).toHaveLength(20);
  });
});

const small = { orders: 4_000, kills: 10, seed: 20_260_301 };

/** Everything that the full run has, in small. */
function expectEveryTrouble(figures: KilledSyncFigures): void {
  console.log(JSON.stringify({ seed: small.seed, ...figures }));
  expect(figures).toMatchObject({ kills: 10, doubleStarts: 1, revocations: 1, clockJumps: 2 });
  expect(Object.entries(figures.troubled).filter(([, count]) => count === 0)).toEqual([]);
  expect(Math.round(figures.troubledInPercent)).toBeGreaterThanOrEqual(9);
}

test('a sync that is killed again and again, with its checkpoint in the transaction, misses nothing and applies nothing twice', async () => {
  const figures = await killedSync({ ...small, checkpoint: 'transaction' });
  expectEveryTrouble(figures);
  expect(faultsOfSync(figures, 'transaction')).toEqual([]);
});

test('orders of days are followed with default options and a slow handler through kills of processes and server and a sleep past the lease, each once', async () => {
  const figures = await killedDays({ orders: 60, kills: 4, seed: 7 });
  console.log(JSON.stringify(figures));
  expect(figures).toMatchObject({ serverKills: 1, missed: 0, appliedTwice: 0, stuck: 0, crashed: 0 });
}, 300_000);

test('G30: with file checkpoints, a killed sync repeats at most one order for each kill and marks it as redelivery', async () => {
  const figures = await killedSync({ ...small, checkpoint: 'file' });
  expectEveryTrouble(figures);
  expect(faultsOfSync(figures, 'file')).toEqual([]);
});

test('an import whose upload got no response, an export whose files fail in turn and a batch come to their end through kills, each once', async () => {
  const figures = await killedWork({
    kills: 6,
    seed: 7,
    importedLines: 1_000,
    exportedLines: 5_000,
    files: 40,
    shipments: 30,
  });
  console.log(JSON.stringify(figures));
  expect(faultsOfWork(figures)).toEqual([]);
  expect(figures.files).toBeGreaterThanOrEqual(40);
  expect(Object.entries(figures.troubled).filter(([, count]) => count === 0)).toEqual([]);
});

test.skipIf(withoutServer('postgres'))(
  'G31: with effect and checkpoint in one PostgreSQL transaction, a sync that is killed repeatedly misses and repeats nothing',
  async () => {
    const figures = await killedPostgres({ orders: 200, kills: 5, seed: 7 });
    expect(figures).toMatchObject({ missed: 0, appliedTwice: 0, stuck: 0, crashed: 0 });
    expect(figures.killsAtWork).toBeGreaterThan(0);
    expect(figures.applied).toBeGreaterThanOrEqual(200);
  },
);
