import type { Clock } from '../../base/clock/clock.ts';
import type { RateWindow } from '../../base/descriptor.ts';
import { type Admission, freePermit, type Permit } from './admission.ts';
import { LimitLane } from './limit-lane.ts';
import type { LimitSnapshot, LimitStore } from './limit-store.ts';

/**
 * Lets calls go no faster than their documented rates (E03): per key, first come first served. A 429 closes its key for
 * everybody until it may be tried again (E02).
 */
export class Limiter {
  readonly #clock: Clock;
  readonly #store: LimitStore;
  readonly #lanes = new Map<string, LimitLane>();
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
   * @throws WaitTooLong, or the reason of an early end of the lifetime
   */
  admit(admission: Admission): Permit | Promise<Permit> {
    const lane = this.#lanes.get(admission.key);
    if (admission.windows.length === 0 && !lane?.isPaused) return freePermit;
    return (lane ?? this.#open(admission.key)).admit(admission);
  }

  /** A 429: nobody of this key before `untilInMs`. */
  pause(key: string, untilInMs: number): void {
    (this.#lanes.get(key) ?? this.#open(key)).pause(untilInMs);
  }

  /** Counts a call in windows that are watched but not kept. @returns how long it should have waited */
  async watch(
    key: string,
    windows: readonly RateWindow[],
  ): Promise<{ readonly overInMs: number; readonly permit: Permit }> {
    const watched = `${key} (advisory)`;
    const nowInMs = this.#clock.now();
    const taken = await this.#store.take(watched, windows, nowInMs, nowInMs);
    if (!taken.taken) return { overInMs: taken.waitInMs ?? 0, permit: freePermit };
    let isOpen = true;
    const close = (how: 'settle' | 'release'): void => {
      if (isOpen) void this.#store[how](watched, windows, taken.permit, this.#clock.now());
      isOpen = false;
    };
    return { overInMs: 0, permit: { settle: () => close('settle'), release: () => close('release') } };
  }

  snapshot(keyPrefix: string): LimitSnapshot[] {
    const nowInMs = this.#clock.now();
    return [...this.#lanes.values()]
      .filter(({ key }) => key.startsWith(keyPrefix))
      .map((lane) => lane.snapshot(nowInMs));
  }

  #open(key: string): LimitLane {
    if (this.#lanes.size >= this.#sweepAt) this.#sweep();
    const lane = new LimitLane(key, this.#clock, this.#store);
    this.#lanes.set(key, lane);
    return lane;
  }

  #sweep(): void {
    for (const [key, lane] of this.#lanes) if (lane.isIdle) this.#lanes.delete(key);
    this.#sweepAt = Math.max(1024, this.#lanes.size * 2);
  }
}
