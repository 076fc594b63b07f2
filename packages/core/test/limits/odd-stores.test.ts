/**
 * A limit store that doesn't report when a slot is free is asked again later. No call waits longer than it may.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryLimitStore, type LimitStore, RateLimitError, type AcquireResult } from '../../src/index.ts';
import { createWorld, errorOf, operations, settle } from '../support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };
const unhandled: unknown[] = [];
const note = (reason: unknown): void => void unhandled.push(reason);
beforeEach(() => void process.on('unhandledRejection', note));
afterEach(async () => {
  await settle();
  process.off('unhandledRejection', note);
  expect(unhandled.splice(0)).toEqual([]);
});

const odd: readonly (readonly [name: string, result: unknown])[] = [
  Number.NaN,
  -1,
  0,
  Infinity,
  -Infinity,
  null,
  undefined,
].flatMap((waitInMs) => [
  [`waitInMs ${typeof waitInMs} ${String(waitInMs)}`, { acquired: false, waitInMs }] as const,
  [`a pause of ${typeof waitInMs} ${String(waitInMs)}`, { acquired: false, waitInMs, isPaused: true }] as const,
]);

describe.each([
  ['at once', (result: unknown) => result as AcquireResult],
  ['later', async (result: unknown) => result as AcquireResult],
])('a limit store that returns %s', (_, give) => {
  test.each(odd)('%s', async (__, result) => {
    const world = createWorld();
    const inner = createMemoryLimitStore();
    let isOdd = true;
    let asked = 0;
    const limitStore: LimitStore = {
      ...inner,
      acquire: (...from) => {
        asked += 1;
        return isOdd ? give(result) : inner.acquire(...from);
      },
    };
    const runtime = world.runtime({ ...bearer, limitStore });
    const startInMs = world.clock.now();
    let refusedInMs = 0;
    const refused = errorOf(runtime.call(operations.paced, {}, { maxWaitInMs: 5_000 })).finally(
      () => (refusedInMs = world.clock.now() - startInMs),
    );
    const waiting = runtime.call(operations.paced, {}, { maxWaitInMs: Infinity });
    await world.clock.advance(20_000);
    expect(await refused).toBeInstanceOf(RateLimitError);
    expect(refusedInMs).toBeLessThanOrEqual(5_000);
    expect(asked).toBeGreaterThan(10);
    expect(asked).toBeLessThan(100);
    expect(runtime.limits()).toMatchObject([{ queued: 1 }]);
    isOdd = false;
    await world.clock.advance(1_001);
    await waiting;
    expect(world.sent).toHaveLength(1);
    await runtime.call(operations.paced, {}, { maxWaitInMs: 0 });
    expect(world.clock.pending).toBe(0);
  });
});

test.each([Number.NaN, Infinity, null, undefined])(
  'an acquired slot whose `waitInMs` is %s is used at once',
  async (waitInMs) => {
    const world = createWorld();
    const limitStore: LimitStore = {
      ...createMemoryLimitStore(),
      acquire: async () => ({ acquired: true, permit: 'slot', waitInMs }) as AcquireResult,
    };
    const called = world.runtime({ ...bearer, limitStore }).call(operations.paced, {}, { maxWaitInMs: 5_000 });
    await called.withResponse();
    expect(world.sent).toHaveLength(1);
  },
);

test.each([Number.NaN, Infinity, -5, '9', null, {}])(
  'an invalid forecast counts as no forecast: %j',
  async (forecast) => {
    const world = createWorld();
    const limitStore = { ...createMemoryLimitStore(), estimateWaitInMs: () => forecast as number };
    const runtime = world.runtime({ ...bearer, limitStore });
    await runtime.call(operations.slow, {});
    const startInMs = world.clock.now();
    expect(await errorOf(runtime.call(operations.slow, {}, { maxWaitInMs: 10_000 }))).toBeInstanceOf(RateLimitError);
    expect(world.clock.now() - startInMs).toBeLessThanOrEqual(10_000);
    await runtime.call(operations.slow, {}, { maxWaitInMs: 100_000 });
    expect(world.sent).toHaveLength(2);
  },
);
