/** How long to wait between attempts, in milliseconds. */
export interface Backoff {
  readonly baseInMs: number;
  readonly maxInMs: number;
}

/** Half of a ceiling that doubles with each failure, plus a random part of the other half. */
export function backoffInMs({ baseInMs, maxInMs }: Backoff, failures: number, random: () => number): number {
  const ceiling = Math.min(maxInMs, baseInMs * 2 ** Math.min(failures - 1, 30));
  return Math.round(ceiling / 2 + (random() * ceiling) / 2);
}
