import { type Clock, ArgumentError } from '@tradelane/core';
import type { Intake, Source, Subscription } from './source.ts';
import { timeLimit } from '../clock.ts';

/** Time limit for closing a queue, in milliseconds. */
export const closeInMs = 5_000;

/**
 * Opens a queue. If the signal aborts first, returns undefined at once and closes the queue later.
 * @throws The error if the queue can't be opened.
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

/** @throws {ArgumentError} If `signal` is missing. */
export function checkSignal(options: { readonly signal: AbortSignal } | undefined): void {
  if (!(options?.signal instanceof AbortSignal))
    throw new ArgumentError('Pass `signal`, an AbortSignal that ends the run.', { argument: 'signal' });
}

/** Resolves when the signal aborts. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
