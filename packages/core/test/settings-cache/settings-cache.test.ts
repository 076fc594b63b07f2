import { expect, test } from 'vitest';
import {
  AbortedError,
  ArgumentError,
  type CallOptions,
  type ClientOptions,
  createMemoryCheckpoints,
  MalformedResponseError,
  ServerError,
} from '../../src/index.ts';
import { type OperationDescriptor } from '../../src/runtime.ts';
import { type Runtime, withSettingsCache } from '../support/runtime.ts';
import { createWorld, errorOf, json, operations, settle } from '../support/world.ts';

const dayInMs = 86_400_000;
const { daily, change } = operations;

/** A hub whose responses the test sends by hand, oldest first, and a runtime with a cache. */
function cachedWorld() {
  const pending: ((response: Response) => void)[] = [];
  const world = createWorld({
    handler: ({ method }) => (method === 'GET' ? new Promise((resolve) => pending.push(resolve)) : json({})),
  });
  const runtime = withSettingsCache(world.runtime({ rateLimiting: false, maxAttempts: 1 }), createMemoryCheckpoints());
  return {
    ...world,
    runtime,
    response: async (value: object, status = 200): Promise<void> => {
      for (let turn = 0; pending.length === 0 && turn < 2_000; turn += 1) await settle();
      pending.shift()?.(json(value, status));
    },
  };
}

/** Starts at once, because an `ApiPromise` starts when it is awaited. */
const read = (runtime: Runtime, options?: Parameters<Runtime['call']>[2]): Promise<{ version: number }> =>
  runtime.call<{ version: number }>(daily, {}, options).then();

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
  const asked = [read(runtime), read(shop(1)), read(shop(1)), read(shop(2))];
  await settle();
  for (let version = 1; version <= 3; version += 1) await response({ version });
  await Promise.all(asked);
  expect(sent).toHaveLength(3);
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

test('a response that a change has made obsolete is neither stored nor shared', async () => {
  for (const asked of ['before the response', 'after it']) {
    const { runtime, response, sent } = cachedWorld();
    const early = read(runtime);
    for (let turn = 0; sent.length === 0 && turn < 2_000; turn += 1) await settle();
    await runtime.call(change, { body: {} });
    const late = asked === 'before the response' ? read(runtime) : early.then(() => read(runtime));
    await response({ version: 1 });
    await response({ version: 2 });
    expect(await Promise.all([early, late]), asked).toEqual([{ version: 1 }, { version: 2 }]);
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET']);
  }
});

test.each([
  [
    'throws',
    (): never => {
      throw new Error('down');
    },
  ],
  ['rejects', (): Promise<never> => Promise.reject(new Error('down'))],
  ['hangs', (): Promise<never> => new Promise(() => undefined)],
])('a store that %s causes one more request, and fails neither a read nor an executed change', async (_, fault) => {
  const kept = createMemoryCheckpoints();
  for (const [store, firstAttempts] of [
    [kept, 1],
    [{ read: fault, write: fault }, 1],
    [{ read: kept.read, write: fault }, 0],
  ] as const) {
    const world = createWorld();
    const runtime = withSettingsCache(world.runtime({ rateLimiting: false }), store);
    // One after the other, so that there is something to forget.
    const calls = (async () => [
      await runtime.call(daily, {}).withResponse(),
      await runtime.call(change, { body: {} }).withResponse(),
      await runtime.call(daily, {}).withResponse(),
    ])();
    await world.clock.advance(60_000);
    expect((await calls).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await calls).map(({ attempts }) => attempts)).toEqual([firstAttempts, 1, 1]);
  }
});

