type Listener = (reason: unknown) => void;

/**
 * The lifetime of a call or of one attempt. It can end early with an error, which all waiting code receives at once. It
 * is lighter than an `AbortSignal`, which is created only on demand.
 */
export class Lifetime {
  /** The reason of an early end. */
  #reason: unknown;
  #controller: AbortController | undefined;
  #listener: Listener | undefined;
  #moreListeners: Set<Listener> | undefined;
  #cleanups: (() => void)[] | undefined;
  readonly #parent: Lifetime | undefined;
  #part: Lifetime | undefined;

  /** @param parent The lifetime that this one ends with. A parent has one child at a time. */
  constructor(parent?: Lifetime) {
    this.#parent = parent;
    if (!parent) return;
    this.#reason = parent.#reason;
    parent.#part = this;
  }

  /** Whether it ended early. */
  get isOver(): boolean {
    return this.#reason !== undefined;
  }

  get reason(): unknown {
    return this.#reason;
  }

  /** An equivalent signal, for `fetch`, clocks and middleware. */
  get signal(): AbortSignal {
    if (!this.#controller) {
      this.#controller = new AbortController();
      if (this.isOver) this.#controller.abort(this.#reason);
    }
    return this.#controller.signal;
  }

  /** Ends it early. */
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

  /** Calls back at an early end, or at once if it has already ended early. */
  onEnd(listener: Listener): () => void {
    if (this.isOver) listener(this.#reason);
    else this.#add(listener);
    return () => this.#remove(listener);
  }

  /** Runs at any end, to stop timers and listeners. */
  onClose(cleanup: () => void): void {
    (this.#cleanups ??= []).push(cleanup);
  }

  /** Ends it normally. */
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

  /** Settles with the promise or with the reason of an early end, whichever is first. */
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
          reject(error); // no effect after an early end
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
