import { setFlagsFromString } from 'node:v8';

/**
 * Limits the garbage of pages and writes. The young generation keeps its initial size, so it doesn't grow to about 64 MB.
 * The old generation is collected when it has grown by a third. Without them, a program with
 * 100,000 orders in memory needs a quarter more.
 */
export function keepHeapSmall(): void {
  try {
    setFlagsFromString('--semi-space-growth-factor=1');
    setFlagsFromString('--heap-growing-percent=30');
  } catch {
    // Not a V8 runtime.
  }
}
