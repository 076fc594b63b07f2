import type { Clock } from '../../base/clock/clock.ts';
import { monotonicNow, startTimer } from '../../base/clock/index.ts';
import type { RateWindow } from '../../base/descriptor.ts';
import type { Call } from '../call.ts';
import { type Admission, freePermit, type Permit } from './admission.ts';
import { GuardedStore } from './guarded-store.ts';
import { LimitQueue } from './limit-queue.ts';
import type { LimitSnapshot, LimitStore, TakeResult } from './limit-store.ts';
import type { LimitedCall, Limiter } from './limiter.ts';
import { limitKey, limitsOf } from './limits-of.ts';
import { createMemoryLimitStore } from './memory-limit-store.ts';

/** Counting what is not enforced holds no call up for longer. */
const advisoryTimeoutInMs = 1_000;

/**
 * Lets calls go no faster than their documented rates (E03): per key, first come first served. A 429 closes its key for
 * everybody until it may be tried again (E02).
 */
class RateLimiter implements Limiter {
  readonly #clock: Clock;
  readonly #store: GuardedStore;
  readonly #queues = new Map<string, LimitQueue>();
  #sweepAt = 1024;

  constructor(clock: Clock, store: LimitStore) {
    this.#clock = clock;
    this.#store = new GuardedStore(store);
  }

  keyOf(prefix: string, identity: string, call: Call): string {
    return limitKey(prefix, identity, call);
  }

  admit(call: LimitedCall): Permit | Promise<Permit> {
    const { enforced, advisory } = limitsOf(call.call, call.isStrict || this.#store.isPersistent);
    const { key, urgent, maxWaitInMs, lifetime, onWait } = call;
    const permit = this.#admit({ key, windows: enforced, urgent, maxWaitInMs, lifetime, onWait });
    return advisory.length === 0 ? permit : this.#countAlso(permit, call, advisory);
  }

  #admit(admission: Admission): Permit | Promise<Permit> {
    const queue = this.#queues.get(admission.key);
    if (admission.windows.length === 0 && !queue?.isPaused) return freePermit;
    return (queue ?? this.#open(admission.key)).admit(admission);
  }

  pause(key: string, forInMs: number): void {
    (this.#queues.get(key) ?? this.#open(key)).pause(forInMs);
  }

  usualPauseInMs(call: Call): number | undefined {
    const shortest = Math.min(...limitsOf(call, true).enforced.map(({ periodInMs }) => periodInMs));
    return Number.isFinite(shortest) ? shortest : undefined;
  }

  /** Windows of an hour or more: counted and reported, not enforced (see `limits`). */
  async #countAlso(
    admitted: Permit | Promise<Permit>,
    { key, onAdvisory }: LimitedCall,
    windows: readonly RateWindow[],
  ): Promise<Permit> {
    const enforced = await admitted;
    const { overInMs, permit } = await this.#countAdvisory(key, windows);
    if (overInMs > 0) onAdvisory?.(overInMs);
    return {
      settle() {
        enforced.settle();
        permit.settle();
      },
      release() {
        enforced.release();
        permit.release();
      },
    };
  }

  /** Counts a call in advisory windows: counted, not kept, and not at all where the store fails. @returns how long it should have waited */
  async #countAdvisory(
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

/** For surfaces with documented rates (E03). */
export function rateLimits(clock: Clock, store: LimitStore = createMemoryLimitStore()): Limiter {
  return new RateLimiter(clock, store);
}
