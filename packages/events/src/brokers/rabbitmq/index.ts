import { type Clock, systemClock } from '@tradelane/core';
import { checkQueue, clientWith } from '../../queue/check-queue.ts';
import { partitionOf } from '../../queue/keys.ts';
import type { OutgoingMessage, Publisher, Source } from '../../queue/source.ts';
import { deadQueueOf, queuesOf, type RabbitQueue } from './queues.ts';
import { type Bury, type HowFollowed, RabbitFollower } from './follower.ts';
import { confirmed, NoQueueError, RabbitSender } from './sender.ts';
import { RabbitShares } from './shares.ts';

export type { RabbitQueue } from './queues.ts';

/** Options of the source. */
export interface RabbitSourceOptions extends RabbitQueue {
  /**
   * `heartbeat` of the connection, in milliseconds. A process that was suspended for longer treats its messages as
   * lost, as the broker does. Default: 60,000 (60 s), as in the client.
   */
  readonly heartbeatInMs?: number | undefined;
  /** Clock that detects a suspended process. Default: the system clock. */
  readonly clock?: Clock | undefined;
  /** Random numbers from 0 to 1 that choose the partitions to take and to release. Default: `Math.random`. */
  readonly random?: (() => number) | undefined;
}

const quorum = { 'x-queue-type': 'quorum' } as const;

/** Arguments that dead-letter messages at the delivery limit (20 on RabbitMQ 4), at least once. */
const givenUpTo = (queue: string) =>
  ({
    'x-dead-letter-exchange': '',
    'x-dead-letter-routing-key': queue,
    'x-dead-letter-strategy': 'at-least-once',
    'x-overflow': 'reject-publish',
  }) as const;

function checkRabbit(options: RabbitSourceOptions): void {
  checkQueue(options, {
    connection: clientWith('acquire', '`new Connection(url)` of `rabbitmq-client`'),
    queue: 'text',
    partitions: 'count',
    declare: 'flag',
    heartbeatInMs: 'time',
    clock: 'clock',
    random: 'function',
  });
}

/** Declares missing queues on one channel. */
async function declareQueues(options: RabbitQueue): Promise<void> {
  if (options.declare === false) return;
  const single = options.partitions === undefined ? {} : { 'x-single-active-consumer': true };
  const channel = await options.connection.acquire();
  try {
    const dead = deadQueueOf(options);
    for (const queue of queuesOf(options))
      await channel.queueDeclare({ queue, durable: true, arguments: { ...quorum, ...single, ...givenUpTo(dead) } });
    await channel.queueDeclare({ queue: dead, durable: true, arguments: quorum });
  } finally {
    await channel.close();
  }
}

/**
 * Creates a source for a RabbitMQ queue.
 * @throws {ArgumentError} If an option is missing or invalid. The error names the option.
 */
export function createRabbitSource(options: RabbitSourceOptions): Source {
  checkRabbit(options);
  const { connection, queue, partitions, heartbeatInMs = 60_000, clock = systemClock, random = Math.random } = options;
  return {
    name: queue,
    system: 'rabbitmq',
    open: async (intake) => {
      const declare = (): Promise<void> => declareQueues(options);
      await declare();
      const sender = new RabbitSender(connection);
      const dead = deadQueueOf(options);
      const bury: Bury = (body, reason) => {
        const send = (): Promise<void> => sender.send(dead, { headers: { reason } }, body);
        const sent = send().catch(async (error: unknown) => {
          if (!(error instanceof NoQueueError)) throw error;
          await declare();
          await send();
        });
        return confirmed(dead, sent, clock);
      };
      const closing = new AbortController();
      const ended = new Promise<Error>((resolve) => {
        closing.signal.addEventListener('abort', () => resolve(closing.signal.reason as Error));
      });
      const end = (cause: Error): void => closing.abort(cause);
      const isShared = partitions !== undefined && options.declare !== false;
      const common = { declare, end, intake, clock };
      const settingsOf = (name: string): HowFollowed => ({
        queue: name,
        prefetch: Math.ceil(intake.capacity / (partitions ?? 1)),
        bury,
        isBuriedByBroker: options.declare !== false,
        // Your own queue may have a single active consumer.
        mustBeAlone: partitions === undefined && options.declare !== false,
        lock: isShared ? `${name}.lock` : undefined,
        ...common,
      });
      const shared = {
        ...common,
        partitions: queuesOf(options),
        workers: `${queue}.workers`,
        waiting: `${queue}.waiting`,
        settingsOf,
        random,
      };
      const followers = isShared
        ? [new RabbitShares(connection, shared)]
        : queuesOf(options).map((name) => new RabbitFollower(connection, settingsOf(name)));
      return {
        leaseInMs: heartbeatInMs,
        ended,
        start: () => {
          for (const follower of followers) void follower.follow();
        },
        stop: () => {
          for (const follower of followers) follower.stop();
          return Promise.resolve();
        },
        close: async () => {
          await Promise.all(followers.map((follower) => follower.close()));
          await sender.close();
        },
      };
    },
  };
}

/** Options of the publisher. */
export type RabbitPublisherOptions = RabbitQueue;

/**
 * Creates a publisher for a RabbitMQ queue. Each `publish` resolves when the broker has confirmed. It rejects with a
 * `QueueError` if the broker hasn't confirmed after 30 s. The message may still be published then.
 * @throws {ArgumentError} If an option is missing or invalid. The error names the option.
 */
export function createRabbitPublisher(options: RabbitPublisherOptions): Publisher {
  checkRabbit(options);
  const { connection, queue, partitions } = options;
  const sender = new RabbitSender(connection);
  let declared: Promise<void> | undefined;
  const declareAnew = (error: unknown): never => {
    declared = undefined;
    throw error;
  };
  const publish = async ({ id, key, body, traceparent }: OutgoingMessage): Promise<void> => {
    declared ??= declareQueues(options);
    await declared.catch(declareAnew);
    const to = partitions === undefined ? queue : `${queue}.${partitionOf(key, partitions, id)}`;
    const headers = traceparent === undefined ? {} : { headers: { traceparent } };
    await sender.send(to, { messageId: id, ...headers }, Buffer.from(body)).catch(declareAnew);
  };
  return {
    name: queue,
    publish: (message) => confirmed(queue, publish(message), systemClock),
    close: () => sender.close(),
  };
}
