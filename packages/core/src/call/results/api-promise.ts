import type { ResponseFacts } from '../call.ts';

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

/** What a call comes to. What travelled around the data is put together for those who ask. */
export type Outcome<T> = WithResponse<T> | { readonly data: T; readonly response: ResponseFacts };

/**
 * The outcome of one operation: a promise of its data. The call is sent when it is made, awaited or not, as `fetch` does, and
 * once however often it is asked.
 */
export class ApiPromise<T> extends Promise<T> {
  readonly #outcome: Promise<Outcome<T>>;

  constructor(run: () => Promise<Outcome<T>>) {
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
    return this.#outcome.then((outcome) =>
      'response' in outcome ? withResponse(outcome.data, outcome.response) : outcome,
    );
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

/** The data with what travelled around it. */
export function withResponse<T>(data: T, response: ResponseFacts): WithResponse<T> {
  const { status, headers, callId, requestId, attempts } = response;
  return { data, status, headers, callId, requestId, attempts };
}
