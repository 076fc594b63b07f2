/** A small run of the faults proof. `pnpm prove faults` runs it in full. */
import { withoutServer } from '@tradelane/test-servers';
import { describe, expect, test } from 'vitest';
import { nameOfPlan, responsesForEveryTrouble, roundsUntil, troubles, troublesOf } from '../src/faults/plan.ts';
import { prove } from '../src/prove/proof.ts';
import { proofs } from '../src/prove/proofs.ts';

describe('the plan of a run', () => {
  test('the plan of a run is the same for the same seed, and differs for another seed', () => {
    const planOf = (seed: number): unknown => [roundsUntil(50, seed, 900), troublesOf(seed).take(500).toArray()];
    const nameOf = (seed: number): string => nameOfPlan(roundsUntil(50, seed, 900), seed);
    expect(planOf(7)).toEqual(planOf(7));
    expect(planOf(7)).not.toEqual(planOf(8));
    expect(nameOf(7)).toBe(nameOf(7));
    expect(nameOf(7)).not.toBe(nameOf(8));
  });

  test('the plan of a run lets one in ten responses fail, with equal numbers of each kind', () => {
    const responses = 10 * responsesForEveryTrouble;
    const planned = troublesOf(7).take(responses).toArray();
    for (let start = 0; start < responses; start += 10)
      expect(planned.slice(start, start + 10).filter((trouble) => trouble !== undefined)).toHaveLength(1);
    for (const trouble of troubles) expect(planned.filter((one) => one === trouble)).toHaveLength(10);
  });

  test('the plan of a run starts two processes, revokes tokens and lets each clock jump once in ten rounds', () => {
    const rounds = roundsUntil(200, 7, 900);
    expect(rounds.filter(({ isDouble }) => isDouble)).toHaveLength(20);
    expect(rounds.filter(({ revokesTokens }) => revokesTokens)).toHaveLength(20);
    expect(rounds.filter(({ serverJumps }) => serverJumps)).toHaveLength(20);
    expect(rounds.filter(({ jumpInMs }) => jumpInMs !== 0)).toHaveLength(20);
  });
});

const { file, postgres } = proofs.faults.parts;

/** Each kind of broken response occurs. */
const troubled = Object.fromEntries(troubles.map((trouble) => [trouble, expect.toSatisfy((count) => count > 0)]));

test('G30: with file checkpoints, a killed sync repeats at most one order for each kill and marks it as redelivery', async () => {
  const { figures, faults } = await prove(file, { orders: 4_000, kills: 10, seed: 20_260_301 });
  expect(faults).toEqual([]);
  // Of the ten rounds, one has two processes.
  expect(figures).toMatchObject({ kills: 11, doubleStarts: 1, revocations: 1, clockJumps: 2, troubled });
});

test.skipIf(withoutServer('postgres'))(
  'G31: with effect and checkpoint in one PostgreSQL transaction, a killed sync misses nothing and repeats nothing',
  async () => {
    expect((await prove(postgres, { orders: 2_000, kills: 5, seed: 7 })).faults).toEqual([]);
  },
);
