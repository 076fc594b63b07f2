import { monotonicNow, pause, startTimer } from '@tradelane/core/runtime';
import { isStalledDatabase, isTransientError, limitReopensInMs } from './transient-errors.ts';
import { abortedFollowing, PollTimeoutError } from './poll-errors.ts';
import type { PollOptions } from './poll-options.ts';

/** How far a poller has come. */
export interface PollState<State> {
  lastReadAt: number | undefined;
  lastState: State | undefined;
}

/** The work to follow. */
export interface PollTarget<State> {
  readonly id: string;
  readonly progress: PollState<State>;
  readonly serialize: () => string;
}

/** Grace for a read that starts just before the time is over (our choice). */
const lastReadInMs = 30_000;

/** Reads the state, and again after the interval, until it is final. */
export async function follow<State, Result>(
  options: PollOptions<State, Result>,
  followed: PollTarget<State>,
  ownSignal: AbortSignal,
): Promise<Result> {
  const { clock, kind, intervalInMs, timeoutInMs = Infinity } = options;
  const { id, progress } = followed;
  const signal = options.signal === undefined ? ownSignal : AbortSignal.any([ownSignal, options.signal]);
  // A resume token contains a time of day. If it comes from a clock that was ahead, it must not delay the first read by
  // more than one interval.
  const sinceReadInMs = Math.max(0, clock.now() - (progress.lastReadAt ?? -Infinity));
  const startedAtInMs = monotonicNow(clock);
  const endsAtInMs = startedAtInMs + timeoutInMs;
  let notBeforeInMs = startedAtInMs + intervalInMs - sinceReadInMs;
  let failedReads = 0;
  for (let reads = 1; ; reads += 1) {
    throwIfAborted(signal, kind);
    const restInMs = Math.min(notBeforeInMs, endsAtInMs) - monotonicNow(clock);
    if (restInMs > 0) await pause(clock, restInMs, signal, abortedFollowing(kind));
    if (notBeforeInMs > endsAtInMs) throw stillRunning(options, followed);
    const reading = await readOnce(options, id, signal, endsAtInMs);
    if (reading === 'overdue') throw stillRunning(options, followed);
    progress.lastReadAt = clock.now();
    const readAtInMs = monotonicNow(clock);
    notBeforeInMs = readAtInMs + intervalInMs;
    if ('error' in reading) {
      failedReads += 1;
      if (failedReads > (options.maxFailedReads ?? 60)) throw reading.error;
      await options.onError?.(reading.error);
      notBeforeInMs = Math.max(notBeforeInMs, readAtInMs + limitReopensInMs(reading.error, clock));
      continue;
    }
    failedReads = 0;
    const { state } = reading;
    progress.lastState = state;
    await options.onProgress?.(state, { id, reads, elapsedInMs: readAtInMs - startedAtInMs });
    if (!options.isFinal(state)) continue;
    // Without `result`, the result is the state, which is the default of the type parameter.
    return options.result === undefined ? (state as unknown as Result) : options.result(state, id);
  }
}

/** Returns the state, a temporary failure, or that the time was over before the first read. Throws any other failure. */
async function readOnce<State, Result>(
  options: PollOptions<State, Result>,
  id: string,
  signal: AbortSignal,
  endsAtInMs: number,
): Promise<{ readonly state: State } | { readonly error: Error } | 'overdue'> {
  const { clock, kind } = options;
  const stop = new AbortController();
  const onAbort = (): void => stop.abort(signal.reason);
  let isOverdue = false;
  // Limits the time that a read waits for its rate limit. Otherwise it could exceed the given time.
  const leftInMs = Math.max(endsAtInMs - monotonicNow(clock), lastReadInMs);
  const onLate = (): void => {
    isOverdue = true;
    stop.abort(new Error('The poller timed out. The work is still running.'));
  };
  const stopTimer = Number.isFinite(leftInMs) ? startTimer(clock, leftInMs, onLate) : undefined;
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return { state: await orAborted(options.read(id, stop.signal), stop.signal) };
  } catch (error) {
    throwIfAborted(signal, kind);
    if (isOverdue) return 'overdue';
    if (!isTransientError(error) && !isStalledDatabase(error)) throw error;
    return { error };
  } finally {
    stopTimer?.();
    signal.removeEventListener('abort', onAbort);
  }
}

/** A read that does not look at its signal must not hold up an abort. */
function orAborted<T>(reading: PromiseLike<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    const done = (): void => signal.removeEventListener('abort', onAbort);
    reading.then(
      (value) => {
        done();
        resolve(value);
      },
      (error: unknown) => {
        done();
        reject(error);
      },
    );
  });
}

function throwIfAborted(signal: AbortSignal, kind: string): void {
  if (signal.aborted) throw abortedFollowing(kind)(signal.reason);
}

function stillRunning<State, Result>(
  { kind, timeoutInMs }: PollOptions<State, Result>,
  { id, progress, serialize }: PollTarget<State>,
): PollTimeoutError {
  return new PollTimeoutError(
    `Timed out after ${timeoutInMs} ms waiting for ${kind} ${id}. It's still running. To continue, pass \`error.resumeWith\` as \`resume\`.`,
    { id, resumeWith: serialize(), lastState: progress.lastState },
  );
}
