/** Changes: their effect on stored data and on reads that run at the same time. */
import { expect, test } from 'vitest';
import {
  ArgumentError,
  type CallOptions,
  type ClientOptions,
  createMemoryCheckpoints,
  type Middleware,
  ServerError,
} from '@tradelane/core';
import type { OperationDescriptor } from '@tradelane/core/runtime';
import type { Runtime } from '../../../core/test/support/runtime.ts';
import { withSettingsCache } from '../support.ts';
import { cachedWorld, read } from './cached-world.ts';
import { createWorld, errorOf, json, operations, settle } from '../../../core/test/support/world.ts';

const dayInMs = 86_400_000;
const { daily, change } = operations;

test("a read after a change fails without capacity, if the store couldn't mark the old data", async () => {
  const { read: readEntries, write } = createMemoryCheckpoints();
  let isDown = false;
  const store = {
    read: readEntries,
    write: async (entries: Parameters<typeof write>[0]) => {
      if (isDown) throw new Error('down');
      return write(entries);
    },
  };
  const limited: OperationDescriptor = { ...daily, rate: { maximum: [{ requests: 1, periodInMs: dayInMs }] } };
  const runtime = withSettingsCache(createWorld().runtime(), store);
  await runtime.call(limited, {});
  isDown = true;
  await runtime.call(change, { body: {} });
  expect(await errorOf(runtime.call(limited, {}))).toMatchObject({ name: 'RateLimitError', outcome: 'not-sent' });
});

test("A02: a change of one shop doesn't change the stored values of another one", async () => {
  const query = { shop_id: 'integer' } as const;
  const maximum = [{ requests: 1, periodInMs: dayInMs }];
  const perShop: OperationDescriptor = { ...daily, query, rate: { maximum, key: ['query.shop_id'] } };
  const world = createWorld({
    handler: ({ method }) => json(method === 'GET' ? { name: 'old' } : { updated: { name: 'new' } }),
  });
  const runtime = withSettingsCache(world.runtime(), createMemoryCheckpoints());
  const readShop = (id: number): Promise<unknown> => runtime.call(perShop, { query: { shop_id: id } }).then();
  await Promise.all([readShop(1), readShop(2)]);
  await runtime.call({ ...change, query }, { query: { shop_id: 1 }, body: {} });
  expect([await readShop(1), await readShop(2)]).toEqual([{ name: 'new' }, { name: 'old' }]);
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

test('a read from before a change, however late it ends, leaves the reads after the change one request', async () => {
  const { runtime, response, sent } = cachedWorld();
  const before = read(runtime);
  while (sent.length < 1) await settle();
  await runtime.call(change, { body: {} });
  const after = read(runtime);
  while (sent.length < 3) await settle();
  await response({ version: 1 });
  await before;
  const joined = read(runtime);
  for (let turn = 0; turn < 20; turn += 1) await settle();
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET']);
  await response({ version: 2 });
  expect(await Promise.all([after, joined])).toEqual([{ version: 2 }, { version: 2 }]);
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

test('after a change without capacity for a new read, an old list stays a list', async () => {
  const limited: OperationDescriptor = { ...daily, rate: { maximum: [{ requests: 1, periodInMs: dayInMs }] } };
  const world = createWorld({ handler: ({ method }) => json(method === 'GET' ? [1] : { updated: { 0: 2 } }) });
  const runtime = withSettingsCache(world.runtime(), createMemoryCheckpoints());
  await runtime.call(limited, {});
  await runtime.call(change, { body: {} });
  expect(await runtime.call(limited, {})).toEqual([1]);
});

test('after a change, a read that fails for another reason than its limit throws, and returns no old data', async () => {
  let reads = 0;
  const world = createWorld({
    handler: ({ method }) => (method === 'GET' && (reads += 1) > 1 ? json({}, 503) : json({ version: reads })),
  });
  const runtime = withSettingsCache(world.runtime({ rateLimiting: false, maxAttempts: 1 }), createMemoryCheckpoints());
  await read(runtime);
  await runtime.call(change, { body: {} });
  expect(await errorOf(read(runtime))).toBeInstanceOf(ServerError);
});

test('a change at one address affects neither the stored data nor the running reads of another', async () => {
  for (const path of ['/v2/other', `${daily.path}-of-today`, `${daily.path}/more`]) {
    const other: OperationDescriptor = { ...daily, id: 'other', path };
    const { runtime, response, sent } = cachedWorld();
    const readOther = (): Promise<unknown> => runtime.call(other, {}).then();
    const first = readOther();
    for (let turn = 0; sent.length === 0 && turn < 2_000; turn += 1) await settle();
    await runtime.call(change, { body: {} });
    const second = readOther();
    await response({ version: 1 });
    expect(await Promise.all([first, second])).toEqual([{ version: 1 }, { version: 1 }]);
    await runtime.call(change, { body: {} });
    expect(await readOther()).toEqual({ version: 1 });
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'PUT', 'PUT']);
  }
});

test("a change that middleware fails after its response may have happened, so stored data isn't returned", async () => {
  const world = createWorld();
  const fails: Middleware = async (request, next) => {
    const response = await next(request);
    if (request.method === 'PUT') throw new RangeError('no room');
    return response;
  };
  const options = { rateLimiting: false, middleware: [fails] };
  const runtime = withSettingsCache(world.runtime(options), createMemoryCheckpoints());
  await read(runtime);
  await errorOf(runtime.call(change, { body: {} }));
  await read(runtime);
  expect(world.sent.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET']);
});

test('a failed change leaves no data that could be returned instead of a read', async () => {
  const limited: OperationDescriptor = { ...daily, rate: { maximum: [{ requests: 1, periodInMs: dayInMs }] } };
  const world = createWorld({ handler: ({ method }) => (method === 'GET' ? json({ name: 'a' }) : json({}, 500)) });
  const store = createMemoryCheckpoints();
  const runtime = withSettingsCache(world.runtime(), store);
  await runtime.call(limited, {});
  expect(await errorOf(runtime.call(change, { body: {} }))).toBeInstanceOf(ServerError);
  expect(await errorOf(runtime.call(limited, {}))).toMatchObject({ name: 'RateLimitError' });
  expect(await store.read('')).toEqual(new Map());
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
