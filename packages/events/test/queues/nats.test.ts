import { jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { startNats, type TestServer, withoutServer } from '@tradelane/test-servers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Delivery } from '../../src/index.ts';
import { createNatsPublisher, createNatsSource } from '../../src/nats.ts';
import { conformance } from '../support/conformance.ts';
import { accept, publishAll } from '../support/messages.ts';

describe.skipIf(withoutServer('nats'))('NATS', () => {
  let server: TestServer;
  let connection: NatsConnection;
  let count = 0;
  beforeAll(async () => {
    server = await startNats();
    connection = await connect({ servers: server.url });
  });
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

  it('buries a body as large as the server takes, without its reason', async () => {
    const queue = { connection, stream: `events-${(count += 1)}` };
    const publisher = await createNatsPublisher(queue);
    const body = 'x'.repeat(connection.info?.max_payload ?? 0).slice(60);
    const got: Delivery[] = [];
    const subscription = await createNatsSource(queue).open({
      capacity: 1,
      deliver: (delivery) => void got.push(delivery),
      onError: () => undefined,
    });
    subscription.start();
    await publisher.publish({ id: '1', key: undefined, body });
    await expect.poll(() => got.length).toBe(1);
    await got[0]?.deadLetter('The message cannot be read: it is not JSON, and is as long as this.');
    const manager = await jetstreamManager(connection);
    const { state } = await manager.streams.info(`${queue.stream}-dead`);
    expect(state.messages).toBe(1);
    await subscription.stop();
    await subscription.close();
  });

  it('asks anew once a server that was away is back', async () => {
    const own = await startNats();
    const link = await connect({ servers: own.url, maxReconnectAttempts: -1, reconnectTimeWait: 50 });
    const queue = { connection: link, stream: 'events' };
    const publisher = await createNatsPublisher(queue);
    const got: (string | Uint8Array)[] = [];
    const subscription = await createNatsSource(queue).open({
      capacity: 4,
      deliver: (delivery) => {
        got.push(delivery.body);
        void delivery.ack();
      },
      onError: () => undefined,
    });
    subscription.start();
    await publishAll(publisher, [accept('ORD-1')]);
    await expect.poll(() => got.length).toBe(1);
    await own.kill();
    await own.start();
    await expect
      .poll(() =>
        publishAll(publisher, [accept('ORD-2')]).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    // Sooner than a request would have run out.
    await expect.poll(() => got.length, { timeout: 8_000 }).toBeGreaterThanOrEqual(2);
    await subscription.stop();
    await subscription.close();
    await link.close();
    await own.stop();
  });
});
