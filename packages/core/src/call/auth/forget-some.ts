/**
 * Whenever somebody comes: they may never come back, so others that are over are forgotten. Looks from the first on at up to two
 * that are not; these become the last, so that nothing hides behind them.
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
