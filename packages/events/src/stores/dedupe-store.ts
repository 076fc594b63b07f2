/**
 * Remembers handled messages, so that a redelivery changes nothing. Keys are short texts. Keep each for as long as
 * the queue may redeliver a message, at least fourteen days. Both functions may be synchronous, which lets a store
 * take part in a synchronous transaction (see `commit`).
 */
export interface DedupeStore {
  /** Whether one of the keys is stored. */
  has(keys: readonly string[]): boolean | Promise<boolean>;
  /**
   * Stores all keys. False if one of them was stored before. Must be atomic: if two workers add the same key at once,
   * only one gets true.
   */
  add(keys: readonly string[]): boolean | Promise<boolean>;
}
