import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryLimitStore, type LimitStore, RateLimitError, TimeoutError } from '../../src/index.ts';
import { createWorld, errorOf, operations, settle } from '../support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };
type Fault = 'throws' | 'rejects' | 'hangs';

function failing(fault: Fault): never | Promise<never> {
  if (fault === 'throws') throw new Error('database is locked');
  return fault === 'rejects' ? Promise.reject(new Error('connection lost')) : new Promise(() => undefined);
}

/** A store in memory whose methods fail while `isDown`. */
function shaky(fault: Fault, ...names: readonly (keyof LimitStore)[]): { limitStore: LimitStore; isDown: boolean } {
  const inner: LimitStore = { pause: () => undefined, ...createMemoryLimitStore() };
  const state = { isDown: true, limitStore: inner };
  const wrapped = Object.fromEntries(
    names.map((name) => [
      name,
      (...values: never[]) =>
        state.isDown ? failing(fault) : (inner[name] as (...values: never[]) => unknown)(...values),
    ]),
  );
  state.limitStore = { ...inner, ...wrapped };
  return state;
}

const unhandled: unknown[] = [];
const note = (reason: unknown): void => void unhandled.push(reason);
beforeEach(() => void process.on('unhandledRejection', note));
afterEach(async () => {
  await settle();
  process.off('unhandledRejection', note);
  expect(unhandled.splice(0)).toEqual([]);
});

describe.each(['throws', 'rejects', 'hangs'] as const)('a limit store that %s', (fault) => {
  test('makes calls wait while it is down, each as long as it may', async () => {
    const world = createWorld();
    const { limitStore } = shaky(fault, 'acquire');
    const runtime = world.runtime({ ...bearer, limitStore });
    const startInMs = world.clock.now();
    const waited = async (call: PromiseLike<unknown>): Promise<readonly [unknown, number]> => [
      await errorOf(call),
      world.clock.now() - startInMs,
    ];
    const first = waited(runtime.call(operations.paced, {}, { maxWaitInMs: 12_000 }));
    const second = waited(runtime.call(operations.paced, {}, { maxWaitInMs: 60_000, deadlineInMs: 13_000 }));
    await world.clock.advance(20_000);
    const [refused, refusedAfterInMs] = await first;
    expect(refused).toBeInstanceOf(RateLimitError);
    expect(refusedAfterInMs).toBe(12_000);
    // The deadline limits the wait, and either of the two may report the end.
    const [ended, endedAfterInMs] = await second;
    expect(ended instanceof TimeoutError || ended instanceof RateLimitError).toBe(true);
    expect(endedAfterInMs).toBe(13_000);
    expect(world.sent).toHaveLength(0);
  });

  test('sends the waiting calls after its recovery', async () => {
    const world = createWorld();
    const store = shaky(fault, 'acquire');
    const runtime = world.runtime({ ...bearer, limitStore: store.limitStore });
    const calls = [1, 2, 3].map(() => runtime.call(operations.paced, {}).then(() => undefined));
    await world.clock.advance(4_000);
    store.isDown = false;
    await world.clock.advance(7_000);
    await Promise.all(calls);
    expect(world.sent).toHaveLength(3);
  });
});

describe('a remote limit store', () => {
  test('a remote limit store gets back a slot that arrives after its request was given up', async () => {
    const world = createWorld();
    const inner = createMemoryLimitStore();
    let asked = 0;
    const released: string[] = [];
    const limitStore: LimitStore = {
      ...inner,
      acquire: async (...from) => {
        asked += 1;
        if (asked === 1) await world.clock.wait(8_000);
        return inner.acquire(...from);
      },
      release: (...from) => {
        released.push(from[0]);
        return inner.release(...from);
      },
    };
    const runtime = world.runtime({ ...bearer, limitStore });
    await runtime.call(operations.paced, {});
    await world.clock.advance(10_000);
    expect(released).toHaveLength(1);
    expect(runtime.limits()).toMatchObject([{ windows: [{ used: 0 }] }]);
  });

  test('a remote limit store refuses finally at once with maxWaitInMs 0, even without a time', async () => {
    const world = createWorld();
    const limitStore: LimitStore = {
      ...createMemoryLimitStore(),
      acquire: async () => ({ acquired: false, waitInMs: undefined }),
    };
    const startInMs = world.clock.now();
    const call = world.runtime({ ...bearer, limitStore }).call(operations.paced, {}, { maxWaitInMs: 0 });
    expect(await errorOf(call)).toBeInstanceOf(RateLimitError);
    expect(world.clock.now()).toBe(startInMs);
  });

  test('a remote limit store is asked once with maxWaitInMs 0, and its refusal is final', async () => {
    const world = createWorld();
    const inner = createMemoryLimitStore();
    let asked = 0;
    const { acquire, complete: settled, release } = inner;
    const limitStore: LimitStore = {
      complete: settled,
      release,
      acquire: async (...from) => {
        asked += 1;
        await settle();
        return acquire(...from);
      },
    };
    const runtime = world.runtime({ ...bearer, limitStore });
    await runtime.call(operations.slow, {}, { maxWaitInMs: 0 });
    const startInMs = world.clock.now();
    const error = await errorOf(runtime.call(operations.slow, {}, { maxWaitInMs: 0 }));
    expect(error).toBeInstanceOf(RateLimitError);
    expect((error as RateLimitError).retryAt.getTime()).toBe(startInMs + 60_001);
    expect(asked).toBe(2);
  });
});
