import { type Clock, systemClock } from '@tradelane/core';
import type { DedupeStore } from './dedupe-store.ts';
import { keepOf } from './keep.ts';
import type { OutboxEntry, OutboxStore } from './outbox-store.ts';

/** How long a store in memory remembers. */
export interface MemoryStoreOptions {
  /** How long something is remembered; fourteen days where absent. */
  readonly retentionInMs?: number | undefined;
  /** Time for what is forgotten; the system's where absent. */
  readonly clock?: Clock | undefined;
}

/** Remembers in this process, for one worker or for tests; a restart forgets. */
export function createMemoryDedupeStore(options: MemoryStoreOptions = {}): DedupeStore {
  const retentionInMs = keepOf(options);
  const { clock = systemClock } = options;
  /** Keys with the time they came, the oldest first. */
  const known = new Map<string, number>();
  /** None of them is older. */
  let oldestAt = Infinity;
  const forget = (now: number): void => {
    const before = now - retentionInMs;
    // Asked twice for every message: what is too old is looked for only where there is something.
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
  readonly entry: OutboxEntry;
  readonly at: number;
}

/** Keeps outcomes in this process: enough where repeating the work after a restart does no harm. */
export function createMemoryOutbox(options: MemoryStoreOptions = {}): OutboxStore {
  const retentionInMs = keepOf(options);
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
      if (kept === undefined) return;
      open.delete(actionId);
      entries.set(actionId, { entry: { ...kept.entry, isReported: true }, at: kept.at });
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
