import type { Clock } from '@tradelane/core';

/** Options of `poll`. */
export interface PollOptions<State, Result = State> {
  /**
   * Kind of operation, such as `action` or `import`. It appears in messages and stops you from resuming another kind.
   */
  readonly kind: string;
  /** ID of the operation. Pass `id` or `resume`. */
  readonly id?: string | undefined;
  /** Text of an earlier poller's `serialize()`. Pass it instead of `id`. */
  readonly resume?: string | undefined;
  /**
   * Reads the state once. The signal aborts with the poller. Pass `maxWaitInMs: Infinity` to the call so that it waits
   * for its limit.
   */
  readonly read: (id: string, signal: AbortSignal) => PromiseLike<State>;
  /** Whether the state is final. Return `false` for an unrecognized status, so that the poller keeps waiting (E05). */
  readonly isFinal: (state: State) => boolean;
  /** Converts the final state to the result. Throw here if the operation failed (E10). Default: the state. */
  readonly result?: ((state: State, id: string) => Result | PromiseLike<Result>) | undefined;
  /** Minimum milliseconds from one response to the next request, even after a resume. */
  readonly intervalInMs: number;
  /**
   * Milliseconds to follow, from the start or resume. A running read ends at that time if it has had 30 s. Default: no
   * limit.
   */
  readonly timeoutInMs?: number | undefined;
  /**
   * Consecutive transient failures before the poller fails: 5xx, connection, timeout, limit, malformed response, token
   * endpoint or store. Default: 60, an hour at one per minute.
   */
  readonly maxFailedReads?: number | undefined;
  /** Called with each transient failure. The poller reads again at the next interval. */
  readonly onError?: ((error: Error) => unknown) | undefined;
  /** Clock for the interval and timeout. */
  readonly clock: Clock;
  /** Aborts the poller, which rejects with `AbortedError`. The operation continues on the server. */
  readonly signal?: AbortSignal | undefined;
  /** Called and awaited with every state, including the final one. If it throws, the poller ends. */
  readonly onProgress?:
    | ((
        state: State,
        progress: {
          /** ID of the operation. */
          readonly id: string;
          /** Reads so far. */
          readonly reads: number;
          /** Milliseconds since the start or resume. */
          readonly elapsedInMs: number;
        },
      ) => unknown)
    | undefined;
}
