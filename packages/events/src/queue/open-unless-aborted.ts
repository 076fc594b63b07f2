import type { Clock } from '@tradelane/core';
import { aborted } from './run-options.ts';
import type { Intake, Source, Subscription } from './source.ts';
import { timeLimit } from './time-limit.ts';

/** How long a queue has to take back what was in hand, and to be opened only to be closed again. */
export const closeInMs = 5_000;

/**
 * Opens a queue, unless the signal aborts before that is done: one that is away would keep the run from ending for as long as its client waits for
 * it. Opened later, it is closed then.
 * @returns undefined where the signal has aborted
 * @throws what the queue cannot be opened for
 */
export async function openUnlessAborted(
  source: Source,
  intake: Intake,
  signal: AbortSignal,
  clock: Clock,
): Promise<Subscription | undefined> {
  const opening = source.open(intake);
  await Promise.race([opening, aborted(signal)]);
  if (!signal.aborted) return opening;
  const closed = opening.then((subscription) => subscription.close().catch(intake.onError));
  await timeLimit(clock, closeInMs, closed);
  return undefined;
}
