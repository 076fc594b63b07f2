import type { Clock } from './clock.ts';
import type { AbortedError } from '../errors/index.ts';

/** Waits. If the signal aborts, throws `aborted` with the signal's reason as its cause. */
export async function pause(
  clock: Clock,
  inMs: number,
  signal: AbortSignal | undefined,
  aborted: (cause: unknown) => AbortedError,
): Promise<void> {
  try {
    await clock.wait(inMs, signal);
  } catch (error) {
    throw signal?.aborted ? aborted(signal.reason) : error;
  }
}
