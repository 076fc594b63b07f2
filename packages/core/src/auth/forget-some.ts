/**
 * Deletes expired entries whenever a new one arrives. It checks entries from the start until it finds two that are
 * valid, and moves these to the end.
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
