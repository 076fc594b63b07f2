type Listener = (reason: unknown) => void;

/**
 * How long something may go on: a call, or one attempt of it. Ends early with the error that the caller shall see, and
 * whoever waits learns of it at once. Lighter than an `AbortSignal`, which is made only for those who need one: mostly one thing is waited for
 * at a time and one is to be cleaned up, so there is a place for one of each, and lists only for more.
 */
export class Lifetime {
  /** Why it ended before its time; undefined where it did not. */
  #reason: unknown;
  #controller: AbortController | undefined;
  #listener: Listener | undefined;
  #moreListeners: Set<Listener> | undefined;
  #cleanups: (() => void)[] | undefined;
  readonly #parent: Lifetime | undefined;
  #part: Lifetime | undefined;

  /** @param parent of which it is a part: it ends with it, but may end sooner. One part at a time. */
  constructor(parent?: Lifetime) {
    this.#parent = parent;
    if (!parent) return;
    this.#reason = parent.#reason;
    parent.#part = this;
  }

  /** Ended before its time. */
  get isOver(): boolean {
    return this.#reason !== undefined;
  }

  get reason(): unknown {
    return this.#reason;
  }

  /** The same as a signal, for `fetch`, clocks and middleware. */
  get signal(): AbortSignal {
    if (!this.#controller) {
      this.#controller = new AbortController();
      if (this.isOver) this.#controller.abort(this.#reason);
    }
    return this.#controller.signal;
  }

  /** Ends it before its time. */
  end(reason: NonNullable<unknown>): void {
    if (this.isOver) return;
    this.#reason = reason;
    const part = this.#part;
    const first = this.#listener;
    const more = this.#moreListeners;
    this.#listener = this.#moreListeners = undefined;
    this.close();
    this.#controller?.abort(reason);
    part?.end(reason);
    first?.(reason);
    if (more) for (const listener of more) listener(reason);
  }

  /** Calls back when it ends before its time, at once where it already has. */
  onEnd(listener: Listener): () => void {
    if (this.isOver) listener(this.#reason);
    else this.#add(listener);
    return () => this.#remove(listener);
  }

  /** Runs when it is over, either way: stops a timer, stops listening. */
  onClose(cleanup: () => void): void {
    (this.#cleanups ??= []).push(cleanup);
  }

  /** Over in the ordinary way. */
  close(): void {
    const cleanups = this.#cleanups;
    this.#cleanups = undefined;
    const parent = this.#parent;
    if (parent && parent.#part === this) parent.#part = undefined;
    if (cleanups) for (const cleanup of cleanups) cleanup();
  }

  throwIfOver(): void {
    if (this.isOver) throw this.#reason;
  }

  /** The promise, or the reason of an early end, whichever comes first. */
  race<T>(promise: PromiseLike<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.isOver) reject(this.#reason);
      else this.#add(reject);
      promise.then(
        (value) => {
          this.#remove(reject);
          resolve(value);
        },
        (error: unknown) => {
          this.#remove(reject);
          reject(error); // of no effect where it ended early
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
