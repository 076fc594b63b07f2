/**
 * Removes expired entries on each use, since keys may contain IDs. It checks entries from the front until it has kept
 * two, which move to the end.
 */
export function forgetSome<Value>(entries: Map<string, Value>, isOver: (value: Value) => boolean): void {
  let others = 0;
  for (const [key, value] of entries) {
    entries.delete(key);
    if (isOver(value)) continue;
    entries.set(key, value);
    others += 1;
    if (others === 2) return;
  }
}
