import { ArgumentError } from '@tradelane/core';

const fortnightInMs = 14 * 86_400_000;

/** How long something is remembered. @throws ArgumentError where that is no time */
export function keepOf({ keepInMs = fortnightInMs }: { readonly keepInMs?: number | undefined }): number {
  if (!(keepInMs > 0)) throw new ArgumentError('`keepInMs` must be above 0.', { argument: 'keepInMs' });
  return keepInMs;
}
