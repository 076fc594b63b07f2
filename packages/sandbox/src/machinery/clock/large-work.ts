import type { Slices } from './turns.ts';

// What is made of large documents takes long, and a handler has no pauses. So it is made in slices first, and the handler begins anew with it.

/** About what is read or written before others have their turn. */
const charactersAtOnce = 512 * 1024;

/** Whoever needed more would read the rest again and again. */
const mostAttempts = 64;

/** What a request needs is to be made in slices first. Whoever catches it undoes the request, and begins it anew afterwards. */
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
  /** What was made before, by what it was made of. */
  readonly made: Map<unknown, unknown>;
  /** Characters that may be read or written yet. */
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
 * Does something that leaves nothing behind where it throws, in slices: what it lacks is made by itself, and then it begins anew. What was made
 * is kept until it is done.
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

/** Whether somebody bears {@link Unready}. */
export const mayBeUnready = (): boolean => attempt !== undefined;

/** What is made of something that has so many characters: now where it is short, and else in slices where somebody bears {@link Unready}. */
export function madeOf<Result>(
  of: unknown,
  characters: number,
  make: () => Slices<Result>,
  makeAtOnce: () => Result,
): Result {
  if (attempt === undefined) return makeAtOnce();
  const { made } = attempt;
  // What was made of it is what `make` makes.
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
