import { wholeMs } from './check-queue.ts';
import type { Delivery } from './source.ts';

/** When a message comes again that the dead letters did not take, where no lease decides. */
export const buryAgainInMs = 10_000;

/** What a queue knows of a delivery. */
export interface Handle extends Omit<Delivery, 'forget'> {
  /** Called when the process takes it for somebody else's. */
  forgotten?(): void;
}

/** The deliveries of a subscription that have not ended, for those who count them or give them back at the end. */
export class HeldDeliveries {
  readonly #held = new Set<Delivery>();
  readonly #onEnd: (() => void) | undefined;

  /** @param onEnd called when one has ended */
  constructor(onEnd?: () => void) {
    this.#onEnd = onEnd;
  }

  get size(): number {
    return this.#held.size;
  }

  /** The same delivery, which counts as held until it is ended. */
  hold(delivery: Handle): Delivery {
    const held = new HeldDelivery(delivery, this.#end);
    this.#held.add(held);
    return held;
  }

  readonly #end = (held: Delivery): void => {
    if (this.#held.delete(held)) this.#onEnd?.();
  };

  /** Gives back what is still held; what cannot be given back comes again when its lease is over. */
  async giveBack(onError: (error: unknown) => void): Promise<void> {
    const held = [...this.#held];
    await Promise.all(held.map((delivery) => giveBack(delivery, onError)));
  }
}

/** Gives one delivery back, to be handed out again at once. */
export async function giveBack(delivery: Handle, onError: (error: unknown) => void): Promise<void> {
  try {
    await delivery.nack(0);
  } catch (error) {
    onError(error);
  }
}

/** A handle that goes on to something else once the queue knows of its end. */
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

  /** Asked for when it is needed, since some queues have to look for it. */
  get attempt(): number | undefined {
    return this.#delivery.attempt;
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
