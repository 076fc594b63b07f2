import { ApiError, NotFoundError, TradelaneError } from '@tradelane/core';
import type { ActionOutcome } from '../generated/types.ts';
import type { ActionReports } from './consumer-options.ts';
import type { Stores } from './context.ts';

/** What the hub made of a report: it took it, or the action had its outcome before. */
export type Reported = 'taken' | 'was-final';

/**
 * Reports an outcome. "Already final" means that the hub has one; so does 404 where an earlier report may have arrived, since the hub
 * forgets actions that are over. It does not where the hub refused the report before: whoever sends it again finds that remembered.
 * @throws where it does not have one, and what kept the report from arriving
 */
export async function report(
  { actions, dedupe, names }: Pick<Stores, 'dedupe' | 'names'> & { readonly actions: ActionReports },
  actionId: string,
  outcome: ActionOutcome,
  mayHaveArrived: boolean,
): Promise<Reported> {
  try {
    await actions.updateStatus(actionId, outcome);
    return 'taken';
  } catch (error) {
    if (error instanceof ApiError && error.code === 'ACTION_ALREADY_FINAL') return 'was-final';
    if (!isRefusal(error)) throw error;
    const refusal = [names.refusal(actionId)];
    if (mayHaveArrived && error instanceof NotFoundError && !(await dedupe.has(refusal))) return 'was-final';
    await remember(dedupe, refusal);
    throw error;
  }
}

/** Tried again until the store has it: a refusal that is forgotten would look like a report that may have arrived. */
async function remember(dedupe: Stores['dedupe'], refusal: readonly string[]): Promise<void> {
  try {
    await dedupe.add(refusal);
  } catch (cause) {
    throw new TradelaneError('The hub refused the report, which could not be remembered.', {
      outcome: 'refused',
      cause,
    });
  }
}

/** Statuses below 500 that tell of the credentials or of a limit, not of what was sent. */
const passing: ReadonlySet<number> = new Set([401, 403, 429]);

/**
 * Whether the hub refused this very report, so that sending it again is of little use. Anything else is trouble that passes, a web page with
 * whatever status among it: it is not of the hub.
 */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.outcome === 'refused' && error.status < 500 && !passing.has(error.status);
}
