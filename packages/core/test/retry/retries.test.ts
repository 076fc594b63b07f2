import { describe, expect, test } from 'vitest';
import { NotSentError } from '../../src/transport/failure.ts';
import { ConnectionError, type RetryEvent, ServerError, TimeoutError } from '../../src/index.ts';
import { createWorld, errorOf, json, operations, settle, type Handler, type Sent } from '../support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };

/** Fails once for each of the failures, then succeeds. */
function failing(...failures: readonly Handler[]): Handler {
  const left = [...failures];
  return (sent, request) => left.shift()?.(sent, request) ?? json({ ok: true });
}

const reset: Handler = () => {
  throw Object.assign(new TypeError('fetch failed'), {
    cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
  });
};
const refused: Handler = () => {
  throw new NotSentError(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
};
const status =
  (code: number, headers: Record<string, string> = {}): Handler =>
  () =>
    json({ code: 'BROKEN', message: 'sorry' }, code, headers);

const gaps = (sent: readonly Sent[]): number[] =>
  sent.slice(1).map(({ atInMs }, index) => atInMs - (sent[index]?.atInMs ?? 0));

describe('retries', () => {
  test('the last error is thrown after maxAttempts', async () => {
    const world = createWorld({ handler: () => json({ code: 'BROKEN' }, 503) });
    const error = await errorOf(
      world.runtime(bearer).call(operations.read, { path: { thing_id: 1 } }, { maxAttempts: 2 }),
    );
    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({ status: 503, attempts: 2, serverCode: 'BROKEN', outcome: 'unknown' });
  });

  test('G15: a call has four attempts, unless `maxAttempts` is set', async () => {
    const world = createWorld({ handler: () => json({}, 503) });
    const error = await errorOf(world.runtime(bearer).call(operations.read, { path: { thing_id: 1 } }));
    expect(error).toMatchObject({ attempts: 4 });
    expect(world.sent).toHaveLength(4);
    const two = world.runtime({ ...bearer, maxAttempts: 2 });
    expect(await errorOf(two.call(operations.read, { path: { thing_id: 1 } }))).toMatchObject({ attempts: 2 });
    const six = two.call(operations.read, { path: { thing_id: 1 } }, { maxAttempts: 6 });
    expect(await errorOf(six)).toMatchObject({ attempts: 6 });
  });

  test.each([
    ['503', status(503), ServerError],
    ['500', status(500), ServerError],
    ['a socket reset after sending', reset, ConnectionError],
  ])('G13: an unsafe call that ends with %s is not repeated, and its outcome is unknown', async (_, handler, Kind) => {
    const world = createWorld({ handler });
    const error = await errorOf(world.runtime(bearer).call(operations.cancel, { path: { thing_id: 1 } }));
    expect(error).toBeInstanceOf(Kind);
    expect(error).toMatchObject({
      outcome: 'unknown',
      attempts: 1,
      operation: 'cancel',
      method: 'POST',
      path: '/v2/things/{thing_id}/cancel',
    });
    expect(world.sent).toHaveLength(1);
  });

  test('G13: an unsafe call that times out is not repeated, and its outcome is unknown', async () => {
    const world = createWorld({ autoAdvance: false, handler: () => new Promise<Response>(() => undefined) });
    const failed = errorOf(world.runtime(bearer).call(operations.cancel, { path: { thing_id: 1 } }));
    await world.clock.advance(30_000);
    expect(await failed).toBeInstanceOf(TimeoutError);
    expect(await failed).toMatchObject({ outcome: 'unknown', limit: 'attempt', limitInMs: 30_000, attempts: 1 });
    expect(world.sent).toHaveLength(1);
  });

  test('G14: an unsafe call is repeated if nothing was sent', async () => {
    const world = createWorld({ handler: failing(refused) });
    const { attempts } = await world
      .runtime(bearer)
      .call(operations.cancel, { path: { thing_id: 1 } })
      .withResponse();
    expect(attempts).toBe(2);
  });

  test('E08: a web page instead of an empty body is requested again if that does no harm, and else unknown', async () => {
    const page = () => new Response('<!doctype html><p>Maintenance');
    const call = (retry: 'unsafe' | 'replay-safe') => {
      const world = createWorld({ handler: failing(page, () => new Response(null, { status: 204 })) });
      return world
        .runtime(bearer)
        .call({ ...operations.cancel, retry }, { path: { thing_id: 1 } })
        .withResponse();
    };
    expect(await call('replay-safe')).toMatchObject({ data: undefined, attempts: 2 });
    expect(await errorOf(call('unsafe'))).toMatchObject({
      name: 'MalformedResponseError',
      outcome: 'unknown',
      attempts: 1,
    });
  });

  test('E08: a text instead of an empty body is a success, because the status of a write decides', async () => {
    const operation = { ...operations.cancel, batch: { items: 'body.products', maximum: 9 } } as const;
    const world = createWorld({ handler: () => json({}) });
    const called = world.runtime(bearer).call(operation, { path: { thing_id: 1 } });
    expect(await called.withResponse()).toMatchObject({ data: undefined, attempts: 1 });
  });

  test('S06: a read that returns nothing needs only the status, whatever its body', async () => {
    const world = createWorld({ handler: () => new Response('<!doctype html>') });
    const { data, attempts } = await world
      .runtime(bearer)
      .call({ ...operations.read, response: 'none' }, { path: { thing_id: 1 } })
      .withResponse();
    expect([data, attempts]).toEqual([undefined, 1]);
  });

  test('Retry-After of a 503 is a minimum, and jitter is added', async () => {
    const world = createWorld({ handler: failing(status(503, { 'retry-after': '3' })) });
    await world.runtime(bearer).call(operations.read, { path: { thing_id: 1 } });
    expect(gaps(world.sent)).toEqual([3_125]);
  });

  test('a Retry-After beyond maxWait ends the call at once', async () => {
    const world = createWorld({ handler: status(503, { 'retry-after': '120' }) });
    const startInMs = world.clock.now();
    expect(await errorOf(world.runtime(bearer).call(operations.read, { path: { thing_id: 1 } }))).toBeInstanceOf(
      ServerError,
    );
    expect(world.clock.now()).toBe(startInMs);
  });

  test('a call aborted while it waits for its retry rejects at once', async () => {
    const world = createWorld({ autoAdvance: false, handler: status(503) });
    const stop = new AbortController();
    const aborted = errorOf(
      world.runtime(bearer).call(operations.read, { path: { thing_id: 1 } }, { signal: stop.signal }),
    );
    await settle();
    expect(world.sent).toHaveLength(1);
    stop.abort();
    expect(await aborted).toMatchObject({ name: 'AbortError', attempts: 1, outcome: 'unknown' });
    expect(world.clock.pending).toBe(0);
  });

  test.each([
    ['429', 'unsafe'],
    ['503', 'replay-safe'],
  ] as const)('G16: a one-shot stream is never sent twice, not even after a %s', async (code, retry) => {
    const world = createWorld({ handler: status(Number(code), { 'retry-after': '1' }) });
    const data = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('once'));
        controller.close();
      },
    });
    const error = await errorOf(
      world.runtime(bearer).call({ ...operations.upload, retry }, { body: { file: { name: 'a.txt', data } } }),
    );
    expect(error).toMatchObject({ status: Number(code), attempts: 1 });
    expect(world.sent[0]?.body).toContain('once');
    expect(world.sent).toHaveLength(1);
  });

  test('a retry budget keeps a client from hammering a server that is down', async () => {
    const world = createWorld({ handler: status(503) });
    const runtime = world.runtime(bearer);
    await Promise.all(
      Array.from({ length: 1_000 }, () => errorOf(runtime.call(operations.read, { path: { thing_id: 1 } }))),
    );
    expect(world.sent).toHaveLength(1_100);
  });

  test('successes earn new retries', async () => {
    let down = true;
    const world = createWorld({ handler: () => (down ? json({}, 503) : json({ ok: true })) });
    const runtime = world.runtime(bearer);
    const callAll = (count: number): Promise<unknown> =>
      Promise.all(
        Array.from({ length: count }, () => errorless(runtime.call(operations.read, { path: { thing_id: 1 } }))),
      );
    await callAll(500);
    down = false;
    await callAll(54);
    down = true;
    const before = world.sent.length;
    await callAll(100);
    expect(world.sent.length - before).toBe(110);
  });

  test('onRetry reports the reason and the wait', async () => {
    const events: RetryEvent[] = [];
    const world = createWorld({ handler: failing(status(503), reset) });
    await world
      .runtime({ ...bearer, hooks: { onRetry: (event) => events.push(event) } })
      .call(operations.read, { path: { thing_id: 1 } }, { callId: 'mine' });
    expect(events).toEqual([
      {
        operation: 'read',
        callId: 'mine',
        method: 'GET',
        path: '/v2/things/{thing_id}',
        attempt: 1,
        reason: '503',
        waitInMs: 125,
      },
      {
        operation: 'read',
        callId: 'mine',
        method: 'GET',
        path: '/v2/things/{thing_id}',
        attempt: 2,
        reason: 'ConnectionError',
        waitInMs: 250,
      },
    ]);
  });
});

function errorless(promise: PromiseLike<unknown>): Promise<unknown> {
  return Promise.resolve(promise).catch(() => undefined);
}
