import { type Clock, ArgumentError, TradelaneError } from '@tradelane/core';
import { textOf } from './dead-letter-reason.ts';
import { QueueError } from './errors.ts';
import type { Intake, Source, Subscription } from './source.ts';
import { timeLimit } from '../clock.ts';

/** Time limit for closing a queue, in milliseconds. */
export const closeInMs = 5_000;

/**
 * Opens a queue. If the signal aborts first, returns undefined at once and closes the queue later.
 * @throws {QueueError} If the queue can't be opened. `cause` is the error of its client.
 */
export async function openUnlessAborted(
  source: Source,
  intake: Intake,
  signal: AbortSignal,
  clock: Clock,
): Promise<Subscription | undefined> {
  const opening = source.open(intake).catch((error: unknown) => {
    if (error instanceof TradelaneError) throw error;
    throw new QueueError(source.name, textOf(error), error);
  });
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
