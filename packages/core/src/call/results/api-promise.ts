/** The data of a response together with what travelled around it. */
export interface WithResponse<T> {
  /** What the method resolves to without `withResponse()`. */
  readonly data: T;
  /** HTTP status; 0 where nothing had to be sent (an empty batch). */
  readonly status: number;
  /** Headers of the response; empty where nothing had to be sent. */
  readonly headers: Headers;
  /** Correlation id of the call, the one that errors and hooks carry. */
  readonly callId: string;
  /** The server's own id of the request, where it gave one. */
  readonly requestId: string | undefined;
  /** How often the request was sent, the successful attempt included. */
  readonly attempts: number;
}

/**
 * The outcome of one operation: a promise of its data. The call is sent when it is made, awaited or not, as `fetch` does, and
 * once however often it is asked.
 */
export class ApiPromise<T> extends Promise<T> {
  readonly #outcome: Promise<WithResponse<T>>;

  constructor(run: () => Promise<WithResponse<T>>) {
    const outcome = startNow(run);
    super((resolve, reject) => {
      outcome.then(({ data }) => resolve(data), reject);
    });
    this.#outcome = outcome;
  }

  /** What `then`, `catch` and `finally` give are promises like any other. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  /** The data with status, headers and ids of the response. */
  withResponse(): Promise<WithResponse<T>> {
    this.catch(() => undefined); // whoever asks for this one hears of a failure here
    return this.#outcome.then(plainOf);
  }
}

/** Runs at once; what is thrown on the way there rejects like everything else. */
function startNow<T>(run: () => Promise<T>): Promise<T> {
  try {
    return run();
  } catch (error) {
    return Promise.reject(error);
  }
}

/** All members as fields, to be shown, spread and compared; an outcome may make some of them up when it is asked for them. */
function plainOf<T>({ data, status, headers, callId, requestId, attempts }: WithResponse<T>): WithResponse<T> {
  return { data, status, headers, callId, requestId, attempts };
}
