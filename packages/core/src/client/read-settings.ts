import { type Clock, systemClock } from '../clock/clock.ts';
import { HostTime } from '../clock/host-time.ts';
import type { SurfaceDescriptor } from '../operation/descriptor.ts';
import { ConfigurationError, Faults } from '../errors/index.ts';
import { createObserver } from '../hooks/observer.ts';
import { readHeaders } from '../call/headers.ts';
import { createAuth } from '../auth/create-auth.ts';
import { Refusals } from '../auth/refusals.ts';
import type { TokenStore } from '../auth/strategy.ts';
import { ConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { type Limiter, RetryBudget } from '../limits/limits.ts';
import { rateLimits } from '../limits/rate-limiter.ts';
import type { Settings } from '../call/settings.ts';
import { readBaseUrl } from '../transport/base-url.ts';
import { Secrets } from '../transport/redact.ts';
import { fetchTransport, writeUnread } from '../transport/fetch-transport.ts';
import { checkOptions, checkContents } from './check-options.ts';
import type { ClientOptions } from './client-options.ts';
import { debugLogger, wantsDebug } from './debug-logger.ts';
import { userAgentOf } from './user-agent.ts';

/**
 * Checks the options of a client and turns them into settings.
 * @throws {ConfigurationError} If an option is missing or invalid. The message states what to pass.
 */
export function readSettings(surface: SurfaceDescriptor, options: ClientOptions): Settings {
  const faults = new Faults();
  checkOptions(surface, options, faults);
  checkContents(surface, options, faults);
  const allowInsecureHttp = options.allowInsecureHttp ?? false;
  const baseUrl = faults.read(() => readAddress(surface, options.baseUrl, allowInsecureHttp)) ?? '';
  const clock = options.clock ?? systemClock;
  const timeoutInMs = options.timeoutInMs ?? 30_000;
  const random = options.random ?? Math.random;
  const userAgent = faults.read(() => userAgentOf(surface.name, options.userAgent));
  const ownHeaders = faults.read(() => readOptionHeaders(options.headers ?? {}));
  const correlationHeader = String(options.correlationHeader ?? '').toLowerCase() || undefined;
  if (correlationHeader !== undefined) faults.read(() => readOptionHeaders({ [correlationHeader]: '' }));
  const transport = options.transport ?? fetchTransport(options.fetch, writeUnread);
  const observer = createObserver(
    [options.telemetry?.hooks, options.hooks],
    [options.logger, wantsDebug() ? debugLogger : undefined],
  );
  const isShared = faults.isEmpty && options.isolated !== true;
  const shared = isShared ? sharedBy(clock, networkOf(options.transport ?? options.fetch)) : newShared(clock);
  const tokenStore = options.tokenStore ?? shared.tokenStore;
  const secrets = new Secrets(ownHeaders ?? {});
  const strategy = faults.read(() =>
    createAuth(surface, options.auth, {
      transport,
      clock,
      random,
      timeoutInMs,
      allowInsecureHttp,
      userAgent,
      tokenStore,
      observer,
      secrets,
    }),
  );
  faults.throwIfAny();
  const middleware = [...(options.telemetry?.middleware ?? []), ...(options.middleware ?? [])];
  return {
    baseUrl: baseUrl + surface.basePath,
    allowInsecureHttp,
    allowedHosts: options.allowedHosts
      ? new Set(options.allowedHosts.map((host) => new URL(`https://${host}`).host))
      : noHosts,
    strategy,
    secrets,
    headers: {
      ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
      ...ownHeaders,
    },
    correlationHeader,
    clock,
    hostTime: new HostTime(clock),
    timeoutInMs,
    transport,
    isDirect: transport.endsAtOnce === true && middleware.length === 0 && !observer.request && !observer.response,
    middleware,
    around: options.telemetry?.around,
    concurrencyLimit: options.maxConcurrency ? new ConcurrencyLimit(options.maxConcurrency) : undefined,
    observer,
    maxResponseBytes: options.maxResponseBytes ?? 100 * 1024 * 1024,
    limiter: options.limitStore ? rateLimits(clock, options.limitStore) : shared.limiter,
    rateLimiting: options.rateLimiting ?? true,
    limitPrefix: baseUrl,
    refusals: new Refusals(),
    budget: new RetryBudget(),
    random,
    deadlineInMs: options.deadlineInMs ?? undefined,
    maxWaitInMs: options.maxWaitInMs ?? 30_000,
    maxAttempts: options.maxAttempts ?? 4,
  };
}

interface Shared {
  readonly tokenStore: TokenStore;
  readonly limiter: Limiter;
}

const noHosts: ReadonlySet<string> = /* @__PURE__ */ new Set();
const globalNetwork = {};
const sharing = /* @__PURE__ */ new WeakMap<Clock, WeakMap<object, Shared>>();

/**
 * Returns what a function sends to. The `fetch` of a sandbox names its own network, because sandboxes in one process
 * have the same URLs and credentials. All other functions send to the global one.
 */
function networkOf(send: object | undefined): object {
  return (send as { readonly [network]?: object } | undefined)?.[network] ?? globalNetwork;
}

const network: unique symbol = /* @__PURE__ */ Symbol.for('tradelane.network');

/** Returns the token cache and rate limits that clients on the same clock and network share (T03). */
function sharedBy(clock: Clock, to: object): Shared {
  let byNetwork = sharing.get(clock);
  if (!byNetwork) sharing.set(clock, (byNetwork = new WeakMap()));
  let shared = byNetwork.get(to);
  if (!shared) byNetwork.set(to, (shared = newShared(clock)));
  return shared;
}

function newShared(clock: Clock): Shared {
  return { tokenStore: emptyTokenStore(), limiter: rateLimits(clock) };
}

/** Reads `baseUrl`. It must not contain the path of the surface, because the client adds it. */
function readAddress(surface: SurfaceDescriptor, value: unknown, allowInsecureHttp: boolean): string {
  const baseUrl = readBaseUrl(value, 'baseUrl', allowInsecureHttp);
  refuseTwice(surface, baseUrl);
  return baseUrl;
}

function refuseTwice(surface: SurfaceDescriptor, baseUrl: string): void {
  const segments = new URL(baseUrl).pathname.split('/').filter(Boolean);
  for (const { path } of Object.values(surface.operations)) {
    const added = `${surface.basePath}${path}`.split('/').filter(Boolean);
    const literal = added.slice(
      0,
      Math.max(
        0,
        added.findIndex((step) => step.startsWith('{')),
      ) || added.length,
    );
    for (let count = Math.min(segments.length, literal.length); count > 0; count -= 1) {
      const twice = literal.slice(0, count).join('/');
      if (segments.slice(-count).join('/') !== twice) continue;
      throw new ConfigurationError(
        `\`baseUrl\` must not end with /${twice}. The client adds that path. Pass ${baseUrl.slice(0, -twice.length - 1)}.`,
        { code: 'ERR_BASE_URL_INVALID' },
      );
    }
  }
}

function readOptionHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return readHeaders(headers, (message) => new ConfigurationError(message, { code: 'ERR_HEADER_INVALID' }));
}

const nothing = (): undefined => undefined;

/** A store that keeps nothing. Token caches already share the current tokens within a process. */
function emptyTokenStore(): TokenStore {
  return { get: nothing, set: nothing, delete: nothing };
}
