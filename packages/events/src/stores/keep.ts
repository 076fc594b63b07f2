import { ArgumentError } from '@tradelane/core';
import { checkOptionsObject } from '../check-options-object.ts';

const fortnightInMs = 14 * 86_400_000;

/**
 * Reads the retention time.
 * @throws {ArgumentError} If it is invalid.
 */
export function keepOf(options: { readonly retentionInMs?: number | undefined }): number {
  checkOptionsObject(options);
  const { retentionInMs = fortnightInMs } = options;
  if (!(retentionInMs > 0))
    throw new ArgumentError(`\`retentionInMs\` must be above 0. Received: ${retentionInMs}.`, {
      argument: 'retentionInMs',
    });
  return retentionInMs;
}