test("data that the store couldn't remove isn't returned after the change, and foreign data isn't an entry", async () => {
  const store = createMemoryCheckpoints();
  let isDown = false;
  let version = 1;
  const world = createWorld({ handler: () => json({ version }) });
  const runtime = withSettingsCache(world.runtime({ rateLimiting: false }), {
    read: (prefix) => {
      if (isDown) throw new Error('down');
      return store.read(prefix);
    },
    write: (changes) => store.write(changes),
  });
  expect(await read(runtime)).toEqual({ version: 1 });
  isDown = true;
  version = 2;
  await runtime.call(change, { body: {} });
  isDown = false;
  expect(await read(runtime)).toEqual({ version: 2 });
  for (const value of ['not JSON', 'null', '5', '[]', '{"at":"today"}']) {
    for (const key of (await store.read('')).keys()) await store.write([{ key, value }]);
    expect(await read(runtime)).toEqual({ version: 2 });
  }
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

test('after a change without capacity for a new read, the old data is returned with the changed values, and is marked as older', async () => {
  const limited: OperationDescriptor = { ...daily, rate: { maximum: [{ requests: 1, periodInMs: 2 * dayInMs }] } };
  let name = 'a';
  const world = createWorld({
    handler: ({ method }) => {
      if (method === 'GET') return json({ name, grade: 4 });
      name = 'b';
      return json({ updated: { name, elsewhere: 1 }, errors: [] });
    },
  });
  const runtime = withSettingsCache(world.runtime(), createMemoryCheckpoints());
  const readLimited = () => runtime.call<object>(limited, {}).withResponse();
  expect((await readLimited()).data).toEqual({ name: 'a', grade: 4 });
  expect((await readLimited()).headers.get('warning')).toBeNull();
  await world.clock.advance(60_000);
  await runtime.call(change, { body: {} });
  const { data, headers, attempts } = await readLimited();
  expect(data).toEqual({ name: 'b', grade: 4 });
  expect([headers.get('age'), headers.get('warning'), attempts]).toEqual(['60', '110 - "Response is Stale"', 0]);
  await world.clock.advance(dayInMs - 60_001);
  expect((await readLimited()).headers.get('warning')).toBe('110 - "Response is Stale"');
  await world.clock.advance(1);
  expect(await errorOf(readLimited())).toMatchObject({ name: 'RateLimitError' });
  expect(world.sent.map(({ method }) => method)).toEqual(['GET', 'PUT']);
  await world.clock.advance(dayInMs + 60_000);
  expect((await readLimited()).headers.get('warning')).toBeNull();
  expect(world.sent).toHaveLength(3);
});

test('a failed change leaves no data that could be returned instead of a read', async () => {
  const limited: OperationDescriptor = { ...daily, rate: { maximum: [{ requests: 1, periodInMs: dayInMs }] } };
  const world = createWorld({ handler: ({ method }) => (method === 'GET' ? json({ name: 'a' }) : json({}, 500)) });
  const runtime = withSettingsCache(world.runtime(), createMemoryCheckpoints());
  await runtime.call(limited, {});
  expect(await errorOf(runtime.call(change, { body: {} }))).toBeInstanceOf(ServerError);
  expect(await errorOf(runtime.call(limited, {}))).toMatchObject({ name: 'RateLimitError' });
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

test("data that another process requested before a change isn't returned after it, however late it arrives", async () => {
  const store = createMemoryCheckpoints();
  const open: (() => void)[] = [];
  let version = 1;
  const world = createWorld({
    handler: ({ method }) => {
      if (method !== 'GET') return json({ version: (version = 2) });
      const seen = version;
      return seen === 2 ? json({ version: 2 }) : new Promise((done) => open.push(() => done(json({ version: seen }))));
    },
  });
  const [here, there] = [0, 1].map(() => withSettingsCache(world.runtime({ rateLimiting: false }), store));
  const early = read(there as Runtime);
  while (open.length === 0) await settle();
  await world.clock.advance(1_000);
  await (here as Runtime).call(change, { body: {} });
  await world.clock.advance(1_000);
  for (const respond of open) respond();
  expect(await early).toEqual({ version: 1 });
  expect(await read(here as Runtime)).toEqual({ version: 2 });
});

test.each([
  ['in the same instant', 0],
  ['with a clock that was set back meanwhile', -3_600_000],
])('data that is read after a change is returned from then on, %s', async (_, byInMs) => {
  let offsetInMs = 0;
  let version = 1;
  const world = createWorld({
    handler: ({ method }) => json({ version: method === 'GET' ? version : (version += 1) }),
  });
  const { clock } = world;
  const own = { now: () => 1_000_000_000_000 + offsetInMs, wait: clock.wait, setTimer: clock.setTimer };
  const runtime = withSettingsCache(world.runtime({ rateLimiting: false, clock: own }), createMemoryCheckpoints());
  for (const expected of [2, 3]) {
    await runtime.call(change, { body: {} });
    offsetInMs += byInMs;
    for (let reads = 0; reads < 3; reads += 1) expect(await read(runtime)).toEqual({ version: expected });
  }
  expect(world.sent.map(({ method }) => method)).toEqual(['PUT', 'GET', 'PUT', 'GET']);
});

test("data that couldn't be stored after a change is read again, and older stored data isn't returned for it", async () => {
  const memory = createMemoryCheckpoints();
  let isDown = false;
  let version = 1;
  const world = createWorld({ handler: () => json({ version }) });
  const store = {
    read: memory.read,
    write: (...given: Parameters<typeof memory.write>) => !isDown && memory.write(...given),
  };
  const runtime = withSettingsCache(world.runtime({ rateLimiting: false }), store);
  await read(runtime);
  isDown = true;
  version = 2;
  await runtime.call(change, { body: {} });
  for (const _ of [1, 2]) expect(await read(runtime)).toEqual({ version: 2 });
});

const silent = { read: () => new Promise<never>(() => undefined), write: () => new Promise<never>(() => undefined) };

test('a change succeeds after a limited wait for a store that hangs', async () => {
  const world = createWorld();
  const { clock } = world;
  const stop = new AbortController();
  const calls: readonly [Partial<ClientOptions>, CallOptions][] = [
    [{}, { deadlineInMs: 1_000 }],
    [{ deadlineInMs: 1_000 }, {}],
    [{}, { signal: stop.signal }],
  ];
  const took = calls.map(async ([of, options]) => {
    const startedAtInMs = clock.now();
    await withSettingsCache(world.runtime({ rateLimiting: false, ...of }), silent).call(change, { body: {} }, options);
    return clock.now() - startedAtInMs;
  });
  await clock.advance(1_000);
  stop.abort();
  await clock.advance(20_000);
  expect(await Promise.all(took)).toEqual([1_000, 1_000, 1_000]);
});

test("a change of data with frequent reads, and one that was never sent, don't use the store", async () => {
  const world = createWorld();
  let asked = 0;
  const read = (): Map<string, string> => new Map([[String((asked += 1)), '']]);
  const runtime = withSettingsCache(world.runtime({ rateLimiting: false }), { read, write: () => (asked += 1) > 0 });
  await runtime.call(operations.upsert, { body: {} });
  expect(await errorOf(runtime.call(change, { body: {}, query: { unheard: 1 } }))).toBeInstanceOf(ArgumentError);
  expect(asked).toBe(0);
});

test.each([
  ['was never sent', { body: {}, query: { unheard: 1 } }, 'not-sent'],
  ['was refused', { body: {} }, 'refused'],
])("a change that %s doesn't affect the stored data", async (_, input, outcome) => {
  const world = createWorld({ handler: ({ method }) => (method === 'GET' ? json({ version: 1 }) : json({}, 400)) });
  const runtime = withSettingsCache(world.runtime({ rateLimiting: false }), createMemoryCheckpoints());
  await read(runtime);
  expect(await errorOf(runtime.call(change, input))).toMatchObject({
    outcome,
  });
  const { headers, attempts } = await runtime.call(daily, {}).withResponse();
  expect([headers.get('warning'), attempts]).toEqual([null, 0]);
});
