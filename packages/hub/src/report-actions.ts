import { ArgumentError } from '@tradelane/core/errors';
import type { ReportedAction } from './generated/types.ts';

/**
 * Checks that every failed action has reasons.
 * @throws {ArgumentError} If one has none. Nothing was sent.
 */
export function requireReasons(actions: readonly ReportedAction[]): void {
  // Programs without types may pass anything. The batch checks the list itself.
  if (!Array.isArray(actions)) return;
  const index = actions.findIndex((action) => action?.status === 'FAILED' && !(action.errors?.length > 0));
  if (index === -1) return;
  throw new ArgumentError(
    `v2-reportOrderActions: The status FAILED needs at least one entry in \`actions[${index}].errors\`. Pass the reason.`,
    {
      code: 'ERR_ARGUMENT_MISSING',
      argument: `body.actions[${index}].errors`,
      operation: 'v2-reportOrderActions',
    },
  );
}
