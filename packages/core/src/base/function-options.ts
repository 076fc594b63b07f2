import { ArgumentError, type ErrorDetails } from './errors/index.ts';

/**
 * A program without types may pass anything for a function; called later it would end with a TypeError that names no option.
 * @throws ArgumentError naming the first of the options that is there and no function
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
    throw new ArgumentError(`${subject}\`${argument}\` must be a function.`, { ...details, argument });
  }
}
