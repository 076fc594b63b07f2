import { describe, expect, test } from 'vitest';
import { followAll, type FleetFailure, type FleetRun, readFleet, resumeTenant } from '../../src/fleet.ts';
import { createMemoryCheckpoints } from '../../src/index.ts';
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

describe('a tenant whose credentials are revoked', () => {
  test('is set aside and reported once, and the others continue', async () => {
    const town = createTown();
    const [revoked, other] = [shopOf('revoked', 'revoked'), shopOf('other')];
    const aside: FleetFailure[] = [];
    const stop = town.work([revoked, other], { onSetAside: (failure) => aside.push(failure) });
    await town.clock.advance(30 * intervalInMs);
    await stop();
    expect(revoked.calls).toBe(1);
    expect(other.calls).toBeGreaterThan(80);
    expect(aside).toMatchObject([{ tenant: 'revoked', stream: undefined, error: { status: 401 } }]);
    const report = (await readFleet(town.checkpoint)).find(({ tenant }) => tenant === 'revoked');
    expect(report).toMatchObject({ aside: 'ERR_HTTP_AUTHENTICATION' });
  });

  test('is tried again after `asideForInMs`', async () => {
    const town = createTown(['orders']);
    const shop = shopOf('one', 'revoked');
    const stop = town.work([shop], { asideForInMs: 600_000 });
    await town.clock.advance(590_000);
    expect(shop.calls).toBe(1);
    await town.clock.advance(20_000);
    await stop();
    expect(shop.calls).toBe(2);
  });

  test('resumes within seconds after `resumeTenant`', async () => {
    const town = createTown(['orders']);
    const shop = shopOf('one', 'revoked');
    const stop = town.work([shop]);
    await town.clock.advance(intervalInMs);
    shop.mood = 'well';
    await resumeTenant(town.checkpoint, 'one');
    await town.clock.advance(5_000);
    await stop();
    expect(await readFleet(town.checkpoint)).toMatchObject([
      { aside: undefined, streams: [{ ageInMs: expect.any(Number) }] },
    ]);
  });

  test('resumes at once if `resumeTenant` is called during its turn', async () => {
    const town = createTown(['orders']);
    const shop = shopOf('one', 'slow');
    const stop = town.work([shop]);
    await town.clock.advance(10_000);
    await resumeTenant(town.checkpoint, 'one');
    await town.clock.advance(15_000);
    await stop();
    expect(shop.calls).toBe(2);
  });

  test('resumes if its version changes', async () => {
    const town = createTown(['orders']);
    const old = shopOf('one', 'revoked', { version: '1' });
    const renewed = shopOf('one', 'well', { version: '2' });
    let now = old;
    const stop = town.work(() => [now]);
    await town.clock.advance(intervalInMs);
    now = renewed;
    await town.clock.advance(2 * intervalInMs);
    await stop();
    expect(renewed.calls).toBeGreaterThan(0);
  });
});

describe('tenants', () => {
  test('come and go while the fleet runs', async () => {
    const town = createTown(['orders']);
    const [first, second] = [shopOf('first'), shopOf('second')];
    let tenants = [first];
    const stop = town.work(() => tenants);
    await town.clock.advance(3 * intervalInMs);
    tenants = [second];
    await town.clock.advance(2 * intervalInMs);
    const { calls } = first;
    await town.clock.advance(5 * intervalInMs);
    await stop();
    expect(first.calls).toBe(calls);
    expect(second.calls).toBeGreaterThan(3);
    expect((await readFleet(town.checkpoint)).map(({ tenant }) => tenant)).toEqual(['second']);
  });

  test('that were removed while no worker was running leave the store after a day', async () => {
    const town = createTown(['orders']);
    const first = town.work([shopOf('first'), shopOf('second')]);
    await town.clock.advance(intervalInMs);
    await first();
    await town.clock.advance(86_400_000 + 2 * intervalInMs);
    const second = town.work([shopOf('second')]);
    await town.clock.advance(intervalInMs);
    await second();
    expect((await readFleet(town.checkpoint)).map(({ tenant }) => tenant)).toEqual(['second']);
  });

  test('stay if their list cannot be read, and the failure is reported', async () => {
    const town = createTown(['orders']);
    const shop = shopOf('one');
    let isDown = false;
    const failures: FleetFailure[] = [];
    const read = (): Shop[] => {
      if (isDown) throw new Error('the database is down');
      return [shop];
    };
    const stop = town.work(read, { onError: (failure) => failures.push(failure) });
    await town.clock.advance(2 * intervalInMs);
    isDown = true;
    const { calls } = shop;
    await town.clock.advance(5 * intervalInMs);
    await stop();
    expect(shop.calls).toBeGreaterThan(calls + 3);
    expect(failures[0]).toMatchObject({ tenant: '', error: { message: 'the database is down' } });
  });
});

describe('a function that returns the tenants', () => {
  test.each([
    ['nothing', () => undefined, 'must return an array'],
    ['a tenant without an ID', () => [{ id: 5 }], 'tenants[0].id'],
    ['half a surrogate pair as an ID', () => [{ id: '\ud800' }], 'tenants[0].id'],
    ['an ID twice', () => [shopOf('one'), shopOf('one')], 'must be unique'],
    ['a promise that never settles', () => new Promise(() => undefined), "didn't return within"],
  ])('is reported if it returns %s', async (_, read, message) => {
    const town = createTown(['orders']);
    const failures: FleetFailure[] = [];
    const stop = town.work(read as () => Shop[], { onError: (failure) => failures.push(failure) });
    await town.clock.advance(intervalInMs);
    await stop();
    expect(failures[0]).toMatchObject({ tenant: '', error: { message: expect.stringContaining(message) } });
  });

  test("doesn't keep the fleet from ending while it hangs", async () => {
    const town = createTown(['orders']);
    const stop = town.work(() => new Promise(() => undefined));
    await stop();
    expect(await readFleet(town.checkpoint)).toEqual([]);
  });
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

test('two workers that have different versions of a tenant for a while do not take turns without a pause', async () => {
  const town = createTown(['orders']);
  const [old, renewed] = [shopOf('one', 'revoked', { version: '1' }), shopOf('one', 'revoked', { version: '2' })];
  const stops = [town.work(() => [old]), town.work(() => [renewed])];
  await town.clock.advance(10 * intervalInMs);
  await Promise.all(stops.map((stop) => stop()));
  expect(old.calls + renewed.calls).toBeLessThanOrEqual(3);
});
