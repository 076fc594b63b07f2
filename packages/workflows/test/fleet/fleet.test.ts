import { describe, expect, test } from 'vitest';
import { followAll, type FleetFailure, type FleetRun, readFleet, resumeTenant } from '../../src/fleet.ts';
import { createMemoryCheckpoints } from '@tradelane/core';
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
