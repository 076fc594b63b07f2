type Listener = (reason: unknown) => void;

/**
 * How long something may go on: a call, or one attempt of it. Ends early with the error that the caller shall see, and
 * whoever waits learns of it at once. Lighter than an `AbortSignal`, which is made only for those who need one: mostly one thing is waited for
 * at a time and one is to be cleaned up, so there is a place for one of each, and lists only for more.
 */
export class Lifetime {
  #over = false;
  #reason: unknown;
  #controller: AbortController | undefined;
  #listener: Listener | undefined;
  #moreListeners: Set<Listener> | undefined;
  #cleanup: (() => void) | undefined;
  #moreCleanups: (() => void)[] | undefined;
  #parent: Lifetime | undefined;
  #child: Lifetime | undefined;

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
    const child = this.#child;
    const first = this.#listener;
    const more = this.#moreListeners;
    this.#child = this.#listener = this.#moreListeners = undefined;
    this.close();
    this.#controller?.abort(reason);
    child?.end(reason);
    first?.(reason);
    if (more) for (const listener of more) listener(reason);
  }

  /** Calls back when it ends before its time, at once where it already has. */
  onEnd(listener: Listener): () => void {
    if (this.#over) {
      listener(this.#reason);
      return noop;
    }
    this.#add(listener);
    return () => this.#remove(listener);
  }

  /** Runs when it is over, either way: stops a timer, stops listening. */
  onClose(cleanup: () => void): void {
    if (this.#cleanup) (this.#moreCleanups ??= []).push(cleanup);
    else this.#cleanup = cleanup;
  }

  /** Over in the ordinary way. */
  close(): void {
    const first = this.#cleanup;
    const more = this.#moreCleanups;
    this.#cleanup = this.#moreCleanups = undefined;
    const parent = this.#parent;
    if (parent && parent.#child === this) parent.#child = undefined;
    first?.();
    if (more) for (const cleanup of more) cleanup();
  }

  /** A part of it, which ends with it but may end sooner. */
  child(): Lifetime {
    const child = new Lifetime();
    if (this.#over) child.end(this.#reason);
    else if (this.#child) child.onClose(this.onEnd((reason) => child.end(reason)));
    else {
      child.#parent = this;
      this.#child = child;
    }
    return child;
  }

  throwIfOver(): void {
    if (this.#over) throw this.#reason;
  }

  /** The promise, or the reason of an early end, whichever comes first. */
  race<T>(promise: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#over) reject(this.#reason);
      else this.#add(reject);
      promise.then(
        (value) => {
          this.#remove(reject);
          resolve(value);
        },
        (error: unknown) => {
          this.#remove(reject);
          reject(this.#over ? this.#reason : error);
        },
      );
    });
  }

  #add(listener: Listener): void {
    if (this.#listener) (this.#moreListeners ??= new Set()).add(listener);
    else this.#listener = listener;
  }

  #remove(listener: Listener): void {
    if (this.#listener === listener) this.#listener = undefined;
    else this.#moreListeners?.delete(listener);
  }
}

function noop(): void {
  // nothing to stop
}
