const baseInMs = 250;
const capInMs = 8_000;

/**
 * Returns a delay with full jitter, between 0 and a ceiling that doubles with every attempt. Clients that failed
 * together then don't retry together.
 * @param attempt Number of the failed attempt, from 1.
 */
export function backoffInMs(attempt: number, random: () => number): number {
  return Math.floor(random() * ceilingInMs(attempt));
}

/** Returns a pause after a refusal: at least half of the ceiling. */
export function pauseInMs(attempt: number, random: () => number): number {
  return Math.ceil((ceilingInMs(attempt) * (1 + random())) / 2);
}

function ceilingInMs(attempt: number): number {
  return Math.min(capInMs, baseInMs * 2 ** (attempt - 1));
}
