import { afterEach, expect, test, vi } from 'vitest';
import { cpuPerCall } from '../src/measure/rounds.ts';

afterEach(() => vi.unstubAllGlobals());

/** CPU time in microseconds. */
const ofOneCollection = 4_000;

function collect(): void {
  const begun = process.cpuUsage();
  let taken = 0;
  while (taken < ofOneCollection) {
    const { user, system } = process.cpuUsage(begun);
    taken = user + system;
  }
}

test("the garbage of a turn counts for this turn, and earlier garbage doesn't", async () => {
  let collections = 0;
  const callsBefore: number[] = [];
  let calls = 0;
  vi.stubGlobal('gc', () => {
    collections += 1;
    callsBefore.push(calls);
    collect();
  });
  const idle = { name: 'idle', run: () => Promise.resolve((calls += 1)) };
  const taken = await cpuPerCall([idle], { rounds: 2, calls: 4, atOnce: 1, lead: 1, warmUpInMs: 1 });
  // One collection for the warm-up and two for each round, before and after its calls.
  expect({ collections, callsBefore }).toEqual({ collections: 5, callsBefore: [4, 5, 9, 10, 14] });
  const rounds = taken.get('idle') ?? [];
  expect(rounds).toHaveLength(2);
  for (const perCall of rounds) expect(perCall * 4).toBeGreaterThanOrEqual(ofOneCollection);
});
