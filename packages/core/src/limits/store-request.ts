import { type Clock, monotonicNow, startTimer } from '../clock/clock.ts';
import type { AcquireResult } from './limit-store.ts';

/** Time after which a store without a response counts as failed. */
const storeTimeoutInMs = 5_000;

/** The one open request to an asynchronous store, for the first call in the queue. */
export class StoreRequest {
  readonly #clock: Clock;
  #asked: Promise<unknown> | undefined;
  /** Deadline of the last request. */
  #giveUpAtInMs: number | undefined;
  #stopTimer: (() => void) | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get isOpen(): boolean {
    return this.#asked !== undefined;
  }

  /** Whether the store has been asynchronous before, so that other processes may share it. */
  get wasUsed(): boolean {
    return this.#giveUpAtInMs !== undefined;
  }

  /**
   * Starts a request.
   * @param respond Called with a result in time.
   * @param tooLate Called with a result after the deadline.
   */
  start(
    asked: Promise<AcquireResult | undefined>,
    respond: (result: AcquireResult | undefined) => void,
    tooLate: (result: AcquireResult | undefined) => void,
  ): void {
    this.#asked = asked;
    this.#giveUpAtInMs = monotonicNow(this.#clock) + storeTimeoutInMs;
    void asked.then((result) => {
      if (this.#asked !== asked) {
        tooLate(result);
        return;
      }
      this.#stop();
      respond(result);
    });
  }

  /** Starts the timeout while a call waits. Without a waiting call, no timer keeps the process alive. */
  limit(giveUp: () => void): void {
    if (this.#giveUpAtInMs === undefined) return;
    const inMs = Math.max(0, this.#giveUpAtInMs - monotonicNow(this.#clock));
    this.#stopTimer ??= startTimer(this.#clock, inMs, () => {
      this.#stop();
      giveUp();
    });
  }

  /** Stops if the deadline is over. For runtimes without a shared timer. */
  expire(giveUp: () => void): void {
    if (!this.isOpen || (this.#giveUpAtInMs ?? 0) > monotonicNow(this.#clock)) return;
    this.#stop();
    giveUp();
  }

  /** Stops the timeout when no call waits. */
  unlimit(): void {
    this.#stopTimer?.();
    this.#stopTimer = undefined;
  }

  #stop(): void {
    this.#asked = undefined;
    this.unlimit();
  }
}
