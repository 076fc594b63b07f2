import type {
  Hooks,
  InvalidResponseEvent,
  Logger,
  RequestEvent,
  ResponseEvent,
  RetryEvent,
  ThrottleEvent,
  TokenRefreshEvent,
} from './hooks.ts';

/** Hooks and logger combined. Members without a listener are undefined, so that they cost nothing. */
export interface Observer {
  readonly request: ((event: RequestEvent) => void) | undefined;
  readonly response: ((event: ResponseEvent) => void) | undefined;
  readonly retry: ((event: RetryEvent) => void) | undefined;
  readonly throttle: ((event: ThrottleEvent) => void) | undefined;
  readonly invalidResponse: ((event: InvalidResponseEvent) => void) | undefined;
  readonly tokenRefresh: ((event: TokenRefreshEvent) => void) | undefined;
}

type Level = keyof Logger;

const levels = {
  request: 'debug',
  response: 'debug',
  retry: 'warn',
  throttle: 'info',
  invalidResponse: 'warn',
  tokenRefresh: 'info',
} as const satisfies Record<keyof Observer, Level>;

/** The only fields that reach logs and hooks. */
const allowed: ReadonlySet<string> = /* @__PURE__ */ new Set([
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
  'issues',
  'clientId',
  'ok',
  'expiresInSeconds',
]);

/** Combines hooks, telemetry and logger into one observer. */
export function createObserver(
  hooks: readonly (Hooks | undefined)[],
  loggers: readonly (Logger | undefined)[],
): Observer {
  const observer: Partial<Record<string, (event: object) => void>> = {};
  for (const [kind, level] of Object.entries(levels)) {
    // `tokenRefresh` becomes `onTokenRefresh` and `tradelane token refresh`.
    const hook = kind.replace(/^./, (first) => `on${first.toUpperCase()}`) as keyof Hooks;
    const message = `tradelane ${kind.replace(/[A-Z]/, ' $&').toLowerCase()}`;
    const listeners = [
      ...hooks.flatMap((one) => (one?.[hook] ? [(fields: Fields) => one[hook]?.(fields as never)] : [])),
      ...loggers.flatMap((one) => (one?.[level] ? [writerOf(one, level, message)] : [])),
    ];
    if (listeners.length === 0) continue;
    observer[kind] = (event) => {
      const fields = redact(event);
      for (const listener of listeners) void notify(listener, fields);
    };
  }
  return observer as Partial<Observer> as Observer;
}

type Fields = Readonly<Record<string, unknown>>;
type Listener = (fields: Fields) => unknown;

/** pino and bunyan take the fields before the message, console and winston take the message first. */
function writerOf(logger: Logger, level: Level, message: string): Listener {
  const takesFactsFirst = 'bindings' in logger || 'addSerializers' in logger;
  return (fields) =>
    takesFactsFirst ? logger[level]?.(fields as never, message as never) : logger[level]?.(message, fields);
}

/** Returns a frozen copy with the allow-listed fields. */
function redact(event: object): Fields {
  return Object.freeze(Object.fromEntries(Object.entries(event).filter(([name]) => allowed.has(name))));
}

/** Calls a listener and ignores its errors, synchronous or not (see `Hooks`). */
async function notify(listener: Listener, fields: Fields): Promise<void> {
  try {
    await listener(fields);
  } catch {
    // Ignored by design.
  }
}
