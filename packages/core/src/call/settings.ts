import type { Refusals } from '../auth/refusals.ts';
import type { ClientStrategy } from '../auth/strategy.ts';
import type { Clock } from '../clock/clock.ts';
import type { HostTime } from '../clock/host-time.ts';
import type { CallInterceptor, Middleware } from '../hooks/hooks.ts';
import type { Observer } from '../hooks/observer.ts';
import type { ConcurrencyLimit } from '../limits/concurrency-limit.ts';
import type { Limiter, RetryBudget } from '../limits/limits.ts';
import type { Secrets } from '../transport/redact.ts';
import type { Transport } from '../transport/transport.ts';

/** The checked options of a client with defaults. Inspection shows no secret. */
export interface Settings {
  /** Base URL with the path of the surface. */
  readonly baseUrl: string;
  readonly allowInsecureHttp: boolean;
  /** Further hosts that links may lead to, in the form of a URL's host. */
  readonly allowedHosts: ReadonlySet<string>;
  /** Headers for every request, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly correlationHeader: string | undefined;
  readonly strategy: ClientStrategy | undefined;
  /** Texts that errors don't contain (T10). */
  readonly secrets: Secrets;
  /** Operations that refuse fresh credentials. */
  readonly refusals: Refusals;
  readonly transport: Transport;
  /** Whether requests go straight to a transport that ends at once: without middleware and without listeners. */
  readonly isDirect: boolean;
  readonly middleware: readonly Middleware[];
  /** Wraps every call, for telemetry. */
  readonly around: CallInterceptor | undefined;
  readonly observer: Observer;
  readonly clock: Clock;
  readonly hostTime: HostTime;
  readonly random: () => number;
  readonly timeoutInMs: number;
  readonly deadlineInMs: number | undefined;
  readonly maxWaitInMs: number;
  readonly maxAttempts: number;
  readonly budget: RetryBudget;
  readonly concurrencyLimit: ConcurrencyLimit | undefined;
  readonly limiter: Limiter;
  readonly rateLimiting: boolean;
  /** The host, as the prefix of every limit key, because operations on several surfaces share a limit. */
  readonly limitPrefix: string;
  readonly maxResponseBytes: number;
}
