import { describe, expect, test } from 'vitest';
import { followAll, type FleetFailure, type FleetRun, readFleet, resumeTenant } from '../../src/fleet.ts';
import { createMemoryCheckpoints } from '@tradelane/core';
import { createFleetWorld, intervalInMs, mortal, type Mood, type Shop, shopOf } from './fleet-world.ts';

const many = (count: number, mood: Mood = 'well', prefix = 'shop'): Shop[] =>
  Array.from({ length: count }, (_, index) => shopOf(`${prefix} ${index}`, mood));

/** The age that the given share of runs doesn't exceed. */
function percentile(runs: readonly FleetRun[], share: number): number {
  const ages = runs.flatMap(({ ageInMs }) => ageInMs ?? []).sort((one, other) => one - other);
  return ages[Math.floor((ages.length - 1) * share)] ?? Number.NaN;
}

describe('a fleet', () => {
  test('handles each item of each tenant once, with several workers', async () => {
    const world = createFleetWorld();
    const shops = many(40);
    const stops = Array.from({ length: 3 }, () => world.work(shops, { workers: 4 }));
    for (let round = 0; round < 5; round += 1) {
      for (const shop of shops) world.add(shop, `item ${round}`);
      await world.clock.advance(intervalInMs);
    }
    await world.clock.advance(2 * intervalInMs);
    await Promise.all(stops.map((stop) => stop()));
    expect(world.handled.size).toBe(40 * 3 * 5);
    expect(Math.max(...world.handled.values())).toBe(1);
  });

  test('runs the other streams of a tenant before it resumes a stream that takes longer than a turn', async () => {
    const world = createFleetWorld();
    let runs = 0;
    const streams: Parameters<typeof world.work>[1] = {
      streams: {
        long: (_, { checkpoint }) => ({
          intervalInMs,
          run: async ({ signal }) => {
            await checkpoint.write([{ key: 'long:head', value: String(world.clock.now()) }]);
            await world.clock.wait(86_400_000, signal);
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
    const stop = world.work([shopOf('one')], streams);
    await world.clock.advance(10 * intervalInMs);
    await stop();
    expect(runs).toBeGreaterThanOrEqual(4);
    expect(world.clock.pending).toBe(0);
  });

  test('G63: keeps the others as fresh as without hostile tenants', async () => {
    const ageWith = async (hostile: readonly Shop[]): Promise<number> => {
      const world = createFleetWorld();
      const runs: FleetRun[] = [];
      const onRun = (run: FleetRun): void => void runs.push(run);
      const stops = [0, 1].map(() => world.work([...hostile, ...many(60)], { workers: 4, onRun }));
      await world.clock.advance(20 * intervalInMs);
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
    const world = createFleetWorld();
    const slow = many(20, 'slow', 'slow');
    const stop = world.work([...slow, ...many(40)], { workers: 8, turnInMs: 120_000 });
    // After its first turn, a tenant is known as slow.
    await world.clock.advance(15 * intervalInMs);
    const counts: number[] = [];
    for (let look = 0; look < 60; look += 1) {
      await world.clock.advance(5_000);
      counts.push([...world.open].filter(({ mood }) => mood === 'slow').length);
    }
    await stop();
    expect(Math.max(...counts)).toBe(2);
  });

  test.each([
    ['500', 25],
    ['429', 60],
    ['hung', 40],
  ] as const)('waits longer and longer for a host that responds with %s', async (mood, most) => {
    const world = createFleetWorld(['orders']);
    const shop = shopOf('one', mood);
    const failures: FleetFailure[] = [];
    const stop = world.work([shop], { onError: (failure) => failures.push(failure) });
    await world.clock.advance(60 * intervalInMs);
    await stop();
    expect(shop.calls).toBeGreaterThan(2);
    expect(shop.calls).toBeLessThanOrEqual(most);
  });
});

describe('a worker that dies', () => {
  test('G64: leaves its tenants to the others, and nothing is missed or handled twice', async () => {
    const world = createFleetWorld();
    const shops = many(30);
    const store = mortal(world.checkpoint);
    const dead = world.work(shops, { store, workers: 4 });
    await world.clock.advance(2 * intervalInMs);
    const stop = world.work(shops, { workers: 4 });
    for (const shop of shops) world.add(shop, 'one');
    await world.clock.advance(100);
    store.kill();
    await world.clock.advance(5 * intervalInMs);
    await stop();
    void dead;
    expect(world.handled.size).toBe(90);
    // An item in flight may be handled again, since the handler writes outside of the store.
    expect([...world.handled.values()].filter((times) => times > 1).length).toBeLessThanOrEqual(4);
  });

  test('and restarts under its name resumes its turns at once', async () => {
    const world = createFleetWorld(['orders']);
    const shop = shopOf('one', 'slow');
    const store = mortal(world.checkpoint);
    void world.work([shop], { store, ownerId: 'worker 1' });
    await world.clock.advance(1_000);
    store.kill();
    shop.mood = 'well';
    const stop = world.work([shop], { ownerId: 'worker 1' });
    await world.clock.advance(1_000);
    await stop();
    expect(await readFleet(world.checkpoint)).toMatchObject([{ streams: [{ ageInMs: expect.any(Number) }] }]);
  });

  test('a process ends with an error if another one starts with its `ownerId`', async () => {
    const world = createFleetWorld(['orders']);
    const shops = many(4);
    const first = world.work(shops, { ownerId: 'host' });
    await world.clock.advance(intervalInMs);
    const second = world.work(shops, { ownerId: 'host' });
    await world.clock.advance(2 * intervalInMs);
    await expect(first()).rejects.toMatchObject({
      name: 'ConfigurationError',
      message: expect.stringContaining('`ownerId` "host"'),
    });
    await second();
    expect([...(await world.checkpoint.read('fleet.owners:'))]).toEqual([]);
    for (const { calls } of shops) expect(calls).toBeGreaterThanOrEqual(3);
  });

  test('a turn that was overtaken writes nothing', async () => {
    const world = createFleetWorld(['orders']);
    const shop = shopOf('one', 'slow');
    const stop = world.work([shop], { ownerId: 'first' });
    await world.clock.advance(10_000);
    const [key = ''] = (await world.checkpoint.read('fleet.tenants:')).keys();
    const overtaken = JSON.stringify({ owner: 'second', turn: 'x', due: world.clock.now() + 60_000, streams: {} });
    await world.checkpoint.write([{ key, value: overtaken }]);
    await world.clock.advance(15_000);
    expect((await world.checkpoint.read(key)).get(key)).toBe(overtaken);
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
