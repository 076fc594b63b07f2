import { DatabaseSync } from 'node:sqlite';
import { createMemoryCheckpoints } from '@tradelane/core';
import { createConsumer, createMemoryDedupe } from '@tradelane/events';
import { createMemoryQueue } from '@tradelane/events/memory';
import { createSqliteOutbox } from '@tradelane/events/sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acceptInOneTransaction, createOrderWorker, createWorker, followInto } from '../samples/events.ts';
import { type Bench, createBench, publishEvents, untilEmpty } from './bench.ts';

let it: Bench;
beforeEach(() => {
  it = createBench();
});
afterEach(() => {
  it.close();
});

describe('samples of the guide to events', () => {
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
    const channel = { carriers: new Set<string>(), accept, ship: () => Promise.resolve() };
    const worker = createWorker(it.connector, queue.source, channel, new DatabaseSync(':memory:'));
    await untilEmpty(worker, queue);
    // The seeded world has a command of its own in the queue.
    expect(accepted).toHaveLength(2);
    expect(new Set(accepted).size).toBe(2);
    expect((await it.hub.actions.get(action_id)).status).toBe('SUCCESS');
  });

  test('events: effect and outcome of a handler are one transaction', async () => {
    const action_id = await it.accept(await it.waitingOrder());
    const queue = createMemoryQueue();
    await publishEvents(it.sandbox, queue.publisher);
    const database = new DatabaseSync(':memory:');
    database.exec('CREATE TABLE orders (id TEXT PRIMARY KEY, status TEXT)');
    const consumer = createConsumer({
      source: queue.source,
      actions: it.connector.actions,
      dedupe: createMemoryDedupe(),
      outbox: createSqliteOutbox(database),
      handlers: { ACCEPT: acceptInOneTransaction(database) },
    });
    await untilEmpty(consumer, queue);
    expect((await it.hub.actions.get(action_id)).status).toBe('SUCCESS');
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
