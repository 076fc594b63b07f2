import { ArgumentError } from './errors/index.ts';

/**
 * A program without types may pass anything; where a property of it is asked for later, the engine tells of that property and of nothing else.
 * @param functions what it must have, each a function
 * @throws ArgumentError naming the argument, and what it must have
 */
export function checkObject(given: unknown, argument: string, ...functions: readonly string[]): void {
  const object = typeof given === 'object' && given !== null ? (given as Readonly<Record<string, unknown>>) : undefined;
  if (object !== undefined && functions.every((name) => typeof object[name] === 'function')) return;
  const needs = functions.length === 0 ? '' : ` with ${functions.map((name) => `\`${name}\``).join(', ')}`;
  throw new ArgumentError(`Pass \`${argument}\` as an object${needs}.`, { argument });
}
