import type { Lifetime } from '../../base/clock/lifetime.ts';

type Start = () => void;

/** Lets at most so many requests be in flight; the others wait for a free slot (`maxConcurrency`). */
export class ConcurrencyLimit {
  #free: number;
  /** Those who wait, in the order in which they came. */
  readonly #waiting = new Set<Start>();
  /** One walk through them all: each new one would have to step over everybody who has left. It never ends, since it is not asked while nobody waits. */
  readonly #order = this.#waiting.values();

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
      const start: Start = () => {
        stopListening();
        resolve();
      };
      const stopListening = lifetime.onEnd((reason) => {
        this.#waiting.delete(start);
        reject(reason);
      });
      if (!lifetime.isOver) this.#waiting.add(start);
    });
  }

  release(): void {
    const start = this.#waiting.size > 0 ? this.#order.next().value : undefined;
    if (!start) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(start);
    start();
  }
}
