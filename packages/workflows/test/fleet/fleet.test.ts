import { getEventListeners } from 'node:events';
import { describe, expect, test } from 'vitest';
import { followAll, type FleetFailure, type FleetRun, readFleet, resumeTenant } from '../../src/fleet.ts';
import { createMemoryCheckpoints, LeaseHeldError, RateLimitError, ServerError } from '@tradelane/core';
import { createTown, intervalInMs, mortal, type Mood, type Shop, shopOf } from './town.ts';

const many = (count: number, mood: Mood = 'well', prefix = 'shop'): Shop[] =>
  Array.from({ length: count }, (_, index) => shopOf(`${prefix} ${index}`, mood));

/** The age that the given share of runs doesn't exceed. */
function percentile(runs: readonly FleetRun[], share: number): number {
  const ages = runs.flatMap(({ ageInMs }) => ageInMs ?? []).sort((one, other) => one - other);
  return ages[Math.floor((ages.length - 1) * share)] ?? Number.NaN;
}

describe('a fleet', () => {
  test('handles each item of each tenant once, with several workers', async () => {
    const town = createTown();
    const shops = many(40);
    const stops = Array.from({ length: 3 }, () => town.work(shops, { workers: 4 }));
    for (let round = 0; round < 5; round += 1) {
      for (const shop of shops) town.add(shop, `item ${round}`);
      await town.clock.advance(intervalInMs);
    }
    await town.clock.advance(2 * intervalInMs);
    await Promise.all(stops.map((stop) => stop()));
    expect(town.handled.size).toBe(40 * 3 * 5);
    expect(Math.max(...town.handled.values())).toBe(1);
  });

  test('calls each stream once in an interval, however many workers there are', async () => {
    const town = createTown(['orders']);
    const shops = many(20);
    const stops = Array.from({ length: 4 }, () => town.work(shops));
    await town.clock.advance(10 * intervalInMs);
    await Promise.all(stops.map((stop) => stop()));
    for (const { calls } of shops) {
      expect(calls).toBeGreaterThanOrEqual(9);
      expect(calls).toBeLessThanOrEqual(11);
    }
  });

  test('runs the other streams of a tenant before it resumes a stream that takes longer than a turn', async () => {
    const town = createTown();
    let runs = 0;
    const streams: Parameters<typeof town.work>[1] = {
      streams: {
        long: (_, { checkpoint }) => ({
          intervalInMs,
          run: async ({ signal }) => {
            await checkpoint.write([{ key: 'long:head', value: String(town.clock.now()) }]);
            await town.clock.wait(86_400_000, signal);
            throw new Error('it never ends');
          },
        }),
        short: () => ({
          intervalInMs,
          run: async () => {
            runs += 1;
            return { handled: 0, repeated: 0, redelivered: 0, pages: 1, resumed: false, watermark: undefined };
          },
        }),
      },
    };
    const stop = town.work([shopOf('one')], streams);
    await town.clock.advance(10 * intervalInMs);
    await stop();
    expect(runs).toBeGreaterThanOrEqual(4);
    expect(town.clock.pending).toBe(0);
  });

  test('G63: keeps the others as fresh as without hostile tenants', async () => {
    const ageWith = async (hostile: readonly Shop[]): Promise<number> => {
      const town = createTown();
      const runs: FleetRun[] = [];
      const onRun = (run: FleetRun): void => void runs.push(run);
      const stops = [0, 1].map(() => town.work([...hostile, ...many(60)], { workers: 4, onRun }));
      await town.clock.advance(20 * intervalInMs);
      await Promise.all(stops.map((stop) => stop()));
      return percentile(
        runs.filter(({ tenant }) => tenant.startsWith('shop')),
        0.99,
      );
    };
    const alone = await ageWith([]);
    const moods = ['429', '500', 'slow', 'hung'] as const;
    const withHostile = await ageWith(moods.flatMap((mood) => many(10, mood, mood)));
    expect(withHostile).toBeLessThanOrEqual(2 * alone);
  });

  test('slow tenants use at most a quarter of the workers while others are due', async () => {
    const town = createTown();
    const slow = many(20, 'slow', 'slow');
    const stop = town.work([...slow, ...many(40)], { workers: 8, turnInMs: 120_000 });
    // After its first turn, a tenant is known as slow.
    await town.clock.advance(15 * intervalInMs);
    const counts: number[] = [];
    for (let look = 0; look < 60; look += 1) {
      await town.clock.advance(5_000);
      counts.push([...town.open].filter(({ mood }) => mood === 'slow').length);
    }
    await stop();
    expect(Math.max(...counts)).toBe(2);
  });

  test.each([
    ['500', 25],
    ['429', 60],
    ['hung', 40],
  ] as const)('waits longer and longer for a host that responds with %s', async (mood, most) => {
    const town = createTown(['orders']);
    const shop = shopOf('one', mood);
    const failures: FleetFailure[] = [];
    const stop = town.work([shop], { onError: (failure) => failures.push(failure) });
    await town.clock.advance(60 * intervalInMs);
    await stop();
    expect(shop.calls).toBeGreaterThan(2);
    expect(shop.calls).toBeLessThanOrEqual(most);
  });

  test.each(['429', '500'] as const)('counts the failures of a host that responds with %s', async (mood) => {
    const town = createTown(['orders']);
    const stop = town.work([shopOf('one', mood)]);
    await town.clock.advance(intervalInMs);
    expect((await readFleet(town.checkpoint, { clock: town.clock }))[0]?.failures).toBeGreaterThan(0);
    await stop();
  });

  test('continues at once with a tenant whose host is back, after its pause', async () => {
    const town = createTown(['orders']);
    const shop = shopOf('one', '500');
    const stop = town.work([shop]);
    await town.clock.advance(10 * intervalInMs);
    town.add(shop, 'late');
    shop.mood = 'well';
    await town.clock.advance(600_000);
    await stop();
    expect([...town.handled.values()]).toEqual([1]);
    expect(await readFleet(town.checkpoint, { clock: town.clock })).toMatchObject([{ tenant: 'one', failures: 0 }]);
  });
});

