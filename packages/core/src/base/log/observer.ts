import { isPromise } from '../is-promise.ts';
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

/** Hooks and logger as one; each member is absent where nobody listens, so that nobody pays. */
export interface Observer {
  readonly request: ((event: RequestEvent) => void) | undefined;
  readonly response: ((event: ResponseEvent) => void) | undefined;
  readonly retry: ((event: RetryEvent) => void) | undefined;
  readonly throttle: ((event: ThrottleEvent) => void) | undefined;
  readonly invalidResponse: ((event: InvalidResponseEvent) => void) | undefined;
  readonly tokenRefresh: ((event: TokenRefreshEvent) => void) | undefined;
}

type Level = 'debug' | 'info' | 'warn';

const messages: Readonly<
  Record<keyof Observer, { readonly level: Level; readonly text: string; readonly hook: keyof Hooks }>
> = {
  request: { level: 'debug', text: 'request', hook: 'onRequest' },
  response: { level: 'debug', text: 'response', hook: 'onResponse' },
  retry: { level: 'warn', text: 'retry', hook: 'onRetry' },
  throttle: { level: 'info', text: 'throttle', hook: 'onThrottle' },
  invalidResponse: { level: 'warn', text: 'invalid response', hook: 'onInvalidResponse' },
  tokenRefresh: { level: 'info', text: 'token refresh', hook: 'onTokenRefresh' },
};

/**
 * The only fields that reach logs and hooks. What is not listed here does not get out, whoever adds it to an event.
 */
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

/** Joins all who watch. */
export function createObserver(
  hooks: readonly (Hooks | undefined)[],
  loggers: readonly (Logger | undefined)[],
): Observer {
  const notifier = <Event extends object>(kind: keyof Observer): ((event: Event) => void) | undefined => {
    const { level, text, hook } = messages[kind];
    const listeners = [
      ...hooks.flatMap((one) => {
        const call = one?.[hook] as ((event: Event) => void) | undefined;
        return call ? [(fields: object): unknown => call.call(one, fields as Event)] : [];
      }),
      ...loggers.flatMap((one) => writerOf(one, level, `tradelane ${text}`)),
    ];
    if (listeners.length === 0) return undefined;
    return (event) => {
      const fields = redact(event);
      for (const listener of listeners) quietly(() => listener(fields));
    };
  };
  return {
    request: notifier<RequestEvent>('request'),
    response: notifier<ResponseEvent>('response'),
    retry: notifier<RetryEvent>('retry'),
    throttle: notifier<ThrottleEvent>('throttle'),
    invalidResponse: notifier<InvalidResponseEvent>('invalidResponse'),
    tokenRefresh: notifier<TokenRefreshEvent>('tokenRefresh'),
  };
}

type Writer = (fields: Readonly<Record<string, unknown>>) => unknown;

/** pino and bunyan take the facts first, and drop what comes behind a message; console and winston take the message first. */
function writerOf(logger: Logger | undefined, level: Level, message: string): readonly Writer[] {
  if (logger?.[level] === undefined) return [];
  const takesFactsFirst = 'bindings' in logger || 'addSerializers' in logger;
  if (!takesFactsFirst) return [(fields) => logger[level]?.(message, fields)];
  const factsFirst = logger as unknown as Record<Level, (fields: object, message: string) => void>; // as just seen
  return [(fields) => factsFirst[level](fields, message)];
}

/** A frozen copy with the allow-listed fields. */
function redact(event: object): Readonly<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(event)) if (allowed.has(name)) fields[name] = value;
  return Object.freeze(fields);
}

/** A hook that is an async function fails later. */
function quietly(notify: () => unknown): void {
  try {
    const told = notify();
    if (isPromise(told)) told.then(undefined, () => undefined);
  } catch {
    // see Hooks
  }
}
