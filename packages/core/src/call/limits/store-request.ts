import type { Clock } from '../../base/clock/clock.ts';
import { monotonicNow, startTimer } from '../../base/clock/index.ts';
import type { AcquireResult } from './limit-store.ts';

/** A store that has not responded within this time counts as down, and is asked again. */
const storeTimeoutInMs = 5_000;

/** A store that cannot say when is asked again after 50 ms, then after twice as long, up to a second. */
export function askAgainInMs(times: number): number {
  return Math.min(1_000, 50 * 2 ** times);
}

/** A store that responds later is asked once at a time, on behalf of the first in the queue. */
export class StoreRequest {
  readonly #clock: Clock;
  #asked: Promise<unknown> | undefined;
  /** Of what was asked last. */
  #giveUpAtInMs: number | undefined;
  #stopTimer: (() => void) | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get isOpen(): boolean {
    return this.#asked !== undefined;
  }

  /** The store has responded later before: it may be one that other processes share. */
  get wasUsed(): boolean {
    return this.#giveUpAtInMs !== undefined;
  }

  /**
   * @param respond called with what came in time
   * @param tooLate called with what came when nobody waited for it any more
   */
  start(
    asked: Promise<AcquireResult | undefined>,
    respond: (taken: AcquireResult | undefined) => void,
    tooLate: (taken: AcquireResult | undefined) => void,
  ): void {
    this.#asked = asked;
    this.#giveUpAtInMs = monotonicNow(this.#clock) + storeTimeoutInMs;
    void asked.then((taken) => {
      if (this.#asked !== asked) {
        tooLate(taken);
        return;
      }
      this.#stop();
      respond(taken);
    });
  }

  /** While somebody waits: nothing keeps a process alive for a store that does not respond. */
  limit(giveUp: () => void): void {
    if (this.#giveUpAtInMs === undefined) return;
    const inMs = Math.max(0, this.#giveUpAtInMs - monotonicNow(this.#clock));
    this.#stopTimer ??= startTimer(this.#clock, inMs, () => {
      this.#stop();
      giveUp();
    });
  }

  /** Nobody waits any more. */
  unlimit(): void {
    this.#stopTimer?.();
    this.#stopTimer = undefined;
  }

  #stop(): void {
    this.#asked = undefined;
    this.unlimit();
  }
}
