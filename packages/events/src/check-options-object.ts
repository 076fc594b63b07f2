import { ArgumentError } from '@tradelane/core';

/**
 * Rejects options that aren't an object, which untyped programs can pass.
 * @throws {ArgumentError} If `options` isn't an object.
 */
export function checkOptionsObject(options: object): void {
  if (typeof options !== 'object' || (options as unknown) === null)
    throw new ArgumentError('Pass the options as an object.', { argument: 'options' });
}
