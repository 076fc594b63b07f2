import { type CallSite, callSite, locate } from '../errors/call-site.ts';
import type { CallResponse, ResponseFacts } from '../operation/call.ts';

/** The data of a response with its status, headers and IDs. */
export interface WithResponse<T> {
  /** The value that the method resolves to without `withResponse()`. */
  readonly data: T;
  /** HTTP status. 0 if no request was necessary (an empty batch). */
  readonly status: number;
  /** Headers of the response. Empty if no request was necessary. */
  readonly headers: Headers;
  /** Correlation ID of the call, which errors and hooks also contain. */
  readonly callId: string;
  /** The server's ID of the request, if it sent one. */
  readonly requestId: string | undefined;
  /** Number of attempts, including the successful one. */
  readonly attempts: number;
}

/** The result of a call. The facts of its response are put together only on demand. */
export type Outcome<T> = WithResponse<T> | { readonly data: T; readonly response: ResponseFacts };

/** Creates the data of a response. */
export type ReadData<T> = (response: CallResponse) => T | Promise<T>;

/** Sets the place that made a call, for the stack of its error. */
let setSite: (promise: ApiPromise<unknown>, site: CallSite | undefined) => void;
/** Returns the place that made a call. */
export let siteOf: (promise: ApiPromise<unknown>) => CallSite | undefined;

/** The promise of a call's data. The call is sent at once and only once, awaited or not, as with `fetch`. */
export class ApiPromise<T> extends Promise<T> {
  /** The facts of the response, after it arrived. */
  #around: ResponseFacts | undefined;
  #site: CallSite | undefined;

  static {
    setSite = (promise, site) => {
      promise.#site = site;
    };
    siteOf = (promise) => promise.#site;
  }

  constructor(run: () => Promise<Outcome<T>>);
  /** @param read Creates the data from the response, which saves a promise for each call. */
  constructor(run: () => Promise<CallResponse>, read: ReadData<T>);
  constructor(run: () => Promise<Outcome<T> | CallResponse>, read?: ReadData<T>) {
    let resolve!: (data: T | Promise<T>) => void;
    let reject!: (reason: unknown) => void;
    super((resolves, rejects) => {
      resolve = resolves;
      reject = rejects;
    });
    awaitAsItIs();
    startNow(run).then(
      (came) => {
        try {
          if ('data' in came) {
            this.#around = 'response' in came ? came.response : came;
            resolve(came.data);
          } else if (read) {
            this.#around = came;
            resolve(read(came));
          }
        } catch (error) {
          reject(locate(error, this.#site));
        }
      },
      (error: unknown) => reject(locate(error, this.#site)),
    );
  }

  /** `then`, `catch` and `finally` return plain promises. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  /** Resolves to the data with status, headers and IDs of the response. */
  withResponse(): Promise<WithResponse<T>> {
    // This promise reports a failure. When the data is available, so are the facts.
    return this.then((data) => withResponse(data, this.#around as ResponseFacts));
  }
}

/** Notes who made a call. `entry` is the function of the runtime that returns the promise. */
export function calledFrom<P extends ApiPromise<unknown>>(promise: P, entry: unknown): P {
  setSite(promise, callSite(entry));
  return promise;
}

/**
 * Makes `await` use the promise without a wrapper, which requires the `constructor` of all promises. Not at import,
 * which must have no side effects. Not as a getter of the class either, because bundlers for older engines mistake it
 * for the constructor.
 */
function awaitAsItIs(): void {
  if (ApiPromise.prototype.constructor !== Promise) ApiPromise.prototype.constructor = Promise;
}

/** Starts at once. A synchronous error becomes a rejection. */
function startNow<T>(run: () => Promise<T>): Promise<T> {
  try {
    return run();
  } catch (error) {
    return Promise.reject(error);
  }
}

/** Adds the facts of the response to the data. */
export function withResponse<T>(data: T, response: ResponseFacts): WithResponse<T> {
  const { status, headers, callId, requestId, attempts } = response;
  return { data, status, headers, callId, requestId, attempts };
}
