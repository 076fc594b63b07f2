import { received } from './received.ts';
import { ArgumentError, type ErrorDetails } from '../errors/index.ts';

/**
 * Checks that options are functions, for callers without types.
 * @throws {ArgumentError} If one is set and isn't a function.
 */
export function checkFunctions<Options extends object>(
  options: Options,
  names: readonly (keyof Options & string)[],
  details: ErrorDetails = {},
): void {
  for (const argument of names) {
    const given = options[argument] ?? undefined;
    if (given === undefined || typeof given === 'function') continue;
    const subject = details.operation === undefined ? '' : `${details.operation}: `;
    throw new ArgumentError(`${subject}\`${argument}\` must be a function. Received: ${received(given)}.`, {
      ...details,
      argument,
    });
  }
}
