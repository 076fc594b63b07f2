import type { Lifetime } from '../../base/clock/lifetime.ts';

/** One piece of work for all who ask for it. Each caller can stop waiting. When no caller waits any more, the work is aborted. */
export class SingleFlight<T> {
  readonly #control = new AbortController();
  readonly #outcome: Promise<T>;
  #waiting = 0;

  constructor(work: (signal: AbortSignal) => Promise<T>) {
    this.#outcome = work(this.#control.signal);
  }

  /** Every caller has stopped waiting, so the work can't be joined. */
  get isAborted(): boolean {
    return this.#control.signal.aborted;
  }

  /** The outcome, which is the same for everybody, or how the caller's own time ended. */
  async join(wait: Lifetime): Promise<T> {
    this.#waiting += 1;
    try {
      return await wait.race(this.#outcome);
    } finally {
      wait.close();
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#control.abort();
    }
  }
}
