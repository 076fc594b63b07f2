import { startRabbit, type TestServer, withoutServer } from '@tradelane/test-servers';
import { Connection } from 'rabbitmq-client';
import { afterAll, beforeAll, describe } from 'vitest';
import { createRabbitPublisher, createRabbitSource } from '../../src/rabbitmq.ts';
import { conformance } from '../support/conformance.ts';

describe.skipIf(withoutServer('rabbitmq'))('RabbitMQ', () => {
  let server: TestServer;
  let connection: Connection;
  let count = 0;
  beforeAll(async () => {
    server = await startRabbit();
    connection = new Connection(server.url);
    connection.on('error', () => undefined);
    await connection.onConnect(60_000);
  }, 120_000);
  afterAll(async () => {
    await connection?.close();
    await server?.stop();
  });

  for (const partitions of [undefined, 4])
    conformance(
      {
        name: partitions === undefined ? 'RabbitMQ' : `RabbitMQ in ${partitions} partitions`,
        leaseInMs: 60_000,
        // A message stays with its holder for as long as the connection stands.
        expires: false,
        counts: true,
        orders: partitions !== undefined,
        partitions,
        // A quorum queue puts a returned message behind those that it hands out meanwhile.
        returnsFirst: false,
      },
      () => {
        const queue = `events-${(count += 1)}`;
        const publisher = createRabbitPublisher({ connection, queue, partitions });
        return Promise.resolve({
          publisher,
          source: () => createRabbitSource({ connection, queue, partitions }),
          deadLetters: async () => {
            const channel = await connection.acquire();
            const message = await channel.basicGet({ queue: `${queue}.dead` });
            await channel.close();
            if (message === undefined) return [];
            return [{ body: String(message.body), reason: String(message.headers?.['reason']) }];
          },
          close: () => publisher.close(),
        });
      },
    );
});
