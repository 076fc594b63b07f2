/** Tenants of a fleet: their list, their credentials and their state. */
import { describe, expect, test } from 'vitest';
import { type FleetFailure, readFleet, resumeTenant } from '../../src/fleet.ts';
import { createTown, intervalInMs, type Shop, shopOf } from './town.ts';

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

  test('that are removed during their turn leave the store with its end', async () => {
    const town = createTown(['orders']);
    const [slow, other] = [shopOf('slow', 'slow'), shopOf('other')];
    let tenants = [slow, other];
    const stop = town.work(() => tenants, { tenantsEveryInMs: 5_000 });
    await town.clock.advance(4_000);
    expect([...town.open]).toEqual([slow]);
    tenants = [other];
    await town.clock.advance(2_000);
    await stop();
    expect((await readFleet(town.checkpoint)).map(({ tenant }) => tenant)).toEqual(['other']);
  });

  test('that were removed while no worker was running leave the store after a day', async () => {
    const town = createTown(['orders']);
    const first = town.work([shopOf('first'), shopOf('second')]);
    await town.clock.advance(intervalInMs);
    await first();
    const left: string[][] = [];
    for (const inMs of [2 * intervalInMs, 86_400_000]) {
      await town.clock.advance(inMs);
      const next = town.work([shopOf('second')]);
      await town.clock.advance(intervalInMs);
      await next();
      left.push((await readFleet(town.checkpoint)).map(({ tenant }) => tenant));
    }
    expect(left).toEqual([['first', 'second'], ['second']]);
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

test('tenants keep their ages if no worker was running for days', async () => {
  const town = createTown(['orders']);
  await town.clock.advance(1_000);
  const ages: (number | undefined)[] = [];
  for (let start = 0; start < 2; start += 1) {
    const stop = town.work([shopOf('one')], { onRun: ({ ageInMs }) => ages.push(ageInMs) });
    await town.clock.advance(intervalInMs / 2);
    await stop();
    await town.clock.advance(2 * 86_400_000);
  }
  expect(ages).toEqual([undefined, expect.any(Number)]);
});

describe('a function that returns the tenants', () => {
  test('keeps the state of the tenants if the fleet ends while it hangs', async () => {
    const town = createTown(['orders']);
    let isDown = false;
    const read = (): readonly Shop[] | Promise<never> => (isDown ? new Promise(() => undefined) : [shopOf('one')]);
    const stop = town.work(read);
    await town.clock.advance(intervalInMs / 2);
    isDown = true;
    await town.clock.advance(intervalInMs);
    await stop();
    expect((await readFleet(town.checkpoint)).map(({ tenant }) => tenant)).toEqual(['one']);
  });

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

test('two workers that have different versions of a tenant for a while do not take turns without a pause', async () => {
  const town = createTown(['orders']);
  const [old, renewed] = [shopOf('one', 'revoked', { version: '1' }), shopOf('one', 'revoked', { version: '2' })];
  const stops = [town.work(() => [old]), town.work(() => [renewed])];
  await town.clock.advance(10 * intervalInMs);
  await Promise.all(stops.map((stop) => stop()));
  expect(old.calls + renewed.calls).toBeLessThanOrEqual(3);
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
