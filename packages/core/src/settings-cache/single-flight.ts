import { RequestWork, resultOf } from '../clock/request-scopes.ts';
import type { Lifetime } from '../clock/lifetime.ts';

/**
 * Work for all callers that ask for it. Each caller can stop waiting. When no caller waits any more, the work is
 * aborted.
 */
export class SingleFlight<T> {
  readonly #control = new AbortController();
  readonly #outcome: Promise<T>;
  readonly #owner = RequestWork.ifScoped();
  #waiting = 0;

  constructor(work: (signal: AbortSignal) => Promise<T>) {
    this.#outcome = work(this.#control.signal).finally(() => this.#owner?.end());
  }

  /** Whether the work can't be joined, because every caller stopped waiting or its request ended early. */
  get isOver(): boolean {
    return this.#control.signal.aborted || this.#owner?.isGone === true;
  }

  /**
   * Returns the outcome, which is the same for all callers. Rejects if the caller's own time ends.
   * @returns Undefined if the request of the work ended early.
   */
  async join(wait: Lifetime): Promise<{ readonly value: T } | undefined> {
    const isOwner = this.#waiting === 0;
    this.#waiting += 1;
    try {
      return await wait.race(resultOf(this.#outcome, isOwner ? undefined : this.#owner));
    } finally {
      wait.close();
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#control.abort();
    }
  }
}
