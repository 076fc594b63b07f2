/** Work in slices. Other work runs between two slices. */
export type Slices<Result = void> = Generator<void, Result, void>;

/** Slices of long work per turn, so that short work runs at once. */
const slicesAtOnce = 6;

/** Entries of a long list per slice. */
const entriesOfSlice = 100;

// Read now, so that fake timers of a later test don't stop the queued work.
const { setImmediate: immediately, setTimeout: later } = globalThis as {
  readonly setImmediate?: (run: () => void) => unknown;
  readonly setTimeout: (run: () => void) => unknown;
};

/** Runs a function after all waiting work had a turn. */
export const nextTurn = (run: () => void): unknown => (immediately ?? later)(run);

/** Lets all waiting work have a turn. */
export const turnOfOthers = (): Promise<void> => new Promise((resolve) => nextTurn(resolve));

/** Runs work slice by slice, with other work in between. */
export async function inTurns<Result>(slices: Slices<Result>): Promise<Result> {
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
    await turnOfOthers();
  }
}

/** Runs all slices at once. */
export function atOnce<Result>(slices: Slices<Result>): Result {
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}

/** Runs the next slices of one turn. Returns whether there are more, or the result. */
export function advance<Result>(slices: Slices<Result>): IteratorResult<void, Result> {
  for (let n = 1; ; n++) {
    const step = slices.next();
    if (step.done === true || n === slicesAtOnce) return step;
  }
}

/**
 * Runs a function for each entry of a list, in slices. `weightOf` is the weight of an entry. An entry may have its own
 * slices.
 */
export function* forEachInSlices<Entry>(
  entries: Iterable<Entry>,
  run: (entry: Entry) => Slices | void,
  weightOf: (entry: Entry) => number = () => 1,
): Slices {
  let n = 0;
  for (const entry of entries) {
    const own = run(entry);
    if (own !== undefined) yield* own;
    n += weightOf(entry);
    const slices = Math.min(Math.floor(n / entriesOfSlice), slicesAtOnce);
    n %= entriesOfSlice;
    for (let slice = 0; slice < slices; slice++) yield;
  }
}

/** Whether something is work in slices. */
export const isSliced = (value: unknown): value is Slices<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value && 'next' in value;
