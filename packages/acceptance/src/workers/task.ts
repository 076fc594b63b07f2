/** The task of a worker process, and its report. */
export interface Task {
  readonly name: 'reads' | 'upserts';
  readonly url: string;
  readonly authUrl: string;
  readonly credentials: { readonly clientId: string; readonly clientSecret: string };
  /** Channels and their orders, for `upserts`. */
  readonly origin: { readonly channel_id: string; readonly channel_store_id: string };
  /** Redis for shared tokens and limits. Missing for a single worker. */
  readonly redisUrl: string | undefined;
  readonly workers: number;
  /** Index of this worker. */
  readonly index: number;
  /** Concurrent calls of this worker. */
  readonly callers: number;
  /** The end: after a number of calls or after a time. */
  readonly calls?: number;
  readonly durationInMs?: number;
}

export interface Done {
  readonly calls: number;
  /** Names of errors. */
  readonly failures: readonly string[];
  /** Latency of every call, from its start to its result. */
  readonly latenciesInMs: readonly number[];
  /** Number of times that Redis was reported as down, and as back. */
  readonly away: number;
  readonly back: number;
}
