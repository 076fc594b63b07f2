import { type Clock, systemClock } from '@tradelane/core';
import type { DedupeStore } from './dedupe-store.ts';
import { keepOf } from './keep.ts';
import type { OutboxEntry, OutboxStore } from './outbox-store.ts';

/** How long a store in memory remembers. */
export interface MemoryStoreOptions {
  /** How long something is remembered; fourteen days where absent. */
  readonly keepInMs?: number | undefined;
  /** Time for what is forgotten; the system's where absent. */
  readonly clock?: Clock | undefined;
}

/** Remembers in this process, for one worker or for tests; a restart forgets. */
export function createMemoryDedupe(options: MemoryStoreOptions = {}): DedupeStore {
  const { clock = systemClock } = options;
  const keepInMs = keepOf(options);
  /** Keys with the time they came, the oldest first. */
  const known = new Map<string, number>();
  const forget = (): void => {
    const before = clock.now() - keepInMs;
    for (const [key, at] of known) {
      if (at >= before) break;
      known.delete(key);
    }
  };
  return {
    has: (keys) => {
      forget();
      return keys.some((key) => known.has(key));
    },
    add: (keys) => {
      forget();
      const areNew = !keys.some((key) => known.has(key));
      const now = clock.now();
      for (const key of keys) {
        known.delete(key);
        known.set(key, now);
      }
      return areNew;
    },
  };
}

interface Kept {
  readonly entry: OutboxEntry;
  readonly at: number;
}

/** Keeps outcomes in this process: enough where repeating the work after a restart does no harm. */
export function createMemoryOutbox(options: MemoryStoreOptions = {}): OutboxStore {
  const { clock = systemClock } = options;
  const keepInMs = keepOf(options);
  const entries = new Map<string, Kept>();
  const open = new Set<string>();
  const forget = (): void => {
    const before = clock.now() - keepInMs;
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
