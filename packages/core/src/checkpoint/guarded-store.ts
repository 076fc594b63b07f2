import { type Clock, startTimer } from '../clock/clock.ts';
import { ConfigurationError } from '../errors/index.ts';
import { invalidResult } from '../errors/checks.ts';
import { isPromise } from '../platform/platform.ts';
import { CheckpointError, type CheckpointStore } from './checkpoint-store.ts';

/** Longest response time of a store, in milliseconds. */
const timeoutInMs = 30_000;

/**
 * Wraps a store, so that every failure or timeout becomes a `CheckpointError`, and an invalid result a
 * `ConfigurationError`. A synchronous store stays synchronous.
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

const checkpointStore = 'The checkpoint store';

function entriesIn(found: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  if (isEntries(found)) return found;
  throw invalidResult(checkpointStore, 'read', 'a Map<string, string>', found, 'unknown');
}

/** Requires a boolean, because undefined would look like a failed condition and thus like another process. */
function wasWritten(result: boolean): boolean {
  if (typeof result === 'boolean') return result;
  throw invalidResult(checkpointStore, 'write', 'a boolean', result, 'unknown');
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

/** Keeps an error that already names the store. */
function failedWith(failure: string, error: unknown): CheckpointError | ConfigurationError {
  return error instanceof CheckpointError || error instanceof ConfigurationError
    ? error
    : new CheckpointError(failure, error);
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

/** Whether a value is a Map or similar, as `read` of a store must return. */
export function isEntries(found: unknown): found is ReadonlyMap<string, string> {
  return (
    typeof found === 'object' &&
    found !== null &&
    'get' in found &&
    typeof found.get === 'function' &&
    Symbol.iterator in found
  );
}
