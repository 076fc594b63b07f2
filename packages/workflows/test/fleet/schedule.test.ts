/** Which tenant of a fleet has the next turn, and what follows from a failure. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type FleetFailure, type FleetStream, readFleet, resumeTenant } from '../../src/fleet.ts';
import { CheckpointError, type CheckpointStore, LeaseLostError, TokenError } from '@tradelane/core';
import { Sync } from '../../src/runtime.ts';
import { createTown, intervalInMs, type Shop, shopOf, type Town } from './town.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const tenantsKey = 'fleet.tenants:';

/** The due time of the only tenant. */
async function dueOf({ checkpoint }: Town): Promise<number> {
  return Number((await readFleet(checkpoint))[0]?.dueAt);
}

test('a worker takes over a tenant of a worker that left within half a short interval', async () => {
  const town = createTown(['orders']);
  const shop = shopOf('one');
  const options = { intervalInMs: 2_000 };
  const first = town.work([shop], options);
  await town.clock.advance(1_000);
  const second = town.work([shop], options);
  await town.clock.advance(intervalInMs);
  await town.clock.advance((await dueOf(town)) - town.clock.now() - 100);
  await first();
  const { calls } = shop;
  await town.clock.advance(1_400);
  expect(shop.calls).toBe(calls + 1);
  await second();
});

test('the tenant that is overdue longest has the next turn', async () => {
  const town = createTown(['orders']);
  const now = town.clock.now();
  for (const [id, agoInMs] of [
    ['a', 10_000],
    ['b', 30_000],
    ['c', 20_000],
  ] as const) {
    const due = now - agoInMs;
    const state = JSON.stringify({ owner: 'me', due, streams: { orders: { due } } });
    await town.checkpoint.write([{ key: `${tenantsKey}${id}`, value: state }]);
  }
  const turns: string[] = [];
  const client = (shop: Shop): Shop => {
    turns.push(shop.id);
    return shop;
  };
  const stop = town.work(
    ['a', 'b', 'c'].map((id) => shopOf(id)),
    { workers: 1, ownerId: 'me', client },
  );
  await town.clock.advance(5_000);
  await stop();
  expect(turns).toEqual(['b', 'c', 'a']);
});

test('a worker that lost a tenant to another one reads its state, and leaves the turn to the other one', async () => {
  const town = createTown(['orders']);
  let lost = 0;
  const store: CheckpointStore = {
    read: (prefix) => town.checkpoint.read(prefix),
    write: async (changes, condition) => {
      const isWritten = await town.checkpoint.write(changes, condition);
      if (!isWritten && changes[0]?.key.startsWith(tenantsKey) === true) lost += 1;
      return isWritten;
    },
  };
  // The workers read all states every 2.5 s, and this turn is due in between.
  const stop = town.work([shopOf('one')], { store, intervalInMs: 61_000 });
  await town.clock.advance(10_000);
  const due = await dueOf(town);
  await town.clock.advance(due - town.clock.now() - 1);
  const turn = JSON.stringify({ owner: 'other', turn: 'x', due: due + 30_000, streams: { orders: { due: 0 } } });
  await town.checkpoint.write([{ key: `${tenantsKey}one`, value: turn }]);
  await town.clock.advance(20_000);
  expect((await town.checkpoint.read(tenantsKey)).get(`${tenantsKey}one`)).toBe(turn);
  expect(lost).toBe(1);
  await stop();
});

test('the pause after failures doubles, also while turns end, and starts over when the tenants could be read', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const town = createTown(['orders']);
  const pauses: number[] = [];
  let calls = 0;
  const tenants = (): Shop[] => {
    calls += 1;
    if (calls !== 4) throw new Error('the database is down');
    return [shopOf('one')];
  };
  const onError = ({ retryAt }: FleetFailure): void => void pauses.push(Number(retryAt) - town.clock.now());
  const stop = town.work(tenants, { onError });
  await town.clock.advance(120_000);
  await stop();
  expect(pauses.slice(0, 5)).toEqual([4_000, 8_000, 16_000, 4_000, 8_000]);
});

test('a failure of the store changes nothing about when the tenants are read', async () => {
  const town = createTown(['orders']);
  let isDown = false;
  const store: CheckpointStore = {
    read: (prefix) => {
      if (isDown && prefix === tenantsKey) throw new Error('the store is down');
      return town.checkpoint.read(prefix);
    },
    write: (changes, condition) => town.checkpoint.write(changes, condition),
  };
  const asked: number[] = [];
  const startInMs = town.clock.now();
  const tenants = (): Shop[] => {
    asked.push(town.clock.now() - startInMs);
    return [shopOf('one')];
  };
  const failures: FleetFailure[] = [];
  const stop = town.work(tenants, { store, onError: (failure) => failures.push(failure) });
  await town.clock.advance(10_000);
  isDown = true;
  await town.clock.advance(5_000);
  isDown = false;
  await town.clock.advance(44_000);
  expect(asked).toEqual([0]);
  await town.clock.advance(2_000);
  await stop();
  expect(asked).toEqual([0, 60_000]);
  expect(failures[0]).toMatchObject({ tenant: '', error: { code: 'ERR_CHECKPOINT_STORE' } });
});

