/** The queue that the workers of the proof follow, as every one of its processes reaches it. */
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
  /** Undefined where the order is kept within each process alone. */
  readonly partitions: number | undefined;
  /** How long a process may stand still before its messages are handed to another. */
  readonly leaseInMs: number;
}

export interface OpenQueue {
  readonly source: Source;
  publisher(): Promise<Publisher>;
  close(): Promise<void>;
}

/** @param onTrouble told of a connection that broke; clients come back by themselves. */
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
