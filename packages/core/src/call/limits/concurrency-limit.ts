import { keepAlive } from '../../base/request-scopes.ts';
import type { Lifetime } from '../../base/clock/lifetime.ts';

type Start = () => void;

/** Limits the requests in flight to `maxConcurrency`. Further calls wait for a free slot. */
export class ConcurrencyLimit {
  #free: number;
  /** Waiting calls in the order of arrival. */
  readonly #waiting = new Set<Start>();
  /**
   * One iterator for all: a new one would step over every deleted entry. It never ends, because it is read only while
   * calls wait.
   */
  readonly #order = this.#waiting.values();

  constructor(maximum: number) {
    this.#free = maximum;
  }

  /** Acquires a slot, which `release` must return. Rejects if the lifetime ends first. */
  acquire(lifetime: Lifetime): Promise<void> | undefined {
    if (this.#free > 0) {
      this.#free -= 1;
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const stopTimer = keepAlive();
      const start: Start = () => {
        stopTimer?.();
        stopListening();
        resolve();
      };
      const stopListening = lifetime.onEnd((reason) => {
        stopTimer?.();
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
