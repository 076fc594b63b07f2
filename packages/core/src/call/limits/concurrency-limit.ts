import type { Lifetime } from '../../base/clock/lifetime.ts';
import { type Waiter, WaitQueue } from './wait-queue.ts';

interface QueuedAttempt extends Waiter {
  readonly start: () => void;
}

/** Lets at most so many requests be in flight; the others wait for a free slot (`maxConcurrency`). */
export class ConcurrencyLimit {
  #free: number;
  readonly #queue = new WaitQueue<QueuedAttempt>();

  constructor(maximum: number) {
    this.#free = maximum;
  }

  /** Resolves when there is a slot; rejects with the reason of an early end. Every slot must be given back by `release`. */
  acquire(lifetime: Lifetime): Promise<void> | undefined {
    if (this.#free > 0) {
      this.#free -= 1;
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const attempt: QueuedAttempt = {
        isWaiting: true,
        start() {
          stopListening();
          resolve();
        },
      };
      const stopListening = lifetime.onEnd((reason) => {
        this.#queue.remove(attempt);
        reject(reason);
      });
      if (!lifetime.isOver) this.#queue.add(attempt);
    });
  }

  release(): void {
    const next = this.#queue.peek();
    if (!next) {
      this.#free += 1;
      return;
    }
    this.#queue.remove(next);
    next.start();
  }
}
