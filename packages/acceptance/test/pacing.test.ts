/** Rates and 429, between a client and a strict server. */
import { ConnectionError, RateLimitError, ServerError } from '@tradelane/core';
import { describe, expect, it } from 'vitest';
import { channelOrder } from '../src/orders.ts';
import { createWorld, errorOf, openStore, origin, settle, type World } from '../src/world.ts';

/** Pseudorandom numbers that are the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
const dice = seeded(11);

const upserts = (world: World) => world.exchanges.filter(({ path }) => path.endsWith('/channel-platform/v1/orders'));

describe('30 orders per second', () => {
  it.each([
    ['0 ms', 0, () => 0],
    ['30 ms', 0.03, () => 30],
    ['0 to 30 ms', 0.03, () => 5 * Math.round(dice() * 6)],
  ])(
    'E03: a strict sliding window, latency %s: not one 429, at least 0.99 × 30/(1 + latency) per second over 60 s',
    async (_, latencyInSeconds, latencyInMs) => {
      let delay = (): number => 0;
      const world = createWorld({ limits: 'real', latencyInMs: () => delay() });
      await openStore(world);
      delay = latencyInMs;
      const connector = world.channelPlatform({ maxWaitInMs: 120_000 });
      const startedAtInMs = world.clock.now();
      let number = 0;
      const worker = async (): Promise<void> => {
        while (world.clock.now() - startedAtInMs < 60_000) {
          await connector.orders.upsert({ orders: [channelOrder(`ORD-${(number += 1)}`)], origin });
        }
      };
      await Promise.all(Array.from({ length: 70 }, worker));
      world.clock.stop();
      const served = upserts(world);
      expect(served.filter(({ status }) => status === 429)).toEqual([]);
      const inTime = served.filter(({ atInMs }) => atInMs - startedAtInMs <= 60_000).length;
      expect(inTime / 60).toBeGreaterThanOrEqual((0.99 * 30) / (1 + latencyInSeconds));
    },
  );

  it('E03: without rate limiting in the client the same server throttles, so the test above can fail', async () => {
    const world = createWorld({ limits: 'real' });
    await openStore(world);
    const connector = world.channelPlatform({ rateLimiting: false, maxAttempts: 1 });
    const ends = await Promise.allSettled(
      Array.from({ length: 40 }, (_, number) =>
        connector.orders.upsert({ orders: [channelOrder(`ORD-${number}`)], origin }),
      ),
    );
    expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(10);
  });
});

describe('every documented rate', () => {
  it('E03: a list of several pages is read at once, and the next list waits for its minute', async () => {
    const world = createWorld({ limits: 'real' });
    await openStore(world);
    const orders = Array.from({ length: 25 }, (_, number) => channelOrder(`ORD-${number}`));
    await world.channelPlatform().orders.upsert({ orders, origin });
    const hub = world.hub({ maxWaitInMs: 60_000 });
    const startedAtInMs = world.clock.now();
    const query = { updated_from: new Date(startedAtInMs - 3_600_000).toISOString(), limit: 10 };
    expect(await Array.fromAsync(hub.orders.list(query))).toHaveLength(25);
    expect(world.clock.now()).toBe(startedAtInMs);
    await errorOf(hub.orders.list(query, { maxWaitInMs: 1_000 }));
    expect(await Array.fromAsync(hub.orders.list(query))).toHaveLength(25);
    expect(world.clock.now() - startedAtInMs).toBeGreaterThanOrEqual(60_000);
    expect(world.exchanges.filter(({ status }) => status === 429)).toEqual([]);
  });

  it('E03: a delete in three parts keeps one per minute automatically', async () => {
    const world = createWorld({ limits: 'real' });
    const products = Array.from({ length: 2_001 }, (_, number) => ({ id: `SKU-${number}` }));
    const result = await world.hub().products.delete({ products });
    expect(result.succeeded).toHaveLength(2_001);
    const times = world.exchanges.filter(({ method }) => method === 'DELETE').map(({ atInMs }) => atInMs);
    expect(times).toHaveLength(3);
    expect(times.slice(1).every((time, at) => time - (times[at] ?? 0) >= 60_000)).toBe(true);
    expect(world.exchanges.every(({ status }) => status !== 429)).toBe(true);
  });
});

const use = { support: 'SUPPORTED', required: {} } as const;
const configuration = { use_case_configurations: { offer_creation: use, offer_update: use } };

describe('a rate that leaves no room for another attempt', () => {
  it('E03: a read that failed with 503 ends with the 503, not with the rate that prevents its retry', async () => {
    const world = createWorld({ limits: 'real' });
    await world.control('POST', '/faults', { operation: 'listProducts', status: 503 });
    const error = await errorOf(world.hub().products.list());
    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({ status: 503, attempts: 1 });
  });

  it('E03: a write whose connection broke stays unknown, even if its rate prevents its retry', async () => {
    const world = createWorld({ limits: 'real' });
    await openStore(world);
    await world.control('POST', '/faults', { operation: 'configureChannelCatalog', drop: 'response' });
    const error = await errorOf(world.channelPlatform().catalog.configure('acme_web', configuration));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ attempts: 1, outcome: 'unknown' });
  });
});

const isRead = ({ path }: { readonly path: string }): boolean => path.includes('/documents');
const throttle = { operation: 'v2-listOrderDocuments', status: 429, retry_after: 120 };

describe('a 429 with Retry-After 120', () => {
  it('E02: the call and all calls queued after it continue after 120 s and no sooner', async () => {
    const world = createWorld();
    const hub = world.hub({ maxWaitInMs: 121_000 });
    await hub.documents.list();
    await world.control('POST', '/faults', throttle);
    const startedAtInMs = world.clock.now();
    const first = hub.documents.list().then(() => world.clock.now());
    await settle(1);
    const others = Array.from({ length: 50 }, () => hub.documents.list().then(() => world.clock.now()));
    const times = await Promise.all([first, ...others]);
    expect(times.every((atInMs) => atInMs - startedAtInMs >= 120_000)).toBe(true);
    const late = world.exchanges.filter(isRead).slice(2);
    expect(late).toHaveLength(51);
    expect(late.every(({ atInMs }) => atInMs - startedAtInMs >= 120_000)).toBe(true);
  });

  it("E02: beyond maxWait it is a RateLimitError at once with the time to retry, and later calls aren't sent", async () => {
    const world = createWorld();
    const hub = world.hub();
    await world.control('POST', '/faults', throttle);
    const startedAtInMs = world.clock.now();
    const error = await errorOf(hub.documents.list());
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({
      status: 429,
      attempts: 1,
      outcome: 'refused',
      retryAt: new Date(startedAtInMs + 120_000),
    });
    const next = await errorOf(hub.documents.list());
    expect(next).toBeInstanceOf(RateLimitError);
    expect(next).toMatchObject({ attempts: 0, outcome: 'not-sent', retryAt: new Date(startedAtInMs + 120_000) });
    expect(world.clock.now()).toBe(startedAtInMs);
    expect(world.exchanges.filter(isRead)).toHaveLength(1);
  });

  it('E02: an unsafe POST is sent again too, because a 429 did nothing', async () => {
    const world = createWorld();
    const hub = world.hub({ maxWaitInMs: 121_000 });
    await world.control('POST', '/faults', { ...throttle, operation: 'v2-cancelOrderLines' });
    const startedAtInMs = world.clock.now();
    const error = await errorOf(
      hub.orders.cancel('nobody_1', {
        cancelations: [
          {
            order_line_id: 'nobody_1-1',
            quantity: 1,
            price: { amount: 1, currency: 'EUR' },
            shipping_price: { amount: 0, currency: 'EUR' },
            reason: 'OUT_OF_STOCK',
          },
        ],
      }),
    );
    expect(error).toMatchObject({ status: 404, attempts: 2 });
    const sent = world.exchanges.filter(({ path }) => path.endsWith('/cancel'));
    expect(sent.map(({ status }) => status)).toEqual([429, 404]);
    expect((sent[1]?.atInMs ?? 0) - startedAtInMs).toBeGreaterThanOrEqual(120_000);
  });

  it('E02: without the header a call waits one window of its documented rate', async () => {
    const world = createWorld();
    const hub = world.hub({ maxWaitInMs: 61_000 });
    await world.control('POST', '/faults', { operation: 'listProducts', status: 429 });
    await hub.products.list();
    const [refused, served] = world.exchanges.filter(({ path }) => path.includes('/products'));
    expect([refused?.status, served?.status]).toEqual([429, 200]);
    expect((served?.atInMs ?? 0) - (refused?.atInMs ?? 0)).toBeGreaterThanOrEqual(60_000);
  });
});
