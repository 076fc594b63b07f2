import type { Clock } from '../../base/clock/clock.ts';

/** What a poller reads, how often, and when it is done. */
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
  /** Time from one response to the next request; never shorter, across a resume either. */
  readonly intervalInMs: number;
  /**
   * How long to follow, from the start or the resume on; as long as it takes where absent. A read under way then is given up, where it has had
   * 30 s.
   */
  readonly timeoutInMs?: number | undefined;
  /**
   * Reads in a row that may fail for reasons that pass (5xx, connection, timeout, limit, a broken response, also of the token endpoint, a
   * store that is down) before the poller fails; 60 where absent: an hour at one a minute.
   */
  readonly maxFailedReads?: number | undefined;
  /** Called with each such failure; the next read is tried at its time. */
  readonly onError?: ((error: Error) => unknown) | undefined;
  /** Time for the interval and the timeout. */
  readonly clock: Clock;
  /** Ends the poller: it rejects with `AbortedError`; the work itself goes on. */
  readonly signal?: AbortSignal | undefined;
  /** Called with every state that is read, the final one included, and waited for. What it throws stops the poller. */
  readonly onProgress?: ((state: State, progress: PollProgress) => unknown) | undefined;
}

/** How long a poller has followed what. */
export interface PollProgress {
  /** Id of the work. */
  readonly id: string;
  /** Reads so far. */
  readonly reads: number;
  /** Since the start or the resume. */
  readonly elapsedInMs: number;
}
