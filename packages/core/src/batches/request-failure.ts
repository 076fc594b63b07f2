import { isError } from '../platform/platform.ts';
import { ApiError, outcomeOf as outcomeOfResponse, TokenError, TradelaneError } from '../errors/index.ts';
import { type Numbering, reasonsOfRequest } from './batch-reasons.ts';
import type { ItemResult } from './item-results.ts';

/** Whether an invalid item may have caused the error. Other errors would repeat for each half. */
export function isFaultOfItems(error: unknown, mayRepeat: boolean): boolean {
  // A web page comes from a gateway that knows no item, so the outcome is unknown.
  return isApiError(error, 400, 413, 422) && decisiveOutcome(error, mayRepeat) === 'refused';
}

/** Whether the error would repeat for every request until the credential is fixed. */
export function endsBatch(error: unknown): error is Error {
  // The token endpoint refuses the credential itself.
  return isApiError(error, 401, 403) || (error instanceof TokenError && [400, 401, 403].includes(error.status ?? 0));
}

/**
 * Whether the outcome is final, so a resumed batch must not send the items again. Credential and limit errors aren't
 * final.
 */
export function isSettled(error: unknown, mayRepeat: boolean): boolean {
  const outcome = decisiveOutcome(error, mayRepeat);
  if (outcome === 'unknown') return !mayRepeat;
  return outcome === 'refused' && !isApiError(error, 401, 403, 429);
}

/** Results for the items of a failed request. They share its outcome, but a reason may concern one item. */
export function itemResultsOfFailure(thrown: unknown, count: number, numbering: Numbering): readonly ItemResult[] {
  const error = isError(thrown) ? thrown : new Error(String(thrown));
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

/** Outcome that decides whether items may be sent again. If a repeat is safe, the last response decides. */
function decisiveOutcome(error: unknown, mayRepeat: boolean): TradelaneError['outcome'] {
  return mayRepeat && error instanceof ApiError
    ? outcomeOfResponse({ status: error.status, text: String(error.body) })
    : outcomeOf(error);
}
