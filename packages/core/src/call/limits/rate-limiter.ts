import type { Clock } from '../../base/clock/clock.ts';
import type { Call } from '../call.ts';
import { freePermit, type Permit } from './admission.ts';
import { GuardedSlots } from './guarded-slots.ts';
import { LimitQueue } from './limit-queue.ts';
import type { LimitSnapshot, LimitStore } from './limit-store.ts';
import type { LimitedCall, Limiter } from './limiter.ts';
import { limitKey, limitsOf } from './limits-of.ts';
import { MemorySlots } from './memory-slots.ts';

/**
 * Lets calls go no faster than their documented rates (E03): per key, first come first served. A 429 closes its key for
 * everybody until it may be tried again (E02).
 */
class RateLimiter implements Limiter {
  readonly #clock: Clock;
  /** Where slots are counted; the memory of this process where absent. */
  readonly #store: LimitStore | undefined;
  readonly #queues = new Map<string, LimitQueue>();
  #sweepAt = 1024;

  constructor(clock: Clock, store: LimitStore | undefined) {
    this.#clock = clock;
    this.#store = store;
  }

  keyOf(prefix: string, identity: string, call: Call): string {
    return limitKey(prefix, identity, call);
  }

  admit(call: LimitedCall): Permit | Promise<Permit> {
    const windows = limitsOf(call.call);
    const queue = this.#queues.get(call.key);
    if (windows.length === 0 && !queue?.isPaused) return freePermit;
    return (queue ?? this.#open(call.key)).admit(call, windows);
  }

  pause(key: string, forInMs: number): void {
    (this.#queues.get(key) ?? this.#open(key)).pause(forInMs);
  }

  usualPauseInMs(call: Call): number | undefined {
    const shortest = Math.min(...limitsOf(call).map(({ periodInMs }) => periodInMs));
    return Number.isFinite(shortest) ? shortest : undefined;
  }

  snapshot(keyPrefix: string): LimitSnapshot[] {
    return [...this.#queues.values()].filter(({ key }) => key.startsWith(keyPrefix)).map((queue) => queue.snapshot());
  }

  #open(key: string): LimitQueue {
    if (this.#queues.size >= this.#sweepAt) this.#sweep();
    const slots = this.#store ? new GuardedSlots(this.#store, key) : new MemorySlots();
    const queue = new LimitQueue(key, this.#clock, slots);
    this.#queues.set(key, queue);
    return queue;
  }

  #sweep(): void {
    for (const [key, queue] of this.#queues) if (queue.isIdle) this.#queues.delete(key);
    this.#sweepAt = Math.max(1024, this.#queues.size * 2);
  }
}

/** For surfaces with documented rates (E03). */
export function rateLimits(clock: Clock, store?: LimitStore): Limiter {
  return new RateLimiter(clock, store);
}
