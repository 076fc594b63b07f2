import { describe, expect, test } from 'vitest';
import { Lifetime } from '../../src/clock/lifetime.ts';
import { ConcurrencyLimit } from '../../src/limits/concurrency-limit.ts';
import { createWorld, errorOf, json, operations, settle } from '../support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };

describe('the concurrency limit', () => {
  test('maxConcurrency limits the calls in flight', async () => {
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

  test('a place without a waiting call is free for the next call', async () => {
    const world = createWorld();
    const runtime = world.runtime({ ...bearer, maxConcurrency: 1 });
    for (let id = 1; id <= 3; id += 1) await runtime.call(operations.read, { path: { thing_id: id } });
    expect(world.sent).toHaveLength(3);
  });

  test('a call that is aborted while it waits for a place leaves at once, and takes none from later calls', async () => {
    let free = (): void => undefined;
    const world = createWorld({
      autoAdvance: false,
      handler: ({ path }) =>
        path.endsWith('/1') ? new Promise((resolve) => (free = () => resolve(json({})))) : json({}),
    });
    const runtime = world.runtime({ ...bearer, maxConcurrency: 1 });
    const call = (id: number, signal?: AbortSignal): Promise<unknown> =>
      runtime.call(operations.read, { path: { thing_id: id } }, { signal }).then(() => id);
    const first = call(1);
    const stop = new AbortController();
    const gone = errorOf(call(2, stop.signal));
    const behind = call(3);
    await settle();
    stop.abort();
    expect(await gone).toMatchObject({ name: 'AbortError', outcome: 'not-sent' });
    await settle();
    expect(world.sent).toHaveLength(1);
    free();
    expect(await Promise.all([first, behind])).toEqual([1, 3]);
    await call(4);
    expect(world.sent.map(({ path }) => path.at(-1))).toEqual(['1', '3', '4']);
  });

  test("a response whose body isn't read frees its slot after its timeout", async () => {
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

test('a call that has ended before it asks for a place takes none', async () => {
  const limit = new ConcurrencyLimit(1);
  const first = new Lifetime();
  expect(limit.acquire(first)).toBeUndefined();
  const over = new Lifetime();
  over.end('enough');
  expect(await errorOf(limit.acquire(over) as Promise<void>)).toBe('enough');
  const next = limit.acquire(new Lifetime());
  limit.release(first);
  await next;
});

test('ten thousand waiting calls are sent in order of arrival, however many leave meanwhile', async () => {
  const limit = new ConcurrencyLimit(1);
  expect(limit.acquire(new Lifetime())).toBeUndefined();
  const went: number[] = [];
  const left: unknown[] = [];
  const wait = (at: number): Lifetime => {
    const lifetime = new Lifetime();
    limit.acquire(lifetime)?.then(
      () => went.push(at),
      (reason: unknown) => left.push(reason),
    );
    return lifetime;
  };
  const all = Array.from({ length: 10_000 }, (_, at) => wait(at));
  for (const [at, lifetime] of all.entries()) if (at % 4 !== 0) lifetime.end('gone');
  for (let at = 0; at < 2_000; at += 1) limit.release(new Lifetime());
  const late = wait(10_000);
  for (let at = 0; at < 501; at += 1) limit.release(new Lifetime());
  await settle();
  expect(left).toHaveLength(7_500);
  expect(went).toEqual([...Array.from({ length: 2_500 }, (_, at) => at * 4), 10_000]);
  late.end('too late to matter');
  limit.release(new Lifetime());
  expect(limit.acquire(new Lifetime())).toBeUndefined();
  expect(limit.acquire(new Lifetime())).toBeInstanceOf(Promise);
});
