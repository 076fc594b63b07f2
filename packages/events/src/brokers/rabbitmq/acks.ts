import type { Channel } from 'rabbitmq-client';

/** Acknowledgements of one channel, sent in batches. Acknowledging each message with its own frame is slow. */
export class RabbitAcks {
  readonly #channel: Channel;
  /** Delivery tags in flight, in ascending order. */
  readonly #inFlight = new Set<number>();
  #done: number[] = [];

  constructor(channel: Channel) {
    this.#channel = channel;
  }

  /** Adds a delivered message. */
  hold(tag: number): void {
    this.#inFlight.add(tag);
  }

  /** Removes a message that is settled differently. */
  letGo(tag: number): void {
    this.#inFlight.delete(tag);
  }

  /** Acknowledges a message. */
  ack(tag: number): void {
    this.#inFlight.delete(tag);
    if (this.#done.push(tag) === 1) setImmediate(() => this.flush());
  }

  /** Sends the pending acknowledgements. On a closed channel it does nothing, and the broker redelivers. */
  flush(): void {
    const done = this.#done;
    this.#done = [];
    if (!this.#channel.active) return;
    const [oldest = Infinity] = this.#inFlight;
    let upTo = 0;
    for (const tag of done)
      if (tag < oldest) upTo = Math.max(upTo, tag);
      else this.#channel.basicAck({ deliveryTag: tag });
    if (upTo > 0) this.#channel.basicAck({ deliveryTag: upTo, multiple: true });
  }
}
