import { describe, expect, test } from 'vitest';
import {
  AbortedError,
  createFetchTransport,
  MalformedResponseError,
  TimeoutError,
  type Transport,
} from '../../src/index.ts';
import { createRuntime } from '../support/runtime.ts';
import { createWorld, errorOf, json, operations, settle, surface } from '../support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };
const never = (): Promise<never> => new Promise(() => undefined);

/** An endless body, one chunk for each read. */
function endless(chunk = 'x'.repeat(64 * 1024)): Response {
  return new Response(
    new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode(chunk));
      },
    }),
    { headers: { 'content-type': 'application/json' } },
  );
}

/** A body that starts and then stalls. */
function stalled(): { handler: () => Response; cancelled: () => boolean } {
  let cancelled = false;
  const handler = (): Response =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"data":['));
        },
        cancel() {
          cancelled = true;
        },
      }),
    );
  return { handler, cancelled: () => cancelled };
}

describe('deadlines and timeouts', () => {
  test('a host that never responds times out after one attempt', async () => {
    const world = createWorld({ autoAdvance: false, handler: never });
    const failed = errorOf(
      world.runtime(bearer).call(operations.read, { path: { thing_id: 1 } }, { timeoutInMs: 2_000, maxAttempts: 1 }),
    );
    await world.clock.advance(1_999);
    expect(world.clock.pending).toBe(1);
    await world.clock.advance(1);
    expect(await failed).toBeInstanceOf(TimeoutError);
    expect(await failed).toMatchObject({ limit: 'attempt', limitInMs: 2_000, attempts: 1, outcome: 'unknown' });
    expect(world.clock.pending).toBe(0);
  });

  test('G17: a call whose response body stalls ends after `timeoutInMs`', async () => {
    const { handler } = stalled();
    const world = createWorld({ autoAdvance: false, handler: handler });
    const failed = errorOf(world.runtime(bearer).call(operations.read, { path: { thing_id: 1 } }, { maxAttempts: 1 }));
    await world.clock.advance(29_999);
    expect(world.clock.pending).toBe(1);
    await world.clock.advance(1);
    expect(await failed).toBeInstanceOf(TimeoutError);
    expect(await failed).toMatchObject({ limit: 'attempt', limitInMs: 30_000 });
  });

  test('G17: `deadlineInMs` covers the whole call, with retries and waits', async () => {
    const world = createWorld({ autoAdvance: false, handler: never });
    const failed = errorOf(
      world
        .runtime(bearer)
        .call(operations.read, { path: { thing_id: 1 } }, { timeoutInMs: 4_000, deadlineInMs: 10_000 }),
    );
    for (let step = 0; step < 20; step += 1) await world.clock.advance(500);
    expect(await failed).toBeInstanceOf(TimeoutError);
    expect(await failed).toMatchObject({ limit: 'deadline', limitInMs: 10_000, attempts: 3 });
    expect(world.clock.pending).toBe(0);
  });

  test("the client's deadline applies if the call has none", async () => {
    const world = createWorld({ autoAdvance: false, handler: never });
    const failed = errorOf(
      world.runtime({ ...bearer, deadlineInMs: 700 }).call(operations.read, { path: { thing_id: 1 } }),
    );
    await world.clock.advance(700);
    expect(await failed).toMatchObject({ limit: 'deadline', limitInMs: 700 });
  });

  test('G59: an endless body is cut at `maxResponseBytes`', async () => {
    const world = createWorld({ handler: () => endless() });
    const error = await errorOf(
      world.runtime({ ...bearer, maxResponseBytes: 1024 * 1024 }).call(operations.read, { path: { thing_id: 1 } }),
    );
    expect(error).toBeInstanceOf(MalformedResponseError);
    expect(error).toMatchObject({
      message: expect.stringContaining('read responded with more than 1048576 bytes'),
      attempts: 1,
    });
  });
});

