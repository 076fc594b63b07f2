import type { Clock } from '../../base/clock/clock.ts';
import { monotonicNow } from '../../base/clock/index.ts';

/** The earliest of the moments at which somebody wants to be woken. */
export class WakeUp {
  readonly #clock: Clock;
  readonly #wake: () => void;
  #next: { readonly atInMs: number; readonly stop: AbortController } | undefined;

  constructor(clock: Clock, wake: () => void) {
    this.#clock = clock;
    this.#wake = wake;
  }

  /** @param atInMs monotonic; nothing changes where an earlier moment is set */
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
