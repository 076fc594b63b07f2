import type { CheckpointStore } from '../../base/checkpoint/index.ts';
import type { Clock } from '../../base/clock/clock.ts';
import type { Hooks, Logger } from '../../base/log/hooks.ts';
import type { Auth, TokenStore } from '../../call/auth/strategy.ts';
import type { LimitStore } from '../../call/limits/limit-store.ts';
import type { Telemetry } from '../../call/pipeline/telemetry.ts';
import type { schemaCheck } from '../../call/validate/schema-check.ts';
import type { Middleware } from '../../call/transport/middleware.ts';
import type { Transport } from '../../call/transport/transport.ts';

/** The module `@tradelane/<surface>/schemas`, or a table of your own with the `schemaCheck` of `@tradelane/core/schemas` as its `check`. */
export interface ResponseSchemas {
  /** By operation id, what checks the body of a success: schemas of zod fit. */
  readonly responses: Readonly<
    Record<string, { safeParse(value: unknown): { readonly success: boolean; readonly error?: unknown } }>
  >;
  /** What checks; it comes with the schemas, so that only who has some has it. */
  readonly check: typeof schemaCheck;
}

/** What a client is created with. Everything but `baseUrl` and `auth` has a default that is right for production. */
export interface ClientOptions {
  /** The documents' base URL, without the path of the surface: `https://hub.example.com`. */
  readonly baseUrl: string;
  /** Client credentials, a token, an api key, or a strategy of your own (T11). Absent only on surfaces without authentication. */
  readonly auth?: Auth | undefined;
  /**
   * Carries requests. Default: global `fetch`. `createNodeTransport()` of `@tradelane/core/node` is the fastest, and the one for large
   * uploads: Node's own `fetch` keeps a copy of a stream that it sends until the response is there.
   */
  readonly transport?: Transport | undefined;
  /**
   * Used in place of the global `fetch`; called with one global `Request`, which the `fetch` of undici, of node-fetch and of a DOM for tests does not
   * take: for a dispatcher of undici, such as a proxy, pass `createNodeTransport({ dispatcher })`, which also tells what was not sent; whatever this fails
   * with may have been. A global `fetch` that something has replaced is taken for the runtime's own. Not together with `transport`. Clients share their token and
   * limits by it: one function for all of them, not one that is made anew for each.
   */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Time for limits, retries, tokens and timeouts; the system's where absent. `createVirtualClock()` for tests. */
  readonly clock?: Clock | undefined;
  /** Limit of one attempt, body included; 30,000 where absent. */
  readonly timeoutInMs?: number | undefined;
  /** Limit of a whole call with waits and retries; none where absent. */
  readonly deadlineInMs?: number | undefined;
  /** Longest wait of one call for rate limits; 30,000 where absent. Iterators, batches, pollers wait as long as it takes: give them a `signal`. */
  readonly maxWaitInMs?: number | undefined;
  /** Most attempts of a call, the first included; 4 where absent. */
  readonly maxAttempts?: number | undefined;
  /** Most requests in flight at once; no limit where absent. A call waits for a free place as long as that takes: `deadlineInMs` ends it. */
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
  /** Where calls are counted; in memory, for all clients on the same clock and network, where absent. */
  readonly limitStore?: LimitStore | undefined;
  /** Where tokens live; in memory, for all clients on the same clock and network, where absent. */
  readonly tokenStore?: TokenStore | undefined;
  /** Wraps every attempt, the first of the list outermost. */
  readonly middleware?: readonly Middleware[] | undefined;
  /** `console`, or a logger of pino, bunyan or winston as it is. `TRADELANE_DEBUG=1` in the environment writes to `console.error` besides. */
  readonly logger?: Logger | undefined;
  /** Called as things happen to calls. */
  readonly hooks?: Hooks | undefined;
  /** `openTelemetry({ tracer, meter })` of `@tradelane/core/opentelemetry`; it watches beside `hooks` and `middleware`. */
  readonly telemetry?: Telemetry | undefined;
  /** Goes in front of the SDK's own `User-Agent`. */
  readonly userAgent?: string | undefined;
  /** Sent with every request. `Authorization` cannot be set here. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Allows plain http towards hosts other than loopback, for a test network (T12). */
  readonly allowInsecureHttp?: boolean | undefined;
  /**
   * Other hosts (`files.example.com`, with a port where it is not the usual one) that a link of a response may lead to (TL05). They are
   * asked without credentials and without `headers`; a link to any other host is refused.
   */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Checks responses against these: `await import('@tradelane/<surface>/schemas')`. Unchecked where absent. */
  readonly schemas?: ResponseSchemas | undefined;
  /**
   * What becomes of a response that does not fit `schemas`. `warn` (default) calls `onInvalidResponse` and the logger, and the data is
   * passed on as it was sent: for production, where a field less must not cost an order. `throw` fails the call with a
   * `MalformedResponseError`: for tests. Unknown fields and values fit always (E04, E05).
   */
  readonly validate?: 'warn' | 'throw' | undefined;
  /** Longest JSON response that is read; 100 MiB where absent. */
  readonly maxResponseBytes?: number | undefined;
  /** Sends the correlation id of the call under this header name. */
  readonly correlationHeader?: string | undefined;
  /**
   * Serves what the documents ask to read once a day (A01, CH11 …) from this store for a day. What one account reads of one host no
   * other is served, so a token or a function needs `auth.identity`. Off where absent.
   */
  readonly settingsCache?: CheckpointStore | undefined;
  /** Numbers in [0, 1) for jitter; `Math.random` where absent. */
  readonly random?: (() => number) | undefined;
}
