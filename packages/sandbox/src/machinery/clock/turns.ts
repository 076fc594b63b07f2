/** Work in slices: between two of them, others have their turn. */
export type Slices<Result = void> = Generator<void, Result, void>;

// Taken now, so that a test that fakes the timers of the platform later does not stop what runs behind it.
const { setImmediate: immediately, setTimeout: later } = globalThis as {
  readonly setImmediate?: (run: () => void) => unknown;
  readonly setTimeout: (run: () => void) => unknown;
};

/** Runs something once everybody who waits had a turn. */
export const nextTurn = (run: () => void): unknown => (immediately ?? later)(run);

/** Does work slice by slice, with a turn for others between. */
export async function inTurns<Result>(slices: Slices<Result>): Promise<Result> {
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
    await new Promise<void>((resolve) => nextTurn(resolve));
  }
}
