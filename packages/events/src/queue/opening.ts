import { type Clock, ArgumentError, TradelaneError } from '@tradelane/core';
import { textOf } from './dead-letter-reason.ts';
import { QueueError } from './errors.ts';
import type { Intake, Source, Subscription } from './source.ts';
import { reconnectInMs, timeLimit } from '../clock.ts';

/** Time limit for closing a queue, in milliseconds. */
export const closeInMs = 5_000;

/**
 * Opens a queue, and tries again until it succeeds. If the signal aborts first, returns undefined at once and closes the
 * queue later.
 * @throws {TradelaneError} If an option is invalid.
 */
export async function openUnlessAborted(
  source: Source,
  intake: Intake,
  signal: AbortSignal,
  clock: Clock,
): Promise<Subscription | undefined> {
  for (let failures = 1; !signal.aborted; failures += 1) {
    const opening = open(source, intake, signal);
    await Promise.race([opening, aborted(signal)]);
    if (signal.aborted) {
      const closed = opening.then((subscription) => subscription?.close().catch(intake.onError));
      await timeLimit(clock, closeInMs, closed);
      return undefined;
    }
    const subscription = await opening;
    if (subscription !== undefined) return subscription;
    await clock.wait(reconnectInMs(failures), signal).catch(() => undefined);
  }
  return undefined;
}

/** @returns Undefined if the queue couldn't be opened, which is reported. */
async function open(source: Source, intake: Intake, signal: AbortSignal): Promise<Subscription | undefined> {
  try {
    return await source.open(intake);
  } catch (error) {
    if (error instanceof TradelaneError && !(error instanceof QueueError)) throw error;
    const failed = error instanceof QueueError ? error : new QueueError(source.name, textOf(error), error);
    if (!signal.aborted) intake.onError(failed);
    return undefined;
  }
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
