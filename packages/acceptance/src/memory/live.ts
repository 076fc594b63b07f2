/**
 * Bytes of live objects after a collection. Unlike the resident size, it doesn't depend on the time of the last
 * collection.
 */
export function liveBytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
