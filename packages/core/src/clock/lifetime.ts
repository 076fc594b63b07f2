const nothing = (): void => undefined;

type Listener = (reason: NonNullable<unknown>) => void;

/**
 * The lifetime of a call or of one attempt. It can end early with an error, which all waiting code receives at once. Its
 * signal is created on demand.
 */
export class Lifetime {
  /** The reason of an early end. */
  #reason: NonNullable<unknown> | undefined;
  #controller: AbortController | undefined;
  /** Created on demand, as each call and each attempt has a lifetime. */
  #listeners: Listener[] | undefined;
  #cleanups: (() => void)[] | undefined;

  readonly #parent: Lifetime | undefined;
  #child: Lifetime | undefined;

  /** @param parent The lifetime that this one ends with. It has one open child at a time. */
  constructor(parent?: Lifetime) {
    this.#parent = parent;
    if (!parent) return;
    parent.#child = this;
    if (parent.#reason !== undefined) this.end(parent.#reason);
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
    const listeners = this.#listeners;
    const child = this.#child;
    this.#listeners = this.#child = undefined;
    this.close();
    this.#controller?.abort(reason);
    child?.end(reason);
    listeners?.forEach((listener) => listener(reason));
  }

  /** Calls back at an early end, or at once if it has already ended early. */
  onEnd(listener: Listener): () => void {
    if (this.#reason !== undefined) {
      listener(this.#reason);
      return nothing;
    }
    if (this.#listeners) this.#listeners.push(listener);
    else this.#listeners = [listener];
    return () => this.#remove(listener);
  }

  #remove(listener: Listener): void {
    const at = this.#listeners?.indexOf(listener) ?? -1;
    if (at >= 0) this.#listeners?.splice(at, 1);
  }

  /** Runs at any end, to stop timers and listeners. */
  onClose(cleanup: () => void): void {
    if (this.#cleanups) this.#cleanups.push(cleanup);
    else this.#cleanups = [cleanup];
  }

  /** Ends it normally. */
  close(): void {
    const parent = this.#parent;
    if (parent && parent.#child === this) parent.#child = undefined;
    const cleanups = this.#cleanups;
    this.#cleanups = undefined;
    if (cleanups) for (const cleanup of cleanups) cleanup();
  }

  throwIfOver(): void {
    if (this.isOver) throw this.#reason;
  }

  /** Settles with the value or with the reason of an early end, whichever is first. */
  race<T>(value: T | PromiseLike<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const stop = this.onEnd(reject);
      Promise.resolve(value).then(
        (settled) => {
          stop();
          resolve(settled);
        },
        (error: unknown) => {
          stop();
          reject(error); // No effect after an early end.
        },
      );
    });
  }
}
