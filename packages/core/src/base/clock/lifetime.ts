/**
 * How long something may go on: a call, or one attempt of it. Ends early with the error that the caller shall see, and
 * whoever waits learns of it at once. Lighter than an `AbortSignal`, which is made only for those who need one.
 */
export class Lifetime {
  #over = false;
  #reason: unknown;
  #listeners: Set<(reason: unknown) => void> | undefined;
  #controller: AbortController | undefined;
  #cleanups: (() => void)[] | undefined;

  /** Ended before its time. */
  get isOver(): boolean {
    return this.#over;
  }

  get reason(): unknown {
    return this.#reason;
  }

  /** The same as a signal, for `fetch`, clocks and middleware. */
  get signal(): AbortSignal {
    if (!this.#controller) {
      this.#controller = new AbortController();
      if (this.#over) this.#controller.abort(this.#reason);
    }
    return this.#controller.signal;
  }

  /** Ends it before its time. */
  end(reason: unknown): void {
    if (this.#over) return;
    this.#over = true;
    this.#reason = reason;
    const listeners = this.#listeners;
    this.#listeners = undefined;
    this.close();
    this.#controller?.abort(reason);
    if (listeners) for (const listener of listeners) listener(reason);
  }

  /** Calls back when it ends before its time, at once where it already has. */
  onEnd(listener: (reason: unknown) => void): () => void {
    if (this.#over) {
      listener(this.#reason);
      return noop;
    }
    this.#listeners ??= new Set();
    this.#listeners.add(listener);
    return () => this.#listeners?.delete(listener);
  }

  /** Runs when it is over, either way: stops a timer, stops listening. */
  onClose(cleanup: () => void): void {
    this.#cleanups ??= [];
    this.#cleanups.push(cleanup);
  }

  /** Over in the ordinary way. */
  close(): void {
    const cleanups = this.#cleanups;
    this.#cleanups = undefined;
    if (cleanups) for (const cleanup of cleanups) cleanup();
  }

  /** A part of it, which ends with it but may end sooner. */
  child(): Lifetime {
    const child = new Lifetime();
    child.onClose(this.onEnd((reason) => child.end(reason)));
    return child;
  }

  throwIfOver(): void {
    if (this.#over) throw this.#reason;
  }

  /** The promise, or the reason of an early end, whichever comes first. */
  race<T>(promise: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const stop = this.onEnd(reject);
      promise.then(
        (value) => {
          stop();
          resolve(value);
        },
        (error: unknown) => {
          stop();
          reject(this.#over ? this.#reason : error);
        },
      );
    });
  }
}

function noop(): void {
  // nothing to stop
}
