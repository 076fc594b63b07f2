import type { Clock } from '../clock/clock.ts';
import { freePermit, type Limiter } from './limits.ts';
import { GuardedSlots } from './slots.ts';
import { LimitQueue } from './limit-queue.ts';
import type { LimitStore } from './limit-store.ts';
import { MemorySlots } from './memory-limit-store.ts';

/**
 * Creates the limiter of a client. Clients share it. It keeps documented rates (E03) and
 * serves calls of one key in order of arrival. A 429 closes its key for all calls until the pause is over (E02).
 * @param store Store that counts slots. Default: in memory.
 */
export function rateLimits(clock: Clock, store?: LimitStore): Limiter {
  const queues = new Map<string, LimitQueue>();
  let sweepAt = 1024;

  const queueOf = (key: string): LimitQueue => {
    let queue = queues.get(key);
    if (!queue) {
      if (queues.size >= sweepAt) sweep();
      queues.set(key, (queue = new LimitQueue(key, clock, store ? new GuardedSlots(store, key) : new MemorySlots())));
    }
    return queue;
  };

  /** Deletes idle queues, because keys may contain IDs. Runs again when the number of queues has doubled. */
  const sweep = (): void => {
    for (const [key, queue] of queues) if (queue.isIdle) queues.delete(key);
    sweepAt = Math.max(1024, queues.size * 2);
  };

  return {
    admit(call) {
      if (call.windows.length === 0 && !queues.get(call.key)?.isPaused) return freePermit;
      return queueOf(call.key).admit(call);
    },
    pause(key, forInMs) {
      queueOf(key).pause(forInMs);
    },
    usualPauseInMs(windows) {
      const shortest = Math.min(...windows.map(({ periodInMs }) => periodInMs));
      return Number.isFinite(shortest) ? shortest : undefined;
    },
    snapshot: (keyPrefix) =>
      [...queues.values()].filter(({ key }) => key.startsWith(keyPrefix)).map((queue) => queue.snapshot()),
  };
}
