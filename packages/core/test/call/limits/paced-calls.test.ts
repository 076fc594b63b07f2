import { describe, expect, test } from 'vitest';
import { AbortedError, RateLimitError, type ThrottleEvent } from '../../../src/index.ts';
import { createWorld, errorOf, json, operations, settle, type World } from '../../support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };

/** A server that lets 30 arrivals through in any second, counted as strictly as can be, and is `latency` away. */
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

describe('pacing', () => {
  test.each([
    ['0 ms', () => 0, 0],
    ['10 ms', () => 10, 0.01],
    ['30 ms', () => 30, 0.03],
    ['0 to 30 ms', () => Math.round(dice() * 30), 0.015],
  ])(
    'E03: 30/s against a strict sliding window, latency %s: no 429 and at least 0.99 × 30/(1 + latency) over 60 s',
    async (_, latencyInMs, meanInSeconds) => {
      const { world, arrivals, refused } = strictServer(latencyInMs);
      const runtime = world.runtime(bearer);
      const startInMs = world.clock.now();
      const work = Array.from({ length: 90 }, async () => {
        while (world.clock.now() - startInMs < 60_000) {
          await runtime.send({ operation: operations.paced, input: {}, options: {}, waitsForLimit: true });
        }
      });
      await Promise.all(work);
      const inTime = arrivals.filter((atInMs) => atInMs - startInMs <= 60_000).length;
      expect(refused()).toBe(0);
      expect(inTime / 60).toBeGreaterThanOrEqual((0.99 * 30) / (1 + meanInSeconds));
    },
  );

  test('E03: calls of one key go first come, first served', async () => {
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

  test('E03: limits that count by a value are kept apart', async () => {
    const world = createWorld();
    const runtime = world.runtime(bearer);
    const startInMs = world.clock.now();
    await runtime.call(operations.perAction, { path: { action_id: 'a' } });
    await runtime.call(operations.perAction, { path: { action_id: 'b' } });
    expect(world.clock.now()).toBe(startInMs);
    expect(await errorOf(runtime.call(operations.perAction, { path: { action_id: 'a' } }))).toBeInstanceOf(
      RateLimitError,
    );
  });

  test('a call that would wait longer than maxWait fails at once, with the time to come back, and nothing is sent', async () => {
    const world = createWorld();
    const runtime = world.runtime(bearer);
    await runtime.call(operations.slow, {});
    const startInMs = world.clock.now();
    const error = await errorOf(runtime.call(operations.slow, {}));
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ status: 429, attempts: 0, outcome: 'not-sent', operation: 'slow' });
    expect((error as RateLimitError).retryAt.getTime() - startInMs).toBeGreaterThanOrEqual(60_000);
    expect(world.clock.now()).toBe(startInMs);
    expect(world.sent).toHaveLength(1);
    await runtime.call(operations.slow, {}, { maxWaitInMs: 61_000 });
    expect((world.sent[1]?.atInMs ?? 0) - startInMs).toBeGreaterThanOrEqual(60_000);
  });

  test('of 10,000 calls at once those that would wait too long fail at once and the others are sent in time', async () => {
    const world = createWorld();
    const runtime = world.runtime(bearer);
    const startInMs = world.clock.now();
    const ends = await Promise.allSettled(Array.from({ length: 10_000 }, () => runtime.call(operations.paced, {})));
    const failed = ends.filter(({ status }) => status === 'rejected');
    expect(world.sent.length).toBe(10_000 - failed.length);
    expect(world.sent.length).toBeGreaterThanOrEqual(30 * 30);
    expect((world.sent.at(-1)?.atInMs ?? 0) - startInMs).toBeLessThanOrEqual(30_100);
  });

  test('a deadline that the wait would miss fails the call at once', async () => {
    const world = createWorld();
    const runtime = world.runtime(bearer);
    await runtime.call(operations.slow, {});
    const error = await errorOf(runtime.call(operations.slow, {}, { maxWaitInMs: 600_000, deadlineInMs: 5_000 }));
    expect(error).toBeInstanceOf(RateLimitError);
  });

  test('a call that waits for its limit waits as long as that takes', async () => {
    const world = createWorld();
    const { send } = world.runtime(bearer);
    for (let index = 0; index < 4; index += 1)
      await send({ operation: operations.slow, input: {}, options: {}, waitsForLimit: true });
    const times = world.sent.map(({ atInMs }) => atInMs);
    expect(times.slice(1).every((time, index) => time - (times[index] ?? 0) >= 60_000)).toBe(true);
  });

  test('follow-up pages do not count against windows of a minute or more', async () => {
    const world = createWorld();
    const { send } = world.runtime(bearer);
    const startInMs = world.clock.now();
    await send({ operation: operations.slow, input: {}, options: {} });
    for (let page = 0; page < 20; page += 1) {
      await send({
        operation: operations.slow,
        input: { query: { page_token: `p${page}` } },
        options: {},
        followUpPage: true,
      });
    }
    expect(world.clock.now()).toBe(startInMs);
  });

  test('windows of an hour are advisory: onThrottle is called and the server decides', async () => {
    const world = createWorld();
    const throttles: ThrottleEvent[] = [];
    const runtime = world.runtime({ ...bearer, hooks: { onThrottle: (event) => throttles.push(event) } });
    await runtime.call(operations.hourly, {});
    await runtime.call(operations.hourly, {});
    expect(world.sent).toHaveLength(2);
    expect(throttles).toEqual([
      {
        operation: 'hourly',
        callId: expect.any(String),
        method: 'GET',
        path: '/v2/hourly',
        attempt: 0,
        kind: 'advisory',
        waitInMs: 3_600_001,
      },
    ]);
  });

  test("limits: 'strict' keeps windows of an hour as well, 'off' keeps none", async () => {
    const strict = createWorld();
    const runtime = strict.runtime({ ...bearer, limits: 'strict' });
    await runtime.call(operations.hourly, {});
    expect(await errorOf(runtime.call(operations.hourly, {}))).toBeInstanceOf(RateLimitError);
    const off = createWorld();
    const free = off.runtime({ ...bearer, limits: 'off' });
    await Promise.all(Array.from({ length: 100 }, () => free.call(operations.paced, {})));
    expect(off.sent.every(({ atInMs }) => atInMs === off.sent[0]?.atInMs)).toBe(true);
  });

  test('a call aborted while it waits rejects at once and frees its slot for the next', async () => {
    const world = createWorld({ autoAdvance: false });
    const { send } = world.runtime(bearer);
    await send({ operation: operations.slow, input: {}, options: {} });
    const stop = new AbortController();
    const gone = errorOf(
      send({ operation: operations.slow, input: {}, options: { signal: stop.signal }, waitsForLimit: true }),
    );
    const next = send({ operation: operations.slow, input: {}, options: {}, waitsForLimit: true });
    await settle();
    stop.abort(new Error('enough'));
    const error = await gone;
    expect(error).toBeInstanceOf(AbortedError);
    expect(error).toMatchObject({ name: 'AbortError', attempts: 0, outcome: 'not-sent', cause: new Error('enough') });
    await world.clock.advance(60_001);
    await next;
    expect(world.sent).toHaveLength(2);
  });

  test('when everybody who waited has gone, nothing is left on the clock', async () => {
    const world = createWorld({ autoAdvance: false });
    const { send } = world.runtime(bearer);
    await send({ operation: operations.slow, input: {}, options: {} });
    const stop = new AbortController();
    const gone = [1, 2].map(() =>
      errorOf(send({ operation: operations.slow, input: {}, options: { signal: stop.signal }, waitsForLimit: true })),
    );
    await settle();
    expect(world.clock.pending).toBe(1);
    stop.abort();
    await Promise.all(gone);
    expect(world.clock.pending).toBe(0);
  });

  test('a call aborted in flight frees its slot one window later', async () => {
    let open = true;
    const world = createWorld({
      autoAdvance: false,
      handler: () => (open ? new Promise<Response>(() => undefined) : json({})),
    });
    const { send } = world.runtime(bearer);
    const stop = new AbortController();
    const gone = errorOf(send({ operation: operations.slow, input: {}, options: { signal: stop.signal } }));
    await settle();
    expect(world.sent).toHaveLength(1);
    stop.abort();
    expect(await gone).toMatchObject({ outcome: 'unknown', attempts: 1 });
    open = false;
    const next = send({ operation: operations.slow, input: {}, options: {}, waitsForLimit: true });
    await world.clock.advance(59_000);
    expect(world.sent).toHaveLength(1);
    await world.clock.advance(2_000);
    await next;
    expect(world.sent).toHaveLength(2);
  });

  test('limits() shows keys, use and queue, and no secret', async () => {
    const world = createWorld({ autoAdvance: false });
    const runtime = world.runtime({ auth: { token: 'fixed-token' } });
    await runtime.call(operations.slow, {});
    const waiting = errorOf(
      runtime.send({
        operation: operations.slow,
        input: {},
        options: { signal: AbortSignal.timeout(20) },
        waitsForLimit: true,
      }),
    );
    await settle();
    const snapshot = runtime.limits();
    expect(snapshot).toMatchObject([
      { windows: [{ requests: 1, periodInMs: 60_000, used: 1 }], queued: 1, pausedUntil: undefined },
    ]);
    expect(snapshot[0]?.key).toMatch(/^https:\/\/hub\.example\.com hub slow token:\w+$/);
    expect(JSON.stringify(snapshot)).not.toContain('fixed-token');
    await waiting;
  });

  test('maxConcurrency caps what is in flight', async () => {
    let open = 0;
    let most = 0;
    const world = createWorld({
      handler: async () => {
        open += 1;
        most = Math.max(most, open);
        await world.clock.wait(10);
        open -= 1;
        return json({});
      },
    });
    const runtime = world.runtime({ ...bearer, maxConcurrency: 3 });
    await Promise.all(Array.from({ length: 20 }, () => runtime.call(operations.read, { path: { thing_id: 1 } })));
    expect(most).toBe(3);
    expect(world.sent).toHaveLength(20);
  });

  test('a call aborted in flight, or while it waits for a slot, frees its slot for the next', async () => {
    const world = createWorld({
      autoAdvance: false,
      handler: ({ path }) => (path.includes('stuck') ? new Promise<Response>(() => undefined) : json({})),
    });
    const runtime = world.runtime({ ...bearer, maxConcurrency: 1 });
    const stop = new AbortController();
    const gone = ['stuck', 'queued'].map((id) =>
      errorOf(runtime.call(operations.read, { path: { thing_id: id } }, { signal: stop.signal })),
    );
    await settle();
    const next = runtime.call(operations.read, { path: { thing_id: 'next' } }).withResponse();
    await settle();
    expect(world.sent.map(({ path }) => path)).toEqual(['/api/v2/things/stuck']);
    stop.abort();
    expect(await Promise.all(gone)).toMatchObject([
      { name: 'AbortError', attempts: 1 },
      { name: 'AbortError', attempts: 0, outcome: 'not-sent' },
    ]);
    await next;
    expect(world.sent.map(({ path }) => path.split('/').at(-1))).toEqual(['stuck', 'next']);
  });

  test('a response whose body nobody reads gives its slot back when its time is over', async () => {
    const world = createWorld({ autoAdvance: false });
    const runtime = world.runtime({ ...bearer, maxConcurrency: 1, timeoutInMs: 1_000 });
    await runtime.send({ operation: operations.download, input: { path: { file_id: 1 } }, options: {} });
    const next = runtime.call(operations.read, { path: { thing_id: 1 } }).withResponse();
    await world.clock.advance(999);
    expect(world.sent).toHaveLength(1);
    await world.clock.advance(1);
    await next;
    expect(world.clock.pending).toBe(0);
  });
});
