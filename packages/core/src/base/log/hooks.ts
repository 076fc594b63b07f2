/** What every event of a call holds. Values of parameters, headers and bodies are not among them. */
export interface RequestEvent {
  /** The documents' id of the operation: `v2-listOrders`, `S30`. */
  readonly operation: string;
  /** Correlation id of the call: the same in all events of its attempts, and in its error. */
  readonly callId: string;
  /** HTTP method of the request. */
  readonly method: string;
  /** The path template, without values. */
  readonly path: string;
  /** How often the request was sent by then, the attempt that begins included: 1 for the first, 0 for a wait before it. */
  readonly attempt: number;
}

/** The head of a response. */
export interface ResponseEvent extends RequestEvent {
  /** HTTP status of the response. */
  readonly status: number;
  /** The server's id of the request, where it gave one. */
  readonly requestId: string | undefined;
  /** From sending to the head of the response. */
  readonly durationInMs: number;
}

/** An attempt that failed and is made again. */
export interface RetryEvent extends RequestEvent {
  /** `401`, `429`, `503`, or the name of the error: `ConnectionError`. */
  readonly reason: string;
  /** How long the call waits before the next attempt. */
  readonly waitInMs: number;
}

/** A wait for a rate limit. */
export interface ThrottleEvent extends RequestEvent {
  /**
   * `wait`: the call waits for its limit. `pause`: a 429 closed the limit for all calls.
   */
  readonly kind: 'wait' | 'pause';
  /** How long the call waits (`wait`), or all calls of the limit do (`pause`). */
  readonly waitInMs: number;
}

/** A response of a success that does not fit its schema: the caller has it all the same (`validate: 'warn'`). */
export interface InvalidResponseEvent extends RequestEvent {
  /** HTTP status of the response. */
  readonly status: number;
  /** The server's id of the request, where it gave one. */
  readonly requestId: string | undefined;
  /** What does not fit, each with its path and without a value: `$.orders[0].created_at: expected string, received null`. The first five. */
  readonly issues: readonly string[];
}

/** A request for a token, and how it ended. */
export interface TokenRefreshEvent {
  /** The client whose token was asked for. */
  readonly clientId: string;
  /** Whether the endpoint gave a token. */
  readonly ok: boolean;
  /** Lifetime that the server gave, in seconds. */
  readonly expiresInSeconds: number | undefined;
  /** Why it was asked: there was no token (`first`), it ran out (`expired`), it will soon (`ahead`, T04), or a 401 refused it (`refused`, T05). */
  readonly reason: 'first' | 'expired' | 'ahead' | 'refused';
}

/** Called as things happen. What a hook throws is ignored: watching a call must not change it. */
export interface Hooks {
  /** An attempt is about to be sent. */
  readonly onRequest?: (event: RequestEvent) => void;
  /** The head of a response is there, whatever its status. */
  readonly onResponse?: (event: ResponseEvent) => void;
  /** An attempt failed and the request is sent again after a wait. */
  readonly onRetry?: (event: RetryEvent) => void;
  /** A call waits for its rate limit, or a 429 closed it. */
  readonly onThrottle?: (event: ThrottleEvent) => void;
  /** A response does not fit its schema, and the caller gets it all the same (`validate: 'warn'`). */
  readonly onInvalidResponse?: (event: InvalidResponseEvent) => void;
  /** The token endpoint was asked for a token, successfully or not. */
  readonly onTokenRefresh?: (event: TokenRefreshEvent) => void;
}

/** `console`, or a logger of pino, bunyan or winston: each gets message and facts in the order in which it takes them. Only allow-listed facts arrive. */
export interface Logger {
  /** Gets every request and every response. */
  debug?(message: string, fields: Readonly<Record<string, unknown>>): void;
  /** Gets waits for rate limits and requests for tokens. */
  info?(message: string, fields: Readonly<Record<string, unknown>>): void;
  /** Gets retries and responses that do not fit their schema. */
  warn?(message: string, fields: Readonly<Record<string, unknown>>): void;
}
