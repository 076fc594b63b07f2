/**
 * A promise that starts its work when it is first used, and only once. It is a real promise, so linters find one that
 * isn't awaited.
 */
export class LazyPromise<T> extends Promise<T> {
  readonly #run: () => Promise<T>;
  #outcome: Promise<T> | undefined;

  constructor(run: () => Promise<T>) {
    super(() => undefined); // never settled: `then` uses the promise of the work
    this.#run = run;
  }

  /** `then`, `catch` and `finally` return plain promises. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  /** Starts the work, if necessary, and returns its promise. */
  start(): Promise<T> {
    this.#outcome ??= this.#run();
    return this.#outcome;
  }

  // oxlint-disable-next-line unicorn/no-thenable -- `catch`, `finally` and `await` come here as well
  override then<Fulfilled = T, Rejected = never>(
    onFulfilled?: ((value: T) => Fulfilled | PromiseLike<Fulfilled>) | null,
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Fulfilled | Rejected> {
    return this.start().then(onFulfilled, onRejected);
  }
}
