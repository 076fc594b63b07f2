import { callSite, type CallSite, locate } from '@tradelane/core/runtime';

/**
 * A promise that starts its work when it is first used, and only once. It is a real promise, so linters find one that
 * isn't awaited.
 */
export class LazyPromise<T> extends Promise<T> {
  readonly #run: () => Promise<T>;
  #outcome: Promise<T> | undefined;
  readonly #site: CallSite | undefined;

  constructor(run: () => Promise<T>) {
    super(() => undefined); // Never settles: `then` uses the promise of the work.
    this.#run = run;
    this.#site = callSite(new.target);
  }

  /** `then`, `catch` and `finally` return plain promises. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  /** Starts the work, if necessary, and returns its promise. */
  start(): Promise<T> {
    this.#outcome ??= this.located(this.#run());
    return this.#outcome;
  }

  /** Sets the stack of errors of the work to the stack of the code that created this promise. */
  protected located<R>(work: Promise<R>): Promise<R> {
    return work.catch((error: unknown) => {
      throw locate(error, this.#site);
    });
  }

  // oxlint-disable-next-line unicorn/no-thenable -- `catch`, `finally` and `await` come here as well
  override then<Fulfilled = T, Rejected = never>(
    onFulfilled?: ((value: T) => Fulfilled | PromiseLike<Fulfilled>) | null,
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Fulfilled | Rejected> {
    return this.start().then(onFulfilled, onRejected);
  }
}
