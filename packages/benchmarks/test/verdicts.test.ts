import { expect, test } from 'vitest';
import { below, ratioAtLeast, ratioAtMost } from '../src/measure/figure.ts';
import { inRounds, inTurns } from '../src/measure/in-turns.ts';
import { cpuPerCall } from '../src/measure/rounds.ts';
import { quartilesOf, ratiosOf } from '../src/measure/samples.ts';

test('a ratio compares two contenders in the same round', () => {
  const samples = new Map([
    ['ours', [10, 20, 100, 40]],
    ['theirs', [10, 20, 100, 20]],
  ]);
  expect(ratiosOf(samples, 'ours', 'theirs')).toEqual([1, 1, 1, 2]);
});

test('a target is met only if the upper quartile of the rounds meets it', () => {
  expect(quartilesOf([5, 1, 3, 2, 4])).toEqual({ lower: 2, median: 3, upper: 4 });
  expect(ratioAtMost('what', [1, 1, 1, 1.3, 1.3], 1.1)).toMatchObject({ measured: '1 (1–1.3) ×', met: false });
  expect(ratioAtMost('what', [1, 1, 1, 1, 1.3], 1.1).met).toBe(true);
});

test('a contender is below all others if it is below each of them in three quarters of the rounds', () => {
  const samples = new Map([
    ['ours', [9, 9, 9, 12]],
    ['low', [10, 10, 10, 10]],
    ['high', [1_000, 1_000, 1_000, 1_000]],
  ]);
  expect(below('what', samples, 'ours', ['high', 'low'])).toMatchObject({
    target: 'below every one of them (low is the nearest)',
    met: true,
  });
  expect(below('what', new Map([...samples, ['ours', [9, 9, 12, 12]]]), 'ours', ['high', 'low']).met).toBe(false);
});

test('a target to be below all others is missed if one contender is lower in the same rounds, even with a higher median', () => {
  const samples = new Map([
    ['ours', [10, 10, 20, 20]],
    ['calm', [11, 11, 21, 21]],
    ['uneven', [40, 40, 19, 19]],
  ]);
  expect(below('what', samples, 'ours', ['calm', 'uneven'])).toMatchObject({
    target: 'below every one of them (uneven is the nearest)',
    met: false,
  });
});

test('a minimum is met if three quarters of the rounds meet it', () => {
  expect(ratioAtLeast('what', [4, 4, 5, 3, 3], 4)).toMatchObject({ measured: '4 (3–4) ×', met: false });
  expect(ratioAtLeast('what', [4, 4, 5, 4, 3], 4).met).toBe(true);
});

test('all contenders take a turn in every round, in a varying order', async () => {
  const order: string[] = [];
  const names = ['one', 'two', 'three', 'four'];
  const found = await inTurns(names, 50, async (name) => order.push(name));
  expect([...found.values()].map((values) => values.length)).toEqual([50, 50, 50, 50]);
  const rounds = Array.from({ length: 50 }, (_, round) => order.slice(round * 4, round * 4 + 4));
  for (const round of rounds) expect(round.toSorted()).toEqual(names.toSorted());
  expect(new Set(rounds.map((round) => round.join())).size).toBeGreaterThan(5);
});

test('a round of several turns counts the mean of each contender', async () => {
  const values = { one: [1, 2, 3, 5, 5, 8], other: [4, 4, 4, 0, 0, 3] };
  const samples = await inRounds(['one', 'other'], { rounds: 2, turns: 3 }, async (name) => values[name].shift() ?? 0);
  expect(Object.fromEntries(samples)).toEqual({ one: [2, 6], other: [4, 1] });
});

test('each contender has one value per round', async () => {
  const contenders = ['one', 'other'].map((name) => ({ name, run: async () => name }));
  const samples = await cpuPerCall(contenders, { rounds: 4, calls: 2, atOnce: 1, warmUpInMs: 0 });
  expect([...samples].map(([name, values]) => [name, values.length])).toEqual([
    ['one', 4],
    ['other', 4],
  ]);
});

test('a contender is measured after a given CPU time, however many calls that takes', async () => {
  const calls = { quick: 0, slow: 0 };
  const contenders = [
    { name: 'quick', run: async () => (calls.quick += 1) },
    { name: 'slow', run: async () => (calls.slow += busy(1_000)) },
  ];
  await cpuPerCall(contenders, { rounds: 0, calls: 1, atOnce: 1, warmUpInMs: 20 });
  expect(calls.slow).toBeGreaterThan(0);
  expect(calls.slow).toBeLessThanOrEqual(21);
  expect(calls.quick).toBeGreaterThan(calls.slow);
});

/** Uses a number of microseconds of CPU time. */
function busy(inMicroseconds: number): number {
  const { user: start } = process.cpuUsage();
  while (process.cpuUsage().user - start < inMicroseconds) continue;
  return 1;
}

test('the given number of calls runs before each turn, or else half of the counted calls', async () => {
  const runs = { usual: 0, none: 0 };
  const how = { rounds: 4, calls: 2, atOnce: 1, warmUpInMs: 0 };
  await cpuPerCall([{ name: 'usual', run: async () => (runs.usual += 1) }], how);
  await cpuPerCall([{ name: 'none', run: async () => (runs.none += 1) }], { ...how, lead: 0 });
  expect(runs).toEqual({ usual: 12, none: 8 });
});
