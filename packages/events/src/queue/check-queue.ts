import { ArgumentError } from '@tradelane/core';
import { received } from '@tradelane/core/runtime';

/** The type of an option. Counts and times are optional. */
type Wanted = 'text' | 'count' | 'time' | readonly [passes: (given: never) => boolean, words: string];

/** A broker's client, recognized by a method. */
export function clientWith(method: string, words: string): Wanted {
  return [(given: Readonly<Record<string, unknown>>) => typeof given[method] === 'function', words];
}

/**
 * Checks the options of a queue before it is opened.
 * @throws {ArgumentError} If an option is missing or invalid. The error names the first one.
 */
export function checkQueue<Options extends object>(
  options: Options | undefined,
  wanted: { readonly [Name in keyof Options]?: Wanted },
): void {
  for (const [argument, must] of Object.entries(wanted) as [keyof Options & string, Wanted][]) {
    const given: unknown = options?.[argument];
    if (given === undefined && (must === 'count' || must === 'time')) continue;
    const [passes, words] = typeof must === 'string' ? plain[must] : must;
    if (given === undefined || given === null || !passes(given as never))
      throw new ArgumentError(`\`${argument}\` must be ${words}. Received: ${received(given)}.`, { argument });
  }
}

const plain = {
  text: [(given: unknown): boolean => typeof given === 'string' && given !== '', "a string that isn't empty"],
  count: [(given: unknown): boolean => Number.isInteger(given) && Number(given) > 0, 'a whole number above 0'],
  time: [(given: unknown): boolean => Number.isFinite(given) && Number(given) > 0, 'a number of milliseconds above 0'],
} as const;

/** Servers accept whole milliseconds. Rounds up, so that no time becomes shorter. */
export const wholeMs: (inMs: number) => number = Math.ceil;
