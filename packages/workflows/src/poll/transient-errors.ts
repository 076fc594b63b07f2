import type { AbortedError, Clock } from '@tradelane/core';
import {
  ApiError,
  ConnectionError,
  MalformedResponseError,
  RateLimitError,
  ServerError,
  TimeoutError,
  TokenError,
} from '@tradelane/core/errors';
import { backoffInMs, CheckpointError, isError, isTransientStatus, pause } from '@tradelane/core/runtime';

/** Consecutive failures before a read fails. The pipeline has already retried each of them. */
const maxFailures = 5;

/** Whether a later retry may succeed, including truncated responses and unavailable stores. */
export function isTransientError(error: unknown): error is Error {
  return (
    (error instanceof ApiError && isTransientStatus(error.status)) ||
    error instanceof ConnectionError ||
    error instanceof TimeoutError ||
    error instanceof RateLimitError ||
    error instanceof MalformedResponseError ||
    error instanceof CheckpointError ||
    (error instanceof TokenError && isTransientTokenStatus(error.status))
  );
}

/** Whether a token endpoint's status is transient. A success status here means that the body had no token. */
function isTransientTokenStatus(status: number | undefined): boolean {
  return status === undefined || status < 300 || status === 429 || isTransientStatus(status);
}

/** SQLITE_BUSY, SQLITE_LOCKED and SQLITE_FULL: there may be room again. */
const passingErrcodes: ReadonlySet<unknown> = /* @__PURE__ */ new Set([5, 6, 13]);

/** Patterns of transient database errors, matched with `code` or else `message`, as for `pg` connections. */
const passing: readonly RegExp[] = [
  /^SQLITE_(BUSY|LOCKED|FULL)/,
  // PostgreSQL: no connection (except 08P01, a statement's fault), a conflict, no resources, a lock, a shutdown, a
  // standby that isn't promoted yet.
  /^(0800.|40[0P]0.|53[0-4]00|55P03|57P0[1235]|25006)$/,
  // Sockets of Node, and Postgres.js.
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|CONNECT(ION_CLOSED|_TIMEOUT))$/,
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/,
];

/**
 * Whether a database is locked, unavailable or full, as its driver reports it. Also checks `cause`, because query
 * builders wrap errors.
 */
export function isStalledDatabase(error: unknown): error is Error {
  return isError(error) && (isPassing(error) || isPassing(error.cause));
}

function isPassing(error: unknown): boolean {
  if (!isError(error)) return false;
  const { code, errcode, message } = error as Error & { readonly code?: unknown; readonly errcode?: unknown };
  const text = typeof code === 'string' ? code : message;
  return passingErrcodes.has(errcode) || passing.some((pattern) => pattern.test(text));
}

/** Retries transient errors with backoff, never before the limit reopens. */
export async function retryTransientErrors<T>(
  read: () => Promise<T>,
  clock: Clock,
  signal: AbortSignal | undefined,
  aborted: (cause: unknown) => AbortedError,
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await read();
    } catch (error) {
      // The same response would be received in full again.
      const isTooLarge = (error as { readonly code?: unknown } | undefined)?.code === 'ERR_RESPONSE_TOO_LARGE';
      if (!isTransientError(error) || isTooLarge || failures > maxFailures || signal?.aborted) throw error;
      await pause(clock, readAgainInMs(error, failures, clock), signal, aborted);
    }
  }
}

const ofReads = { baseInMs: 2_000, maxInMs: 60_000 };

/** Milliseconds to wait before a read that failed is repeated. */
export function readAgainInMs(error: unknown, failures: number, clock: Clock): number {
  return Math.max(backoffInMs(failures, Math.random, ofReads), limitReopensInMs(error, clock));
}

/** Milliseconds until the limit reopens, or the `Retry-After` of a 5xx ends. 0 for other errors. */
export function limitReopensInMs(error: unknown, clock: Clock): number {
  if (!(error instanceof RateLimitError || error instanceof ServerError)) return 0;
  return Math.max(0, (error.retryAt?.getTime() ?? 0) - clock.now());
}
