import { ArgumentError, type Clock, LeaseHeldError, LeaseLostError } from '@tradelane/core';
import {
  type Backoff,
  backoffInMs,
  checkObject,
  checkWorkOptions,
  monotonicNow,
  randomId,
} from '@tradelane/core/runtime';
import type { FollowOptions, SyncOptions } from './sync-options.ts';
import type { SyncSource } from './sync-source.ts';
import { runSync } from './leased-run.ts';
import { isStalledDatabase, isTransientError, limitReopensInMs } from '../poll/transient-errors.ts';
import { callersCode, isOfCaller } from './caller-errors.ts';

export { runSync };

/** Runs repeatedly until the signal aborts. Transient errors are reported, and the next run resumes. */
export async function followRuns<Item>(
  source: SyncSource<Item>,
  options: SyncOptions<Item>,
  clock: Clock,
  following: FollowOptions,
): Promise<void> {
  checkObject(source, 'source');
  checkObject(following, 'options');
  if (!(following.signal instanceof AbortSignal))
    throw new ArgumentError('`signal` is missing. Pass an AbortSignal that stops the loop.', { argument: 'signal' });
  const { intervalInMs = source.intervalInMs, onRun, onError } = following;
  checkWorkOptions(following, ['signal', 'intervalInMs', 'onRun', 'onError']);
  // The next run may take over a lease of this object that couldn't be released.
  const ownerId = options.ownerId ?? randomId();
  const signal = anyOf(options.signal, following.signal) ?? following.signal;
  for (let failures = 0; !signal.aborted;) {
    const startedAtInMs = monotonicNow(clock);
    let notBeforeInMs = startedAtInMs + intervalInMs;
    try {
      const report = await runSync(source, { ...options, ownerId, signal }, clock, onError);
      failures = 0;
      await callersCode(() => onRun?.(report));
    } catch (error) {
      if (signal.aborted) return;
      if (!passes(error)) throw error;
      failures += 1;
      if (onError !== undefined) await onError(error);
      else if (error instanceof LeaseHeldError) console.warn(error.message);
      const soonInMs = Math.min(pauseInMs(error, failures, clock), intervalInMs);
      // A run may fail long after its start, and the pause counts from the failure.
      notBeforeInMs = monotonicNow(clock) + Math.max(soonInMs, isOfCaller(error) ? 0 : limitReopensInMs(error, clock));
    }
    const restInMs = Math.max(0, notBeforeInMs - monotonicNow(clock));
    await clock.wait(restInMs, signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }
}

/** The backoff between runs. */
export const ofRuns: Backoff = { baseInMs: 4_000, maxInMs: 600_000 };

/** A held lease is tried again when it expires, so that a takeover never waits for the backoff. */
function pauseInMs(error: Error, failures: number, clock: Clock): number {
  if (error instanceof LeaseHeldError) return Math.max(1_000, error.until.getTime() - clock.now());
  return backoffInMs(failures, Math.random, ofRuns);
}

function passes(error: unknown): error is Error {
  // Of the caller's errors, only errors of its database are retried.
  if (isOfCaller(error)) return isStalledDatabase(error);
  return (
    error instanceof LeaseHeldError ||
    error instanceof LeaseLostError ||
    isTransientError(error) ||
    isStalledDatabase(error)
  );
}

export function anyOf(one: AbortSignal | undefined, other: AbortSignal | undefined): AbortSignal | undefined {
  return one && other ? AbortSignal.any([one, other]) : (one ?? other);
}
