/** Work in slices: between two of them, others have their turn. */
export type Slices<Result = void> = Generator<void, Result, void>;

/** Of long work so many slices are done at once, and all of work that is no longer, so that small things happen when they are asked for. */
const slicesAtOnce = 6;

/** Entries of a long list that make a slice. */
const entriesOfSlice = 100;

// Taken now, so that a test that fakes the timers of the platform later does not stop what runs behind it.
const { setImmediate: immediately, setTimeout: later } = globalThis as {
  readonly setImmediate?: (run: () => void) => unknown;
  readonly setTimeout: (run: () => void) => unknown;
};

/** Runs something once everybody who waits had a turn. */
export const nextTurn = (run: () => void): unknown => (immediately ?? later)(run);

/** Lets everybody who waits have a turn. */
export const turnOfOthers = (): Promise<void> => new Promise((resolve) => nextTurn(resolve));

/** Does work slice by slice, with a turn for others between. */
export async function inTurns<Result>(slices: Slices<Result>): Promise<Result> {
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
    await turnOfOthers();
  }
}

/** Does all slices without a turn for others. */
export function atOnce<Result>(slices: Slices<Result>): Result {
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}

/** Does the next slices that may be done at once; says whether there are more, or what came of all. */
export function advance<Result>(slices: Slices<Result>): IteratorResult<void, Result> {
  for (let n = 1; ; n++) {
    const step = slices.next();
    if (step.done === true || n === slicesAtOnce) return step;
  }
}

/** Does something for each entry of a list, in slices. An entry counts for as many as `weightOf` says, and may have slices of its own. */
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
