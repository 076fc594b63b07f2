/** Suspends servers (SIGSTOP) in every state of a consumer. Connections stay open, without responses. */
import { createVirtualClock } from '@tradelane/core';
import { connect } from '@nats-io/transport-node';
import {
  type ServerName,
  startNats,
  startRabbit,
  startRedis,
  type TestServer,
  withoutServer,
} from '@tradelane/test-servers';
import { Redis } from 'ioredis';
import { Connection } from 'rabbitmq-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createConsumer, createMemoryDedupeStore, type Publisher, type Source } from '../../src/index.ts';
import { createNatsPublisher, createNatsSource } from '../../src/brokers/nats/index.ts';
import { createRabbitPublisher, createRabbitSource } from '../../src/brokers/rabbitmq/index.ts';
import { createRedisPublisher, createRedisSource } from '../../src/brokers/redis-streams/index.ts';
import { createHubActions } from '../support/hub-actions.ts';
import { accept, publishAll } from '../support/messages.ts';
import { gate, settle } from '../support/world.ts';

interface Link {
  publisher(queue: string, partitions: number | undefined): Publisher | Promise<Publisher>;
  source(queue: string, partitions: number | undefined): Source;
  /** Connections of runs that have ended. */
  left?(): number;
  close(): unknown;
}

const leaseInMs = 2_000;
const brokers: readonly (readonly [ServerName, () => Promise<TestServer>, (url: string) => Promise<Link>])[] = [
  [
    'redis',
    startRedis,
    async (url) => {
      const client = new Redis(url, { maxRetriesPerRequest: null });
      const made: Redis[] = [];
      const duplicate = client.duplicate.bind(client);
      client.duplicate = (...given) => {
        const another = duplicate(...given);
        made.push(another);
        return another;
      };
      return {
        left: () => made.filter(({ status }) => status !== 'end' && status !== 'close').length,
        publisher: (stream, partitions) => createRedisPublisher({ client, stream, partitions }),
        source: (stream, partitions) => createRedisSource({ client, stream, partitions, leaseInMs }),
        close: () => client.disconnect(),
      };
    },
  ],
  [
    'nats',
    startNats,
    async (url) => {
      const connection = await connect({ servers: url, maxReconnectAttempts: -1 });
      return {
        publisher: (stream, partitions) => createNatsPublisher({ connection, stream, partitions }),
        source: (stream, partitions) => createNatsSource({ connection, stream, partitions, leaseInMs }),
        close: () => connection.close(),
      };
    },
  ],
  [
    'rabbitmq',
    startRabbit,
    async (url) => {
      const connection = new Connection(url);
      connection.on('error', () => undefined);
      await connection.onConnect(60_000);
      return {
        publisher: (queue, partitions) => createRabbitPublisher({ connection, queue, partitions }),
        source: (queue, partitions) => createRabbitSource({ connection, queue, partitions }),
        close: () => connection.close(),
      };
    },
  ],
];

for (const [name, start, open] of brokers)
  describe.skipIf(withoutServer(name))(`while ${name} stands still`, { timeout: 60_000 }, () => {
    let server: TestServer;
    let link: Link;
    let count = 0;
    beforeAll(async () => {
      server = await start();
      link = await open(server.url);
    }, 120_000);
    afterEach(() => server.resume());
    afterAll(async () => {
      await link?.close();
      await server?.stop();
    });

    const consumerOf = (source: Source, handler: () => unknown) => {
      const hub = createHubActions();
      const clock = createVirtualClock();
      const stop = new AbortController();
      const ended = createConsumer({
        source,
        actions: hub,
        dedupe: createMemoryDedupeStore(),
        handlers: { ACCEPT: handler },
        shutdownTimeoutInMs: 1_000,
        clock,
      }).run({ signal: stop.signal });
      const pass = async (inMs: number): Promise<void> => {
        await settle();
        await clock.advance(inMs);
      };
      return { hub, stop, ended, pass };
    };
    const allComes = async (source: Source, messages: number): Promise<void> => {
      const { hub, stop, ended } = consumerOf(source, () => undefined);
      await expect.poll(() => hub.outcomes.size, { timeout: 30_000 }).toBe(messages);
      expect(hub.requests).toHaveLength(messages);
      stop.abort();
      await ended;
    };

    it.each([undefined, 2])(
      'a stop with messages in flight ends within its time limit, and they are redelivered (partitions: %s)',
      async (partitions) => {
        const queue = `events-${(count += 1)}`;
        const publisher = await link.publisher(queue, partitions);
        await publishAll(publisher, [accept('ORD-1'), accept('ORD-2'), accept('ORD-3')]);
        const begun = gate();
        const { stop, ended, pass } = consumerOf(link.source(queue, partitions), () => {
          begun.open();
          return new Promise(() => undefined);
        });
        await begun.promise;
        server.pause();
        stop.abort();
        await pass(1_000); // for running handlers
        await pass(5_000); // for the queue to take back the rest
        await ended;
        await expect.poll(() => link.left?.() ?? 0, { timeout: 20_000 }).toBe(0);
        server.resume();
        await allComes(link.source(queue, partitions), 3);
        await publisher.close();
      },
    );

    it.each([undefined, 2])(
      'a stop while the queue is opened ends in its time, and takes nothing (partitions: %s)',
      async (partitions) => {
        const queue = `events-${(count += 1)}`;
        const publisher = await link.publisher(queue, partitions);
        await publishAll(publisher, [accept('ORD-1')]);
        server.pause();
        const { hub, stop, ended, pass } = consumerOf(link.source(queue, partitions), () => undefined);
        stop.abort();
        await pass(5_000);
        await ended;
        server.resume();
        await allComes(link.source(queue, partitions), 1);
        expect(hub.requests).toEqual([]);
        await publisher.close();
      },
    );
  });
