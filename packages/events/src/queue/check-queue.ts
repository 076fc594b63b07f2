import { ArgumentError } from '@tradelane/core';

/** What an option must be: a text, or whatever passes the check, with words for it. A count and a time may be absent. */
type Wanted = 'text' | 'count' | 'time' | readonly [passes: (given: never) => boolean, words: string];

/** The client of a broker, known by the method that is called on it. */
export function clientWith(method: string, words: string): Wanted {
  return [(given: Readonly<Record<string, unknown>>) => typeof given[method] === 'function', words];
}

/**
 * A program without types may leave anything out; a queue would tell of it once it is opened, or with the first message, in words of the
 * engine.
 * @throws ArgumentError naming the first of the options that is missing or wrong
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
      throw new ArgumentError(`Pass \`${argument}\`: ${words}.`, { argument });
  }
}

const plain = {
  text: [(given: unknown): boolean => typeof given === 'string' && given !== '', 'a text that is not empty'],
  count: [(given: unknown): boolean => Number.isInteger(given) && Number(given) > 0, 'a whole number above 0'],
  time: [(given: unknown): boolean => Number.isFinite(given) && Number(given) > 0, 'milliseconds, above 0'],
} as const;

/** Servers take whole milliseconds; no time becomes shorter. */
export const wholeMs: (inMs: number) => number = Math.ceil;
