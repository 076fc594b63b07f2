import type { Clock } from '../base/clock/clock.ts';
import {
  ConnectionError,
  MalformedResponseError,
  RateLimitError,
  ServerError,
  TimeoutError,
  TokenError,
} from '../base/errors/index.ts';
import { CheckpointError } from '../base/checkpoint/index.ts';

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
const passingCodes: ReadonlySet<unknown> = /* @__PURE__ */ new Set([5, 6, 13]);

/** A database that is locked, or has no room, as the drivers report it: also the handler's own transaction may have met that. */
export function isStalledDatabase(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  return passingCodes.has(errcode) || (typeof code === 'string' && /^SQLITE_(BUSY|LOCKED|FULL)/.test(code));
}

/** Reads, and reads again after failures that pass: 1 s later, then 2 s, 4 s …, never before a limit opens. */
export async function retryTransientErrors<T>(
  read: () => Promise<T>,
  clock: Clock,
  signal: AbortSignal | undefined,
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await read();
    } catch (error) {
      if (!isTransientError(error) || failures > maxFailures || signal?.aborted) throw error;
      await clock.wait(Math.max(1_000 * 2 ** (failures - 1), limitReopensInMs(error, clock)), signal);
    }
  }
}

/** How long a limit stays closed, where that was the failure. */
export function limitReopensInMs(error: unknown, clock: Clock): number {
  return error instanceof RateLimitError ? error.retryAt.getTime() - clock.now() : 0;
}