test('the streams of a tenant share a client, and all of them stay until its version changes', async () => {
  const town = createTown(['orders', 'returns']);
  const shops = ['1', '2'].map((version) => shopOf('one', 'well', { version }));
  const clients: (string | undefined)[] = [];
  const client = (shop: Shop): Shop => {
    clients.push(shop.version);
    return shop;
  };
  let now = shops.slice(0, 1);
  const created: (string | undefined)[] = [];
  const stream = (shop: Shop): FleetStream => {
    created.push(shop.version);
    return {
      intervalInMs,
      run: async () => {
        shop.calls += 1;
        return { handled: 0, repeated: 0, redelivered: 0, pages: 1, resumed: false, watermark: undefined };
      },
    };
  };
  const stop = town.work(() => now, { client, streams: { orders: stream, returns: stream } });
  await town.clock.advance(4 * intervalInMs);
  now = shops.slice(1);
  await town.clock.advance(4 * intervalInMs);
  await stop();
  expect(clients).toEqual(['1', '2']);
  expect(created).toEqual(['1', '1', '2', '2']);
  expect(shops.every(({ calls }) => calls >= 6)).toBe(true);
});

describe('a stream that fails', () => {
  const failing = async (error: unknown, onStream = false) => {
    const town = createTown([]);
    const errors: FleetFailure[] = [];
    const asides: FleetFailure[] = [];
    let runs = 0;
    const stream = () => ({
      intervalInMs,
      run: () => {
        runs += 1;
        return Promise.reject(error);
      },
    });
    const startInMs = town.clock.now();
    const stop = town.work([shopOf('one')], {
      streams: { orders: stream, ...(onStream && { returns: stream }) },
      onError: (failure) => errors.push(failure),
      onSetAside: (failure) => asides.push(failure),
    });
    await town.clock.advance(0);
    await town.clock.advance(1);
    const [report] = await readFleet(town.checkpoint, { clock: town.clock });
    await stop();
    return { errors, asides, report, runs, startInMs };
  };

  test.each([
    ['a lost lease', new LeaseLostError('orders')],
    ['a store that failed', new CheckpointError('The store failed.')],
    ['a database that stalled', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })],
  ])('with %s is retried, and its host counts as well', async (_, error) => {
    const { errors, asides, report } = await failing(error);
    expect([errors.length >= 1, asides]).toEqual([true, []]);
    expect(errors[0]).toMatchObject({ tenant: 'one', stream: 'orders', error });
    expect(report).toMatchObject({ failures: 0, aside: undefined, streams: [{ aside: undefined }] });
  });

  test('because its handler threw is retried alone, even if the error is about a credential', async () => {
    const town = createTown();
    const shop = shopOf('one');
    town.add(shop, 'item');
    const errors: FleetFailure[] = [];
    const asides: FleetFailure[] = [];
    const handler = (): never => {
      throw new TokenError('no', { status: 401 });
    };
    const stop = town.work([shop], {
      streams: {
        orders: (_, options) =>
          new Sync(
            {
              name: 'orders',
              isAscending: true,
              filter: {},
              intervalInMs,
              keyOf: () => undefined,
              read: async () => ({ items: [1], nextCursor: undefined }),
            },
            { ...options, handler },
            town.clock,
          ),
      },
      onError: (failure) => errors.push(failure),
      onSetAside: (failure) => asides.push(failure),
    });
    await town.clock.advance(1);
    await stop();
    expect([errors.map(({ stream }) => stream), asides]).toEqual([['orders'], []]);
  });

  test('T06: with a rejected credential sets the tenant aside for an hour, and its other streams do not run', async () => {
    const { errors, asides, report, runs, startInMs } = await failing(new TokenError('no', { status: 401 }), true);
    expect([errors, runs]).toEqual([[], 1]);
    const retryAt = new Date(startInMs + 3_600_000);
    expect(asides).toMatchObject([{ tenant: 'one', stream: undefined, retryAt }]);
    expect(report).toMatchObject({ aside: 'ERR_TOKEN', dueAt: retryAt });
  });

  test('with any other error is set aside alone', async () => {
    const { errors, asides, report, runs } = await failing(new RangeError('no'), true);
    expect([errors, runs]).toEqual([[], 2]);
    expect(asides.map(({ stream }) => stream)).toEqual(['orders', 'returns']);
    expect(report).toMatchObject({ aside: undefined, streams: [{ aside: 'RangeError', ageInMs: undefined }, {}] });
  });

  test('because its host is down ends the turn of its tenant, and each failure counts', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const town = createTown();
    const shop = shopOf('one', '500');
    const stop = town.work([shop]);
    await town.clock.advance(1_000);
    expect(shop.calls).toBe(1);
    await town.clock.advance(10 * intervalInMs);
    const [report] = await readFleet(town.checkpoint);
    await stop();
    expect(report?.failures).toBeGreaterThan(3);
    // The pause doubles, from 2 s on.
    expect(shop.calls).toBeLessThan(12);
  });
});

test('`resumeTenant` keeps the version, and tries again if a worker wrote in between', async () => {
  const town = createTown(['orders']);
  const shop = shopOf('one', 'revoked', { version: '7' });
  const stop = town.work([shop]);
  await town.clock.advance(1_000);
  await stop();
  let writes = 0;
  const store: CheckpointStore = {
    read: (prefix) => town.checkpoint.read(prefix),
    write: (changes, condition) => {
      writes += 1;
      return writes === 1 ? false : town.checkpoint.write(changes, condition);
    },
  };
  await resumeTenant(store, 'one');
  const text = (await town.checkpoint.read(tenantsKey)).get(`${tenantsKey}one`) ?? '';
  expect(JSON.parse(text)).toMatchObject({ due: 0, version: '7', streams: { orders: { due: 0 } } });
  expect(text).not.toContain('aside');
});
