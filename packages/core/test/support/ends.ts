import type { VirtualClock } from '../../src/index.ts';

/** Never resolves: a server, a store or a function that does not respond. */
export const never = <T>(): Promise<T> => new Promise<T>(() => undefined);

interface End {
  readonly error: unknown;
  readonly afterInMs: number;
}

/**
 * Advances the time until a wait ends, and returns how and when it ended. Returns `undefined` if it takes longer than
 * `mostInMs`.
 */
export async function endOf(
  clock: VirtualClock,
  waiting: PromiseLike<unknown>,
  mostInMs: number,
): Promise<End | undefined> {
  const startInMs = clock.now();
  const ends: End[] = [];
  const note = (error: unknown): void => void ends.push({ error, afterInMs: clock.now() - startInMs });
  waiting.then(() => note(undefined), note);
  while (ends.length === 0 && clock.now() - startInMs < mostInMs) {
    // Dynamic imports take turns of the event loop, but no time.
    for (let turn = 0; turn < 100 && clock.pending === 0; turn += 1) await clock.advance(0);
    await clock.advance(1_000);
  }
  return ends[0];
}
