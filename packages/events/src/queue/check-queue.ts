import { ArgumentError, type Clock } from '@tradelane/core';
import { received, refuseUnknown } from '@tradelane/core/runtime';

type Test = readonly [passes: (given: never) => boolean, words: string];

/** The type of an option. Options with a name other than `text` are optional. */
type Wanted = 'text' | 'name' | 'count' | 'time' | 'wait' | 'flag' | 'function' | 'clock' | Test;

/** A broker's client, recognized by a method. */
export function clientWith(method: string, words: string): Test {
  return [(given: Readonly<Record<string, unknown>>) => typeof given[method] === 'function', words];
}

/**
 * Checks the options of a queue before it is opened.
 * @param wanted The type of each option.
 * @throws {ArgumentError} If an option is missing, unknown or invalid. The error names the first one.
 */
export function checkQueue<Options extends object>(
  options: Options | undefined,
  wanted: { readonly [Name in keyof Options & string]-?: Wanted },
): void {
  for (const [argument, must] of Object.entries(wanted) as [keyof Options & string, Wanted][]) {
    const given: unknown = options?.[argument];
    const [passes, words] = typeof must === 'string' ? plain[must] : must;
    if (given === undefined && typeof must === 'string' && must !== 'text') continue;
    if (given === undefined || given === null || !passes(given as never))
      throw new ArgumentError(`\`${argument}\` must be ${words}. Received: ${received(given)}.`, { argument });
  }
  if (options !== undefined) refuseUnknown(options, wanted);
}

const isText = (given: unknown): boolean => typeof given === 'string' && given !== '';

const plain: Readonly<Record<Exclude<Wanted, Test>, Test>> = {
  text: [isText, "a string that isn't empty"],
  name: [isText, "a string that isn't empty"],
  count: [(given: number) => Number.isInteger(given) && given > 0, 'a whole number above 0'],
  time: [(given: number) => Number.isFinite(given) && given > 0, 'a number of milliseconds above 0'],
  wait: [(given: number) => Number.isFinite(given) && given >= 0, 'a number of milliseconds of 0 or more'],
  flag: [(given: unknown) => typeof given === 'boolean', 'true or false'],
  function: [(given: unknown) => typeof given === 'function', 'a function'],
  clock: [(given: Partial<Clock>) => typeof given.now === 'function', 'a clock, such as `createVirtualClock()`'],
};

/** Servers accept whole milliseconds. Rounds up, so that no time becomes shorter. */
export const wholeMs: (inMs: number) => number = Math.ceil;
