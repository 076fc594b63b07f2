/** What every event of a call holds. Values of parameters, headers and bodies are not among them. */
export interface RequestEvent {
  readonly operation: string;
  readonly callId: string;
  readonly method: string;
  /** The path template, without values. */
  readonly path: string;
  readonly attempt: number;
}

export interface ResponseEvent extends RequestEvent {
  readonly status: number;
  readonly requestId: string | undefined;
  /** From sending to the head of the response. */
  readonly durationInMs: number;
}

export interface RetryEvent extends RequestEvent {
  /** `401`, `429`, `503`, or the name of the error: `ConnectionError`. */
  readonly reason: string;
  readonly waitInMs: number;
}

export interface ThrottleEvent extends RequestEvent {
  /**
   * `wait`: the call waits for its limit. `pause`: a 429 closed the limit for all calls.
   */
  readonly kind: 'wait' | 'pause';
  readonly waitInMs: number;
}

/** A response of a success that does not fit its schema: the caller has it all the same (`validate: 'warn'`). */
export interface InvalidResponseEvent extends RequestEvent {
  readonly status: number;
  readonly requestId: string | undefined;
  /** What does not fit, each with its path and without a value: `$.orders[0].created_at: expected string, received null`. The first five. */
  readonly issues: readonly string[];
}

export interface TokenRefreshEvent {
  /** The client whose token was asked for. */
  readonly clientId: string;
  readonly ok: boolean;
  /** Lifetime that the server gave, in seconds. */
  readonly expiresInSeconds: number | undefined;
  readonly reason: 'first' | 'expired' | 'ahead' | 'refused';
}

/** Called as things happen. What a hook throws is ignored: watching a call must not change it. */
export interface Hooks {
  readonly onRequest?: (event: RequestEvent) => void;
  readonly onResponse?: (event: ResponseEvent) => void;
  readonly onRetry?: (event: RetryEvent) => void;
  readonly onThrottle?: (event: ThrottleEvent) => void;
  readonly onInvalidResponse?: (event: InvalidResponseEvent) => void;
  readonly onTokenRefresh?: (event: TokenRefreshEvent) => void;
}

/** `console`, or a logger of pino, bunyan or winston: each gets message and facts in the order in which it takes them. Only allow-listed facts arrive. */
export interface Logger {
  debug?(message: string, fields: Readonly<Record<string, unknown>>): void;
  info?(message: string, fields: Readonly<Record<string, unknown>>): void;
  warn?(message: string, fields: Readonly<Record<string, unknown>>): void;
}
