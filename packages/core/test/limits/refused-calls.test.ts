import { describe, expect, test } from 'vitest';
import {
  type ClientOptions,
  createMemoryLimitStore,
  RateLimitError,
  type RateWindow,
  type RetryEvent,
} from '../../src/index.ts';
import { createWorld, errorOf, json, operations, settle } from '../support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };

/** Responds with 429 a number of times, then with success. */
function busyFor(times: number, headers: Record<string, string>): () => Response {
  let left = times;
  return () => {
    left -= 1;
    return left >= 0 ? json({ code: 'TOO_MANY_REQUESTS', message: 'slow down' }, 429, headers) : json({ ok: true });
  };
}

describe('429', () => {
  test('E02, G09: with `Retry-After: 120` the client makes no attempt sooner', async () => {
    const world = createWorld({ handler: busyFor(1, { 'retry-after': '120' }) });
    const result = await world
      .runtime(bearer)
      .call(operations.read, { path: { thing_id: 1 } }, { maxWaitInMs: 150_000 })
      .withResponse();
    expect(result.attempts).toBe(2);
    expect((world.sent[1]?.atInMs ?? 0) - (world.sent[0]?.atInMs ?? 0)).toBeGreaterThanOrEqual(120_000);
  });

  // The kinds of documented windows.
  describe.each<[string, readonly RateWindow[]]>([
    ['1 per 10 s', [{ requests: 1, periodInMs: 10_000 }]],
    ['1 per 60 s', [{ requests: 1, periodInMs: 60_000 }]],
    ['1 per 86400 s', [{ requests: 1, periodInMs: 86400_000 }]],
    ['30 per 1 s', [{ requests: 30, periodInMs: 1_000 }]],
    ['20 per 60 s', [{ requests: 20, periodInMs: 60_000 }]],
    [
      '2 per 60 s and 100 per 86400 s',
      [
        { requests: 2, periodInMs: 60_000 },
        { requests: 100, periodInMs: 86_400_000 },
      ],
    ],
  ])('a limit of %s', (_, maximum) => {
    const operation = { ...operations.slow, rate: { maximum } };
    const stores: [string, () => Partial<ClientOptions>][] = [
      ['in memory', () => ({})],
      ['in a store', () => ({ limitStore: createMemoryLimitStore() })],
    ];
    test.each(stores)('E02: %s, a refused attempt uses no slot', async (_store, options) => {
      const retryAfter = 7;
      const world = createWorld({ handler: busyFor(3, { 'retry-after': String(retryAfter) }) });
      const runtime = world.runtime({ ...bearer, ...options() });
      await runtime.call(operation, {});
      const times = world.sent.map(({ atInMs }) => atInMs);
      const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
      expect(waits).toEqual([7_000, 7_000, 7_000]);
      expect(runtime.limits()[0]?.windows.map(({ used }) => used)).toEqual(maximum.map(() => 1));
    });

    test('E02: a refused call leaves its slot to the next call, and all wait for the pause', async () => {
      const world = createWorld({ handler: busyFor(1, { 'retry-after': '7' }) });
      const runtime = world.runtime(bearer);
      expect(await errorOf(runtime.call(operation, {}, { maxAttempts: 1 }))).toBeInstanceOf(RateLimitError);
      await runtime.call(operation, {}, { maxWaitInMs: 10_000 });
      expect((world.sent[1]?.atInMs ?? 0) - (world.sent[0]?.atInMs ?? 0)).toBe(7_000);
    });
  });

  test('E02: beyond maxWait a RateLimitError with retryAt comes at once', async () => {
    const world = createWorld({ handler: busyFor(9, { 'retry-after': '120' }) });
    const startInMs = world.clock.now();
    const error = await errorOf(world.runtime(bearer).call(operations.read, { path: { thing_id: 1 } }));
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({
      status: 429,
      attempts: 1,
      outcome: 'refused',
      serverCode: 'TOO_MANY_REQUESTS',
      serverMessage: 'slow down',
    });
    expect((error as RateLimitError).retryAt.getTime()).toBe(startInMs + 120_000);
    expect(world.clock.now()).toBe(startInMs);
  });

  test('E02, G09: a 429 blocks queued and new calls of its key, and other operations continue', async () => {
    const world = createWorld({
      handler: (sent) =>
        sent.path.includes('/things/') && world.sent.length === 1 ? json({}, 429, { 'retry-after': '20' }) : json({}),
    });
    const runtime = world.runtime(bearer);
    const first = runtime.call(operations.read, { path: { thing_id: 1 } }).withResponse();
    await settle();
    const startInMs = world.sent[0]?.atInMs ?? 0;
    const others = [2, 3, 4].map((id) => runtime.call(operations.read, { path: { thing_id: id } }).withResponse());
    await runtime.call(operations.list, {});
    await Promise.all([first, ...others]);
    const reads = world.sent.filter(({ path }) => path.includes('/things/')).slice(1);
    expect(reads).toHaveLength(4);
    expect(reads.every(({ atInMs }) => atInMs - startInMs >= 20_000)).toBe(true);
    expect(world.sent.find(({ path }) => path === '/api/v2/things')?.atInMs).toBeLessThan(startInMs + 20_000);
  });

  test("E02: queued calls that can't wait so long fail at once", async () => {
    const world = createWorld({
      handler: async () => {
        await world.clock.wait(100);
        return json({}, 429, { 'retry-after': '120' });
      },
    });
    const runtime = world.runtime(bearer);
    const startInMs = world.clock.now();
    const errors = await Promise.all(Array.from({ length: 40 }, () => errorOf(runtime.call(operations.paced, {}))));
    expect(errors.every((error) => error instanceof RateLimitError)).toBe(true);
    expect(world.clock.now() - startInMs).toBeLessThan(1_000);
    expect(world.sent).toHaveLength(30);
  });

  test('E02: an unsafe call is replayed too, because it was refused before it was processed', async () => {
    const world = createWorld({ handler: busyFor(1, { 'retry-after': '1' }) });
    const { attempts } = await world
      .runtime(bearer)
      .call(operations.cancel, { path: { thing_id: 1 } })
      .withResponse();
    expect(attempts).toBe(2);
  });

  test('E02: without the header it waits one window of the documented rate', async () => {
    const world = createWorld({ handler: busyFor(1, {}) });
    await world.runtime(bearer).call(operations.paced, {});
    const [first, second] = world.sent.map(({ atInMs }) => atInMs);
    expect((second ?? 0) - (first ?? 0)).toBe(1_000);
  });

  test('E02: without header and rate it waits a second or a little more', async () => {
    const world = createWorld({ handler: busyFor(1, {}) });
    await world.runtime(bearer).call(operations.read, { path: { thing_id: 1 } });
    const [first, second] = world.sent.map(({ atInMs }) => atInMs);
    expect((second ?? 0) - (first ?? 0)).toBe(1_125);
  });

  test("a single call fails after maxAttempts, and a call that waits for its limit doesn't", async () => {
    const world = createWorld({ handler: busyFor(6, { 'retry-after': '1' }) });
    const runtime = world.runtime(bearer);
    expect(await errorOf(runtime.call(operations.read, { path: { thing_id: 1 } }))).toMatchObject({
      status: 429,
      attempts: 4,
    });
    const response = await runtime.send({
      operation: operations.read,
      input: { path: { thing_id: 1 } },
      options: {},
      waitsForLimit: true,
    });
    expect(response.attempts).toBe(3);
  });

  test.each(['0', new Date(Date.UTC(2025, 0, 1)).toUTCString()])(
    'E02: with Retry-After %s a call that waits for its limit is sent after growing pauses, never at once',
    async (retryAfter) => {
      const world = createWorld({ handler: busyFor(8, { 'retry-after': retryAfter }) });
      const { send } = world.runtime(bearer);
      await send({ operation: operations.read, input: { path: { thing_id: 1 } }, options: {}, waitsForLimit: true });
      const times = world.sent.map(({ atInMs }) => atInMs);
      const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
      expect(pauses).toEqual([250, 375, 625, 1_125, 2_125, 4_125, 4_125, 4_125]);
    },
  );

  test('G09: with a Retry-After of millennia no call is sent at once', async () => {
    const world = createWorld({ handler: busyFor(1, { 'retry-after': '9000000000000' }) });
    const { call } = world.runtime(bearer);
    for (let times = 0; times < 2; times += 1)
      await expect(call(operations.paced, {})).rejects.toMatchObject({
        retryAt: new Date(world.clock.now() + 3_600_000),
      });
    expect(world.sent).toHaveLength(1);
  });

  test('without rate limiting the call itself waits as long as requested', async () => {
    const world = createWorld({ handler: busyFor(1, { 'retry-after': '9' }) });
    const retries: RetryEvent[] = [];
    await world
      .runtime({ ...bearer, rateLimiting: false, hooks: { onRetry: (event) => retries.push(event) } })
      .call(operations.read, { path: { thing_id: 1 } });
    expect((world.sent[1]?.atInMs ?? 0) - (world.sent[0]?.atInMs ?? 0)).toBe(9_000);
    expect(retries).toMatchObject([{ reason: '429', waitInMs: 9_000, attempt: 1 }]);
  });
});
