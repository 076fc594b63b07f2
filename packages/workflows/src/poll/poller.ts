import { checkObject, checkWorkOptions, ofFollowing, received } from '@tradelane/core/runtime';
import { ArgumentError } from '@tradelane/core/errors';
import { LazyPromise } from './lazy-promise.ts';
import { follow, type PollState } from './follow.ts';
import type { PollOptions } from './poll-options.ts';

/** The data that another process needs to resume following. */
export interface ResumeToken {
  /** Kind of operation: `action`, `import`. */
  readonly kind: string;
  readonly id: string;
  /** Milliseconds since the epoch. Keeps the interval across processes. */
  readonly lastReadAt?: number;
}

export function writeResumeToken(token: ResumeToken): string {
  const { kind, id, lastReadAt } = token;
  return JSON.stringify({ version: 1, kind, id, lastReadAt });
}

/** @throws {ArgumentError} If `serialize()` didn't create the text, or it belongs to another kind. */
export function readResumeToken(serialized: string, kind: string): ResumeToken {
  const value = parse(serialized);
  if (typeof value !== 'object' || value === null)
    throw notAResumeToken(kind, 'Pass a value that `serialize()` returned.');
  const { version, kind: ofKind, id, lastReadAt } = value as Readonly<Record<string, unknown>>;
  if (version !== 1 || typeof id !== 'string' || id === '')
    throw notAResumeToken(kind, 'Pass a value that `serialize()` returned.');
  if (ofKind !== kind) throw notAResumeToken(kind, `It belongs to ${received(ofKind)}.`);
  return { kind, id, ...(typeof lastReadAt === 'number' && Number.isFinite(lastReadAt) && { lastReadAt }) };
}

function notAResumeToken(kind: string, why: string): ArgumentError {
  return new ArgumentError(`The ${kind} can't be resumed with this token. ${why}`, {
    code: 'ERR_RESUME_TOKEN_INVALID',
    argument: 'resume',
  });
}

function parse(serialized: string): unknown {
  try {
    return JSON.parse(serialized);
  } catch {
    return undefined;
  }
}

/**
 * Promise that follows a long-running operation. It starts when first awaited, and only once.
 * It rejects with `PollTimeoutError` after `timeoutInMs` and with `AbortedError` if aborted. The operation continues
 * on the server.
 */
export class Poller<Result> extends LazyPromise<Result> {
  /** ID of the operation. */
  readonly id: string;
  readonly #control: AbortController;
  readonly #serialize: () => string;

  constructor(id: string, follow: (signal: AbortSignal) => Promise<Result>, serialize: () => string) {
    const control = new AbortController();
    super(() => follow(control.signal));
    this.id = id;
    this.#control = control;
    this.#serialize = serialize;
  }

  /** Stops following immediately. The operation continues on the server. */
  abort(reason?: unknown): void {
    this.#control.abort(reason);
  }

  /** Returns a text from which this or another process resumes following. It contains the ID but no secrets. */
  serialize(): string {
    return this.#serialize();
  }
}

const pollOptions: readonly string[] = [
  ...ofFollowing,
  'maxFailedReads',
  'kind',
  'id',
  'resume',
  'read',
  'isFinal',
  'result',
  'clock',
];

/**
 * Creates a poller that calls `read` until the state is final.
 * @throws {ArgumentError} If the ID is missing or the interval is invalid.
 * @example
 * ```ts
 * import { systemClock } from '@tradelane/core';
 * import { poll } from '@tradelane/workflows';
 *
 * const { status } = await poll({
 *   kind: 'action',
 *   id: 'ACTION',
 *   read: (id, signal) => hub.actions.get(id, { signal }),
 *   isFinal: ({ status }) => status !== 'PENDING',
 *   intervalInMs: 300_000,
 *   clock: systemClock,
 * });
 * ```
 */
export function poll<State, Result = State>(options: PollOptions<State, Result>): Poller<Result> {
  checkObject(options, 'options', 'read', 'isFinal');
  checkWorkOptions(options, pollOptions);
  const { kind, intervalInMs } = options;
  if (intervalInMs === undefined)
    throw new ArgumentError('`intervalInMs` is missing. Pass the time between two reads.', {
      code: 'ERR_ARGUMENT_MISSING',
      argument: 'intervalInMs',
    });
  const resumed = options.resume === undefined ? undefined : readResumeToken(options.resume, kind);
  const id = resumed?.id ?? options.id ?? '';
  if (id === '')
    throw new ArgumentError(`The id of the ${kind} is missing. Pass it, or \`resume\`.`, {
      code: 'ERR_ARGUMENT_MISSING',
      argument: 'id',
    });
  const progress: PollState<State> = { lastReadAt: resumed?.lastReadAt, lastState: undefined };
  const serialize = (): string =>
    writeResumeToken({ kind, id, ...(progress.lastReadAt !== undefined && { lastReadAt: progress.lastReadAt }) });
  return new Poller(id, (signal) => follow(options, { id, progress, serialize }, signal), serialize);
}
