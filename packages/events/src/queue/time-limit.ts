import type { Clock } from '@tradelane/core';

/** Waits for the end of something, but no longer than so. @returns whether it has ended; what it rejects with is thrown */
export async function timeLimit(clock: Clock, inMs: number, ended: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController();
  const tooLate = clock.wait(inMs, timer.signal).then(
    () => false,
    () => false,
  );
  try {
    return await Promise.race([ended.then(() => true), tooLate]);
  } finally {
    timer.abort();
  }
}
