import { ArgumentError } from '@tradelane/core';

/** A program without types may give anything, `null` or a name for one. @throws ArgumentError where it is no object */
export function checkOptionsObject(options: object): void {
  if (typeof options !== 'object' || (options as unknown) === null)
    throw new ArgumentError('Pass the options as an object.', { argument: 'options' });
}
