import { ArgumentError } from '@tradelane/core';

const fortnightInMs = 14 * 86_400_000;

/**
 * Reads the retention time.
 * @throws {ArgumentError} If it isn't above 0.
 */
export function keepOf({ retentionInMs = fortnightInMs }: { readonly retentionInMs?: number | undefined }): number {
  if (!(retentionInMs > 0))
    throw new ArgumentError(`\`retentionInMs\` must be above 0. Received: ${retentionInMs}.`, {
      argument: 'retentionInMs',
    });
  return retentionInMs;
}
