import type { Clock } from '../clock/clock.ts';

/** Options of `createLite`. */
export interface LiteOptions {
  /** Base URL of the host: `https://basket.example.com`. */
  readonly baseUrl: string;
  /**
   * The credential: a bearer token or an API key, or a function that returns it. The function runs for each call, and
   * once more after a 401. If it then returns another value, the call is sent once more.
   */
  readonly auth:
    | { readonly token: string | (() => string | Promise<string>) }
    | { readonly apiKey: string | (() => string | Promise<string>) };
  /** Timeout of a whole call, in milliseconds, including its retries. Default: 10,000 (10 s). */
  readonly deadlineInMs?: number | undefined;
  /** Timeout of one attempt, in milliseconds, including its body. Default: none, so that `deadlineInMs` applies. */
  readonly timeoutInMs?: number | undefined;
  /** Maximum number of attempts of a call, including the first one. Default: 3. */
  readonly maxAttempts?: number | undefined;
  /**
   * Maximum size of a response, in bytes. JSON with 300,000 objects and lists is too large too. Default: 104,857,600
   * (100 MiB).
   */
  readonly maxResponseBytes?: number | undefined;
  /** Function to use instead of the global `fetch`. It is called with one `Request`. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Allows plain HTTP to hosts other than loopback, for a test network (T12). Default: false. */
  readonly allowInsecureHttp?: boolean | undefined;
  /** Clock for timeouts and retries. Use `createVirtualClock()` in tests. Default: the system clock. */
  readonly clock?: Clock | undefined;
  /** Function that returns numbers in [0, 1) for jitter. Default: `Math.random`. */
  readonly random?: (() => number) | undefined;
}

/** Options of one call. Each one overrides the option of `createLite`. */
export interface LiteCallOptions {
  /** Signal that cancels the call. The call rejects at once, whether it waits, retries or reads. */
  readonly signal?: AbortSignal | undefined;
  /** Timeout of the whole call, in milliseconds, including its retries. */
  readonly deadlineInMs?: number | undefined;
  /** Timeout of one attempt, in milliseconds, including its body. */
  readonly timeoutInMs?: number | undefined;
}
