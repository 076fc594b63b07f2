/** What is alive right now, garbage taken away: unlike the resident size it does not depend on when the collector ran. */
export function liveBytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
