import { jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { startNats, type TestServer, withoutServer } from '@tradelane/test-servers';
import { afterAll, beforeAll, describe } from 'vitest';
import { createNatsPublisher, createNatsSource } from '../../src/nats.ts';
import { conformance } from '../support/conformance.ts';

describe.skipIf(withoutServer('nats'))('NATS', () => {
  let server: TestServer;
  let connection: NatsConnection;
  let count = 0;
  beforeAll(async () => {
    server = await startNats();
    connection = await connect({ servers: server.url });
  }, 60_000);
  afterAll(async () => {
    await connection?.close();
    await server?.stop();
  });

  for (const partitions of [undefined, 8])
    conformance(
      {
        name: partitions === undefined ? 'NATS JetStream' : `NATS JetStream in ${partitions} partitions`,
        leaseInMs: 2_000,
        expires: true,
        counts: true,
        orders: partitions !== undefined,
        partitions,
        returnsLate: partitions !== undefined,
      },
      async (leaseInMs) => {
        const stream = `events-${(count += 1)}`;
        return {
          publisher: await createNatsPublisher({ connection, stream, partitions }),
          source: () => createNatsSource({ connection, stream, partitions, leaseInMs }),
          deadLetters: async () => {
            const manager = await jetstreamManager(connection);
            const { state } = await manager.streams.info(`${stream}-dead`);
            if (state.messages === 0) return [];
            const message = await manager.streams.getMessage(`${stream}-dead`, { seq: state.last_seq });
            return message === null ? [] : [{ body: message.string(), reason: message.header.get('reason') }];
          },
          close: () => Promise.resolve(),
        };
      },
    );
});
