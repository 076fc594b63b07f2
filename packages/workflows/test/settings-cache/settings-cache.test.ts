import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { AbortedError, createMemoryCheckpoints, MalformedResponseError, ServerError } from '@tradelane/core';
import { createRuntime, type Runtime } from '../../../core/test/support/runtime.ts';
import { withSettingsCache } from '../support.ts';
import { cachedWorld, read } from './cached-world.ts';
import { createWorld, errorOf, json, operations, settle, surface } from '../../../core/test/support/world.ts';

const dayInMs = 86_400_000;
const { daily, change } = operations;

test('calls for the same missing or stale entry at the same time are one request', async () => {
  const { runtime, response, sent, clock } = cachedWorld();
  const first = Array.from({ length: 100 }, () => read(runtime));
  await response({ version: 1 });
  expect(new Set((await Promise.all(first)).map(({ version }) => version))).toEqual(new Set([1]));
  expect(sent).toHaveLength(1);
  expect(await read(runtime)).toEqual({ version: 1 });
  expect(sent).toHaveLength(1);

  await clock.advance(dayInMs);
  const later = Array.from({ length: 100 }, () => read(runtime));
  await response({ version: 2 });
  expect(new Set((await Promise.all(later)).map(({ version }) => version))).toEqual(new Set([2]));
  expect(sent).toHaveLength(2);
});

test('a response that is nested too deeply to be kept is a MalformedResponseError', async () => {
  const nested = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  const world = createWorld({
    handler: () => new Response(nested, { headers: { 'content-type': 'application/json' } }),
  });
  const runtime = withSettingsCache(world.runtime({ rateLimiting: false }), createMemoryCheckpoints());
  const error = await errorOf(read(runtime));
  expect(error).toBeInstanceOf(MalformedResponseError);
  expect(String(error)).toContain('its JSON is nested too deeply');
});

test('presets separate the entries, and data that they share is one request for all derived clients', async () => {
  const { runtime, response, sent } = cachedWorld();
  const shop = (id: number) => runtime.with({ query: { shop_id: id } });
  const nested = runtime.with({ query: { limit: 1 } }).with({ query: { shop_id: 1 } });
  const asked = [read(runtime), read(shop(1)), read(shop(1)), read(shop(2)), read(nested)];
  await settle();
  for (let version = 1; version <= 4; version += 1) await response({ version });
  await Promise.all(asked);
  expect(sent).toHaveLength(4);
});

test('a write without the cache is built at the time of its call', async () => {
  const { runtime, sent } = cachedWorld();
  const body = { version: 0 };
  const writes = [1, 2, 3].map((version) => {
    body.version = version;
    return runtime.call(change, { body }).then();
  });
  await Promise.all(writes);
  expect(sent.map((request) => request.body)).toEqual(['{"version":1}', '{"version":2}', '{"version":3}']);
});

test("changes of a response by one caller don't reach the others", async () => {
  const { runtime, response } = cachedWorld();
  const [one, other] = [read(runtime), read(runtime)];
  await response({ version: 1 });
  (await one).version = 99;
  expect(await other).toEqual({ version: 1 });
  expect(await read(runtime)).toEqual({ version: 1 });
});

test("changes of the headers of a response by one caller don't reach the others", async () => {
  const { runtime, response } = cachedWorld();
  const [one, other] = [1, 2].map(() => runtime.call(daily, {}).withResponse());
  await response({ version: 1 });
  (await one)?.headers.set('x-own', '1');
  expect((await other)?.headers.has('x-own')).toBe(false);
});

test('a failure reaches every waiting caller, and the next call requests again', async () => {
  const { runtime, response, sent } = cachedWorld();
  const failing = Array.from({ length: 10 }, () => errorOf(read(runtime)));
  await response({ code: 'DOWN', message: 'down' }, 503);
  for (const error of await Promise.all(failing)) expect(error).toBeInstanceOf(ServerError);
  expect(sent).toHaveLength(1);
  const again = read(runtime);
  await response({ version: 2 });
  expect(await again).toEqual({ version: 2 });
  expect(sent).toHaveLength(2);
});

test('a caller who aborts or misses a deadline fails alone, and the others get the response', async () => {
  for (const leaves of ['abort', 'deadline']) {
    const { runtime, response, sent, clock } = cachedWorld();
    const control = new AbortController();
    // The caller that ends early was the first.
    const leaving = errorOf(read(runtime, leaves === 'abort' ? { signal: control.signal } : { deadlineInMs: 1_000 }));
    const waiting = read(runtime);
    for (let turn = 0; sent.length === 0 && turn < 2_000; turn += 1) await settle();
    control.abort(new Error('enough'));
    await clock.advance(5_000);
    expect(await leaving).toMatchObject(leaves === 'abort' ? { name: 'AbortError' } : { limit: 'deadline' });
    await response({ version: 1 });
    expect(await waiting).toEqual({ version: 1 });
    expect(sent).toHaveLength(1);
  }
});

