import { describe, expect, test } from 'vitest';
import { type FleetFailure, type FleetRun, readFleet } from '../../src/fleet.ts';
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

  const hosts = (...moods: readonly (readonly [Mood, number])[]): Shop[] =>
    moods.flatMap(([mood, count]) => many(count, mood, mood));
  const bad = (count: number): Shop[] => hosts(['429', count], ['500', count], ['slow', count], ['hung', count]);
  test.each([
    ['30 light', '100 sluggish', hosts(['well', 30]), hosts(['sluggish', 100]), 2, 2],
    ['20 busy', '5 of each kind', hosts(['busy', 20]), bad(5), 1, 1],
  ])(
    'G63: the data of %s tenants is at most twice as old with %s',
    async (_, __, good, hostile, processes, workers) => {
      const world = createFleetWorld();
      const runs: FleetRun[] = [];
      let isWarm = false;
      const onRun = (run: FleetRun): void =>
        void (isWarm && good.some(({ id }) => id === run.tenant) && runs.push(run));
      const stops = Array.from({ length: processes }, () => world.work([...hostile, ...good], { workers, onRun }));
      await world.clock.advance(5 * intervalInMs);
      isWarm = true;
      await world.clock.advance(10 * intervalInMs);
      await Promise.all(stops.map((stop) => stop()));
      expect(runs.length).toBeGreaterThan(14 * good.length);
      expect(percentile(runs, 0.99)).toBeLessThanOrEqual(2 * intervalInMs);
    },
  );

  test('G63: beyond the capacity all tenants age alike, and the report shows it', async () => {
    const world = createFleetWorld();
    const runs: FleetRun[] = [];
    const stops = [0, 1].map(() => world.work(many(60, 'sluggish'), { workers: 2, onRun: (run) => runs.push(run) }));
    await world.clock.advance(5 * intervalInMs);
    runs.length = 0;
    await world.clock.advance(10 * intervalInMs);
    const { load, workers } = await readFleet(world.checkpoint, { clock: world.clock });
    await Promise.all(stops.map((stop) => stop()));
    expect(workers).toBe(4);
    expect(load).toBeGreaterThan(4);
    expect(percentile(runs, 0.95)).toBeLessThan(1.5 * percentile(runs, 0.05));
  });

  test('G63: 100 hosts that become slow at the same time delay the others by one interval, and once', async () => {
    const world = createFleetWorld();
    const hostile = many(100, 'well', 'hostile');
    const runs: FleetRun[] = [];
    const onRun = (run: FleetRun): void => void (run.tenant.startsWith('shop') && runs.push(run));
    const stops = [0, 1].map(() => world.work([...hostile, ...many(30)], { workers: 2, onRun }));
    await world.clock.advance(3 * intervalInMs);
    for (const shop of hostile) shop.mood = 'slow';
    await world.clock.advance(10 * intervalInMs);
    await Promise.all(stops.map((stop) => stop()));
    expect(percentile(runs, 1)).toBeLessThan(2 * intervalInMs);
    expect(percentile(runs, 0.9)).toBeLessThan(1.1 * intervalInMs);
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
    expect(await readFleet(world.checkpoint)).toMatchObject({
      tenants: [{ streams: [{ ageInMs: expect.any(Number) }] }],
    });
  });

  test('G64: an interrupted tenant keeps its place in the queue', async () => {
    const world = createFleetWorld(['orders']);
    const now = world.clock.now();
    const state = (id: string, due: number, more = {}) => ({
      key: `fleet.tenants:${id}`,
      value: JSON.stringify({ owner: 'host', due, streams: { orders: { due } }, ...more }),
    });
    await world.checkpoint.write([
      state('late', now - 1_000),
      state('interrupted', now - 2_000, { turn: 'x', due: now + 30_000 }),
    ]);
    const runs: string[] = [];
    const shops = [shopOf('late'), shopOf('interrupted')];
    const onRun = ({ tenant }: FleetRun): void => void runs.push(tenant);
    const stop = world.work(shops, { ownerId: 'host', workers: 1, onRun });
    await world.clock.advance(1_000);
    await stop();
    expect(runs).toEqual(['interrupted', 'late']);
  });

  test('G64: a damaged state starts over and keeps no other tenant waiting', async () => {
    const world = createFleetWorld(['orders']);
    const keys = ['one', '%zz'].map((id) => `fleet.tenants:${id}`);
    await world.checkpoint.write(keys.map((key) => ({ key, value: '{"due":"x"' })));
    const shops = [shopOf('one'), shopOf('two')];
    const stop = world.work(shops);
    await world.clock.advance(2 * intervalInMs);
    await stop();
    expect(shops.every(({ calls }) => calls > 0)).toBe(true);
    const { tenants } = await readFleet(world.checkpoint);
    expect(tenants.map(({ tenant }) => tenant).toSorted()).toEqual(['one', 'two']);
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
