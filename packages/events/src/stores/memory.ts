import type { ActionOutcome } from '../generated/types.ts';
import { type Clock, systemClock } from '@tradelane/core';
import type { DedupeStore, OutboxEntry } from '@tradelane/core';
import { keepOf, type OutboxStore } from './stores.ts';

/** Options of a store in memory. */
export interface MemoryStoreOptions {
  /** How long entries are kept, in milliseconds. Default: fourteen days. */
  readonly retentionInMs?: number | undefined;
  /** Clock for the retention. Default: the system clock. */
  readonly clock?: Clock | undefined;
}

/** Creates a deduplication store in memory, for one worker or tests. A restart clears it. */
export function createMemoryDedupeStore(options: MemoryStoreOptions = {}): DedupeStore {
  const retentionInMs = keepOf(options, { retentionInMs: true, clock: true });
  const { clock = systemClock } = options;
  /** Keys with their time, oldest first. */
  const known = new Map<string, number>();
  /** Lower bound of the ages. */
  let oldestAt = Infinity;
  const forget = (now: number): void => {
    const before = now - retentionInMs;
    // Called twice per message, so it scans only if something has expired.
    if (oldestAt >= before) return;
    oldestAt = Infinity;
    for (const [key, at] of known) {
      if (at >= before) {
        oldestAt = at;
        break;
      }
      known.delete(key);
    }
  };
  const isKnown = (keys: readonly string[]): boolean => {
    for (const key of keys) if (known.has(key)) return true;
    return false;
  };
  return {
    has: (keys) => {
      forget(clock.now());
      return isKnown(keys);
    },
    add: (keys) => {
      const now = clock.now();
      forget(now);
      const wereKnown = isKnown(keys);
      for (const key of keys) if (!known.has(key)) known.set(key, now);
      oldestAt = Math.min(oldestAt, now);
      return !wereKnown;
    },
  };
}

interface Kept {
  readonly entry: OutboxEntry<ActionOutcome>;
  /** When it was settled, or reported. */
  readonly at: number;
}

/** Creates an outbox in memory, for work that may be repeated after a restart. */
export function createMemoryOutbox(options: MemoryStoreOptions = {}): OutboxStore {
  const retentionInMs = keepOf(options, { retentionInMs: true, clock: true });
  const { clock = systemClock } = options;
  const entries = new Map<string, Kept>();
  const open = new Set<string>();
  const forget = (): void => {
    const before = clock.now() - retentionInMs;
    for (const [id, { at }] of entries) {
      if (at >= before) break;
      if (!open.has(id)) entries.delete(id);
    }
  };
  return {
    settle: (actionId, outcome) => {
      forget();
      if (entries.has(actionId)) return false;
      entries.set(actionId, { entry: { actionId, outcome, isReported: false }, at: clock.now() });
      open.add(actionId);
      return true;
    },
    find: (actionId) => entries.get(actionId)?.entry,
    markReported: (actionId) => {
      const kept = entries.get(actionId);
      if (kept === undefined || !open.delete(actionId)) return;
      // Last, since the entries are in the order of their times.
      entries.delete(actionId);
      entries.set(actionId, { entry: { ...kept.entry, isReported: true }, at: clock.now() });
    },
    unreported: ({ minAgeInMs, limit }) => {
      const before = clock.now() - minAgeInMs;
      return [...open]
        .flatMap((id) => entries.get(id) ?? [])
        .filter(({ at }) => at <= before)
        .slice(0, limit)
        .map(({ entry }) => entry);
    },
  };
}
