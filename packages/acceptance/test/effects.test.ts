/** Effects that happen once, with a PostgreSQL transaction and in the handler of an event. */
import { PGlite } from '@electric-sql/pglite';
import { createMemoryCheckpoints, createVirtualClock } from '@tradelane/core';
import { keepIntent, settle, settleIntents } from '@tradelane/workflows';
import { createConsumer, createMemoryDedupeStore } from '@tradelane/events';
import { createMemoryQueue } from '@tradelane/events/memory';
import { createChannelPlatform } from '@tradelane/channel-platform';
import { createHub, type Hub } from '@tradelane/hub';
import { createMarketplaceSeller } from '@tradelane/marketplace-seller';
import { createPostgresCheckpoints, postgresSchema } from '@tradelane/postgres';
import { createSandbox } from '@tradelane/sandbox';
import { afterEach, expect, test } from 'vitest';

function open() {
  const clock = createVirtualClock({ startInMs: Date.UTC(2026, 2, 2, 8), autoAdvance: true });
  const sandbox = createSandbox({ seed: 'demo', clock });
  const { urls, credentials } = sandbox.info();
  const optionsOf = (who: 'seller' | 'connector') => ({
    baseUrl: urls.base_url,
    auth: {
      authUrl: urls.auth_url,
      clientId: credentials[who].client_id,
      clientSecret: credentials[who].client_secret,
    },
    clock,
    rateLimiting: false,
  });
  let [writes, lost] = [0, 0];
  const fetch = async (request: Request): Promise<Response> => {
    const response = await sandbox.fetch(request);
    if (!request.url.endsWith('/refund')) return response;
    writes += 1;
    if (lost === 0) return response;
    lost -= 1;
    throw new TypeError('fetch failed');
  };
  const hubOf = (): Hub => createHub({ ...optionsOf('seller'), fetch });
  const platform = createChannelPlatform({ ...optionsOf('connector'), fetch: sandbox.fetch });
  return { clock, sandbox, hubOf, platform, writes: () => writes, lose: (count: number) => void (lost = count) };
}

let world: ReturnType<typeof open>;
afterEach(() => world.sandbox.close());

/** A refund of one euro. */
async function refundOf(hub: Hub): Promise<Parameters<Hub['orders']['refund']>> {
  for await (const { id, order_lines } of hub.orders.list({ updated_from: new Date(0), limit: 100 })) {
    const line = order_lines.find(({ can_refund }) => can_refund);
    const [price, shipping_price] = [1, 0].map((amount) => ({ amount, currency: 'EUR' }));
    if (line === undefined || price === undefined || shipping_price === undefined) continue;
    return [id, { refunds: [{ order_line_id: line.id, reason: 'DEFECT', price, shipping_price }] }];
  }
  throw new Error('there is nothing to refund');
}

test('G61: an intent is sent after the commit of its PostgreSQL transaction, once, and never after a rollback', async () => {
  world = open();
  const database = new PGlite();
  await database.exec(postgresSchema);
  await database.exec('CREATE TABLE refunded (id text)');
  const checkpoint = createPostgresCheckpoints(database);
  const hub = world.hubOf();
  const values = await refundOf(hub);
  const keepIn = (key: string, fails: boolean): Promise<unknown> =>
    database.transaction(async (client) => {
      await client.query('INSERT INTO refunded VALUES ($1)', [key]);
      expect(await keepIntent(checkpoint.within(client), hub.orders.refund, values, { key })).toBe(true);
      if (fails) throw new Error('rolled back');
    });
  await expect(keepIn('never', true)).rejects.toThrow('rolled back');
  await keepIn('once', false);
  expect(world.writes()).toBe(0);
  world.lose(1);
  const [first] = await settleIntents(hub, { checkpoint });
  expect(first).toMatchObject({ key: 'once', result: { outcome: 'undecided', why: 'not-visible' } });
  await world.clock.advance(60_000);
  // Another process.
  expect(await settleIntents(world.hubOf(), { checkpoint })).toMatchObject([
    { key: 'once', result: { outcome: 'done', data: undefined } },
  ]);
  expect(await settleIntents(world.hubOf(), { checkpoint })).toEqual([]);
  expect(world.writes()).toBe(1);
  await database.close();
});

test('G61: the handler of an event that is redelivered settles its effect once', async () => {
  world = open();
  const { hubOf, platform } = world;
  // The consumer waits on its own clock.
  const clock = createVirtualClock({ startInMs: world.clock.now() });
  const hub = hubOf();
  const checkpoint = createMemoryCheckpoints();
  const values = await refundOf(hub);
  const [order] = await hub.orders.list({ statuses: ['AWAITING_ACCEPTANCE'], limit: 1 }).then(({ items }) => items);
  const order_lines = (order?.order_lines ?? []).map(({ id }) => ({ id, accepted: true }));
  await hub.orders.accept(order?.id ?? '', { order_lines });
  const event = world.sandbox.events().find(({ type }) => type === 'ACCEPT');
  const queue = createMemoryQueue({ clock });
  const outcomes: string[] = [];
  const consumer = createConsumer({
    source: queue.source,
    actions: platform.actions,
    dedupe: createMemoryDedupeStore({ clock }),
    clock,
    handlers: {
      ACCEPT: async ({ id }) => {
        // The wait of a redelivery is random, so it may come before the write can be read.
        if (outcomes.length > 0) await world.clock.advance(60_000);
        const result = await settle(hub.orders.refund, values, { checkpoint, key: id, waitInMs: 0 });
        outcomes.push(result.outcome);
        if (outcomes.length < 3) throw new Error('delivered again');
      },
    },
  });
  world.lose(1);
  const stop = new AbortController();
  const running = consumer.run({ signal: stop.signal });
  await queue.publisher.publish({ id: 'e-1', key: 'order', body: JSON.stringify(event) });
  for (let steps = 0; outcomes.length < 3 && steps < 1_000; steps += 1) {
    await clock.advance(100);
    await world.clock.advance(60_000);
  }
  stop.abort();
  await running;
  expect(outcomes).toEqual(['undecided', 'done', 'done']);
  expect(world.writes()).toBe(1);
});

test('G61: the read of a lost refund names the shop of the refund, if the user has several', async () => {
  world = open();
  const { clock, sandbox } = world;
  const { urls, credentials } = sandbox.info();
  const { fetch } = sandbox;
  const auth = { apiKey: credentials.shops[0]?.api_key ?? '' };
  const seller = createMarketplaceSeller({ baseUrl: urls.instance_url, auth, clock, fetch, rateLimiting: false });
  const shop = { shop_id: 2002 };
  const refund = { order_line_id: 'ORD-2001-A-1', amount: 5, shipping_amount: 0, reason_code: '14' };
  sandbox.faults.add({ operation: 'OR28', drop: 'response' });
  const options = { checkpoint: createMemoryCheckpoints(), key: 'r' };
  const result = await settle(seller.orders.refund, [{ refunds: [refund] }, shop], options);
  expect(result).toMatchObject({ lookAt: { arguments: shop, entries: [{ amount: 5 }] } });
});
