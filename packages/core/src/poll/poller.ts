import type { Clock } from '../clock.ts';
import {
  AbortedError,
  ArgumentError,
  ConnectionError,
  RateLimitError,
  ServerError,
  TimeoutError,
} from '../errors/index.ts';
import { readBookmark, writeBookmark } from './bookmark.ts';
import { StillRunningError } from './poll-errors.ts';

export interface PollOptions<State, Result = State> {
  /** What is followed, for messages and so that a serialized poller is not resumed as something else: `action`, `import`. */
  readonly kind: string;
  /** Id of the work; or `resume`. */
  readonly id?: string | undefined;
  /** What `serialize()` of an earlier poller gave, in place of `id`. */
  readonly resume?: string | undefined;
  /** Reads the state once. The signal aborts with the poller. Give the call `maxWaitInMs: Infinity`: a poller waits for its limit. */
  readonly read: (id: string, signal: AbortSignal) => PromiseLike<State>;
  /** Whether the state is final. A status that nobody knows is not: the poller keeps waiting (E05). */
  readonly isFinal: (state: State) => boolean;
  /** What the poller resolves to, from the final state; a failed one may throw here (E10). The state itself where absent. */
  readonly result?: ((state: State, id: string) => Result | PromiseLike<Result>) | undefined;
  /** Time from one answer to the next request; never shorter, across a resume either. */
  readonly intervalInMs: number;
  /** How long to follow, from the start or the resume on; as long as it takes where absent. */
  readonly timeoutInMs?: number | undefined;
  /** Reads in a row that may fail for reasons that pass (5xx, connection, timeout, limit) before the poller fails; 5 where absent. */
  readonly maxFailedReads?: number | undefined;
  readonly clock: Clock;
  readonly signal?: AbortSignal | undefined;
  /** Told every state that is read, the final one included. What it throws stops the poller. */
  readonly onProgress?: ((state: State, progress: PollProgress) => void) | undefined;
}

export interface PollProgress {
  readonly id: string;
  /** Reads so far. */
  readonly reads: number;
  /** Since the start or the resume. */
  readonly elapsedInMs: number;
}

/**
 * Follows long-running work to its end: await it. It starts when first asked, and once however often it is asked.
 * Rejects with `StillRunningError` after `timeoutInMs`, with `AbortedError` on abort; both leave the work running.
 */
export class Poller<Result> implements Promise<Result> {
  readonly [Symbol.toStringTag]: string = 'Poller';
  /** Id of the work. */
  readonly id: string;
  readonly #control = new AbortController();
  readonly #follow: (signal: AbortSignal) => Promise<Result>;
  readonly #serialize: () => string;
  #outcome: Promise<Result> | undefined;

  constructor(id: string, follow: (signal: AbortSignal) => Promise<Result>, serialize: () => string) {
    this.id = id;
    this.#follow = follow;
    this.#serialize = serialize;
  }

  /** Starts to follow, where nobody has asked yet, and gives the outcome. */
  start(): Promise<Result> {
    this.#outcome ??= this.#follow(this.#control.signal);
    return this.#outcome;
  }

  /** Stops following at once; the work itself goes on. */
  abort(reason?: unknown): void {
    this.#control.abort(reason);
  }

  /** A text with which this or another process follows the same work. It holds the id and no secret. */
  serialize(): string {
    return this.#serialize();
  }

