import { ArgumentError } from '../errors/index.ts';
import { received } from './received.ts';

/**
 * Checks an argument that must be an object with certain methods, for callers without types.
 * @param functions Names of the required methods.
 * @throws {ArgumentError} If it isn't one. The message names the argument and the methods.
 */
export function checkObject(given: unknown, argument: string, ...functions: readonly string[]): void {
  const object = typeof given === 'object' && given !== null ? (given as Readonly<Record<string, unknown>>) : undefined;
  if (object !== undefined && functions.every((name) => typeof object[name] === 'function')) return;
  const needs =
    functions.length === 0 ? '' : ` with the functions ${functions.map((name) => `\`${name}\``).join(', ')}`;
  throw new ArgumentError(`\`${argument}\` must be an object${needs}. Received: ${received(given)}.`, { argument });
}
