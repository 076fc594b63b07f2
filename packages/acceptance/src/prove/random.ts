/** Numbers in [0, 1) that depend only on a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The same items in random order (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return result;
}

/** True once in every ten, at a different place in each ten. */
export function* onceInTen(random: () => number): Generator<boolean, never, undefined> {
  for (;;) {
    const place = Math.floor(random() * 10);
    for (let at = 0; at < 10; at += 1) yield at === place;
  }
}
