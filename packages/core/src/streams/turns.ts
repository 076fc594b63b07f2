import { monotonicNow, systemClock } from '../clock/index.ts';

/** Longest work before other tasks get a turn, such as the timer of a deadline. */
const turnInMs = 10;

// Taken once, so that timers that a test fakes later don't stop a reader.
const { setImmediate: immediately, setTimeout: later } = globalThis as {
  readonly setImmediate?: (run: () => void) => unknown;
  readonly setTimeout: (run: () => void) => unknown;
};

/** Lets other tasks run during long work that only waits for microtasks. */
export class Turns {
  #sinceInMs = monotonicNow(systemClock);
  readonly #check: (() => void) | undefined;

  /** @param check Throws if the work must end, such as at a deadline. Called after each turn. */
  constructor(check?: () => void) {
    this.#check = check;
  }

  /** Whether other tasks should have a turn. */
  get isDue(): boolean {
    return monotonicNow(systemClock) - this.#sinceInMs >= turnInMs;
  }

  /** Lets other tasks run. */
  async give(): Promise<void> {
    await new Promise<void>((resolve) => (immediately ?? later)(resolve));
    this.#sinceInMs = monotonicNow(systemClock);
    this.#check?.();
  }
}
