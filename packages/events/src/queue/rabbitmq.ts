import { type Clock, systemClock } from '@tradelane/core';
import type { Connection } from 'rabbitmq-client';
import { checkQueue, clientWith } from './check-queue.ts';
import { partitionOf } from './partition.ts';
import type { OutgoingMessage, Publisher } from './publisher.ts';
import { type Bury, RabbitFollower } from './rabbit-follower.ts';
import { NoQueueError, RabbitSender } from './rabbit-sender.ts';
import type { Source } from './source.ts';

/** A queue and how its broker is reached. */
export interface RabbitQueue {
  /** A connection of the RabbitMQ client; it stays yours to close. */
  readonly connection: Connection;
  /** The queue; with partitions each is `<queue>.<partition>`. Dead letters are in `<queue>.dead`, with the header `reason`. */
  readonly queue: string;
  /**
   * Parts that keep the order across processes: each is one queue with a single active consumer. The same number for all publishers and
   * consumers, for good. Without, the order holds within each process.
   */
  readonly partitions?: number | undefined;
  /**
   * Whether queues are declared: durable quorum queues, whose dead letters go to `<queue>.dead`; true where absent. Declare them yourself to
   * have them otherwise: a queue that is there already with other arguments is refused by the broker.
   */
  readonly declare?: boolean | undefined;
}

/** What is read, and how long a connection may stand still. */
export interface RabbitSourceOptions extends RabbitQueue {
  /**
   * The `heartbeat` of the connection: after standing still for so long, a process must take its messages for lost, since the broker does.
   * 60,000 where absent, as with the client.
   */
  readonly heartbeatInMs?: number | undefined;
  /** Time for what has stood still; the system's where absent. */
  readonly clock?: Clock | undefined;
}

const quorum = { 'x-queue-type': 'quorum' } as const;

/** What the broker gives up (RabbitMQ 4 does so after 20 deliveries) goes where ours go, and is held until it has arrived there. */
const givenUpTo = (queue: string) =>
  ({
    'x-dead-letter-exchange': '',
    'x-dead-letter-routing-key': queue,
    'x-dead-letter-strategy': 'at-least-once',
    'x-overflow': 'reject-publish',
  }) as const;

/** The queues of all partitions, or the one there is. */
function queuesOf({ queue, partitions }: RabbitQueue): readonly string[] {
  return partitions === undefined ? [queue] : Array.from({ length: partitions }, (_, index) => `${queue}.${index}`);
}

const deadQueueOf = ({ queue }: RabbitQueue): string => `${queue}.dead`;

function checkRabbit(options: RabbitQueue): void {
  checkQueue(options, {
    connection: clientWith('acquire', '`new Connection(url)` of `rabbitmq-client`'),
    queue: 'text',
    partitions: 'count',
  });
}

/** One channel declares what is missing. */
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
 * Messages of a RabbitMQ queue.
 * @throws ArgumentError naming the option that is missing or wrong
 */
export function createRabbitSource(options: RabbitSourceOptions): Source {
  checkRabbit(options);
  const { connection, queue, partitions, heartbeatInMs = 60_000, clock = systemClock } = options;
  return {
    name: queue,
    open: async (intake) => {
      const declare = (): Promise<void> => declareQueues(options);
      await declare();
      const sender = new RabbitSender(connection);
      const bury: Bury = async (body, reason) => {
        const send = (): Promise<void> => sender.send(deadQueueOf(options), { headers: { reason } }, body);
        await send().catch(async (error: unknown) => {
          if (!(error instanceof NoQueueError)) throw error;
          await declare();
          await send();
        });
      };
      const followers = queuesOf(options).map((name) => {
        const prefetch =
          partitions === undefined ? intake.capacity : Math.max(1, Math.ceil(intake.capacity / partitions));
        return new RabbitFollower(connection, {
          queue: name,
          prefetch,
          bury,
          isBuriedByBroker: options.declare !== false,
          declare,
          intake,
          clock,
        });
      });
      // Whoever comes first is active; coming in another order each time spreads the partitions over the processes.
      const shuffled = followers.toSorted(() => Math.random() - 0.5);
      return {
        leaseInMs: heartbeatInMs,
        start: () => {
          for (const follower of shuffled) void follower.follow();
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

/** Where messages are published. */
export type RabbitPublisherOptions = RabbitQueue;

/**
 * Publishes to a RabbitMQ queue; resolves once the broker has confirmed.
 * @throws ArgumentError naming the option that is missing or wrong
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
  return {
    name: queue,
    publish: async ({ id, key, body }: OutgoingMessage) => {
      declared ??= declareQueues(options);
      await declared.catch(declareAnew);
      const to = partitions === undefined ? queue : `${queue}.${partitionOf(key, partitions, id)}`;
      await sender.send(to, { messageId: id }, Buffer.from(body)).catch(declareAnew);
    },
    close: () => sender.close(),
  };
}