test('a run starts one interval after the start of the run before, and ages count from the start', async () => {
  const town = createTown(['orders']);
  const shop = shopOf('one', 'slow');
  const ages: (number | undefined)[] = [];
  const stop = town.work([shop], { onRun: ({ ageInMs }) => ages.push(ageInMs) });
  await town.clock.advance(4.5 * intervalInMs);
  await stop();
  expect(shop.calls).toBe(5);
  expect(ages).toEqual([undefined, 80_000, 80_000, 80_000, 80_000]);
});

test('the age of a stream stays after failed runs and after `resumeTenant`', async () => {
  const town = createTown(['orders']);
  const shop = shopOf('one');
  const stop = town.work([shop], { onError: () => undefined });
  const age = async (): Promise<unknown> =>
    (await readFleet(town.checkpoint, { clock: town.clock }))[0]?.streams[0]?.ageInMs;
  await town.clock.advance(1_000);
  for (const mood of ['500', 'hung'] as const) {
    shop.mood = mood;
    await town.clock.advance(2 * intervalInMs);
    expect(await age()).toBeGreaterThan(intervalInMs);
  }
  await stop();
  await resumeTenant(town.checkpoint, 'one');
  expect(await age()).toBeGreaterThan(intervalInMs);
});

test('a stream waits at least a second for a lease, and for a limit until it reopens', async () => {
  const town = createTown(['orders']);
  const pausesInMs: number[] = [];
  const errors = [
    () => new LeaseHeldError('orders', new Date(town.clock.now())),
    () => new RateLimitError('429', { status: 429, retryAt: new Date(town.clock.now() + 120_000), outcome: 'refused' }),
  ];
  const run = async (): Promise<never> => {
    throw errors[Math.min(pausesInMs.length, 1)]?.();
  };
  const stop = town.work([shopOf('one')], {
    streams: { orders: () => ({ intervalInMs, run }) },
    onError: ({ retryAt }) => void pausesInMs.push(retryAt.getTime() - town.clock.now()),
  });
  await town.clock.advance(10_000);
  await stop();
  const [lease = 0, limit = 0] = pausesInMs;
  expect(lease).toBe(1_000);
  expect(limit).toBeGreaterThanOrEqual(120_000);
});

test("a lease that another process holds doesn't count as a failure of its stream", async () => {
  const town = createTown();
  const pausesInMs: number[] = [];
  const run = async (): Promise<never> => {
    if (pausesInMs.length < 8) throw new LeaseHeldError('orders', new Date(town.clock.now() + 10_000));
    throw new ServerError('500', { status: 500, method: 'GET' });
  };
  const stop = town.work([shopOf('one')], {
    streams: { orders: () => ({ intervalInMs, run }) },
    onError: ({ retryAt }) => void pausesInMs.push(retryAt.getTime() - town.clock.now()),
  });
  await town.clock.advance(3 * intervalInMs);
  await stop();
  expect(pausesInMs.slice(0, 8)).toEqual(Array(8).fill(10_000));
  expect(pausesInMs[8]).toBeLessThanOrEqual(8_000);
});

