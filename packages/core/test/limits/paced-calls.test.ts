import { describe, expect, test } from 'vitest';
import { createWorld, json, operations, type World } from '../support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };

/** A strict server that accepts 30 arrivals in any second, with a latency. */
function strictServer(latencyInMs: () => number): { world: World; arrivals: number[]; refused: () => number } {
  const arrivals: number[] = [];
  let refused = 0;
  const world = createWorld({
    handler: async () => {
      const thereAndBack = latencyInMs();
      const there = Math.floor(thereAndBack / 2);
      await world.clock.wait(there);
      const nowInMs = world.clock.now();
      const inWindow = arrivals.filter((atInMs) => nowInMs - atInMs <= 1_000).length;
      if (inWindow >= 30) refused += 1;
      else arrivals.push(nowInMs);
      await world.clock.wait(thereAndBack - there);
      return inWindow >= 30 ? json({}, 429, { 'retry-after': '1' }) : json({ ok: true });
    },
  });
  return { world, arrivals, refused: () => refused };
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const dice = seeded(7);

describe('rate limiting', () => {
  test.each([
    ['0 ms', () => 0, 0],
    ['10 ms', () => 10, 0.01],
    ['30 ms', () => 30, 0.03],
    ['0 to 30 ms', () => Math.round(dice() * 30), 0.015],
  ])(
    'E03: 30/s against a strict sliding window, latency %s: no 429 and at least 0.99 × 30/(1 + latency) over 20 s',
    async (_, latencyInMs, meanInSeconds) => {
      const { world, arrivals, refused } = strictServer(latencyInMs);
      const runtime = world.runtime(bearer);
      const startInMs = world.clock.now();
      const work = Array.from({ length: 90 }, async () => {
        while (world.clock.now() - startInMs < 20_000) {
          await runtime.send({ operation: operations.paced, input: {}, options: {}, waitsForLimit: true });
        }
      });
      await Promise.all(work);
      const inTime = arrivals.filter((atInMs) => atInMs - startInMs <= 20_000).length;
      expect(refused()).toBe(0);
      expect(inTime / 20).toBeGreaterThanOrEqual((0.99 * 30) / (1 + meanInSeconds));
    },
  );

  test('E03: calls of one key are sent in order of arrival', async () => {
    const world = createWorld();
    const runtime = world.runtime(bearer);
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        runtime.send({
          operation: operations.paced,
          input: {},
          options: { headers: { 'x-number': String(index) } },
          waitsForLimit: true,
        }),
      ),
    );
    const order = world.sent.map(({ headers }) => Number(headers['x-number']));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('rateLimiting: false applies no window', async () => {
    const off = createWorld();
    const free = off.runtime({ ...bearer, rateLimiting: false });
    await Promise.all(Array.from({ length: 100 }, () => free.call(operations.paced, {})));
    expect(off.sent.every(({ atInMs }) => atInMs === off.sent[0]?.atInMs)).toBe(true);
  });
});
