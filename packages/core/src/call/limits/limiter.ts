import type { Clock } from '../../base/clock/clock.ts';
import { monotonicNow, startTimer } from '../../base/clock/index.ts';
import type { RateWindow } from '../../base/descriptor.ts';
import { type Admission, freePermit, type Permit } from './admission.ts';
import { GuardedStore } from './guarded-store.ts';
import { LimitQueue } from './limit-queue.ts';
import type { LimitSnapshot, LimitStore, TakeResult } from './limit-store.ts';

/** Counting what is not enforced holds no call up for longer. */
const advisoryTimeoutInMs = 1_000;

/**
 * Lets calls go no faster than their documented rates (E03): per key, first come first served. A 429 closes its key for
 * everybody until it may be tried again (E02).
 */
export class Limiter {
  readonly #clock: Clock;
  readonly #store: GuardedStore;
  readonly #queues = new Map<string, LimitQueue>();
  #sweepAt = 1024;

  constructor(clock: Clock, store: LimitStore) {
    this.#clock = clock;
    this.#store = new GuardedStore(store);
  }

  get isPersistent(): boolean {
    return this.#store.isPersistent;
  }

  /**
   * @returns at once where nothing holds the call
   * @throws WaitTooLongError, or the reason of an early end of the lifetime
   */
  admit(admission: Admission): Permit | Promise<Permit> {
    const queue = this.#queues.get(admission.key);
    if (admission.windows.length === 0 && !queue?.isPaused) return freePermit;
    return (queue ?? this.#open(admission.key)).admit(admission);
  }

  /** A 429: nobody of this key for so long. */
  pause(key: string, forInMs: number): void {
    (this.#queues.get(key) ?? this.#open(key)).pause(forInMs);
  }

  /** Counts a call in advisory windows: counted, not kept, and not at all where the store fails. @returns how long it should have waited */
  async countAdvisory(
    key: string,
    windows: readonly RateWindow[],
  ): Promise<{ readonly overInMs: number; readonly permit: Permit }> {
    const advisoryKey = `${key} (advisory)`;
    let isOpen = true;
    const close = (how: 'settle' | 'release', permit: string): void => {
      if (isOpen) void this.#store.close(how, advisoryKey, windows, permit, monotonicNow(this.#clock));
      isOpen = false;
    };
    const nowInMs = monotonicNow(this.#clock);
    const asked = this.#store.take(advisoryKey, windows, nowInMs, nowInMs);
    const taken = asked instanceof Promise ? await this.#inTime(asked, (late) => close('release', late)) : asked;
    if (!taken?.taken) return { overInMs: taken?.waitInMs ?? 0, permit: freePermit };
    const { permit } = taken;
    return { overInMs: 0, permit: { settle: () => close('settle', permit), release: () => close('release', permit) } };
  }

  #inTime(asked: Promise<TakeResult | undefined>, onLate: (permit: string) => void): Promise<TakeResult | undefined> {
    return new Promise((resolve) => {
      let isLate = false;
      const stopTimer = startTimer(this.#clock, advisoryTimeoutInMs, () => {
        isLate = true;
        resolve(undefined);
      });
      void asked.then((taken) => {
        stopTimer();
        if (isLate && taken?.taken) onLate(taken.permit);
        resolve(taken);
      });
    });
  }

  snapshot(keyPrefix: string): LimitSnapshot[] {
    return [...this.#queues.values()].filter(({ key }) => key.startsWith(keyPrefix)).map((queue) => queue.snapshot());
  }

  #open(key: string): LimitQueue {
    if (this.#queues.size >= this.#sweepAt) this.#sweep();
    const queue = new LimitQueue(key, this.#clock, this.#store);
    this.#queues.set(key, queue);
    return queue;
  }

  #sweep(): void {
    for (const [key, queue] of this.#queues) if (queue.isIdle) this.#queues.delete(key);
    this.#sweepAt = Math.max(1024, this.#queues.size * 2);
  }
}
