import type { Slices } from './turns.ts';

// Deriving values from large documents is slow, and a handler can't pause.
// So the values are derived in slices first, and the handler restarts with them.

/** Approximate characters to read or write per turn. */
const charactersAtOnce = 512 * 1024;

/** Most restarts. More would read the other values again and again. */
const mostAttempts = 64;

/**
 * Thrown if a request needs a value that must be derived in slices. The catcher rolls the request back and restarts it
 * afterwards.
 */
export class Unready extends Error {
  /** Name of the class, for logs. */
  override readonly name = 'Unready';
  readonly slices: Slices;

  constructor(slices: Slices) {
    super('This value must be processed in slices first.');
    this.slices = slices;
  }
}

interface Attempt {
  /** Derived values by their source. */
  readonly made: Map<unknown, unknown>;
  /** Characters that may still be read or written in this turn. */
  left: number;
}

let attempt: Attempt | undefined;

function attempted<Result>(made: Attempt['made'], run: () => Result): Result {
  const outer = attempt;
  attempt = { made, left: charactersAtOnce };
  try {
    return run();
  } finally {
    attempt = outer;
  }
}

/**
 * Runs a function that has no effect if it throws, in slices. It derives missing values first, then restarts the
 * function. Derived values are kept until the function ends.
 */
export function* whenReady<Result>(run: () => Result): Slices<Result> {
  const made = new Map<unknown, unknown>();
  for (let n = 0; n < mostAttempts; n++) {
    try {
      return attempted(made, run);
    } catch (error) {
      if (!(error instanceof Unready)) throw error;
      yield* error.slices;
    }
  }
  return run();
}

/** Whether a caller handles {@link Unready}. */
export const mayBeUnready = (): boolean => attempt !== undefined;

/**
 * Derives a value from a source of this many characters. It's derived immediately if it's short, otherwise in slices
 * if a caller handles {@link Unready}.
 */
export function madeOf<Result>(
  of: unknown,
  characters: number,
  make: () => Slices<Result>,
  makeAtOnce: () => Result,
): Result {
  if (attempt === undefined) return makeAtOnce();
  const { made } = attempt;
  // The cached value is a result of `make`.
  if (made.has(of)) return made.get(of) as Result;
  attempt.left -= characters;
  if (attempt.left < 0) throw new Unready(keep());
  const result = makeAtOnce();
  made.set(of, result);
  return result;

  function* keep(): Slices {
    made.set(of, yield* make());
  }
}
