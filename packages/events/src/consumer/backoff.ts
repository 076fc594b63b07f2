/** How long to wait between tries. */
export interface Backoff {
  readonly baseInMs: number;
  readonly maxInMs: number;
}

/** Half of a ceiling that doubles with every try, and the other half at random, so that what failed together does not come back together. */
export function backoffInMs({ baseInMs, maxInMs }: Backoff, failures: number, random: () => number): number {
  const ceiling = Math.min(maxInMs, baseInMs * 2 ** Math.min(failures - 1, 30));
  return Math.round(ceiling / 2 + (random() * ceiling) / 2);
}
