import { isError } from '../platform/platform.ts';
import { endSentence, TradelaneError } from '../errors/index.ts';

/**
 * The error of a checkpoint store that threw, rejected or didn't respond. The write may have happened. If the store
 * recovers, `follow()` continues after it calls `onError`. Call other workflows again.
 */
export class CheckpointError extends TradelaneError {
  static override readonly brand: string = 'CheckpointError';
  static override readonly defaultCode: string = 'ERR_CHECKPOINT_STORE';

  constructor(message: string, cause?: unknown) {
    const why = isError(cause) ? ` ${endSentence(cause.message)}` : '';
    super(message + why, { outcome: 'unknown', cause });
  }
}

/**
 * Store for the progress of workflows: strings by key. With only two methods, it fits a table, a Redis hash or a file.
 * Both may return a value or a promise. A synchronous store can take part in a synchronous transaction.
 */
export interface CheckpointStore {
  /** Returns every entry whose key starts with `prefix`. */
  read(prefix: string): ReadonlyMap<string, string> | Promise<ReadonlyMap<string, string>>;
  /**
   * Applies all changes or none. If the condition doesn't hold, it applies none and returns false. Check and changes
   * must be one atomic step, because this keeps two processes apart.
   */
  write(
    changes: readonly {
      /** Key of the entry. */
      readonly key: string;
      /** New value of the entry. Undefined removes it. */
      readonly value: string | undefined;
    }[],
    condition?: {
      /** Key of the entry. */
      readonly key: string;
      /** The value that the entry must have at the moment of the write. Undefined means that it must not exist. */
      readonly value: string | undefined;
    },
  ): boolean | Promise<boolean>;
}

/** One entry to set, or to remove if `value` is undefined. */
export type CheckpointChange = Parameters<CheckpointStore['write']>[0][number];

/** A condition for a write. */
export type CheckpointCondition = NonNullable<Parameters<CheckpointStore['write']>[1]>;

/**
 * Creates a checkpoint store in memory, for tests and for work that may start over.
 * @example
 * ```ts
 * import { createMemoryCheckpoints } from '@tradelane/core';
 * import { syncReturns } from '@tradelane/hub';
 *
 * await syncReturns(hub, { checkpoint: createMemoryCheckpoints(), handler: (item) => save(item) });
 * ```
 */
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

/** A copy of the entries below `prefix`. */
function entriesWith(entries: ReadonlyMap<string, string>, prefix: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  // A copy of all entries first would hold the process for a tenth of a second at 100,000 entries.
  for (const [key, value] of entries) if (key.startsWith(prefix)) found.set(key, value);
  return found;
}

function holds(entries: ReadonlyMap<string, string>, condition: CheckpointCondition | undefined): boolean {
  return condition === undefined || entries.get(condition.key) === condition.value;
}