  // oxlint-disable-next-line unicorn/no-thenable -- being awaitable is what this class is for
  then<Fulfilled = Result, Rejected = never>(
    onFulfilled?: ((value: Result) => Fulfilled | PromiseLike<Fulfilled>) | null,
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Fulfilled | Rejected> {
    return this.start().then(onFulfilled, onRejected);
  }

  catch<Rejected = never>(
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Result | Rejected> {
    return this.start().catch(onRejected);
  }

  finally(onFinally?: (() => void) | null): Promise<Result> {
    return this.start().finally(onFinally);
  }
}

/**
 * A poller over `read`.
 * @throws ArgumentError where there is nothing to follow or the interval is none.
 */
export function poll<State, Result = State>(options: PollOptions<State, Result>): Poller<Result> {
  const { kind, intervalInMs } = options;
  if (!(intervalInMs > 0)) throw new ArgumentError('`intervalInMs` must be above 0.', { argument: 'intervalInMs' });
  const resumed = options.resume === undefined ? undefined : readBookmark(options.resume, kind);
  const id = resumed?.id ?? options.id ?? '';
  if (id === '') throw new ArgumentError(`Pass the id of the ${kind}, or \`resume\`.`, { argument: 'id' });
  const progress: Progress<State> = { lastReadAt: resumed?.lastReadAt, lastState: undefined };
  const serialize = (): string =>
    writeBookmark({ kind, id, ...(progress.lastReadAt !== undefined && { lastReadAt: progress.lastReadAt }) });
  return new Poller(id, (signal) => follow(options, { id, progress, serialize }, signal), serialize);
}

interface Progress<State> {
  lastReadAt: number | undefined;
  lastState: State | undefined;
}

interface Followed<State> {
  readonly id: string;
  readonly progress: Progress<State>;
  readonly serialize: () => string;
}

async function follow<State, Result>(
  options: PollOptions<State, Result>,
  followed: Followed<State>,
  ownSignal: AbortSignal,
): Promise<Result> {
  const { clock, kind, intervalInMs, timeoutInMs = Infinity } = options;
  const { id, progress } = followed;
  const signal = options.signal === undefined ? ownSignal : AbortSignal.any([ownSignal, options.signal]);
  const startedAt = clock.now();
  const endsAt = startedAt + timeoutInMs;
  // A bookmark from a clock that was ahead must not delay the first read by more than one interval.
  let notBefore = Math.min((progress.lastReadAt ?? -Infinity) + intervalInMs, startedAt + intervalInMs);
  let failedReads = 0;
  for (let reads = 1; ; reads += 1) {
    await pause(clock, Math.min(notBefore, endsAt) - clock.now(), signal, kind);
    if (notBefore > endsAt) throw stillRunning(options, followed);
    const reading = await readOnce(options, id, signal);
    progress.lastReadAt = clock.now();
    notBefore = progress.lastReadAt + intervalInMs;
    if ('error' in reading) {
      failedReads += 1;
      if (failedReads > (options.maxFailedReads ?? 5)) throw reading.error;
      if (reading.error instanceof RateLimitError) notBefore = Math.max(notBefore, reading.error.retryAt.getTime());
      continue;
    }
    failedReads = 0;
    const { state } = reading;
    progress.lastState = state;
    options.onProgress?.(state, { id, reads, elapsedInMs: progress.lastReadAt - startedAt });
    if (!options.isFinal(state)) continue;
    // Without `result` the result is the state: the default of the type parameter says so.
    return options.result === undefined ? (state as unknown as Result) : options.result(state, id);
  }
}

/** The state, or a failure that passes; any other failure is thrown. */
async function readOnce<State, Result>(
  options: PollOptions<State, Result>,
  id: string,
  signal: AbortSignal,
): Promise<{ readonly state: State } | { readonly error: Error }> {
  try {
    return { state: await orAborted(options.read(id, signal), signal) };
  } catch (error) {
    throwIfAborted(signal, options.kind);
    const passes =
      error instanceof ServerError ||
      error instanceof ConnectionError ||
      error instanceof TimeoutError ||
      error instanceof RateLimitError;
    if (!passes) throw error;
    return { error };
  }
}

async function pause(clock: Clock, inMs: number, signal: AbortSignal, kind: string): Promise<void> {
  throwIfAborted(signal, kind);
  if (!(inMs > 0)) return;
  try {
    await clock.wait(inMs, signal);
  } catch (error) {
    throwIfAborted(signal, kind);
    throw error;
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
  if (!signal.aborted) return;
  throw new AbortedError(`Following the ${kind} was aborted; the ${kind} itself goes on`, { cause: signal.reason });
}

function stillRunning<State, Result>(
  { kind, timeoutInMs }: PollOptions<State, Result>,
  { id, progress, serialize }: Followed<State>,
): StillRunningError {
  return new StillRunningError(
    `The ${kind} ${id} was not finished within ${timeoutInMs} ms. It goes on: resume with \`error.resumeWith\``,
    { id, resumeWith: serialize(), lastState: progress.lastState },
  );
}
