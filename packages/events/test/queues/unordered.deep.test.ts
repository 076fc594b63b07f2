import { connect } from '@nats-io/transport-node';
import { startNats, startRabbit, startRedis, type TestServer, withoutServer } from '@tradelane/test-servers';
import { Redis } from 'ioredis';
import { Connection } from 'rabbitmq-client';
import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { createConsumer, createMemoryDedupeStore, type Publisher, type Source } from '../../src/index.ts';
import { createNatsPublisher, createNatsSource } from '../../src/brokers/nats/index.ts';
import { createRabbitPublisher, createRabbitSource } from '../../src/brokers/rabbitmq/index.ts';
import { createRedisPublisher, createRedisSource } from '../../src/brokers/redis-streams/index.ts';
import { createHubActions } from '../support/hub-actions.ts';
import { accept, publishAll } from '../support/messages.ts';

interface Link {
  readonly source: Source;
  readonly publisher: Publisher;
  close(): unknown;
}
type Open = (url: string, name: string, partitions: number | undefined) => Promise<Link>;

const openRedis: Open = async (url, name, partitions) => {
  const client = new Redis(url);
  const queue = { client, stream: name, partitions };
  return {
    source: createRedisSource(queue),
    publisher: createRedisPublisher(queue),
    close: () => client.disconnect(),
  };
};
const openNats: Open = async (url, name, partitions) => {
  const connection = await connect({ servers: url });
  const queue = { connection, stream: name, partitions };
  return {
    source: createNatsSource(queue),
    publisher: await createNatsPublisher(queue),
    close: () => connection.close(),
  };
};
const openRabbit: Open = async (url, name, partitions) => {
  const connection = new Connection(url);
  const queue = { connection, queue: name, partitions };
  const publisher = createRabbitPublisher(queue);
  return {
    source: createRabbitSource(queue),
    publisher,
    close: async () => {
      await publisher.close();
      await connection.close();
    },
  };
};
const brokers = [
  ['rabbitmq', startRabbit, openRabbit],
  ['redis', startRedis, openRedis],
  ['nats', startNats, openNats],
] as const;

const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);

for (const [name, start, open] of brokers)
  describe.skipIf(withoutServer(name))(`several workers on ${name}`, { timeout: 120_000 }, () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await start();
    });
    afterAll(() => server?.stop());

    it.concurrent.for([
      ['warns once, and names the option, without partitions', undefined, 2, 1],
      ['does not warn with partitions', 2, 2, 0],
      ['does not warn for one worker', undefined, 1, 0],
    ] as const)('G40: the consumer %s', async ([, partitions, workers, warnings], { expect }) => {
      const queueName = `events-${crypto.randomUUID()}`;
      const told: string[] = [];
      const links = await Promise.all(Array.from({ length: workers }, () => open(server.url, queueName, partitions)));
      const stop = new AbortController();
      const hub = createHubActions();
      const runs: Promise<void>[] = [];
      for (const [index, { source }] of links.entries()) {
        runs.push(
          createConsumer({
            source,
            actions: hub,
            dedupe: createMemoryDedupeStore(),
            concurrency: 4,
            prefetch: 4,
            handlers: { ACCEPT: () => new Promise((resolve) => setTimeout(resolve, 5)) },
            ...(index === 0 && { hooks: { onUnordered: ({ queue }) => told.push(queue) } }),
          }).run({ signal: stop.signal }),
        );
        // One after the other, so that the second one finds the first.
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      const commands = Array.from({ length: 400 }, (__, index) => accept(`ORD-${index}`));
      if (links[0] !== undefined) await publishAll(links[0].publisher, commands);
      await expect.poll(() => hub.outcomes.size, { timeout: 60_000 }).toBe(commands.length);
      const find = () =>
        warn.mock.calls
          .map(([text]) => String(text))
          .filter((text) => text.includes('Several workers') && text.includes(queueName));
      await expect.poll(() => find().length, { timeout: 20_000 }).toBe(warnings);
      const texts = find();
      // Redis and RabbitMQ count every five seconds, so the first worker may not have noticed yet.
      expect(texts).toHaveLength(warnings);
      for (const text of texts) expect(text).toContain('Set `partitions`');
      expect(told.length).toBeLessThanOrEqual(warnings);
      stop.abort();
      await Promise.all(runs);
      for (const link of links) await link.close();
    });
  });
