import type { Clock } from '../../base/clock/clock.ts';
import type { RateWindow } from '../../base/descriptor.ts';
import { type Admission, freePermit, type Permit } from './admission.ts';
import { LimitQueue } from './limit-queue.ts';
import type { LimitSnapshot, LimitStore } from './limit-store.ts';

/**
 * Lets calls go no faster than their documented rates (E03): per key, first come first served. A 429 closes its key for
 * everybody until it may be tried again (E02).
 */
export class Limiter {
  readonly #clock: Clock;
  readonly #store: LimitStore;
  readonly #queues = new Map<string, LimitQueue>();
  #sweepAt = 1024;

  constructor(clock: Clock, store: LimitStore) {
    this.#clock = clock;
    this.#store = store;
  }

  get isPersistent(): boolean {
    return this.#store.persistent === true;
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

  /** A 429: nobody of this key before `untilInMs`. */
  pause(key: string, untilInMs: number): void {
    (this.#queues.get(key) ?? this.#open(key)).pause(untilInMs);
  }

  /** Counts a call in advisory windows: counted, not kept. @returns how long it should have waited */
  async countAdvisory(
    key: string,
    windows: readonly RateWindow[],
  ): Promise<{ readonly overInMs: number; readonly permit: Permit }> {
    const advisoryKey = `${key} (advisory)`;
    const nowInMs = this.#clock.now();
    const taken = await this.#store.take(advisoryKey, windows, nowInMs, nowInMs);
    if (!taken.taken) return { overInMs: taken.waitInMs ?? 0, permit: freePermit };
    let isOpen = true;
    const close = (how: 'settle' | 'release'): void => {
      if (isOpen) void this.#store[how](advisoryKey, windows, taken.permit, this.#clock.now());
      isOpen = false;
    };
    return { overInMs: 0, permit: { settle: () => close('settle'), release: () => close('release') } };
  }

  snapshot(keyPrefix: string): LimitSnapshot[] {
    const nowInMs = this.#clock.now();
    return [...this.#queues.values()]
      .filter(({ key }) => key.startsWith(keyPrefix))
      .map((queue) => queue.snapshot(nowInMs));
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
