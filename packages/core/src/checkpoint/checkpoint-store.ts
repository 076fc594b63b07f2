/** One entry to set, or to remove if `value` is undefined. */
export interface CheckpointChange {
  /** Key of the entry. */
  readonly key: string;
  /** New value of the entry. Undefined removes it. */
  readonly value: string | undefined;
}

/** A condition for a write. */
export interface CheckpointCondition {
  /** Key of the entry. */
  readonly key: string;
  /** The value that the entry must have at the moment of the write. Undefined means that it must not exist. */
  readonly value: string | undefined;
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
  write(changes: readonly CheckpointChange[], condition?: CheckpointCondition): boolean | Promise<boolean>;
}
