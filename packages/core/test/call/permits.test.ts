/** An attempt acquires and releases its slot in the rate and its place among concurrent calls. */
import { describe, expect, test } from 'vitest';
import { RateLimitError, ServerError } from '../../src/index.ts';
import { type SurfaceDescriptor } from '../../src/runtime.ts';
import { createRuntime } from '../support/runtime.ts';
import { createWorld, errorOf, json, operations, type World } from '../support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };
const patient = { maxWaitInMs: 600_000 };
const reset = (): never => {
  throw Object.assign(new Error('reset'), { code: 'ECONNRESET' });
};
const timesOf = ({ sent }: World): number[] => sent.map(({ atInMs }) => atInMs - (sent[0]?.atInMs ?? 0));

describe('a call that was never sent', () => {
  test('because its credential failed frees its slot and its place', async () => {
    let asked = 0;
    const token = (): string => {
      asked += 1;
      if (asked === 1) throw new Error('no token yet');
      return 'fixed-token';
    };
    const world = createWorld();
    const runtime = world.runtime({ auth: { token }, maxConcurrency: 1 });
    expect(await errorOf(runtime.call(operations.slow, {}))).toMatchObject({ name: 'TokenError', outcome: 'not-sent' });
    await runtime.call(operations.slow, {}, { maxWaitInMs: 0 });
    expect(world.sent).toHaveLength(1);
  });

  test('because its caller aborted when its credential arrived reports the abort', async () => {
    const stop = new AbortController();
    const token = (): string => {
      stop.abort();
      return 'fixed-token';
    };
    const world = createWorld();
    const call = world.runtime({ auth: { token } }).call(operations.slow, {}, { signal: stop.signal });
    expect(await errorOf(call)).toMatchObject({ name: 'AbortError', outcome: 'not-sent', attempts: 0 });
    expect(world.sent).toHaveLength(0);
  });

  test('because it was aborted while beforeSend ran stays unsent when beforeSend returns', async () => {
    const world = createWorld();
    const events: unknown[] = [];
    const runtime = world.runtime({ ...bearer, hooks: { onRequest: (event) => events.push(event) } });
    const stop = new AbortController();
    const beforeSend = async (): Promise<void> => {
      stop.abort();
      await world.clock.wait(10);
    };
    const call = runtime.call(operations.slow, {}, { beforeSend, signal: stop.signal });
    expect(await errorOf(call)).toMatchObject({ name: 'AbortError', outcome: 'not-sent', attempts: 0 });
    await world.clock.wait(20);
    expect([events, world.sent]).toEqual([[], []]);
  });

  test('because beforeSend threw frees its place', async () => {
    const world = createWorld();
    const runtime = world.runtime({ ...bearer, maxConcurrency: 1 });
    const beforeSend = (): never => {
      throw new RangeError('not now');
    };
    expect(await errorOf(runtime.call(operations.read, { path: { thing_id: 1 } }, { beforeSend }))).toBeInstanceOf(
      RangeError,
    );
    await runtime.call(operations.read, { path: { thing_id: 2 } });
    expect(world.sent).toHaveLength(1);
  });
});

describe('E03: the slot of a call is free one window after', () => {
  test('the response that counts, not after the 401 before it', async () => {
    const world = createWorld({
      handler: async () => {
        if (world.sent.length === 2) await world.clock.wait(10_000);
        return world.sent.length === 1 ? json({}, 401) : json({});
      },
    });
    const runtime = world.runtime();
    await runtime.call(operations.slow, {});
    await runtime.call(operations.slow, {}, patient);
    expect(timesOf(world)).toEqual([0, 5, 70_006]);
  });

  test('a 401 that ends the call', async () => {
    const world = createWorld({ handler: () => json({}, world.sent.length === 1 ? 401 : 200) });
    const runtime = world.runtime(bearer);
    expect(await errorOf(runtime.call(operations.slow, {}))).toMatchObject({ status: 401 });
    await runtime.call(operations.slow, {}, patient);
    expect(timesOf(world)).toEqual([0, 60_001]);
  });

  test('the headers of a response, however long its body takes', async () => {
    const operation = { ...operations.slow, response: 'file' } as const;
    const world = createWorld({
      handler: () =>
        new Response(
          new ReadableStream({
            async pull(controller) {
              await world.clock.wait(20_000);
              controller.enqueue(new Uint8Array(1));
              controller.close();
            },
          }),
        ),
    });
    const runtime = world.runtime(bearer);
    const send = () => runtime.send({ operation, input: {}, options: patient });
    await (await send()).text();
    await (await send()).discard();
    expect(timesOf(world)).toEqual([0, 60_001]);
  });

  test('a broken connection', async () => {
    const world = createWorld({ handler: () => (world.sent.length === 1 ? reset() : json({})) });
    await world.runtime(bearer).call(operations.slow, {}, patient);
    expect(timesOf(world)).toEqual([0, 60_001]);
  });
});

describe('maxWaitInMs limits all waits of a call together', () => {
  test('without room for a retry, the call ends with the last failure', async () => {
    const world = createWorld({ handler: () => (world.sent.length === 2 ? json({}, 503) : json({})) });
    const runtime = world.runtime(bearer);
    await runtime.call(operations.slow, {});
    const error = await errorOf(runtime.call(operations.slow, {}, { maxWaitInMs: 90_000 }));
    expect(error).toBeInstanceOf(ServerError);
    expect(timesOf(world)).toEqual([0, 60_001]);
    expect(world.clock.now() - (world.sent[1]?.atInMs ?? 0)).toBeLessThan(1_000);
  });

  test('a call that the server refused stays refused, even if it then has to wait too long', async () => {
    const world = createWorld({
      autoAdvance: false,
      handler: () => json({}, 429, { 'retry-after': world.sent.length === 1 ? '10' : '100' }),
    });
    const runtime = world.runtime(bearer);
    const read = (options = {}): Promise<unknown> =>
      errorOf(runtime.call(operations.paced, {}, { maxWaitInMs: 30_000, ...options }));
    const [first, second] = [read(), read({ maxAttempts: 1 })];
    await world.clock.advance(1_000);
    expect(await second).toMatchObject({ outcome: 'refused', attempts: 1 });
    expect(await first).toBeInstanceOf(RateLimitError);
    expect(await first).toMatchObject({ outcome: 'refused', attempts: 1, status: 429 });
  });

  test('a call that has waited reports the duration', async () => {
    const waits: unknown[] = [];
    const world = createWorld();
    const runtime = world.runtime({ ...bearer, hooks: { onThrottle: (event) => waits.push(event) } });
    await runtime.call(operations.slow, {});
    await runtime.call(operations.slow, {}, patient);
    expect(waits).toMatchObject([{ kind: 'wait', waitInMs: 60_001, operation: 'slow', attempt: 0 }]);
  });

  test('calls without a credential count as anonymous', async () => {
    const world = createWorld();
    const { auth: _, ...options } = world.options;
    const open: SurfaceDescriptor = { name: 'open', basePath: '', auth: [], operations };
    const runtime = createRuntime(open, { ...options, fetch: async () => json({}) });
    await runtime.call(operations.slow, {});
    expect(runtime.limits()).toMatchObject([{ key: 'https://hub.example.com slow anonymous' }]);
  });
});
