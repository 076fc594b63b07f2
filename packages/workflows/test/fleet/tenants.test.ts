/** Tenants of a fleet: their list, their credentials and their state. */
import { describe, expect, test } from 'vitest';
import { type FleetFailure, readFleet, resumeTenant } from '../../src/fleet.ts';
import { createFleetWorld, intervalInMs, type Shop, shopOf } from './fleet-world.ts';

describe('tenants', () => {
  test('come and go while the fleet runs', async () => {
    const world = createFleetWorld(['orders']);
    const [first, second] = [shopOf('first'), shopOf('second')];
    let tenants = [first];
    const stop = world.work(() => tenants);
    await world.clock.advance(3 * intervalInMs);
    tenants = [second];
    await world.clock.advance(2 * intervalInMs);
    const { calls } = first;
    await world.clock.advance(5 * intervalInMs);
    await stop();
    expect(first.calls).toBe(calls);
    expect(second.calls).toBeGreaterThan(3);
    expect((await readFleet(world.checkpoint)).tenants.map(({ tenant }) => tenant)).toEqual(['second']);
  });

  test('stay if their list cannot be read, and the failure is reported', async () => {
    const world = createFleetWorld(['orders']);
    const shop = shopOf('one');
    let isDown = false;
    const failures: FleetFailure[] = [];
    const read = (): Shop[] => {
      if (isDown) throw new Error('the database is down');
      return [shop];
    };
    const stop = world.work(read, { onError: (failure) => failures.push(failure) });
    await world.clock.advance(2 * intervalInMs);
    isDown = true;
    const { calls } = shop;
    await world.clock.advance(5 * intervalInMs);
    await stop();
    expect(shop.calls).toBeGreaterThan(calls + 3);
    expect(failures[0]).toMatchObject({ tenant: '', error: { message: 'the database is down' } });
  });
});

test("a stream that isn't a sync is set aside and named", async () => {
  const world = createFleetWorld(['orders']);
  const failures: FleetFailure[] = [];
  const run = (): Promise<never> => Promise.reject(new Error('not used'));
  const streams = {
    none: () => undefined,
    late: () => Promise.resolve(),
    idle: () => ({ run, intervalInMs: Number.NaN }),
  };
  const onError = (failure: FleetFailure): unknown => failures.push(failure);
  const stop = world.work([shopOf('one')], { streams: streams as never, onError });
  await world.clock.advance(10 * intervalInMs);
  await stop();
  expect(failures.map(({ stream, isSetAside, error }) => [stream, isSetAside, String(error)])).toEqual([
    ['none', true, expect.stringContaining('`streams.none` must return a sync')],
    ['late', true, expect.stringContaining('`streams.late` must return a sync')],
    ['idle', true, expect.stringContaining('The `intervalInMs` of `streams.idle`')],
  ]);
});

describe('a tenant whose credentials are revoked', () => {
  test('a tenant with revoked credentials is set aside and reported once, and the others continue', async () => {
    const world = createFleetWorld();
    const [revoked, other] = [shopOf('revoked', 'revoked'), shopOf('other')];
    const aside: FleetFailure[] = [];
    const stop = world.work([revoked, other], { onError: (failure) => aside.push(failure) });
    await world.clock.advance(30 * intervalInMs);
    await stop();
    expect(revoked.calls).toBe(1);
    expect(other.calls).toBeGreaterThan(80);
    expect(aside).toMatchObject([{ tenant: 'revoked', stream: undefined, isSetAside: true, error: { status: 401 } }]);
    const report = (await readFleet(world.checkpoint)).tenants.find(({ tenant }) => tenant === 'revoked');
    expect(report).toMatchObject({ aside: 'ERR_HTTP_AUTHENTICATION' });
  });

  test('a tenant with revoked credentials resumes within seconds after `resumeTenant`', async () => {
    const world = createFleetWorld(['orders']);
    const shop = shopOf('one', 'revoked');
    const stop = world.work([shop]);
    await world.clock.advance(intervalInMs);
    shop.mood = 'well';
    await resumeTenant(world.checkpoint, 'one');
    await world.clock.advance(5_000);
    await stop();
    expect(await readFleet(world.checkpoint)).toMatchObject({
      tenants: [{ aside: undefined, streams: [{ ageInMs: expect.any(Number) }] }],
    });
  });

  test('a tenant with revoked credentials resumes if its version changes', async () => {
    const world = createFleetWorld(['orders']);
    const old = shopOf('one', 'revoked', { version: '1' });
    const renewed = shopOf('one', 'well', { version: '2' });
    let now = old;
    const stop = world.work(() => [now]);
    await world.clock.advance(intervalInMs);
    now = renewed;
    await world.clock.advance(2 * intervalInMs);
    await stop();
    expect(renewed.calls).toBeGreaterThan(0);
  });
});
