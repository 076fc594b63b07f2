import { ApiError, ArgumentError, type CallOptions } from '@tradelane/core';
import type { ActionsMethods } from './generated/client.ts';
import type { ActionOutcome } from './generated/types.ts';

/**
 * A failure says why.
 * @throws ArgumentError where it does not; nothing was sent.
 */
export function requireReasons(outcome: ActionOutcome): void {
  const { status, errors = [] } = outcome;
  if (status === 'SUCCESS' || errors.length > 0) return;
  throw new ArgumentError(`updateActionStatus: a ${status} needs at least one entry in errors, which says why.`, {
    argument: 'body.errors',
    operation: 'updateActionStatus',
  });
}

/**
 * Reports how an action ended. Where the report was repeated because its response was lost, "already final" means that the first one
 * arrived; anywhere else it is the error that it is.
 */
export async function reportOutcome(
  updateStatus: ActionsMethods['updateStatus'],
  actionId: string,
  outcome: ActionOutcome,
  options: CallOptions | undefined,
): Promise<void> {
  try {
    await updateStatus(actionId, outcome, options);
  } catch (error) {
    const arrivedBefore =
      error instanceof ApiError && error.code === 'ACTION_ALREADY_FINAL' && error.outcome === 'unknown';
    if (!arrivedBefore) throw error;
  }
}
