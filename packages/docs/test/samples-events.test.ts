import { DatabaseSync } from 'node:sqlite';
import { createMemoryCheckpoints } from '@tradelane/core';
import { createConsumer, createMemoryDedupeStore, type Source } from '@tradelane/events';
import { createMemoryQueue } from '@tradelane/events/memory';
import { createSqliteOutbox } from '@tradelane/events/sqlite';
import type { Order } from '@tradelane/hub';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createConnector, type Shop } from '../samples/connector.ts';
import { acceptInOneTransaction, createOrderWorker, createWorker, followInto } from '../samples/events.ts';
import { type Bench, createBench, exampleOrders, publishEvents, untilEmpty } from './bench.ts';

let it: Bench;
beforeEach(() => {
  it = createBench();
});
afterEach(() => {
  it.close();
});

/** An order with two lines that wait for acceptance. */
async function manyLines(): Promise<Order> {
  const { origin, orders } = exampleOrders();
  const [order] = orders;
  const [line] = order?.order_lines ?? [];
  if (order === undefined || line === undefined) throw new Error('The example has an order with a line.');
  const status = 'AWAITING_ACCEPTANCE' as const;
  const order_lines = ['L1', 'L2'].map((id) => ({ ...line, channel_order_line_id: id, status }));
  await it.connector.orders.upsert({ origin, orders: [{ ...order, channel_order_id: 'ORD-L', status, order_lines }] });
  const [found] = (await it.hub.orders.list({ order_ids: ['acme_ORD-L'] })).items;
  if (found === undefined) throw new Error('The order is there.');
  return found;
}

/** The seller decides on each line of an order; gives the action. */
async function decide(order: Order, isAccepted: (line: { readonly index: number }) => boolean): Promise<string> {
  const order_lines = order.order_lines.map(({ id }, index) => ({ id, accepted: isAccepted({ index }) }));
  return (await it.hub.orders.accept(order.id, { order_lines })).action_id;
}

/** A channel that writes down what it is asked for about an order. */
function channelOf(orderId: string): { readonly asked: string[]; readonly shop: Shop } {
  const asked: string[] = [];
  const note =
    (what: string) =>
    (order: string, lines: readonly string[]): Promise<void> => {
      if (order === orderId) asked.push(`${what} ${lines.join()}`);
      return Promise.resolve();
    };
  return { asked, shop: { accept: note('accept'), refuse: note('refuse'), ship: () => Promise.resolve() } };
}

describe('samples of the guide to events', () => {
  describe.each([
    ['connector', (source: Source, shop: Shop) => createConnector(it.connector, source, shop)],
    [
      'events',
      (source: Source, shop: Shop) => {
        const channel = { ...shop, carriers: new Set<string>() };
        return createWorker(it.connector, source, channel, new DatabaseSync(':memory:'));
      },
    ],
  ] as const)('%s', (_, consumerOf) => {
    test.each([
      ['all', () => false, ['refuse L1,L2']],
      ['some', ({ index }: { readonly index: number }) => index === 0, ['refuse L2', 'accept L1']],
      ['none', () => true, ['accept L1,L2']],
    ] as const)('a seller who refuses %s of the lines: the channel is told so', async (__, isAccepted, told) => {
      const action_id = await decide(await manyLines(), isAccepted);
      const queue = createMemoryQueue();
      await publishEvents(it.sandbox, queue.publisher);
      const { asked, shop } = channelOf('ORD-L');
      await untilEmpty(consumerOf(queue.source, shop), queue);
      expect(asked).toEqual(told);
      expect((await it.hub.actions.get(action_id)).status).toBe('SUCCESS');
    });
  });

  test('connector: a command that the channel does not know is told to the seller, and a fact stands in no way', async () => {
    const order = await manyLines();
    const [line] = order.order_lines;
    const price = { amount: 0, currency: 'EUR' };
    const { action_id } = await it.hub.orders.cancel(order.id, {
      cancelations: [
        { order_line_id: line?.id ?? '', quantity: 1, price, shipping_price: price, reason: 'OUT_OF_STOCK' },
      ],
    });
    const queue = createMemoryQueue();
    await queue.publisher.publish({ id: 'F1', key: undefined, body: '{"id":"F1","type":"NEW_FACT","data":{}}' });
    await publishEvents(it.sandbox, queue.publisher);
    await untilEmpty(createConnector(it.connector, queue.source, channelOf('ORD-L').shop), queue);
    const { status, errors } = await it.hub.actions.get(action_id);
    expect([status, errors?.[0]?.code]).toEqual(['FAILED', 'ACTION_NOT_SUPPORTED']);
    expect(queue.deadLetters).toEqual([]);
  });

  test('events: a message that comes twice is carried out once', async () => {
    const action_id = await it.accept(await it.waitingOrder());
    const queue = createMemoryQueue();
    await publishEvents(it.sandbox, queue.publisher);
    await publishEvents(it.sandbox, queue.publisher);
    const accepted: string[] = [];
    const accept = (orderId: string): Promise<void> => {
      accepted.push(orderId);
      return Promise.resolve();
    };
    const done = (): Promise<void> => Promise.resolve();
    const channel = { carriers: new Set<string>(), accept, refuse: done, ship: done };
    const worker = createWorker(it.connector, queue.source, channel, new DatabaseSync(':memory:'));
    await untilEmpty(worker, queue);
    // The seeded world has a command of its own in the queue.
    expect(accepted).toHaveLength(2);
    expect(new Set(accepted).size).toBe(2);
    expect((await it.hub.actions.get(action_id)).status).toBe('SUCCESS');
  });

  test('events: effect and outcome of a handler are one transaction', async () => {
    const order = await manyLines();
    const action_id = await decide(order, ({ index }) => index === 0);
    const queue = createMemoryQueue();
    await publishEvents(it.sandbox, queue.publisher);
    const database = new DatabaseSync(':memory:');
    database.exec('CREATE TABLE order_lines (order_id TEXT, id TEXT, status TEXT)');
    const insert = database.prepare('INSERT INTO order_lines (order_id, id) VALUES (?, ?)');
    for (const line of order.order_lines) insert.run(order.channel_order_id, line.channel_order_line_id);
    const consumer = createConsumer({
      source: queue.source,
      actions: it.connector.actions,
      dedupe: createMemoryDedupeStore(),
      outbox: createSqliteOutbox(database),
      handlers: { ACCEPT: acceptInOneTransaction(database) },
    });
    await untilEmpty(consumer, queue);
    expect((await it.hub.actions.get(action_id)).status).toBe('SUCCESS');
    // What the seller refused is not accepted.
    expect(
      database
        .prepare('SELECT status FROM order_lines')
        .all()
        .map(({ status }) => status),
    ).toEqual(['accepted', 'refused']);
  });

  test('events: one process follows the orders, workers get each once', async () => {
    const queue = createMemoryQueue();
    const database = new DatabaseSync(':memory:');
    const seen: string[] = [];
    for (let round = 0; round < 2; round++) {
      // Without its checkpoint the follower publishes everything again.
      await followInto(it.hub, createMemoryCheckpoints(), queue.publisher);
      const worker = createOrderWorker(it.connector, queue.source, database, ({ id }) => {
        seen.push(id);
        return Promise.resolve();
      });
      await untilEmpty(worker, queue);
    }
    expect(seen.length).toBeGreaterThan(1);
    expect(new Set(seen).size).toBe(seen.length);
  });
});
