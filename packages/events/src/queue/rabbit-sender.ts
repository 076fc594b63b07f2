import type { Connection, Envelope } from 'rabbitmq-client';

/** There is no queue that takes what was sent. */
export class NoQueueError extends Error {
  override readonly name: string = 'NoQueueError';

  constructor(queue: string) {
    super(`RabbitMQ has no queue ${queue}: what was sent there came back.`);
  }
}

/**
 * Sends, and knows once a queue has it. The broker confirms as well what no queue takes, and drops it; only asked for (`mandatory`) does it
 * send that back before.
 */
export class RabbitSender {
  readonly #publisher: ReturnType<Connection['createPublisher']>;
  readonly #returned = new Set<string>();
  #count = 0;

  constructor(connection: Connection) {
    this.#publisher = connection.createPublisher({ confirm: true, maxAttempts: 3 });
    this.#publisher.on('basic.return', ({ correlationId = '' }) => this.#returned.add(correlationId));
  }

  /** @throws NoQueueError where there is none of that name */
  async send(queue: string, envelope: Omit<Envelope, 'routingKey' | 'exchange'>, body: unknown): Promise<void> {
    const correlationId = String((this.#count += 1));
    try {
      await this.#publisher.send(
        { ...envelope, routingKey: queue, correlationId, mandatory: true, durable: true },
        body,
      );
      // The client tells of what came back one turn later.
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
