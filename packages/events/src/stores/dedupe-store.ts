/**
 * Remembers what was dealt with, so that a message that comes again changes nothing. Two functions are all there is. Keys are short
 * texts; remember each for as long as the queue may hand a message out again, fourteen days or more. Both may return at once
 * or later; a store that returns at once can take part in a synchronous transaction (see `commit` of a handler's context).
 */
export interface DedupeStore {
  /** Whether one of the keys is remembered. */
  has(keys: readonly string[]): boolean | Promise<boolean>;
  /** Remembers all keys; false where one of them was remembered before. One step: of two that add the same key at once, one gets true. */
  add(keys: readonly string[]): boolean | Promise<boolean>;
}