test('a request without waiting callers is canceled, and the next call sends its own', async () => {
  const aborted: boolean[] = [];
  const world = createWorld({
    handler: (_, request) =>
      aborted.length > 0
        ? json({ version: 2 })
        : new Promise((_resolve, reject) => {
            request.signal.addEventListener('abort', () => {
              aborted.push(true);
              reject(request.signal.reason as Error);
            });
          }),
  });
  const runtime = withSettingsCache(world.runtime({ rateLimiting: false }), createMemoryCheckpoints());
  const control = new AbortController();
  const leaving = [1, 2].map(() => errorOf(read(runtime, { signal: control.signal })));
  for (let turn = 0; world.sent.length === 0 && turn < 2_000; turn += 1) await settle();
  control.abort();
  for (const error of await Promise.all(leaving)) expect(error).toBeInstanceOf(AbortedError);
  expect(await read(runtime)).toEqual({ version: 2 });
  expect(aborted).toEqual([true]);
  expect(world.sent).toHaveLength(2);
});

test('data that was stored a day after the time now is read again, as the system time was set back', async () => {
  const world = createWorld();
  let setBackInMs = 0;
  const clock = { ...world.clock, now: () => world.clock.now() - setBackInMs, monotonic: world.clock.now };
  const runtime = withSettingsCache(world.runtime({ clock, rateLimiting: false }), createMemoryCheckpoints());
  await runtime.call(daily, {});
  setBackInMs = dayInMs - 1;
  await runtime.call(daily, {});
  expect(world.sent).toHaveLength(1);
  setBackInMs = dayInMs;
  await runtime.call(daily, {});
  expect(world.sent).toHaveLength(2);
});

test('a read and a change leave no timer and no listener of their signal', async () => {
  const world = createWorld();
  const runtime = withSettingsCache(world.runtime({ rateLimiting: false }), createMemoryCheckpoints());
  const { signal } = new AbortController();
  const options = { signal, deadlineInMs: 60_000 };
  await runtime.call(daily, {}, options);
  await runtime.call(change, { body: {} }, options);
  await runtime.call(daily, {}, options);
  await runtime.call(daily, {}, options);
  expect([getEventListeners(signal, 'abort'), world.clock.pending]).toEqual([[], 0]);
});

test.each([{}, 'text', 7, null, ['a'], { get: 'a' }])(
  'a store that returns %j instead of entries fails reads, but not an executed change',
  async (given) => {
    const world = createWorld({ handler: () => json({ version: 1 }) });
    const store = { read: () => given as never, write: () => true };
    const runtime = withSettingsCache(world.runtime({ rateLimiting: false }), store);
    await expect(read(runtime)).rejects.toMatchObject({ code: 'ERR_OPTION_INVALID', outcome: 'not-sent' });
    expect(await runtime.call(change, { body: {} })).toEqual({ version: 1 });
    expect(world.sent).toHaveLength(1);
  },
);

test('a read resolves when its data is stored', async () => {
  const { read: readEntries, write } = createMemoryCheckpoints();
  const store = {
    read: readEntries,
    write: async (entries: Parameters<typeof write>[0]) => {
      await settle();
      return write(entries);
    },
  };
  await read(withSettingsCache(createWorld().runtime(), store));
  expect((await readEntries('')).size).toBe(1);
});

test('two surfaces of one host share a store without sharing data, and files are never stored', async () => {
  const world = createWorld();
  const store = createMemoryCheckpoints();
  const [hub, instance] = ['hub', 'instance'].map((name) =>
    withSettingsCache(createRuntime({ ...surface, name }, { ...world.options, rateLimiting: false }), store),
  ) as [Runtime, Runtime];
  await read(hub);
  await read(instance);
  await read(hub);
  expect(world.sent).toHaveLength(2);
  expect(hub.cached?.({ ...daily, response: 'file' }, {})).toBeUndefined();
});

test("data of one account or host isn't returned to another one with the same store", async () => {
  const store = createMemoryCheckpoints();
  const world = createWorld({ handler: ({ url }) => json({ version: world.sent.length, url }) });
  const of = (clientId: string, baseUrl?: string): Runtime => {
    const { auth } = world.options as { readonly auth: { readonly authUrl: string; readonly clientSecret: string } };
    const more = {
      auth: { ...auth, clientId },
      rateLimiting: false,
      ...(baseUrl !== undefined && { baseUrl }),
    } as const;
    return withSettingsCache(world.runtime(more), store);
  };
  const clients = [of('one'), of('other'), of('one', 'https://elsewhere.example.com')];
  const first = await Promise.all(clients.map((client) => read(client)));
  expect(new Set(first.map(({ version }) => version)).size).toBe(3);
  expect(await Promise.all(clients.map((client) => read(client)))).toEqual(first);
  expect(await read(of('one'))).toEqual(first[0]);
  expect(world.sent).toHaveLength(3);
});
