import { ArgumentError } from '@tradelane/core';
import { checkOptionsObject } from '../check-options-object.ts';

const fortnightInMs = 14 * 86_400_000;

/** How long something is remembered. @throws ArgumentError where that is no time, or the options are none */
export function keepOf(options: { readonly retentionInMs?: number | undefined }): number {
  checkOptionsObject(options);
  const { retentionInMs = fortnightInMs } = options;
  if (!(retentionInMs > 0)) throw new ArgumentError('`retentionInMs` must be above 0.', { argument: 'retentionInMs' });
  return retentionInMs;
}
