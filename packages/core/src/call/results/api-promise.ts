/** The data of a response together with what travelled around it. */
export interface WithResponse<T> {
  readonly data: T;
  /** HTTP status; 0 where nothing had to be sent (an empty batch). */
  readonly status: number;
  readonly headers: Headers;
  /** Correlation id of the call, the one that errors and hooks carry. */
  readonly callId: string;
  /** The server's own id of the request, where it gave one. */
  readonly requestId: string | undefined;
  /** How often the request was sent, the successful attempt included. */
  readonly attempts: number;
}

/**
 * The outcome of one operation. Nothing is sent before somebody asks (`await`, `then`, `withResponse`), and it is sent
 * exactly once however often it is asked.
 */
export class ApiPromise<T> implements Promise<T> {
  readonly [Symbol.toStringTag]: string = 'ApiPromise';
  readonly #run: () => Promise<WithResponse<T>>;
  #outcome: Promise<WithResponse<T>> | undefined;

  constructor(run: () => Promise<WithResponse<T>>) {
    this.#run = run;
  }

  /** The data with status, headers and ids of the response. */
  withResponse(): Promise<WithResponse<T>> {
    this.#outcome ??= startNow(this.#run);
    return this.#outcome;
  }

  // oxlint-disable-next-line unicorn/no-thenable -- being awaitable is what this class is for
  then<Fulfilled = T, Rejected = never>(
    onFulfilled?: ((value: T) => Fulfilled | PromiseLike<Fulfilled>) | null,
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Fulfilled | Rejected> {
    return this.withResponse()
      .then((outcome) => outcome.data)
      .then(onFulfilled, onRejected);
  }

  catch<Rejected = never>(
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<T | Rejected> {
    return this.then(undefined, onRejected);
  }

  finally(onFinally?: (() => void) | null): Promise<T> {
    return this.then().finally(onFinally);
  }
}

/** Runs at once; what is thrown on the way there rejects like everything else. */
async function startNow<T>(run: () => Promise<T>): Promise<T> {
  return run();
}
