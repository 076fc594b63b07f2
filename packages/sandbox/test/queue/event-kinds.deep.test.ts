import { startNats, startRabbit, startRedis, withoutServer } from '@tradelane/test-servers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { publishEvents } from '../../src/node/publishing.ts';
import { eventKinds } from '../event-kinds.ts';
import { createWorld, euros, form, type Json, pdf, start, type World } from '../world.ts';
import { collectMessages } from './collect-messages.ts';

/** Triggers every event through the public API. */
async function causeAll({ sandbox, seller, connector }: World): Promise<void> {
  const done = async (response: Promise<Json>): Promise<void> => expect((await response).status).toBeLessThan(300);
  const order = '/v2/orders/acme_ORD-1002';
  const order_line_id = 'acme_ORD-1002-1';
  const amount = { price: euros(1), shipping_price: euros(0), quantity: 1, reason: 'DEFECT' };
  const accepted = { order_lines: [{ id: 'acme_ORD-1003-1', accepted: true }] };
  await done(seller.call('PUT', '/v2/orders/acme_ORD-1003/accept', accepted));
  await done(seller.call('POST', `${order}/cancel`, { cancelations: [{ order_line_id, ...amount }] }));
  await done(seller.call('POST', `${order}/refund`, { refunds: [{ order_line_id, ...amount }] }));
  const shipment = { items: [{ order_line_id, quantity: 1 }], carrier: 'Swift Parcel' };
  await done(seller.call('POST', `${order}/shipments`, shipment));
  const metadata = { type: 'CUSTOMER_INVOICE', filename: 'i.pdf' };
  await done(seller.call('POST', `${order}/documents`, form({ file: pdf('i.pdf'), metadata })));

  const { body } = await seller.call('GET', '/v2/orders/returns?updated_from=2026-01-01T00:00:00Z&limit=100');
  const returnIn = (status: string): string =>
    `/v2/orders/returns/${body.data.find((one: Json) => one.status === status)?.id}`;
  await done(seller.call('PUT', `${returnIn('REQUEST_INITIATED')}/accept`, { accepted: true }));
  await done(seller.call('PUT', `${returnIn('OPENED')}/receive`));
  await done(seller.call('PUT', `${returnIn('RECEIVED')}/close`));
  await done(seller.call('PUT', `${returnIn('CLOSED')}/trackings`, { rma_id: 'R' }));

  const { channels, link_token } = sandbox.info().world;
  const product = {
    id: 'FACT',
    titles: [{ locale: 'en_US', value: 'Chair' }],
    quantities: [{ available_quantity: 3 }],
  };
  await done(seller.call('POST', '/products', { products: [product] }));
  await done(seller.call('POST', '/products', { products: [{ id: 'FACT', quantities: [{ available_quantity: 2 }] }] }));
  const path = `cp:/v1/channel-catalog/acme_web/store-catalog-items/${channels[0]?.stores[0]?.store_id}`;
  const item = { id: 'FACT', product_status: 'PRODUCT_CREATED' };
  await done(connector.call('POST', path, { store_catalog_items: [item] }));
  const store = { channel_id: 'acme_web', channel_store_id: 'store_9', name: 'Mill', state: 'ACTIVE' };
  await done(connector.call('POST', `account:/v1/users/stores?token=${link_token}`, { stores: [store] }));
}

const brokers = [
  { name: 'RabbitMQ', server: 'rabbitmq', open: startRabbit },
  { name: 'NATS JetStream', server: 'nats', open: startNats },
  { name: 'Redis', server: 'redis', open: () => startRedis() },
] as const;

describe('each kind of event, when its cause happens, also after a restore,', () => {
  for (const { name, server, open } of brokers)
    it.skipIf(withoutServer(server))(`gets into ${name}`, async () => {
      const broker = await open();
      onTestFinished(async () => void (await broker.stop()));
      let now = start;
      const world = await createWorld({ seed: 'demo', clock: { now: () => now++ } });
      const snapshot = world.sandbox.snapshot();
      const lines: string[] = [];
      const publishing = await publishEvents(world.sandbox, broker.url, (line) => lines.push(line));
      onTestFinished(() => publishing.stop());
      const types = await collectMessages(broker.url, ({ type }) => String(type));
      const arrived = (): readonly string[] => [...new Set(types)].sort();
      await causeAll(world);
      await expect.poll(arrived).toEqual(eventKinds);
      await expect.poll(() => world.sandbox.events()).toEqual([]);
      types.length = 0;
      world.sandbox.restore(snapshot);
      await causeAll(world);
      await expect.poll(arrived).toEqual(eventKinds);
      expect(lines).toEqual([]);
    });
});
