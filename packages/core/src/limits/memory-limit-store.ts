import type { LimitStore } from './limit-store.ts';
import { MemorySlots } from './memory-slots.ts';

/** Creates a limit store in the memory of this process. */
export function createMemoryLimitStore(): LimitStore {
  const keys = new Map<string, MemorySlots>();
  let sweepAt = 1024;

  const slotsOf = (key: string, nowInMs: number): MemorySlots => {
    let slots = keys.get(key);
    if (!slots) {
      if (keys.size >= sweepAt) sweep(nowInMs);
      keys.set(key, (slots = new MemorySlots()));
    }
    return slots;
  };

  /**
   * Deletes keys without slots in use, because keys may contain IDs. Runs again when the number of keys has doubled.
   */
  const sweep = (nowInMs: number): void => {
    for (const [key, slots] of keys) if (slots.isUnused(nowInMs)) keys.delete(key);
    sweepAt = Math.max(1024, keys.size * 2);
  };

  return {
    acquire: (key, windows, nowInMs) => slotsOf(key, nowInMs).acquire(windows, nowInMs),
    complete: (key, windows, permit, nowInMs) => slotsOf(key, nowInMs).close('complete', windows, permit, nowInMs),
    release: (key, windows, permit, nowInMs) => slotsOf(key, nowInMs).close('release', windows, permit, nowInMs),
    estimateWaitInMs: (key, windows, ahead, nowInMs) => slotsOf(key, nowInMs).estimateWaitInMs(windows, ahead, nowInMs),
    used: (key, windows, nowInMs) => slotsOf(key, nowInMs).used(windows, nowInMs),
  };
}
