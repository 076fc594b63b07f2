import type { CheckpointStore } from '../checkpoint/index.ts';
import type { Clock } from '../clock/clock.ts';
import type { Hooks, Logger, Telemetry, Middleware } from '../hooks/hooks.ts';
import type { Auth, TokenStore } from '../auth/strategy.ts';
import type { LimitStore } from '../limits/limit-store.ts';
import type { BodySchemas, SchemaCheck } from '../call/schema-check.ts';
import type { Transport } from '../transport/transport.ts';

/** Options of a client. All except `baseUrl` and `auth` have defaults that are right for production. */
export interface ClientOptions {
  /** Base URL of the host, without the path of the surface: `https://hub.example.com`. */
  readonly baseUrl: string;
  /**
   * The credential: client credentials, a token, an API key, or your own strategy (T11). Optional only on surfaces
   * without authentication.
   */
  readonly auth?: Auth | undefined;
  /**
   * Function that sends requests. `createNodeTransport()` of `@tradelane/core/node` is the fastest one. Use it for
   * large uploads, because the `fetch` of Node keeps a copy of a stream until the response arrives. Default: the global
   * `fetch`.
   */
  readonly transport?: Transport | undefined;
  /**
   * Function to use instead of the global `fetch`. You can't combine it with `transport`.
   *
   * - It is called with one global `Request`. The `fetch` of undici, of node-fetch and of a DOM for tests doesn't
   *   accept it.
   * - For a dispatcher of undici, such as a proxy, pass `createNodeTransport({ dispatcher })` as `transport`. That
   *   transport also reports which requests weren't sent. Any request that fails here may have been sent.
   * - A global `fetch` that another library has replaced counts as the runtime's own.
   */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /**
   * Whether the client has its own tokens and rate limits. Otherwise, clients in a process with the same host,
   * credential and clock share them. Set it if `fetch` or `transport` leads to another server at the same URLs, such as
   * a mock in a test. Default: false.
   */
  readonly isolated?: boolean | undefined;
  /** Clock for limits, retries, tokens and timeouts. Use `createVirtualClock()` in tests. Default: the system clock. */
  readonly clock?: Clock | undefined;
  /**
   * Timeout of one attempt, in milliseconds, including its body. For files, it limits the wait for the next bytes.
   * Default: 30,000 (30 s).
   */
  readonly timeoutInMs?: number | undefined;
  /** Timeout of a whole call, in milliseconds, including waits and retries. Default: none. */
  readonly deadlineInMs?: number | undefined;
  /**
   * Longest wait of one call for rate limits, in milliseconds. Iterators, batches and pollers wait as long as needed.
   * Pass a `signal` to stop them. Default: 30,000 (30 s).
   */
  readonly maxWaitInMs?: number | undefined;
  /** Maximum number of attempts of a call, including the first one. Default: 4. */
  readonly maxAttempts?: number | undefined;
  /**
   * Maximum number of requests in flight at once. Further calls wait for a free slot, for at most `deadlineInMs`.
   * Default: no limit.
   */
  readonly maxConcurrency?: number | undefined;
  /**
   * Whether the client waits before it sends, so that it stays within every documented rate limit. With `false` the
   * client sends at once, and the server answers with 429 when a limit is used up.
   *
   * Windows of an hour, a day and a week count as far back as this process or the `limitStore` remembers. Iterators,
   * batches and workflows wait as long as needed. A single call that would wait longer than `maxWaitInMs` fails at once
   * with a `RateLimitError` that contains the time to retry at. To avoid that error, use a `settingsCache` for settings,
   * a `limitStore` that outlives the process, or a higher `maxWaitInMs`. Default: true.
   */
  readonly rateLimiting?: boolean | undefined;
  /** Store that counts calls for rate limits. Default: in memory, shared unless `isolated` is set. */
  readonly limitStore?: LimitStore | undefined;
  /** Store for access tokens. Default: in memory, shared unless `isolated` is set. */
  readonly tokenStore?: TokenStore | undefined;
  /** Functions that wrap every attempt. The first one in the list is the outermost. */
  readonly middleware?: readonly Middleware[] | undefined;
  /**
   * Logger: `console`, or a logger of pino, bunyan or winston. With `TRADELANE_DEBUG=1` in the environment, the client
   * also logs to `console.error`.
   */
  readonly logger?: Logger | undefined;
  /** Functions that the client calls on requests, responses, retries and other events. */
  readonly hooks?: Hooks | undefined;
  /**
   * Telemetry: `openTelemetry({ tracer, meter })` of `@tradelane/core/opentelemetry`. It works next to `hooks` and
   * `middleware`.
   */
  readonly telemetry?: Telemetry | undefined;
  /** Text to put before the SDK's own `User-Agent`. */
  readonly userAgent?: string | undefined;
  /** Headers to send with every request. `Authorization` can't be set here. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Allows plain HTTP to hosts other than loopback, for a test network (T12). Default: false. */
  readonly allowInsecureHttp?: boolean | undefined;
  /**
   * Further hosts that a link in a response may lead to (TL05), such as `files.example.com`. Add the port if it isn't
   * the default one. The client sends them neither credentials nor `headers`, and rejects a link to any other host.
   */
  readonly allowedHosts?: readonly string[] | undefined;
  /**
   * Schemas to check bodies against: `await import('@tradelane/<surface>/schemas')`. A request that doesn't match is an
   * `ArgumentError`, and nothing is sent. Default: without schemas, the client checks only that a body is an object with
   * the required fields.
   */
  readonly schemas?:
    | (BodySchemas & {
        /**
         * The function that checks a body. It comes with the schemas, so that a bundle without schemas doesn't contain it.
         */
        readonly check: SchemaCheck;
      })
    | undefined;
  /**
   * Reaction to a response that doesn't match `schemas`, and to an unknown field in a request. Unknown fields and values
   * of responses always match (E04, E05). Default: `warn`.
   *
   * - `warn` calls `onInvalidResponse` and the logger, and returns the data as it was sent. Use it in production, so
   *   that a missing field doesn't lose an order.
   *   An unknown field in a request is printed once, except in production.
   * - `throw` fails the call with a `MalformedResponseError`, or with an `ArgumentError`. Use it in tests.
   */
  readonly validate?: 'warn' | 'throw' | undefined;
  /** Maximum size of a JSON response, in bytes. Default: 104,857,600 (100 MiB). */
  readonly maxResponseBytes?: number | undefined;
  /** Name of a header that sends the correlation ID of the call. Default: not sent. */
  readonly correlationHeader?: string | undefined;
  /**
   * Store for responses that the documents ask to read once a day (A01, CH11 …). Each is kept for a day, separately for
   * each account and host. A token or a function as the credential therefore needs `auth.identity`. Default: no cache.
   */
  readonly settingsCache?: CheckpointStore | undefined;
  /** Function that returns numbers in [0, 1) for jitter. Default: `Math.random`. */
  readonly random?: (() => number) | undefined;
}
