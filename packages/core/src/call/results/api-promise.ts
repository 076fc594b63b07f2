import type { CallResponse, ResponseFacts } from '../call.ts';

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

/** Makes the data of a response. */
export type ReadData<T> = (response: CallResponse) => T | Promise<T>;

/**
 * The outcome of one operation: a promise of its data. The call is sent when it is made, awaited or not, as `fetch` does, and
 * once however often it is asked.
 */
export class ApiPromise<T> extends Promise<T> {
  /** What travelled around the data, once that is there. */
  #around: ResponseFacts | undefined;

  constructor(run: () => Promise<Outcome<T>>);
  /** @param read makes the data of the response, in place of `run`: one promise less for each call */
  constructor(run: () => Promise<CallResponse>, read: ReadData<T>);
  constructor(run: () => Promise<Outcome<T> | CallResponse>, read?: ReadData<T>) {
    let resolve!: (data: T | Promise<T>) => void;
    let reject!: (reason: unknown) => void;
    super((resolves, rejects) => {
      resolve = resolves;
      reject = rejects;
    });
    awaitAsItIs();
    startNow(run).then((came) => {
      try {
        if ('data' in came) {
          this.#around = 'response' in came ? came.response : came;
          resolve(came.data);
        } else if (read) {
          this.#around = came;
          resolve(read(came));
        }
      } catch (error) {
        reject(error);
      }
    }, reject);
  }

  /** What `then`, `catch` and `finally` give are promises like any other. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  /** The data with status, headers and ids of the response. */
  withResponse(): Promise<WithResponse<T>> {
    // Whoever asks for this one hears of a failure here. The data is there when what is around it is.
    return this.then((data) => withResponse(data, this.#around as ResponseFacts));
  }
}

/**
 * `await` takes a promise as it is, without a wrapper, where its `constructor` is that of all promises. Neither at import, which is to have no side
 * effects, nor as a getter of the class, which bundlers that rewrite classes for older engines take for the constructor itself.
 */
function awaitAsItIs(): void {
  if (ApiPromise.prototype.constructor !== Promise) ApiPromise.prototype.constructor = Promise;
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
