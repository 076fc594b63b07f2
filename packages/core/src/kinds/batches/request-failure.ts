import { ApiError, outcomeOf as outcomeOfResponse, TokenError, TradelaneError } from '../../base/errors/index.ts';
import { type Numbering, reasonsOfRequest } from './batch-reasons.ts';
import type { ItemResult } from './item-results.ts';

/** Whether a faulty item can have caused it; with any other status halving would only repeat the response. */
export function isFaultOfItems(error: unknown, mayRepeat: boolean): boolean {
  // A web page was written by somebody on the way, who knows no item: its outcome is unknown.
  return isApiError(error, 400, 413, 422) && decisiveOutcome(error, mayRepeat) === 'refused';
}

/** Whether every further request would get it as well, until somebody mends the credential. */
export function endsBatch(error: unknown): error is Error {
  // The token endpoint refuses the credential itself.
  return isApiError(error, 401, 403) || (error instanceof TokenError && [400, 401, 403].includes(error.status ?? 0));
}

/** Whether sending the items again would not be the same call going on. What was refused for its credential or for a limit may go on. */
export function isSettled(error: unknown, mayRepeat: boolean): boolean {
  const outcome = decisiveOutcome(error, mayRepeat);
  if (outcome === 'unknown') return !mayRepeat;
  return outcome === 'refused' && !isApiError(error, 401, 403, 429);
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

function isApiError(error: unknown, ...statuses: readonly number[]): error is ApiError {
  return error instanceof ApiError && statuses.includes(error.status);
}

export function outcomeOf(error: unknown): TradelaneError['outcome'] {
  return error instanceof TradelaneError ? error.outcome : 'unknown';
}

/** What the items may be sent again by: where that is harmless, what the last response says, whatever became of attempts before it. */
function decisiveOutcome(error: unknown, mayRepeat: boolean): TradelaneError['outcome'] {
  return mayRepeat && error instanceof ApiError
    ? outcomeOfResponse({ status: error.status, text: String(error.body) })
    : outcomeOf(error);
}
