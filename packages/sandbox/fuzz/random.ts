/** Reproducible pseudo-random numbers: the same seed returns the same sequence (mulberry32). */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  int(below: number): number;
  pick<T>(from: readonly T[]): T;
  is(probability: number): boolean;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (below: number): number => Math.floor(next() * below);
  return { next, int, pick: (from) => from[int(from.length)] as (typeof from)[number], is: (p) => next() < p };
}
