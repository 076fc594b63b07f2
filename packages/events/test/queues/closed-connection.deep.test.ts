import { startRabbit, startRedis, type TestServer, withoutServer } from '@tradelane/test-servers';
import { Redis } from 'ioredis';
import { Connection } from 'rabbitmq-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConsumer, createMemoryDedupeStore, type Source } from '../../src/index.ts';
import { createRabbitSource } from '../../src/brokers/rabbitmq/index.ts';
import { createRedisSource } from '../../src/brokers/redis-streams/index.ts';
import { QueueError } from '../../src/queue/errors.ts';

/** Runs a consumer, closes its connection once the source is open, and returns the error of the run. */
async function runUntilClosed(source: Source, close: () => unknown): Promise<{ error: unknown; reported: number }> {
  let reported = 0;
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const watched: Source = {
    ...source,
    open: async (intake) => {
      const subscription = await source.open(intake);
      return {
        ...subscription,
        start: () => {
          subscription.start();
          open();
        },
      };
    },
  };
  const running = createConsumer({
    source: watched,
    actions: { updateStatus: () => Promise.resolve() },
    dedupe: createMemoryDedupeStore(),
    handlers: {},
    hooks: { onQueueError: () => void (reported += 1) },
  }).run({ signal: new AbortController().signal });
  const ended = running.catch((cause: unknown) => cause);
  await opened;
  void close();
  return { error: await ended, reported };
}

describe.skipIf(withoutServer('redis')).each([undefined, 2])('Redis (partitions: %s)', (partitions) => {
  it.each(['quit', 'disconnect'] as const)('G40: a run ends with an error after %s of its connection', async (how) => {
    const server = await startRedis();
    const client = new Redis(server.url);
    const source = createRedisSource({ client, stream: 'events', partitions });
    const { error, reported } = await runUntilClosed(source, () => client[how]());
    expect(error).toBeInstanceOf(QueueError);
    expect(reported).toBeLessThan(5);
    await server.stop();
  });
});

describe.skipIf(withoutServer('rabbitmq'))('RabbitMQ', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startRabbit()));
  afterAll(() => server?.stop());

  it.each([
    ['close', undefined],
    ['close', 2],
    ['unsafeDestroy', undefined],
    ['unsafeDestroy', 2],
  ] as const)('G40: a run ends with an error after %s of its connection (partitions: %s)', async (how, partitions) => {
    const connection = new Connection(server.url);
    connection.on('error', () => undefined);
    await connection.onConnect(60_000);
    const source = createRabbitSource({ connection, queue: `events-${how}-${partitions}`, partitions });
    const { error, reported } = await runUntilClosed(source, () => connection[how]());
    expect(error).toBeInstanceOf(QueueError);
    expect(reported).toBeLessThan(5);
  });
});
