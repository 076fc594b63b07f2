import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { AbortedError, createMemoryLimitStore, type LimitStore, RateLimitError } from '../../src/index.ts';
import { createWorld, errorOf, json, operations, settle } from '../support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };

const slowList = {
  ...operations.slow,
  query: { page_token: 'string' },
  page: { style: 'seek', items: 'data', defaultLimit: 1, maxLimit: 1 },
} as const;

describe('calls that wait', () => {
  test('G08: a call that would wait longer than `maxWaitInMs` fails at once with `retryAt`, and nothing is sent', async () => {
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

  test('G08: an iterator waits without a maximum, and keeps `maxWaitInMs` and `maxAttempts` of its call', async () => {
    const world = createWorld({ handler: () => json({ data: [1] }) });
    const runtime = world.runtime(bearer);
    const read = async (options: object): Promise<void> => {
      for await (const _ of runtime.list(slowList, {}, options)) break;
    };
    await read({});
    expect(await errorOf(read({ maxWaitInMs: 0 }))).toMatchObject({ code: 'ERR_LIMIT_WAIT', outcome: 'not-sent' });
    expect(world.sent).toHaveLength(1);
    await read({});
    expect(world.sent).toHaveLength(2);
    const refusing = createWorld({ handler: () => json({}, 429, { 'retry-after': '40' }) });
    const refused = (async () => {
      for await (const _ of refusing.runtime(bearer).list(slowList, {}, { maxAttempts: 1 })) break;
    })();
    expect(await errorOf(refused)).toBeInstanceOf(RateLimitError);
    expect(refusing.sent).toHaveLength(1);
  });

  test('G08: a wait of more than ten minutes is logged once with its end, unless there is the hook `onThrottle`', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    const daily = { ...operations.slow, rate: { maximum: [{ requests: 1, periodInMs: 86_400_000 }] } } as const;
    const waits: number[] = [];
    const onThrottle = ({ waitInMs }: { readonly waitInMs: number }) => waits.push(waitInMs);
    for (const hooks of [undefined, { onThrottle }]) {
      const world = createWorld();
      const runtime = world.runtime({ ...bearer, hooks, maxWaitInMs: Infinity });
      for (let call = 0; call < 3; call += 1) await runtime.call(daily, {});
    }
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^slow waits for its rate limit until 20\d\d-.*Z\./)]]);
    expect(waits.map((wait) => Math.round(wait / 1_000))).toEqual([86_400, 86_400]);
  });

  test('E02: no store counts a call without windows, and a pause delays it', async () => {
    const asked: number[] = [];
    const inner = createMemoryLimitStore();
    const limitStore: LimitStore = {
      ...inner,
      acquire: (key, windows, ...rest) => (asked.push(windows.length), inner.acquire(key, windows, ...rest)),
    };
    const world = createWorld({
      handler: () => (world.sent.length === 1 ? json({}, 429, { 'retry-after': '20' }) : json({ ok: true })),
    });
    const startInMs = world.clock.now();
    await world.runtime({ ...bearer, limitStore }).call({ ...operations.slow, rate: {} }, {});
    expect(world.clock.now() - startInMs).toBeGreaterThanOrEqual(20_000);
    expect([world.sent.length, asked]).toEqual([2, []]);
  });

  test('a deadline before the end of the wait fails the call at once', async () => {
    const world = createWorld();
    const runtime = world.runtime(bearer);
    await runtime.call(operations.slow, {});
    const error = await errorOf(runtime.call(operations.slow, {}, { maxWaitInMs: 600_000, deadlineInMs: 5_000 }));
    expect(error).toBeInstanceOf(RateLimitError);
    expect((error as Error).message).toContain('raise `deadlineInMs` (5000)');
  });

  test("a refusal names the option that lets the call wait, the client's and the server's", async () => {
    const world = createWorld({ handler: () => json({}, 429, { 'retry-after': '40' }) });
    const runtime = world.runtime(bearer);
    const call = (options: object): Promise<unknown> => errorOf(runtime.call(operations.slow, {}, options));
    expect((await call({})) as Error).toMatchObject({ message: expect.stringContaining('raise `maxWaitInMs`') });
    expect((await call({})) as Error).toMatchObject({
      message: expect.stringContaining('raise `maxWaitInMs` (30000)'),
    });
    await world.clock.advance(200_000);
    const patient = { maxWaitInMs: 1e9, maxAttempts: 1 };
    expect((await call(patient)) as Error).toMatchObject({ message: expect.stringContaining('raise `maxAttempts`') });
    await world.clock.advance(200_000);
    const soon = { maxWaitInMs: 1e9, deadlineInMs: 9_000 };
    expect((await call(soon)) as Error).toMatchObject({ message: expect.stringContaining('raise `deadlineInMs`') });
  });

  test('a call that waits for its limit waits as long as needed', async () => {
    const world = createWorld();
    const { send } = world.runtime(bearer);
    for (let index = 0; index < 4; index += 1)
      await send({ operation: operations.slow, input: {}, options: {}, waitsForLimit: true });
    const times = world.sent.map(({ atInMs }) => atInMs);
    expect(times.slice(1).every((time, index) => time - (times[index] ?? 0) >= 60_000)).toBe(true);
  });

  test('a call aborted while it waits rejects at once and frees its slot for the next', async () => {
    const world = createWorld({ autoAdvance: false });
    const { send } = world.runtime(bearer);
    await send({ operation: operations.slow, input: {}, options: {} });
    const stop = new AbortController();
    const aborted = errorOf(
      send({ operation: operations.slow, input: {}, options: { signal: stop.signal }, waitsForLimit: true }),
    );
    const next = send({ operation: operations.slow, input: {}, options: {}, waitsForLimit: true });
    await settle();
    stop.abort(new Error('enough'));
    const error = await aborted;
    expect(error).toBeInstanceOf(AbortedError);
    expect(error).toMatchObject({ name: 'AbortError', attempts: 0, outcome: 'not-sent', cause: new Error('enough') });
    await world.clock.advance(60_001);
    await next;
    expect(world.sent).toHaveLength(2);
  });

  test('a call aborted in flight frees its slot one window later', async () => {
    let open = true;
    const world = createWorld({
      autoAdvance: false,
      handler: () => (open ? new Promise<Response>(() => undefined) : json({})),
    });
    const { send } = world.runtime(bearer);
    const stop = new AbortController();
    const aborted = errorOf(send({ operation: operations.slow, input: {}, options: { signal: stop.signal } }));
    await settle();
    expect(world.sent).toHaveLength(1);
    stop.abort();
    expect(await aborted).toMatchObject({ outcome: 'unknown', attempts: 1 });
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
    const stop = new AbortController();
    const waiting = errorOf(
      runtime.send({
        operation: operations.slow,
        input: {},
        options: { signal: stop.signal },
        waitsForLimit: true,
      }),
    );
    await settle();
    const snapshot = runtime.limits();
    expect(snapshot).toMatchObject([
      { windows: [{ requests: 1, periodInMs: 60_000, used: 1 }], queued: 1, pausedUntil: undefined },
    ]);
    expect(snapshot[0]?.key).toMatch(/^https:\/\/hub\.example\.com slow token:\w+$/);
    expect(JSON.stringify(snapshot)).not.toContain('fixed-token');
    stop.abort();
    await waiting;
  });
});
