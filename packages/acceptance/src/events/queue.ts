/** The queue that the workers of the proof consume, for any of its processes. */
import { connect } from '@nats-io/transport-node';
import type { Publisher, Source } from '@tradelane/events';
import { createNatsPublisher, createNatsSource } from '@tradelane/events/nats';
import { createRabbitPublisher, createRabbitSource } from '@tradelane/events/rabbitmq';
import { Connection } from 'rabbitmq-client';

export type QueueKind = 'rabbitmq' | 'nats';

export interface QueueAddress {
  readonly kind: QueueKind;
  readonly url: string;
  readonly name: string;
  /** Undefined if each process alone keeps the order. */
  readonly partitions: number | undefined;
  /** Time that a process may be suspended before its messages are delivered to another one. */
  readonly leaseInMs: number;
}

export interface OpenQueue {
  readonly source: Source;
  publisher(): Promise<Publisher>;
  close(): Promise<void>;
}

/** @param onTrouble Called when a connection breaks. Clients reconnect automatically. */
export const openQueue: Readonly<
  Record<QueueKind, (address: QueueAddress, onTrouble: (error: unknown) => void) => Promise<OpenQueue>>
> = {
  async rabbitmq({ url, name: queue, partitions, leaseInMs: heartbeatInMs }, onTrouble) {
    const connection = new Connection({ url, heartbeat: heartbeatInMs / 1_000, retryLow: 100, retryHigh: 500 });
    connection.on('error', onTrouble);
    await connection.onConnect(60_000);
    const options = { connection, queue, partitions };
    return {
      source: createRabbitSource({ ...options, heartbeatInMs }),
      publisher: () => Promise.resolve(createRabbitPublisher(options)),
      close: () => connection.close(),
    };
  },
  async nats({ url, name: stream, partitions, leaseInMs }) {
    const connection = await connect({
      servers: url,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 200,
      waitOnFirstConnect: true,
    });
    const options = { connection, stream, partitions };
    return {
      source: createNatsSource({ ...options, leaseInMs }),
      publisher: () => createNatsPublisher(options),
      close: () => connection.close(),
    };
  },
};
