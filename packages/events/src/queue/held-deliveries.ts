import { wholeMs } from './check-queue.ts';
import type { Delivery } from './source.ts';

/** Delay before a redelivery if dead-lettering failed on a queue without leases. */
export const buryAgainInMs = 10_000;

/** The queue's side of a delivery. */
export interface Handle extends Omit<Delivery, 'forget'> {
  /** Called when the process has lost the message. */
  forgotten?(): void;
}

/** The unfinished deliveries of a subscription. */
export class HeldDeliveries {
  readonly #held = new Set<Delivery>();
  readonly #onEnd: (() => void) | undefined;

  /** @param onEnd Called when a delivery has ended. */
  constructor(onEnd?: () => void) {
    this.#onEnd = onEnd;
  }

  get size(): number {
    return this.#held.size;
  }

  /** Wraps a delivery, which counts as held until it ends. */
  hold(delivery: Handle): Delivery {
    const held = new HeldDelivery(delivery, this.#end);
    this.#held.add(held);
    return held;
  }

  readonly #end = (held: Delivery): void => {
    if (this.#held.delete(held)) this.#onEnd?.();
  };

  /** Returns all held deliveries. Deliveries that can't be returned are redelivered after their lease. */
  async giveBack(onError: (error: unknown) => void): Promise<void> {
    const held = [...this.#held];
    await Promise.all(held.map((delivery) => giveBack(delivery, onError)));
  }
}

/** Returns one delivery for immediate redelivery. */
export async function giveBack(delivery: Handle, onError: (error: unknown) => void): Promise<void> {
  try {
    await delivery.nack(0);
  } catch (error) {
    onError(error);
  }
}

/** A handle that calls `next` when the delivery has ended. */
export function followedBy(handle: Handle, next: () => void): Handle {
  const then = async (told: void | Promise<void>): Promise<void> => {
    try {
      await told;
    } finally {
      next();
    }
  };
  return {
    ...handle,
    ack: () => then(handle.ack()),
    nack: (delayInMs) => then(handle.nack(delayInMs)),
    deadLetter: (reason) => then(handle.deadLetter(reason)),
    forgotten: next,
  };
}

class HeldDelivery implements Delivery {
  readonly #delivery: Handle;
  readonly #onEnd: (held: Delivery) => void;

  constructor(delivery: Handle, onEnd: (held: Delivery) => void) {
    this.#delivery = delivery;
    this.#onEnd = onEnd;
  }

  get body(): string | Uint8Array {
    return this.#delivery.body;
  }

  /** A getter, since some queues must request it. */
  get attempt(): number | undefined {
    return this.#delivery.attempt;
  }

  get traceparent(): string | undefined {
    return this.#delivery.traceparent;
  }

  get isGone(): boolean {
    return this.#delivery.isGone === true;
  }

  ack(): void | Promise<void> {
    this.#onEnd(this);
    return this.#delivery.ack();
  }

  nack(delayInMs: number): void | Promise<void> {
    this.#onEnd(this);
    return this.#delivery.nack(wholeMs(delayInMs));
  }

  deadLetter(reason: string): void | Promise<void> {
    this.#onEnd(this);
    return this.#delivery.deadLetter(reason);
  }

  heartbeat(): void | Promise<void> {
    return this.#delivery.heartbeat();
  }

  forget(): void {
    this.#onEnd(this);
    this.#delivery.forgotten?.();
  }
}
