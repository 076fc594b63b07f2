/** Background work in steps: imports and the growth of a world. Requests run between two steps. */
export type Steps<Result = void> = Generator<void, Result, void>;

// Read now, so that fake timers of a later test don't stop the queued work.
const { setImmediate: immediately, setTimeout: later } = globalThis as {
  readonly setImmediate?: (run: () => void) => unknown;
  readonly setTimeout: (run: () => void) => unknown;
};

/** Runs a function after all waiting work had a turn. */
export const nextTurn = (run: () => void): unknown => (immediately ?? later)(run);

/** Runs the steps of some work, with other work in between. */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await new Promise<void>((resolve) => nextTurn(resolve));
  }
}

export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Runs a function for each entry of a list, in steps. */
export function* inSteps<Entry>(entries: Iterable<Entry>, run: (entry: Entry) => void, entriesOfStep = 100): Steps {
  let n = 0;
  for (const entry of entries) {
    run(entry);
    n += 1;
    if (n % entriesOfStep === 0) yield;
  }
}
