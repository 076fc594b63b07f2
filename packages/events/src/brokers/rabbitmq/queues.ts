import type { Connection } from 'rabbitmq-client';

/** A RabbitMQ queue and its connection. */
export interface RabbitQueue {
  /** A connection of the RabbitMQ client. You close it. */
  readonly connection: Connection;
  /**
   * Name of the queue. With partitions, each queue is `<queue>.<partition>`. Dead letters go to `<queue>.dead`, with
   * the header `reason`.
   */
  readonly queue: string;
  /**
   * Number of partitions, which keep the order across processes: each is a queue with a single active consumer, and
   * workers share them evenly. All publishers and consumers need the same number, permanently. Without partitions, the
   * order holds within each process.
   */
  readonly partitions?: number | undefined;
  /**
   * Whether queues are declared: durable quorum queues whose dead letters go to `<queue>.dead`. Set it to false to
   * declare them yourself with other arguments, which the broker would otherwise reject. Workers then don't release
   * partitions. Default: true.
   */
  readonly declare?: boolean | undefined;
}

/** The queues of all partitions, or the only queue. */
export function queuesOf({ queue, partitions }: RabbitQueue): readonly string[] {
  return partitions === undefined ? [queue] : Array.from({ length: partitions }, (_, index) => `${queue}.${index}`);
}

/** The queue of dead letters. */
export const deadQueueOf = ({ queue }: RabbitQueue): string => `${queue}.dead`;
