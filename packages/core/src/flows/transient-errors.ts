import type { Clock } from '../base/clock/clock.ts';
import {
  ConnectionError,
  MalformedResponseError,
  RateLimitError,
  ServerError,
  TimeoutError,
  TokenError,
} from '../base/errors/index.ts';

/** Failures in a row after which a read is given up; the pipeline has retried each of them before. */
const maxFailures = 5;

/** Whether the same read may succeed a while later. A response cut short is among them, of the token endpoint as well. */
export function isTransientError(error: unknown): error is Error {
  return (
    error instanceof ServerError ||
    error instanceof ConnectionError ||
    error instanceof TimeoutError ||
    error instanceof RateLimitError ||
    error instanceof MalformedResponseError ||
    (error instanceof TokenError && isTransientStatus(error.status))
  );
}

/** Of the token endpoint: a status of success came with a body that holds no token. */
function isTransientStatus(status: number | undefined): boolean {
  return status === undefined || status < 300 || status === 408 || status === 429 || status >= 500;
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
