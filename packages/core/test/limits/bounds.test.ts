/** The exact time at which a call may not wait any longer. */
import { describe, expect, test } from 'vitest';
import { Lifetime } from '../../src/clock/lifetime.ts';
import { type Permit, WaitTooLongError, limitsOf } from '../../src/limits/limits.ts';
import { rateLimits } from '../../src/limits/rate-limiter.ts';
import { WaitQueue } from '../../src/limits/waiting-calls.ts';
import { createMemoryLimitStore, createVirtualClock, type LimitStore } from '../../src/index.ts';
import { createWorld, errorOf, json, operations } from '../support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };

describe('a wait of exactly maxWaitInMs', () => {
  test.each([operations.paced, operations.read])('E02: ends with the call being sent: $id', async (operation) => {
    const world = createWorld({
      handler: () => (world.sent.length === 1 ? json({}, 429, { 'retry-after': '30' }) : json({ ok: true })),
    });
    const { attempts } = await world
      .runtime(bearer)
      .call(operation, { path: { thing_id: 1 } })
      .withResponse();
    expect(attempts).toBe(2);
    expect((world.sent[1]?.atInMs ?? 0) - (world.sent[0]?.atInMs ?? 0)).toBe(30_000);
  });

  test("E03: isn't too long: the slot that is free then is used", async () => {
    const world = createWorld();
    const runtime = world.runtime(bearer);
    await runtime.call(operations.slow, {});
    await runtime.call(operations.slow, {}, { maxWaitInMs: 60_001 });
    expect((world.sent[1]?.atInMs ?? 0) - (world.sent[0]?.atInMs ?? 0)).toBe(60_001);
  });
});

describe('a late refusal', () => {
  /** A store without forecasts that refuses all until it is opened. */
  function closedLimiter() {
    const clock = createVirtualClock();
    const { complete, release } = createMemoryLimitStore();
    let isOpen = false;
    const store: LimitStore = {
      complete,
      release,
      acquire: () => (isOpen ? { acquired: true, permit: '' } : { acquired: false, waitInMs: undefined }),
    };
    const limiter = rateLimits(clock, store);
    const rate = { maximum: [{ requests: 2, periodInMs: 1_000 }] };
    const call = { operation: { id: 'read', method: 'GET', path: '/read', rate } as const, input: {}, options: {} };
    const go = (maxWaitInMs: number, lifetime = new Lifetime()): Promise<Permit> =>
      limiter.admit({
        windows: limitsOf(call),
        key: 'k',
        urgent: false,
        maxWaitInMs,
        lifetime,
      }) as Promise<Permit>;
    return { clock, go, open: () => (isOpen = true) };
  }

  test('leaves no timer if no other call waits', async () => {
    const { clock, go } = closedLimiter();
    const refused = errorOf(go(2_000));
    await clock.advance(1_999);
    expect(clock.pending).toBe(2);
    await clock.advance(1);
    expect(await refused).toBeInstanceOf(WaitTooLongError);
    expect(clock.pending).toBe(0);
  });

  test('takes nothing from calls that keep waiting', async () => {
    const { clock, go, open } = closedLimiter();
    const refused = errorOf(go(2_000));
    const patient = go(Infinity);
    await clock.advance(3_000);
    expect(await refused).toBeInstanceOf(WaitTooLongError);
    open();
    await clock.advance(1_000);
    expect(await patient).toHaveProperty('complete');
    expect(clock.pending).toBe(0);
  });

  test('during a request to a store that hangs ends the request in time for others, and the store is asked again', async () => {
    const clock = createVirtualClock();
    const { acquire, complete, release } = createMemoryLimitStore();
    let asked = 0;
    const store: LimitStore = {
      complete,
      release,
      acquire: (...values) => ((asked += 1) === 1 ? new Promise(() => undefined) : acquire(...values)),
    };
    const limiter = rateLimits(clock, store);
    const rate = { maximum: [{ requests: 2, periodInMs: 1_000 }] };
    const call = { operation: { id: 'read', method: 'GET', path: '/read', rate } as const, input: {}, options: {} };
    const go = (maxWaitInMs: number): Promise<Permit> =>
      limiter.admit({
        windows: limitsOf(call),
        key: 'k',
        urgent: false,
        maxWaitInMs,
        lifetime: new Lifetime(),
      }) as Promise<Permit>;
    const refused = errorOf(go(2_000));
    let hasGone = false;
    void go(Infinity).then(() => (hasGone = true));
    await clock.advance(2_000);
    expect(await refused).toBeInstanceOf(WaitTooLongError);
    await clock.advance(4_000);
    expect(hasGone).toBe(true);
    expect(clock.pending).toBe(0);
  });

  test('takes nothing from others, like a canceled call', async () => {
    const { clock, go, open } = closedLimiter();
    const lifetime = new Lifetime();
    const gone = errorOf(go(Infinity, lifetime));
    let hasGone = false;
    void go(Infinity).then(() => (hasGone = true));
    lifetime.end('enough');
    expect(await gone).toBe('enough');
    open();
    await clock.advance(1_000);
    expect(hasGone).toBe(true);
  });
});

test('a queue of thousands keeps its order after most have left', () => {
  const queue = new WaitQueue<{ readonly at: number }>();
  const waiters = Array.from({ length: 3_000 }, (_, at) => ({ at }));
  for (const waiter of waiters) queue.add(waiter);
  for (const gone of waiters.slice(0, 2_000)) queue.delete(gone);
  for (const gone of waiters.slice(2_500, 2_600)) queue.delete(gone);
  queue.delete(waiters[0] as (typeof waiters)[number]);
  expect(queue.size).toBe(900);
  expect(queue.peek()?.at).toBe(2_000);
  expect([...queue].map(({ at }) => at)).toEqual(
    [...Array(500).keys(), ...[...Array(400).keys()].map((at) => at + 600)].map((at) => at + 2_000),
  );
  for (let at = 2_000; at < 2_010; at += 1) {
    expect(queue.peek()?.at).toBe(at);
    queue.delete(waiters[at] as (typeof waiters)[number]);
  }
  queue.add({ at: 3_000 });
  expect(queue.size).toBe(891);
});

test('E03: a window of thousands counts correctly while its slots are freed', () => {
  const store = createMemoryLimitStore();
  const windows = [{ requests: 5_000, periodInMs: 10_000 }];
  for (let at = 0; at < 3_000; at += 1) {
    expect(store.acquire('k', windows, at, at)).toMatchObject({ acquired: true });
    void store.complete('k', windows, '', at);
  }
  for (const [nowInMs, used] of [
    [10_000, 3_000],
    [10_001, 2_999],
    [11_100, 1_900],
    [11_500, 1_500],
    [12_000, 1_000],
    [13_001, 0],
  ] as const)
    expect(store.used?.('k', windows, nowInMs)).toEqual([used]);
  void store.acquire('k', windows, 13_001, 13_001);
  expect(store.used?.('k', windows, 13_001)).toEqual([1]);
});
