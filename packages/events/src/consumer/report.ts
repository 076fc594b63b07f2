import { ApiError, NotFoundError, TradelaneError } from '@tradelane/core';
import type { ActionOutcome } from '../generated/types.ts';
import type { ActionReports } from './consumer-options.ts';
import type { Stores } from './context.ts';

/**
 * The result of a report: accepted, the action already had this outcome, or it had another outcome. The hub doesn't
 * return the outcome of an action, so a failure that was never reported before counts as another outcome.
 */
export type Reported = 'taken' | 'was-final' | 'contradicted';

/**
 * Reports an outcome. A 404 counts as final if an earlier report may have arrived, since the hub forgets finished
 * actions. It doesn't count if the hub refused an earlier report.
 * @param mayHaveArrived Whether this outcome may have been sent before.
 * @param mayBeRepeated Whether an earlier delivery may have reported an outcome that the outbox doesn't have.
 * @throws The error, if the hub doesn't have the outcome.
 */
export async function report(
  { actions, dedupe, names }: Pick<Stores, 'dedupe' | 'names'> & { readonly actions: ActionReports },
  actionId: string,
  outcome: ActionOutcome,
  mayHaveArrived: boolean,
  mayBeRepeated: boolean,
): Promise<Reported> {
  try {
    await actions.updateStatus(actionId, outcome);
    return 'taken';
  } catch (error) {
    if (error instanceof ApiError && error.serverCode === 'ACTION_ALREADY_FINAL') {
      // `unknown`: the client repeated the request after a lost response.
      const isFirst = !mayHaveArrived && !mayBeRepeated && error.outcome !== 'unknown';
      return isFirst && outcome.status === 'FAILURE' ? 'contradicted' : 'was-final';
    }
    if (!isRefusal(error)) throw error;
    const refusal = [names.refusal(actionId)];
    if (mayHaveArrived && error instanceof NotFoundError && !(await dedupe.has(refusal))) return 'was-final';
    await remember(dedupe, refusal);
    throw error;
  }
}

/** Without this entry, a later 404 would look like a report that arrived. */
async function remember(dedupe: Stores['dedupe'], refusal: readonly string[]): Promise<void> {
  try {
    await dedupe.add(refusal);
  } catch (cause) {
    throw new TradelaneError('The hub refused the report, and the store failed to record that.', {
      outcome: 'refused',
      cause,
    });
  }
}

/** Statuses below 500 that concern credentials or limits rather than the report. */
const passing: ReadonlySet<number> = new Set([401, 403, 429]);

/** Whether the hub refused the report itself, so that retrying is of little use. Web pages of a proxy don't count. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.outcome === 'refused' && error.status < 500 && !passing.has(error.status);
}
