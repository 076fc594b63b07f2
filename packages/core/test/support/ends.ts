import type { VirtualClock } from '../../src/index.ts';

/** Never resolves: a server, a store or a function that does not respond. */
export const never = <T>(): Promise<T> => new Promise<T>(() => undefined);

interface End {
  readonly error: unknown;
  readonly afterInMs: number;
}

/** Moves the time until a wait is over, and says how it ended and when; `undefined` where it goes on after `mostInMs`. */
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
    // What is loaded on demand takes turns of the loop, and no time.
    for (let turn = 0; turn < 100 && clock.pending === 0; turn += 1) await clock.advance(0);
    await clock.advance(1_000);
  }
  return ends[0];
}
