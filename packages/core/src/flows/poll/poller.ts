import { checkObject } from '../../base/check-object.ts';
import { ArgumentError } from '../../base/errors/index.ts';
import { checkFunctions } from '../../base/function-options.ts';
import { LazyPromise } from '../../base/lazy-promise.ts';
import { onDemand } from '../../base/on-demand.ts';
import type * as Follow from './follow.ts';
import type { PollOptions } from './poll-options.ts';
import { readResumeToken, writeResumeToken } from './resume-token.ts';

/** What follows; workflows that send something first have it loaded before. */
export const loadFollow: () => typeof Follow | Promise<typeof Follow> = /* @__PURE__ */ onDemand(
  () => import('./follow.ts'),
);

/**
 * Follows long-running work to its end: await it. It starts when first asked, and once however often it is asked.
 * Rejects with `PollTimeoutError` after `timeoutInMs`, with `AbortedError` on abort; both leave the work running.
 */
export class Poller<Result> extends LazyPromise<Result> {
  /** Id of the work. */
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

  /** Stops following at once; the work itself goes on. */
  abort(reason?: unknown): void {
    this.#control.abort(reason);
  }

  /** A text with which this or another process follows the same work. It holds the id and no secret. */
  serialize(): string {
    return this.#serialize();
  }
}

/**
 * A poller over `read`.
 * @throws ArgumentError where there is nothing to follow or the interval is none.
 */
export function poll<State, Result = State>(options: PollOptions<State, Result>): Poller<Result> {
  checkObject(options, 'options', 'read', 'isFinal');
  const { kind, intervalInMs, timeoutInMs = 0 } = options;
  if (!(intervalInMs > 0)) throw new ArgumentError('`intervalInMs` must be above 0.', { argument: 'intervalInMs' });
  if (!(timeoutInMs >= 0)) throw new ArgumentError('`timeoutInMs` must be 0 or more.', { argument: 'timeoutInMs' });
  checkFunctions(options, ['onProgress', 'onError']);
  const resumed = options.resume === undefined ? undefined : readResumeToken(options.resume, kind);
  const id = resumed?.id ?? options.id ?? '';
  if (id === '') throw new ArgumentError(`Pass the id of the ${kind}, or \`resume\`.`, { argument: 'id' });
  const progress: Follow.PollState<State> = { lastReadAt: resumed?.lastReadAt, lastState: undefined };
  const serialize = (): string =>
    writeResumeToken({ kind, id, ...(progress.lastReadAt !== undefined && { lastReadAt: progress.lastReadAt }) });
  const run = async (signal: AbortSignal): Promise<Result> => {
    const { follow } = await loadFollow();
    return follow(options, { id, progress, serialize }, signal);
  };
  return new Poller(id, run, serialize);
}
