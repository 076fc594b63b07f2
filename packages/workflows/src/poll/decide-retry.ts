import { AbortedError, LeaseHeldError, LeaseLostError, ServerError, TradelaneError } from '@tradelane/core';
import { isTransientError } from './transient-errors.ts';

/**
 * Decides what a job engine does with a job that threw, such as a job of BullMQ or pg-boss:
 *
 * - `retry`: run the job again at `at`, which is when a limit reopens, a lease expires, or the `Retry-After` of a 5xx
 *   ends. If `at` is undefined, use the backoff of the engine.
 * - `settle`: the server may have carried out the write. If the job calls `settle`, run it again: the same key sends
 *   nothing twice. Otherwise don't repeat it.
 * - `stop`: the server refused the call, or its arguments or options are invalid. A retry would fail again.
 *
 * @param thrown What the job threw. If it isn't an error of a client, the first one among its causes counts. Errors of
 *   other libraries are `retry` without `at`.
 * @example
 * ```ts
 * import { decideRetry } from '@tradelane/workflows';
 *
 * try {
 *   await hub.orders.list();
 * } catch (error) {
 *   const decision = decideRetry(error); // for the retries of a job engine
 * }
 * ```
 */
export function decideRetry(
  thrown: unknown,
): { readonly kind: 'retry'; readonly at: Date | undefined } | { readonly kind: 'settle' } | { readonly kind: 'stop' } {
  const error = clientErrorOf(thrown);
  if (!error) return { kind: 'retry', at: undefined };
  const at = error instanceof ServerError ? undefined : retryAtOf(error);
  if (at !== undefined || error instanceof LeaseLostError) return { kind: 'retry', at };
  if (error.outcome === 'unknown' && !isHarmless(error)) return { kind: 'settle' };
  return mayPass(error) ? { kind: 'retry', at: retryAtOf(error) } : { kind: 'stop' };
}

const deepestCause = 5;

/** The error itself or the first of its causes that a client threw, such as the cause of a framework's error. */
function clientErrorOf(thrown: unknown): TradelaneError | undefined {
  for (let [error, depth] = [thrown, 0]; depth <= deepestCause; depth += 1) {
    if (error instanceof TradelaneError) return error;
    error = (error as { readonly cause?: unknown } | null | undefined)?.cause;
  }
  return undefined;
}

/** When the same call may be sent again. The documents of `retryAt` promise that nothing happens twice then. */
function retryAtOf(error: TradelaneError): Date | undefined {
  if (error instanceof LeaseHeldError) return error.until;
  const { retryAt } = error as TradelaneError & { readonly retryAt?: Date };
  return retryAt;
}

/** Whether repeating it has no effect on the server: a read, or work with a store only. */
function isHarmless(error: TradelaneError): boolean {
  return error.method === 'GET' || (error.method === undefined && isTransientError(error));
}

function mayPass(error: TradelaneError): boolean {
  return error instanceof AbortedError || isTransientError(error);
}
