/** How long to wait between attempts, in milliseconds. */
export interface Backoff {
  /** The longest wait after the first failure. It doubles with each further failure. */
  readonly baseInMs: number;
  /** The longest wait. */
  readonly maxInMs: number;
}

/** The backoff of calls. */
const ofCalls: Backoff = { baseInMs: 250, maxInMs: 8_000 };

/**
 * Returns a wait with full jitter, between 0 and a ceiling that doubles with every failure. Processes that failed
 * together then don't retry together.
 * @param failures Number of consecutive failures, from 1.
 */
export function backoffInMs(
  failures: number,
  random: () => number = Math.random,
  { baseInMs, maxInMs }: Backoff = ofCalls,
): number {
  return Math.floor(random() * Math.min(maxInMs, baseInMs * 2 ** (failures - 1)));
}
