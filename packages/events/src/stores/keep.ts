import { ArgumentError } from '@tradelane/core';
import { checkOptionsObject } from '../check-options-object.ts';

const fortnightInMs = 14 * 86_400_000;

/** How long something is remembered. @throws ArgumentError where that is no time, or the options are none */
export function keepOf(options: { readonly keepInMs?: number | undefined }): number {
  checkOptionsObject(options);
  const { keepInMs = fortnightInMs } = options;
  if (!(keepInMs > 0)) throw new ArgumentError('`keepInMs` must be above 0.', { argument: 'keepInMs' });
  return keepInMs;
}
