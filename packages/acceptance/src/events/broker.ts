/** Messages on the queues of a broker. */
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { startNats, startRabbit, type TestServer } from '@tradelane/test-servers';
import { Connection } from 'rabbitmq-client';
import type { QueueAddress, QueueKind } from './queue.ts';

export const startBroker: Readonly<Record<QueueKind, () => Promise<TestServer>>> = {
  rabbitmq: startRabbit,
  nats: startNats,
};

export interface QueueView {
  /** Number of messages on the queue. RabbitMQ counts only messages that no worker has. */
  left(): Promise<number>;
  /** Bodies of the dead letters. */
  deadLetters(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export const viewQueue: Readonly<Record<QueueKind, (address: QueueAddress) => Promise<QueueView>>> = {
  async rabbitmq({ url, name, partitions }) {
    const connection = new Connection(url);
    const channel = await connection.acquire();
    const queues =
      partitions === undefined ? [name] : Array.from({ length: partitions }, (_, index) => `${name}.${index}`);
    return {
      async left() {
        let left = 0;
        for (const queue of queues) left += (await channel.queueDeclare({ queue, passive: true })).messageCount;
        return left;
      },
      async deadLetters() {
        const bodies: string[] = [];
        for (;;) {
          const message = await channel.basicGet({ queue: `${name}.dead`, noAck: true });
          if (message === undefined) return bodies;
          bodies.push(String(message.body));
        }
      },
      async close() {
        await channel.close();
        await connection.close();
      },
    };
  },
  async nats({ url, name }) {
    const connection = await connect({ servers: url });
    const { streams, consumers } = await jetstreamManager(connection);
    return {
      // Doesn't count the stream: after a kill, the server may keep removed messages there, which it doesn't deliver
      // again.
      async left() {
        let left = 0;
        for await (const { num_pending: waiting, num_ack_pending: inHand } of consumers.list(name))
          left += waiting + inHand;
        return left;
      },
      async deadLetters() {
        const dead = `${name}-dead`;
        const { first_seq: first, last_seq: last } = (await streams.info(dead)).state;
        const bodies: string[] = [];
        for (let seq = Math.max(1, first); seq <= last; seq += 1) {
          const message = await streams.getMessage(dead, { seq });
          if (message !== null) bodies.push(message.string());
        }
        return bodies;
      },
      close: () => connection.close(),
    };
  },
};
