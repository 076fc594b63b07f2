/** `createLite`: retries, timeouts and aborts. */
import { describe, expect, test } from 'vitest';
import { AbortedError, RateLimitError } from '../../src/index.ts';
import { errorOf, type Handler, json, settle } from '../support/world.ts';
import { cancel, liteOf, one, read, upsert } from './lite-of.ts';

describe('retries', () => {
  const failures: Readonly<Record<string, () => Response>> = {
    'a 500': () => new Response(null, { status: 500 }),
    'a 503': () => new Response('<html>', { status: 503 }),
    'a broken connection': () => {
      throw new TypeError('reset');
    },
    'a web page': () => new Response('<html>'),
    'truncated JSON': () => new Response('{"id":'),
  };
  test.each(Object.entries(failures))('%s is retried if a repeat is safe', async (_, failure) => {
    for (const operation of [read, upsert]) {
      const { world, lite } = liteOf(() => (world.sent.length < 3 ? failure() : json({ ok: true })));
      expect(await lite(operation, { ...one, body: {} })).toEqual({ ok: true });
      expect(world.sent).toHaveLength(3);
    }
    const never = liteOf(failure);
    const error = await errorOf(never.lite(read, one));
    expect(error).toMatchObject({ attempts: 3, operation: 'read', outcome: 'unknown' });
    expect(never.world.sent).toHaveLength(3);
  });

  test.each(Object.entries(failures).slice(0, 4))(
    'G12: %s of an operation that is not safe to repeat has an unknown outcome',
    async (_, failure) => {
      const { world, lite } = liteOf(failure);
      const error = await errorOf(lite(cancel, {}));
      expect(error).toMatchObject({ attempts: 1, outcome: 'unknown' });
      expect((error as Error).message).toContain('unknown');
      expect(world.sent).toHaveLength(1);
    },
  );

  test.each([400, 403, 404, 409, 410, 422])('a %d is not retried and is refused', async (status) => {
    const { world, lite } = liteOf(() => json({ code: 'NO', message: 'Not now' }, status));
    expect(await errorOf(lite(read, one))).toMatchObject({
      status,
      serverCode: 'NO',
      serverMessage: 'Not now',
      outcome: 'refused',
    });
    expect(world.sent).toHaveLength(1);
  });

  test('E02: a 429 waits for `Retry-After`, even a write that is not safe to repeat', async () => {
    const { world, lite } = liteOf(
      () => new Response(null, { status: world.sent.length === 1 ? 429 : 204, headers: { 'retry-after': '4' } }),
    );
    await lite(cancel, {});
    const [first, second] = world.sent;
    expect((second?.atInMs ?? 0) - (first?.atInMs ?? 0)).toBe(4_000 + 125);
  });

  test('E02: `Retry-After` as a date counts by the clock of the server', async () => {
    const headers = { date: 'Thu, 01 Jan 2026 00:00:00 GMT', 'retry-after': 'Thu, 01 Jan 2026 00:00:02 GMT' };
    const { world, lite } = liteOf(() => new Response('{}', { status: world.sent.length === 1 ? 503 : 200, headers }));
    await lite(read, one);
    expect((world.sent[1]?.atInMs ?? 0) - (world.sent[0]?.atInMs ?? 0)).toBe(2_000 + 125);
  });

  test.each([
    ['10', 10_000],
    ['99999999999999999999', 3_600_000],
  ])('E02: `Retry-After: %s` is an error at once, with the time to retry at', async (retryAfter, inMs) => {
    const { world, lite } = liteOf(() => new Response(null, { status: 429, headers: { 'retry-after': retryAfter } }));
    const startedAtInMs = world.clock.now();
    const error = await errorOf(lite(read, one));
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ attempts: 1, outcome: 'refused', retryAt: new Date(startedAtInMs + inMs) });
    expect(world.clock.now()).toBe(startedAtInMs);
  });

  test('waits have full jitter below a ceiling that doubles', async () => {
    for (const [random, waits] of [
      [0, [0, 0]],
      [0.999, [249, 499]],
    ] as const) {
      const { world, lite } = liteOf(() => new Response(null, { status: 503 }), { random: () => random });
      await errorOf(lite(read, one));
      const times = world.sent.map(({ atInMs }) => atInMs);
      expect(times.slice(1).map((atInMs, at) => atInMs - (times[at] ?? 0))).toEqual(waits);
    }
  });
});

describe('time and abort', () => {
  const silent: Handler = () => new Promise<Response>(() => undefined);
  const manual = { autoAdvance: false };

  test('a write that is not safe to repeat is not sent again after `timeoutInMs`', async () => {
    const { world, lite } = liteOf(silent, {}, manual);
    const failed = errorOf(lite(cancel, {}, { timeoutInMs: 500 }));
    await world.clock.advance(500);
    expect(await failed).toMatchObject({ name: 'TimeoutError', limit: 'attempt', outcome: 'unknown', attempts: 1 });
  });

  test('the timeout covers the body, and ends it', async () => {
    let canceled = 0;
    const body = new ReadableStream({ cancel: () => void (canceled += 1) });
    const { world, lite } = liteOf(() => new Response(body), {}, manual);
    const failed = errorOf(lite(read, one, { deadlineInMs: 300 }));
    await settle();
    await world.clock.advance(300);
    expect(await failed).toMatchObject({ name: 'TimeoutError', limitInMs: 300 });
    expect(canceled).toBe(1);
  });

  test.each<[string, Handler, number]>([
    ['in flight', silent, 1],
    ['waiting for a retry', () => new Response(null, { status: 503, headers: { 'retry-after': '5' } }), 1],
    ['reading the body', () => new Response(new ReadableStream()), 1],
  ])('G18: a call that is aborted while it is %s ends at once', async (_, handler, times) => {
    const { world, lite } = liteOf(handler, {}, manual);
    const abort = new AbortController();
    const failed = errorOf(lite(read, one, { signal: abort.signal }));
    await settle();
    abort.abort('enough');
    const error = await failed;
    expect(error).toBeInstanceOf(AbortedError);
    expect(error).toMatchObject({ name: 'AbortError', cause: 'enough', outcome: 'unknown' });
    await world.clock.advance(60_000);
    expect(world.sent).toHaveLength(times);
    expect(world.clock.pending).toBe(0);
  });
});

test.each([
  ['readable headers', { status: 200, headers: {} }],
  ['a status', { headers: new Headers() }],
])('G13: an unsafe call is sent once, with an unknown outcome, if its response lacks %s', async (_, response) => {
  let sent = 0;
  const fetch = async (): Promise<unknown> => ({ ...response, body: null, n: (sent += 1) });
  const error = await errorOf(liteOf(undefined, { fetch } as never).lite(cancel, {}));
  expect(error).toMatchObject({ name: 'ConnectionError', outcome: 'unknown' });
  expect(sent).toBe(1);
});
