import { type Clock, TradelaneError } from '@tradelane/core';
import type { Connection, Envelope } from 'rabbitmq-client';
import { timeLimit } from '../../clock.ts';
import { QueueError } from '../../queue/errors.ts';

/** Time limit for a confirmation, in milliseconds. Without a leader, a quorum queue never confirms. */
const confirmsInMs = 30_000;

/** @throws {QueueError} If the broker hasn't confirmed in time. */
export async function confirmed(queue: string, sent: Promise<void>, clock: Clock): Promise<void> {
  if (!(await timeLimit(clock, confirmsInMs, sent)))
    throw new QueueError(queue, `no confirmation within ${confirmsInMs / 1_000} seconds`, undefined);
}

/** Thrown if the broker has no queue for the message. */
export class NoQueueError extends TradelaneError {
  static override readonly brand: string = 'NoQueueError';
  static override readonly defaultCode: string = 'ERR_QUEUE_MISSING';
  override readonly name: string = 'NoQueueError';

  constructor(queue: string) {
    super(`RabbitMQ has no queue ${queue}. Declare the queue, or correct its name.`, { outcome: 'refused' });
  }
}

/** Sends with `mandatory`, so that the broker returns messages that no queue accepts. */
export class RabbitSender {
  readonly #publisher: ReturnType<Connection['createPublisher']>;
  readonly #returned = new Set<string>();
  #count = 0;

  constructor(connection: Connection) {
    this.#publisher = connection.createPublisher({ confirm: true, maxAttempts: 3 });
    this.#publisher.on('basic.return', ({ correlationId = '' }) => this.#returned.add(correlationId));
  }

  /** @throws {NoQueueError} If the queue doesn't exist. */
  async send(queue: string, envelope: Omit<Envelope, 'routingKey' | 'exchange'>, body: unknown): Promise<void> {
    const correlationId = String((this.#count += 1));
    try {
      await this.#publisher.send(
        { ...envelope, routingKey: queue, correlationId, mandatory: true, durable: true },
        body,
      );
      // The client emits returned messages one turn later.
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#returned.has(correlationId)) throw new NoQueueError(queue);
    } finally {
      this.#returned.delete(correlationId);
    }
  }

  close(): Promise<void> {
    return this.#publisher.close();
  }
}
