/** What a worker process is to do, and what it says of it. */
export interface Task {
  readonly name: 'reads' | 'upserts';
  readonly url: string;
  readonly authUrl: string;
  readonly credentials: { readonly clientId: string; readonly clientSecret: string };
  /** Where channels and their orders are, for `upserts`. */
  readonly origin: { readonly channel_id: string; readonly channel_store_id: string };
  /** Where the workers share tokens and limits; absent for a worker that is alone. */
  readonly redisUrl: string | undefined;
  /** How many workers there are. */
  readonly workers: number;
  /** Which of them this is. */
  readonly index: number;
  /** How many calls are under way at once. */
  readonly callers: number;
  /** The end: so many calls, or so long. */
  readonly calls?: number;
  readonly durationInMs?: number;
}

export interface Done {
  readonly calls: number;
  /** Names of errors. */
  readonly failures: readonly string[];
  /** From the call to its result, of every call. */
  readonly latenciesInMs: readonly number[];
  /** How often it was said that Redis is away, and that it is back. */
  readonly away: number;
  readonly back: number;
}
