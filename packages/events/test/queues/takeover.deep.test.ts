/** Workers that come and go, on real servers: whose partitions go to whom, and when. */
import { connect } from '@nats-io/transport-node';
import {
  sampled,
  type ServerName,
  startNats,
  startRabbit,
  startRedis,
  type TestServer,
  withoutServer,
} from '@tradelane/test-servers';
import { Redis } from 'ioredis';
import { Connection } from 'rabbitmq-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ActionReports,
  type CommandHandler,
  createConsumer,
  createMemoryDedupeStore,
  createMemoryOutbox,
  type Publisher,
  type Source,
} from '../../src/index.ts';
import { createNatsPublisher, createNatsSource } from '../../src/brokers/nats/index.ts';
import { createRabbitPublisher, createRabbitSource } from '../../src/brokers/rabbitmq/index.ts';
import { createRedisPublisher, createRedisSource } from '../../src/brokers/redis-streams/index.ts';

import { createHubActions } from '../support/hub-actions.ts';
import { accept } from '../support/messages.ts';

const partitions = 8;
const leaseInMs = 3_000;

/** A connection of one process, which can break as if the process was killed. */
interface Link {
  source(): Source;
  publisher(): Publisher | Promise<Publisher>;
  /** Breaks the connection without returning any message. */
  kill(): unknown;
  close(): unknown;
}

type Open = (url: string, name: string) => Promise<Link>;

const openNats: Open = async (url, name) => {
  const connection = await connect({ servers: url, maxReconnectAttempts: -1, reconnectTimeWait: 100 });
  const queue = { connection, stream: name, partitions, leaseInMs };
  return {
    source: () => createNatsSource(queue),
    publisher: () => createNatsPublisher(queue),
    kill: () => connection.close(),
    close: () => connection.close(),
  };
};
const openRedis: Open = (url, name) => {
  const client = new Redis(url, { maxRetriesPerRequest: null });
  const all = [client];
  const duplicate = client.duplicate.bind(client);
  client.duplicate = (...given) => {
    const another = duplicate(...given);
    all.push(another);
    return another;
  };
  for (const one of all) one.on('error', () => undefined);
  const close = (): void => all.forEach((one) => one.disconnect());
  const queue = { client, stream: name, partitions, leaseInMs };
  return Promise.resolve({
    source: () => createRedisSource(queue),
    publisher: () => createRedisPublisher(queue),
    kill: close,
    close,
  });
};
const openRabbit: Open = (url, name) => {
  const connection = new Connection({ url, retryLow: 100, retryHigh: 1_000 });
  connection.on('error', () => undefined);
  const queue = { connection, queue: name, partitions };
  return Promise.resolve({
    source: () => createRabbitSource(queue),
    publisher: () => createRabbitPublisher(queue),
    kill: () => connection.unsafeDestroy(),
    // `close` of this client never resolves if the server is killed meanwhile.
    close: () => connection.unsafeDestroy(),
  });
};

const brokers: readonly (readonly [ServerName, () => Promise<TestServer>, Open])[] = [
  ['rabbitmq', startRabbit, openRabbit],
  ['nats', startNats, openNats],
  ['redis', () => startRedis({ durable: true }), openRedis],
];

/** The brokers that restart: one in CI, all of them every night. */
const restarted = new Set(sampled(brokers, 1).map(([name]) => name));

const pause = (inMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, inMs));

/** The stores that all workers share, and their effects. */
function createShop() {
  const hub = createHubActions();
  const dedupe = createMemoryDedupeStore();
  const outbox = createMemoryOutbox();
  const effects: string[] = [];
  const dead: string[] = [];
  /** Starts a worker. Effect and outcome are stored together, as in one transaction. */
  const work = async (link: Link, handler: CommandHandler<{ readonly id: string }>, actions: ActionReports = hub) => {
    const stop = new AbortController();
    const ended = createConsumer({
      source: link.source(),
      actions,
      dedupe,
      outbox,
      concurrency: 8,
      retry: { baseInMs: 50, maxInMs: 500 },
      shutdownTimeoutInMs: 2_000,
      handlers: {
        ACCEPT: async (event, context) => {
          await handler(event, context);
          await context.commit();
          effects.push(event.id);
        },
      },
      hooks: { onDeadLetter: ({ reason }) => dead.push(reason) },
    })
      .run({ signal: stop.signal })
      .catch((error: unknown) => error);
    return {
      end: async () => {
        stop.abort();
        await ended;
        await link.close();
      },
      /** As if the process was killed: its messages stay in flight. */
      kill: async () => {
        await link.kill();
        stop.abort();
        await ended;
      },
    };
  };
  return { hub, effects, dead, work };
}

