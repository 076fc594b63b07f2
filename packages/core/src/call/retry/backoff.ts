const baseInMs = 250;
const capInMs = 8_000;

/**
 * Full jitter: anywhere between nothing and a ceiling that doubles with every attempt, so that clients which failed together do not come
 * back together.
 * @param attempt the attempt that failed, from 1
 */
export function backoffInMs(attempt: number, random: () => number): number {
  return Math.floor(random() * ceilingInMs(attempt));
}

/** The least pause after a refusal: at least half of the ceiling, so that nobody comes back without one. */
export function pauseInMs(attempt: number, random: () => number): number {
  return Math.ceil((ceilingInMs(attempt) * (1 + random())) / 2);
}

function ceilingInMs(attempt: number): number {
  return Math.min(capInMs, baseInMs * 2 ** (attempt - 1));
}
