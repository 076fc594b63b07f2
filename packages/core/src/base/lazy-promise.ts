/**
 * A promise whose work starts when somebody first asks for its outcome, and once however often it is asked. A real one, so that a linter
 * sees one that nobody awaits.
 */
export class LazyPromise<T> extends Promise<T> {
  readonly #run: () => Promise<T>;
  #outcome: Promise<T> | undefined;

  constructor(run: () => Promise<T>) {
    super(() => undefined); // settled by nobody: whoever asks is given the outcome of the work
    this.#run = run;
  }

  /** What `then`, `catch` and `finally` give are promises like any other. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  /** Starts, where nobody has asked yet, and gives the outcome. */
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
