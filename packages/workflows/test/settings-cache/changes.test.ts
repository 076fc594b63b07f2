/** Changes: their effect on stored data and on reads that run at the same time. */
import { expect, test } from 'vitest';
import { type CallOptions, type ClientOptions, createMemoryCheckpoints } from '@tradelane/core';
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
