import type { CheckpointStore } from './checkpoint-store.ts';
import { entriesWith, holds } from './entries.ts';

/** Creates a checkpoint store in memory, for tests and for work that may start over. */
export function createMemoryCheckpoints(): CheckpointStore {
  const entries = new Map<string, string>();
  return {
    read: (prefix) => entriesWith(entries, prefix),
    write(changes, condition) {
      if (!holds(entries, condition)) return false;
      for (const { key, value } of changes) {
        if (value === undefined) entries.delete(key);
        else entries.set(key, value);
      }
      return true;
    },
  };
}
