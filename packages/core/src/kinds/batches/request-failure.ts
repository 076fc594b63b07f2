import { ApiError, TokenError, TradelaneError } from '../../base/errors/index.ts';
import { type Numbering, reasonsOfRequest } from './batch-reasons.ts';
import type { ItemResult } from './item-results.ts';

/** Statuses that a faulty item can cause; with any other one halving would only repeat the response. */
const faultsOfItems: ReadonlySet<number> = /* @__PURE__ */ new Set([400, 413, 422]);

/** Statuses that every further request would get as well, until somebody mends the credential. */
const faultsOfCredentials: ReadonlySet<number> = /* @__PURE__ */ new Set([401, 403]);

export function isFaultOfItems(error: unknown): boolean {
  // A web page was written by somebody on the way, who knows no item: its outcome is unknown.
  return error instanceof ApiError && faultsOfItems.has(error.status) && error.outcome === 'refused';
}

export function endsBatch(error: unknown): error is Error {
  if (error instanceof ApiError) return faultsOfCredentials.has(error.status);
  // The token endpoint refuses the credential itself.
  return error instanceof TokenError && error.status !== undefined && [400, 401, 403].includes(error.status);
}

/** Whether sending the items again would not be the same call going on. What was refused for its credential or for a limit may go on. */
export function isSettled(error: unknown, mayRepeat: boolean): boolean {
  const outcome = outcomeOf(error);
  if (outcome === 'unknown') return !mayRepeat;
  return outcome === 'refused' && !(error instanceof ApiError && [401, 403, 429].includes(error.status));
}

/** Items of a request that failed as a whole share its outcome; a reason may be about one of them. */
export function itemResultsOfFailure(thrown: unknown, count: number, numbering: Numbering): readonly ItemResult[] {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const outcome = outcomeOf(error);
  const reasonsOf = outcome === 'refused' ? reasonsOfRequest(error, numbering) : undefined;
  return Array.from({ length: count }, (_, at): ItemResult =>
    reasonsOf === undefined
      ? { is: outcome === 'unknown' ? 'unknown' : 'unsent', reason: error.message, error }
      : { is: 'failed', reasons: reasonsOf(numbering.start + at), entry: undefined, error },
  );
}

function outcomeOf(error: unknown): TradelaneError['outcome'] {
  return error instanceof TradelaneError ? error.outcome : 'unknown';
}
