import type { Channel } from 'rabbitmq-client';

/**
 * Acknowledgements of one channel. Those of one turn of the event loop go out together, and as one where nothing that was delivered before
 * them is still in hand: a frame for each message is most of what acknowledging costs.
 */
export class RabbitAcks {
  readonly #channel: Channel;
  /** Delivery tags in hand, in the order of their delivery, which is that of their numbers. */
  readonly #inFlight = new Set<number>();
  #done: number[] = [];

  constructor(channel: Channel) {
    this.#channel = channel;
  }

  /** The message was delivered. */
  hold(tag: number): void {
    this.#inFlight.add(tag);
  }

  /** The message is told about in another way. */
  letGo(tag: number): void {
    this.#inFlight.delete(tag);
  }

  /** The message is done with. */
  ack(tag: number): void {
    this.#inFlight.delete(tag);
    if (this.#done.push(tag) === 1) setImmediate(() => this.flush());
  }

  /** Sends what is still to be sent; on a channel that has closed nothing, and the broker hands those messages out again. */
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