describe('abort', () => {
  test('before sending', async () => {
    const world = createWorld();
    const error = await errorOf(
      world
        .runtime(bearer)
        .call(operations.read, { path: { thing_id: 1 } }, { signal: AbortSignal.abort('no longer') }),
    );
    expect(error).toBeInstanceOf(AbortedError);
    expect(error).toMatchObject({ name: 'AbortError', cause: 'no longer', outcome: 'not-sent', attempts: 0 });
    expect(world.sent).toHaveLength(0);
  });

  test('G18: an abort ends a call whose transport passes on a copy of its request', async () => {
    const stop = new AbortController();
    let isSent = false;
    const inner = createFetchTransport(async (request) => {
      isSent = true;
      return new Promise<Response>((_resolve, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)),
      );
    });
    const transport: Transport = (request) => inner({ ...request, headers: { ...request.headers, 'x-a': '1' } });
    const { fetch: _, ...options } = createWorld({ autoAdvance: false }).options;
    const result = createRuntime(surface, { ...options, ...bearer, transport }).call(
      operations.read,
      { path: { thing_id: 1 } },
      { signal: stop.signal },
    );
    const failed = errorOf(result);
    await settle();
    expect(isSent).toBe(true);
    stop.abort('enough');
    expect(await failed).toMatchObject({ name: 'AbortError', cause: 'enough' });
  });

  test('G18: on the wire: rejects at once, even if the transport ignores the signal', async () => {
    const world = createWorld({ autoAdvance: false, handler: never });
    const stop = new AbortController();
    const aborted = errorOf(
      world.runtime(bearer).call(operations.cancel, { path: { thing_id: 1 } }, { signal: stop.signal }),
    );
    await settle();
    stop.abort();
    expect(await aborted).toMatchObject({ name: 'AbortError', outcome: 'unknown', attempts: 1 });
    expect(world.clock.pending).toBe(0);
  });

  test('while streaming: the stream fails and the connection is closed', async () => {
    const { handler, cancelled } = stalled();
    const world = createWorld({ autoAdvance: false, handler: handler });
    const stop = new AbortController();
    const response = await world
      .runtime(bearer)
      .send({ operation: operations.download, input: { path: { file_id: 1 } }, options: { signal: stop.signal } });
    const reader = response.stream()?.getReader();
    await reader?.read();
    const aborted = errorOf(reader?.read() ?? Promise.resolve());
    stop.abort();
    expect(await aborted).toBeInstanceOf(AbortedError);
    await settle();
    expect(cancelled()).toBe(true);
    expect(world.clock.pending).toBe(0);
  });

  test('the signal has no listener after the call', async () => {
    const world = createWorld({ handler: () => json({}) });
    const stop = new AbortController();
    let listeners = 0;
    const { signal } = stop;
    const { addEventListener, removeEventListener } = signal;
    signal.addEventListener = function add(this: AbortSignal, ...from: Parameters<typeof addEventListener>) {
      listeners += 1;
      addEventListener.apply(this, from);
    } as typeof addEventListener;
    signal.removeEventListener = function remove(this: AbortSignal, ...from: Parameters<typeof removeEventListener>) {
      listeners -= 1;
      removeEventListener.apply(this, from);
    } as typeof removeEventListener;
    await world.runtime(bearer).call(operations.read, { path: { thing_id: 1 } }, { signal });
    expect(listeners).toBe(0);
  });
});

describe('streams', () => {
  test('a stream may take longer than one attempt while bytes arrive', async () => {
    let chunks = 0;
    const world = createWorld({
      autoAdvance: false,
      handler: () =>
        new Response(
          new ReadableStream({
            async pull(controller) {
              await world.clock.wait(20_000);
              chunks += 1;
              if (chunks > 5) controller.close();
              else controller.enqueue(new Uint8Array(10));
            },
          }),
        ),
    });
    const response = await world
      .runtime(bearer)
      .send({ operation: operations.download, input: { path: { file_id: 1 } }, options: {} });
    const read = new Response(response.stream()).bytes();
    for (let step = 0; step < 6; step += 1) await world.clock.advance(20_000);
    expect((await read).byteLength).toBe(50);
    expect(world.clock.pending).toBe(0);
  });

  test('a connection that breaks during a stream is a typed error', async () => {
    const world = createWorld({
      handler: () =>
        new Response(
          new ReadableStream({
            pull(controller) {
              controller.error(Object.assign(new Error('socket'), { code: 'ECONNRESET' }));
            },
          }),
        ),
    });
    const response = await world
      .runtime(bearer)
      .send({ operation: operations.download, input: { path: { file_id: 1 } }, options: {} });
    expect(await errorOf(response.text())).toMatchObject({
      name: 'ConnectionError',
      systemCode: 'ECONNRESET',
      operation: 'download',
    });
  });
});
