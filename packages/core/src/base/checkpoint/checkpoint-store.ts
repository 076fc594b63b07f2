/** One entry to set, or to remove where `value` is undefined. */
export interface CheckpointChange {
  /** Name of the entry in the store. */
  readonly key: string;
  /** What the entry is to hold from now on; undefined removes it. */
  readonly value: string | undefined;
}

/** What an entry must hold for a write to happen; undefined: it must not be there. */
export interface CheckpointCondition {
  /** Name of the entry in the store. */
  readonly key: string;
  /** What the entry must hold at the moment of the write; undefined: it must not exist. */
  readonly value: string | undefined;
}

/**
 * Where workflows keep how far they are: texts by key. Two functions are all there is, so that a table, a Redis hash
 * or a file will do. Both may return at once or later; a store that returns at once can take part in a synchronous transaction.
 */
export interface CheckpointStore {
  /** Every entry whose key begins with `prefix`. */
  read(prefix: string): ReadonlyMap<string, string> | Promise<ReadonlyMap<string, string>>;
  /**
   * Makes all changes or none. With a condition that does not hold it makes none and returns false: that is what keeps
   * two processes apart, so the check and the changes must be one step.
   */
  write(changes: readonly CheckpointChange[], condition?: CheckpointCondition): boolean | Promise<boolean>;
}
