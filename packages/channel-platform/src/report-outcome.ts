import type { CallOptions } from '@tradelane/core';
import { ApiError, ArgumentError } from '@tradelane/core/errors';
import type { ActionsMethods } from './generated/client.ts';
import type { ActionOutcome } from './generated/types.ts';

/**
 * Checks that a failure has reasons.
 * @throws {ArgumentError} If it has none. Nothing was sent.
 */
export function requireReasons(outcome: ActionOutcome): void {
  const { status, errors = [] } = outcome;
  if (status === 'SUCCESS' || errors.length > 0) return;
  throw new ArgumentError(
    `updateActionStatus: The status ${status} needs at least one entry in \`errors\`. Pass the reason.`,
    {
      code: 'ERR_ARGUMENT_MISSING',
      argument: 'body.errors',
      operation: 'updateActionStatus',
    },
  );
}

/**
 * Reports how an action ended. If a repeated report is rejected as "already final", the first one arrived, so the call
 * succeeds.
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
      error instanceof ApiError && error.serverCode === 'ACTION_ALREADY_FINAL' && error.outcome === 'unknown';
    if (!arrivedBefore) throw error;
  }
}