async function publish(publisher: Publisher, ids: readonly (readonly [order: string, id: string])[]): Promise<void> {
  for (const [order, id] of ids) {
    const { body } = accept(order, { id });
    for (let isDone = false; !isDone;)
      isDone = await publisher.publish({ id, key: `order/${order}`, body }).then(
        () => true,
        () => pause(100).then(() => false),
      );
  }
}

for (const [name, start, open] of brokers)
  describe.skipIf(withoutServer(name))(`workers on ${name}`, { timeout: 300_000 }, () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await start();
    });
    afterAll(() => server?.stop());

    it('G40: a second worker takes over all partitions of a killed one within two leases', async () => {
      const shop = createShop();
      const [first, second] = [await open(server.url, 'killed'), await open(server.url, 'killed')];
      const publisher = await second.publisher();
      const messages = Array.from({ length: 64 }, (_, index) => [`ORD-${index}`, `M${index}`] as const);
      await publish(publisher, messages);
      let begun = 0;
      // Holds one message of each partition forever.
      const killed = await shop.work(first, () => {
        begun += 1;
        return new Promise(() => undefined);
      });
      await expect.poll(() => begun, { timeout: 30_000 }).toBe(partitions);
      const survivor = await shop.work(second, () => undefined);
      await pause(1_000);
      expect(shop.effects).toEqual([]);
      void killed.kill();
      await expect.poll(() => shop.effects.length, { timeout: 2 * leaseInMs + 1_000 }).toBe(messages.length);
      expect(new Set(shop.effects).size).toBe(messages.length);
      await publisher.close();
      await survivor.end();
    });

    it('G40, G43: 8 workers become 1 and 8 again while the server restarts, and every command is done once and in order', async ({
      skip,
    }) => {
      skip(!restarted.has(name));
      const shop = createShop();
      const link = await open(server.url, 'restarted');
      const orders = 40;
      const rounds = sampled([true, false], 1);
      const each = 15 * rounds.length;
      const messages = Array.from(
        { length: orders * each },
        (_, index) => [`ORD-${index % orders}`, `M${index % orders}-${Math.floor(index / orders)}`] as const,
      );
      const handler = (): Promise<void> => pause(20);
      const hire = async () => shop.work(await open(server.url, 'restarted'), handler);
      // RabbitMQ 3 loses the log of a queue if it is killed less than half a second after the queue was declared.
      await (await hire()).end();
      await pause(2_000);
      const publisher = await link.publisher();
      const published = publish(publisher, messages);
      let crew = await Promise.all(Array.from({ length: 8 }, hire));
      const restart = async (): Promise<void> => {
        await server.kill();
        await pause(500);
        await server.start();
      };
      for (const killed of rounds) {
        await pause(1_000);
        const [last, ...others] = crew;
        const leaving = Promise.all(others.map((one) => (killed ? one.kill() : one.end())));
        await restart();
        await leaving;
        await restart();
        const before = shop.effects.length;
        if (before < messages.length)
          await expect.poll(() => shop.effects.length, { timeout: 60_000 }).toBeGreaterThan(before);
        crew = [...(last === undefined ? [] : [last]), ...(await Promise.all(Array.from({ length: 7 }, hire)))];
      }
      await published;
      await publisher.close();
      await expect.poll(() => shop.hub.outcomes.size, { timeout: 120_000 }).toBe(messages.length);
      expect(shop.dead).toEqual([]);
      expect(new Set(shop.effects).size).toBe(shop.effects.length);
      for (let order = 0; order < orders; order += 1) {
        const places = shop.effects
          .filter((id) => id.startsWith(`M${order}-`))
          .map((id) => Number(id.slice(id.indexOf('-') + 1)));
        expect(places, `ORD-${order}`).toEqual(places.toSorted((one, other) => one - other));
      }
      await Promise.all(crew.map((one) => one.end()));
      await link.close();
    });
  });
