import type { Clock } from '../base/clock/clock.ts';
import {
  type AbortedError,
  ConnectionError,
  MalformedResponseError,
  RateLimitError,
  ServerError,
  TimeoutError,
  TokenError,
} from '../base/errors/index.ts';
import { CheckpointError } from '../base/checkpoint/index.ts';
import { pause } from '../base/pause.ts';

/** Failures in a row after which a read is given up; the pipeline has retried each of them before. */
const maxFailures = 5;

/** Whether the same may succeed a while later. A response cut short is among them, of the token endpoint as well, and a store that is down. */
export function isTransientError(error: unknown): error is Error {
  return (
    error instanceof ServerError ||
    error instanceof ConnectionError ||
    error instanceof TimeoutError ||
    error instanceof RateLimitError ||
    error instanceof MalformedResponseError ||
    error instanceof CheckpointError ||
    (error instanceof TokenError && isTransientStatus(error.status))
  );
}

/** Of the token endpoint: a status of success came with a body that holds no token. */
function isTransientStatus(status: number | undefined): boolean {
  return status === undefined || status < 300 || status === 408 || status === 429 || status >= 500;
}

/** SQLITE_BUSY, SQLITE_LOCKED and SQLITE_FULL: there may be room again. */
const passingErrcodes: ReadonlySet<unknown> = /* @__PURE__ */ new Set([5, 6, 13]);

/** What `code` says, or `message` where there is none, as of the connections of `pg`, when the same may succeed a while later. */
const passing: readonly RegExp[] = [
  /^SQLITE_(BUSY|LOCKED|FULL)/,
  // PostgreSQL: no connection (08P01 is a fault of the statement), a conflict, no resources, a lock, a shutdown, a standby that is not promoted yet.
  /^(0800.|40[0P]0.|53[0-4]00|55P03|57P0[1235]|25006)$/,
  // Sockets of Node, and Postgres.js.
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|CONNECT(ION_CLOSED|_TIMEOUT))$/,
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/,
];

/**
 * A database that is locked, away, or has no room, as the drivers report it: also the handler's own transaction may have met that. Query builders
 * wrap what a driver throws.
 */
export function isStalledDatabase(error: unknown): error is Error {
  return error instanceof Error && (isPassing(error) || isPassing(error.cause));
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode, message } = error as Error & { readonly code?: unknown; readonly errcode?: unknown };
  const told = typeof code === 'string' ? code : message;
  return passingErrcodes.has(errcode) || passing.some((pattern) => pattern.test(told));
}

/** Reads, and reads again after failures that pass: 1 s later, then 2 s, 4 s …, never before a limit opens. */
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
      if (!isTransientError(error) || failures > maxFailures || signal?.aborted) throw error;
      const inMs = Math.max(1_000 * 2 ** (failures - 1), limitReopensInMs(error, clock));
      await pause(clock, inMs, signal, aborted);
    }
  }
}

/** How long a limit stays closed, where that was the failure. */
export function limitReopensInMs(error: unknown, clock: Clock): number {
  return error instanceof RateLimitError ? error.retryAt.getTime() - clock.now() : 0;
}
