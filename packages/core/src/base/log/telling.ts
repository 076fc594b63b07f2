/** What every message of a call names. Values of parameters, headers and bodies are not among them. */
export interface CallSubject {
  readonly operation: string;
  readonly callId: string;
  readonly method: string;
  /** The path template, without values. */
  readonly path: string;
  readonly attempt: number;
}

export interface ResponseEvent extends CallSubject {
  readonly status: number;
  readonly requestId: string | undefined;
  /** From sending to the head of the answer. */
  readonly durationInMs: number;
}

export interface RetryEvent extends CallSubject {
  /** `401`, `429`, `503`, or the name of the error: `ConnectionError`. */
  readonly reason: string;
  readonly waitInMs: number;
}

export interface ThrottleEvent extends CallSubject {
  /**
   * `wait`: the call waits for its limit. `pause`: a 429 closed the limit for all calls. `advisory`: a window of an hour or more is
   * used up as far as this process knows, and the call is sent all the same (see `limits`).
   */
  readonly kind: 'wait' | 'pause' | 'advisory';
  readonly waitInMs: number;
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
  readonly onRequest?: (event: CallSubject) => void;
  readonly onResponse?: (event: ResponseEvent) => void;
  readonly onRetry?: (event: RetryEvent) => void;
  readonly onThrottle?: (event: ThrottleEvent) => void;
  readonly onTokenRefresh?: (event: TokenRefreshEvent) => void;
}

/** Takes what `console` and common loggers offer. Only allow-listed facts arrive. */
export interface Logger {
  debug?(message: string, facts: Readonly<Record<string, unknown>>): void;
  info?(message: string, facts: Readonly<Record<string, unknown>>): void;
  warn?(message: string, facts: Readonly<Record<string, unknown>>): void;
}

/** Hooks and logger behind one face; each member is absent where nobody listens, so that nobody pays. */
export interface Telling {
  readonly request: ((event: CallSubject) => void) | undefined;
  readonly response: ((event: ResponseEvent) => void) | undefined;
  readonly retry: ((event: RetryEvent) => void) | undefined;
  readonly throttle: ((event: ThrottleEvent) => void) | undefined;
  readonly tokenRefresh: ((event: TokenRefreshEvent) => void) | undefined;
}

type Level = 'debug' | 'info' | 'warn';

const messages: Readonly<
  Record<keyof Telling, { readonly level: Level; readonly text: string; readonly hook: keyof Hooks }>
> = {
  request: { level: 'debug', text: 'request', hook: 'onRequest' },
  response: { level: 'debug', text: 'response', hook: 'onResponse' },
  retry: { level: 'warn', text: 'retry', hook: 'onRetry' },
  throttle: { level: 'info', text: 'throttle', hook: 'onThrottle' },
  tokenRefresh: { level: 'info', text: 'token refresh', hook: 'onTokenRefresh' },
};

/**
 * The only fields that leave towards logs and hooks. What is not listed here does not get out, whoever adds it to an event.
 */
const allowed: ReadonlySet<string> = new Set([
  'operation',
  'callId',
  'method',
  'path',
  'attempt',
  'status',
  'requestId',
  'durationInMs',
  'reason',
  'waitInMs',
  'kind',
  'clientId',
  'ok',
  'expiresInSeconds',
]);

/** Joins hooks and logger. */
export function createTelling(hooks: Hooks | undefined, logger: Logger | undefined): Telling {
  const teller = <Event extends object>(kind: keyof Telling): ((event: Event) => void) | undefined => {
    const { level, text, hook } = messages[kind];
    const tellHook = hooks?.[hook] as ((event: Event) => void) | undefined;
    const wantsLog = logger?.[level] !== undefined;
    if (!tellHook && !wantsLog) return undefined;
    return (event) => {
      const facts = redact(event);
      if (tellHook) quietly(() => tellHook.call(hooks, facts as Event));
      if (wantsLog) quietly(() => logger?.[level]?.(`tradelane ${text}`, facts));
    };
  };
  return {
    request: teller<CallSubject>('request'),
    response: teller<ResponseEvent>('response'),
    retry: teller<RetryEvent>('retry'),
    throttle: teller<ThrottleEvent>('throttle'),
    tokenRefresh: teller<TokenRefreshEvent>('tokenRefresh'),
  };
}

/** A frozen copy with the allow-listed fields. */
function redact(event: object): Readonly<Record<string, unknown>> {
  const facts: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(event)) if (allowed.has(name)) facts[name] = value;
  return Object.freeze(facts);
}

function quietly(tell: () => void): void {
  try {
    tell();
  } catch {
    // see Hooks
  }
}
