/** Which tenant of a fleet has the next turn, and what follows from a failure. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type FleetFailure, readFleet } from '../../src/fleet.ts';
import { CheckpointError, LeaseLostError, TokenError } from '@tradelane/core';
import { createFleetWorld, intervalInMs, shopOf, type FleetWorld } from './fleet-world.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The due time of the only tenant. */
async function dueOf({ checkpoint }: FleetWorld): Promise<number> {
  return Number((await readFleet(checkpoint)).tenants[0]?.dueAt);
}

test.each([-86_400_000, 86_400_000])(
  'G63: a clock that is %i ms off for a while delays no tenant by an hour',
  async (offInMs) => {
    const world = createFleetWorld(['orders']);
    const shop = shopOf('one');
    const { clock } = world;
    let offsetInMs = 0;
    const stop = world.work([shop], { clock: { ...clock, now: () => clock.now() + offsetInMs, monotonic: clock.now } });
    for (offsetInMs of [0, offInMs, 0]) {
      const { calls } = shop;
      await clock.advance(20 * intervalInMs);
      expect(shop.calls).toBeGreaterThan(calls + 8);
    }
    await stop();
  },
);

test('a worker takes over a tenant of a worker that left within half a short interval', async () => {
  const world = createFleetWorld(['orders']);
  const shop = shopOf('one');
  const options = { intervalInMs: 2_000 };
  const first = world.work([shop], options);
  await world.clock.advance(1_000);
  const second = world.work([shop], options);
  await world.clock.advance(intervalInMs);
  await world.clock.advance((await dueOf(world)) - world.clock.now() - 100);
  await first();
  const { calls } = shop;
  await world.clock.advance(1_400);
  expect(shop.calls).toBe(calls + 1);
  await second();
});

describe('a stream that fails', () => {
  const failing = async (error: unknown, onStream = false) => {
    const world = createFleetWorld([]);
    const errors: FleetFailure[] = [];
    let runs = 0;
    const stream = () => ({
      intervalInMs,
      run: () => {
        runs += 1;
        return Promise.reject(error);
      },
    });
    const startInMs = world.clock.now();
    const stop = world.work([shopOf('one')], {
      streams: { orders: stream, ...(onStream && { returns: stream }) },
      onError: (failure) => errors.push(failure),
    });
    await world.clock.advance(0);
    await world.clock.advance(1);
    const [report] = (await readFleet(world.checkpoint, { clock: world.clock })).tenants;
    await stop();
    return { errors, report, runs, startInMs };
  };

  test.each([
    ['a lost lease', new LeaseLostError('orders')],
    ['a store that failed', new CheckpointError('The store failed.')],
    ['a database that stalled', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })],
  ])('with %s is retried, and its host counts as well', async (_, error) => {
    const { errors, report } = await failing(error);
    expect(errors[0]).toMatchObject({ tenant: 'one', stream: 'orders', error, isSetAside: false });
    expect(report).toMatchObject({ failures: 0, aside: undefined, streams: [{ aside: undefined }] });
  });

  test('T06: with a rejected credential sets the tenant aside for an hour, and its other streams do not run', async () => {
    const { errors, report, runs, startInMs } = await failing(new TokenError('no', { status: 401 }), true);
    expect(runs).toBe(1);
    const retryAt = new Date(startInMs + 3_600_000);
    expect(errors).toMatchObject([{ tenant: 'one', stream: undefined, retryAt, isSetAside: true }]);
    expect(report).toMatchObject({ aside: 'ERR_TOKEN', dueAt: retryAt });
  });

  test('with any other error is set aside alone', async () => {
    const { errors, report, runs } = await failing(new RangeError('no'), true);
    expect(runs).toBe(2);
    expect(errors).toMatchObject(['orders', 'returns'].map((stream) => ({ stream, isSetAside: true })));
    expect(report).toMatchObject({ aside: undefined, streams: [{ aside: 'RangeError', ageInMs: undefined }, {}] });
  });
});
