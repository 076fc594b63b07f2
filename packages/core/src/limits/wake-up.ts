import type { Clock } from '../clock/clock.ts';
import { monotonicNow } from '../clock/index.ts';

/** A timer for the earliest of several times. */
export class WakeUp {
  readonly #clock: Clock;
  readonly #wake: () => void;
  #next: { readonly atInMs: number; readonly stop: AbortController } | undefined;

  constructor(clock: Clock, wake: () => void) {
    this.#clock = clock;
    this.#wake = wake;
  }

  /**
   * Sets the timer.
   * @param atInMs Monotonic time. Ignored if an earlier time is set.
   */
  at(atInMs: number): void {
    if (this.#next && this.#next.atInMs <= atInMs) return;
    this.cancel();
    const stop = new AbortController();
    this.#next = { atInMs, stop };
    this.#clock.wait(Math.max(0, atInMs - monotonicNow(this.#clock)), stop.signal).then(
      () => {
        this.#next = undefined;
        this.#wake();
      },
      () => undefined,
    );
  }

  cancel(): void {
    this.#next?.stop.abort();
    this.#next = undefined;
  }
}