test('a fleet leaves no listener on its signal, however often it reads its tenants', async () => {
  const town = createTown(['orders']);
  const control = new AbortController();
  const { signal } = control;
  const stop = town.work(() => [shopOf('one')], { signal, tenantsEveryInMs: 1_000 });
  await town.clock.advance(10_000);
  expect(getEventListeners(signal, 'abort').length).toBeLessThanOrEqual(1);
  control.abort();
  await stop();
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('a process whose name the store lost registers it again', async () => {
  const town = createTown(['orders']);
  const stop = town.work([shopOf('one')], { ownerId: 'main' });
  const owners = async (): Promise<string[]> =>
    [...(await town.checkpoint.read('')).keys()].filter((key) => key.includes('.owners:'));
  await town.clock.advance(intervalInMs);
  const [key = ''] = await owners();
  await town.checkpoint.write([{ key, value: undefined }]);
  await town.clock.advance(intervalInMs);
  expect(await owners()).toEqual([key]);
  await stop();
});

test('two fleets with different names handle each item once each', async () => {
  const town = createTown(['orders']);
  const shop = shopOf('one');
  town.add(shop, 'item');
  const stops = ['erp', 'statistics'].map((name) => town.work([shop], { name }));
  await town.clock.advance(intervalInMs);
  await Promise.all(stops.map((stop) => stop()));
  expect([...town.handled.values()]).toEqual([2]);
});

describe('a worker that dies', () => {
  test('G64: leaves its tenants to the others, and nothing is missed or handled twice', async () => {
    const town = createTown();
    const shops = many(30);
    const store = mortal(town.checkpoint);
    const dead = town.work(shops, { store, workers: 4 });
    await town.clock.advance(2 * intervalInMs);
    const stop = town.work(shops, { workers: 4 });
    for (const shop of shops) town.add(shop, 'one');
    await town.clock.advance(100);
    store.kill();
    await town.clock.advance(5 * intervalInMs);
    await stop();
    void dead;
    expect(town.handled.size).toBe(90);
    // An item in flight may be handled again, since the handler writes outside of the store.
    expect([...town.handled.values()].filter((times) => times > 1).length).toBeLessThanOrEqual(4);
  });

  test('and restarts under its name resumes its turns at once', async () => {
    const town = createTown(['orders']);
    const shop = shopOf('one', 'slow');
    const store = mortal(town.checkpoint);
    void town.work([shop], { store, ownerId: 'worker 1' });
    await town.clock.advance(1_000);
    store.kill();
    shop.mood = 'well';
    const stop = town.work([shop], { ownerId: 'worker 1' });
    await town.clock.advance(1_000);
    await stop();
    expect(await readFleet(town.checkpoint)).toMatchObject([{ streams: [{ ageInMs: expect.any(Number) }] }]);
  });

  test('a process ends with an error if another one starts with its `ownerId`', async () => {
    const town = createTown(['orders']);
    const shops = many(4);
    const first = town.work(shops, { ownerId: 'host' });
    await town.clock.advance(intervalInMs);
    const second = town.work(shops, { ownerId: 'host' });
    await town.clock.advance(2 * intervalInMs);
    await expect(first()).rejects.toMatchObject({
      name: 'ConfigurationError',
      message: expect.stringContaining('`ownerId` "host"'),
    });
    await second();
    expect([...(await town.checkpoint.read('fleet.owners:'))]).toEqual([]);
    for (const { calls } of shops) expect(calls).toBeGreaterThanOrEqual(3);
  });

  test('a turn that was overtaken writes nothing', async () => {
    const town = createTown(['orders']);
    const shop = shopOf('one', 'slow');
    const stop = town.work([shop], { ownerId: 'first' });
    await town.clock.advance(10_000);
    const [key = ''] = (await town.checkpoint.read('fleet.tenants:')).keys();
    const overtaken = JSON.stringify({ owner: 'second', turn: 'x', due: town.clock.now() + 60_000, streams: {} });
    await town.checkpoint.write([{ key, value: overtaken }]);
    await town.clock.advance(15_000);
    expect((await town.checkpoint.read(key)).get(key)).toBe(overtaken);
    await stop();
  });
});

describe('wrong arguments', () => {
  const good = {
    checkpoint: createMemoryCheckpoints(),
    client: () => ({}),
    streams: { orders: () => ({ run: () => Promise.reject(new Error()), intervalInMs: 1 }) },
    signal: AbortSignal.abort(),
  };
  const untyped = followAll as unknown as (...values: readonly unknown[]) => Promise<void>;
  test.each([
    ['tenants', [undefined, good]],
    ['options', [[], undefined]],
    ['checkpoint', [[], { ...good, checkpoint: undefined }]],
    ['client', [[], { ...good, client: undefined }]],
    ['streams', [[], { ...good, streams: {} }]],
    ['signal', [[], { ...good, signal: undefined }]],
    ['workers', [[], { ...good, workers: 0 }]],
    ['workers', [[], { ...good, workers: '3' }]],
    ['workers', [[], { ...good, workers: 1.5 }]],
    ['name', [[], { ...good, name: '' }]],
    ['ownerId', [[], { ...good, ownerId: 7 }]],
    ['meter', [[], { ...good, meter: {} }]],
    ['clock', [[], { ...good, clock: 5 }]],
    ['tenants', [[null], good]],
    ['tenants', [[{ id: '' }], good]],
    ['tenants', [[{ id: 'one', version: 5 }], good]],
    ['tenants', [[{ id: 'one' }, { id: 'one' }], good]],
    ['onRun', [[], { ...good, onRun: 5 }]],
  ])('name `%s`', async (argument, values) => {
    await expect(untyped(...values)).rejects.toMatchObject({ name: 'ArgumentError', argument });
  });
  test('name the store and the tenant of the other functions', async () => {
    const [read, resume] = [readFleet, resumeTenant] as unknown as ((...values: unknown[]) => Promise<void>)[];
    await expect(read?.()).rejects.toMatchObject({ argument: 'checkpoint' });
    await expect(resume?.()).rejects.toMatchObject({ argument: 'checkpoint' });
    await expect(resume?.(good.checkpoint)).rejects.toMatchObject({ argument: 'tenant' });
  });
});
