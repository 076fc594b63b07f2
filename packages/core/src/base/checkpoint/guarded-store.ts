import type { Clock } from '../clock/clock.ts';
import { startTimer } from '../clock/timer.ts';
import { isPromise } from '../is-promise.ts';
import { CheckpointError } from './checkpoint-error.ts';
import type { CheckpointStore } from './checkpoint-store.ts';
import { isEntries } from './is-entries.ts';

/** Longest response time of a store, in milliseconds. */
const timeoutInMs = 30_000;

/**
 * Wraps a store, so that every failure or timeout becomes a `CheckpointError`. A synchronous store stays synchronous.
 */
export function guardedStore(store: CheckpointStore, clock: Clock): CheckpointStore {
  return {
    read: (prefix) =>
      guarded(
        'Reading the checkpoint store failed. See `cause`, fix the store, then run again.',
        clock,
        () => store.read(prefix),
        entriesIn,
      ),
    write: guardedWrite(store, clock),
  };
}

export function guardedWrite(store: Pick<CheckpointStore, 'write'>, clock: Clock): CheckpointStore['write'] {
  return (changes, condition) =>
    guarded(
      'Writing to the checkpoint store failed. See `cause`, fix the store, then run again.',
      clock,
      () => store.write(changes, condition),
      wasWritten,
    );
}

function entriesIn(found: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  if (isEntries(found)) return found;
  throw new CheckpointError('The checkpoint store is invalid. Its `read` must return a Map<string, string>.');
}

/** Requires a boolean, because undefined would look like a failed condition and thus like another process. */
function wasWritten(told: boolean): boolean {
  if (typeof told === 'boolean') return told;
  throw new CheckpointError('The checkpoint store is invalid. Its `write` must return a boolean.');
}

function guarded<T>(
  failure: string,
  clock: Clock,
  work: () => T | Promise<T>,
  checked: (result: T) => T,
): T | Promise<T> {
  try {
    const result = work();
    return isPromise(result) ? intime(result.then(checked), failure, clock) : checked(result);
  } catch (error) {
    throw failedWith(failure, error);
  }
}

/** Keeps an error that already is a `CheckpointError`. */
function failedWith(failure: string, error: unknown): CheckpointError {
  return error instanceof CheckpointError ? error : new CheckpointError(failure, error);
}

function intime<T>(result: PromiseLike<T>, failure: string, clock: Clock): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = startTimer(clock, timeoutInMs, () =>
      reject(
        new CheckpointError(
          `The checkpoint store didn't respond within ${timeoutInMs / 1_000} s. Check its connection, then run again.`,
        ),
      ),
    );
    result.then(
      (value) => {
        cancel();
        resolve(value);
      },
      (error: unknown) => {
        cancel();
        reject(failedWith(failure, error));
      },
    );
  });
}
