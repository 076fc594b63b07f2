import type { Lifetime } from '../pipeline/lifetime.ts';
import { type Waiter, WaitingLine } from './waiting-line.ts';

interface Visitor extends Waiter {
  readonly enter: () => void;
}

/** Lets so many requests onto the wire at once; the others wait their turn (`maxConcurrency`). */
export class Turnstile {
  #free: number;
  readonly #line = new WaitingLine<Visitor>();

  constructor(places: number) {
    this.#free = places;
  }

  /** Resolves when there is a place; rejects with the reason of an early end. Every place must be given back by `leave`. */
  enter(lifetime: Lifetime): Promise<void> | undefined {
    if (this.#free > 0) {
      this.#free -= 1;
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const visitor: Visitor = {
        isWaiting: true,
        enter() {
          stopListening();
          resolve();
        },
      };
      const stopListening = lifetime.onEnd((reason) => {
        this.#line.leave(visitor);
        reject(reason);
      });
      if (!lifetime.isOver) this.#line.join(visitor);
    });
  }

  leave(): void {
    const next = this.#line.peek();
    if (!next) {
      this.#free += 1;
      return;
    }
    this.#line.leave(next);
    next.enter();
  }
}
