import type { OperationDescriptor } from '../operation/descriptor.ts';
import type { Runtime } from './runtime.ts';
import { type CallSite, callSite, locate } from '../errors/call-site.ts';
import type {
  CallInput,
  CallOptions,
  CallResponse,
  ResponseFacts,
  WithResponse,
  Call,
  Send,
  ResponseCheck,
  JsonReading,
} from '../operation/call.ts';
import { malformedResponse } from '../errors/index.ts';
import { isRecorded } from './captured-call.ts';
import { mayBeNothing, readJson } from './json.ts';
import { checkBatchLimit } from './arguments.ts';

/** Sets the place that made a call, for the stack of its error. */
let setSite: (promise: ApiPromise<unknown>, site: CallSite | undefined) => void;
/** Returns the place that made a call. */
export let siteOf: (promise: ApiPromise<unknown>) => CallSite | undefined;

/** The promise of a call's data. The call is sent at once and only once, awaited or not, as with `fetch`. */
export class ApiPromise<T> extends Promise<T> {
  /** The result, after the response arrived. */
  #result: WithResponse<T> | undefined;
  #site: CallSite | undefined;

  static {
    setSite = (promise, site) => {
      promise.#site = site;
    };
    siteOf = (promise) => promise.#site;
  }

  /** @param run Starts the call at once. Its error gets the stack of the code that made the call. */
  constructor(run: () => Promise<WithResponse<T>>) {
    let resolve!: (data: T) => void;
    let reject!: (reason: unknown) => void;
    super((resolves, rejects) => {
      resolve = resolves;
      reject = rejects;
    });
    awaitAsItIs();
    run().then(
      (result) => {
        this.#result = result;
        resolve(result.data);
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
    // This promise reports a failure. When the data is available, so is the result.
    return this.then(() => this.#result as WithResponse<T>);
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

/** Adds the facts of the response to the data. */
export function withResponse<T>(data: T, response: ResponseFacts): WithResponse<T> {
  const { status, headers, callId, requestId, attempts } = response;
  return { data, status, headers, callId, requestId, attempts };
}

/** Calls an operation that returns JSON or nothing. */
export function call<T>(
  runtime: Runtime,
  operation: OperationDescriptor,
  input: CallInput,
  options?: CallOptions,
): ApiPromise<T> {
  if (isRecorded(options, { runtime, operation, input })) return unsent();
  const cached = runtime.cached?.<T>(operation, input, options);
  const result = cached
    ? new ApiPromise(() => cached)
    : // Copied, because each attempt reads the options and the caller may change the object.
      callResult<T>(runtime.send, { operation, input, options: { ...options } }, runtime.check);
  return calledFrom(result, call);
}

/** The promise of a call that was recorded and not sent. It stays pending. */
export function unsent<T>(): ApiPromise<T> {
  return new ApiPromise<T>(() => new Promise(() => undefined));
}

/** Sends the call and resolves to the parsed response, or to undefined if the operation returns nothing. */
export function callResult<T>(send: Send, call: Call, check?: ResponseCheck): ApiPromise<T> {
  return new ApiPromise<T>(async () => {
    checkBatchLimit(call);
    const response = await send(call);
    const reading = response.json ?? (await readText(call, response));
    // The generated type is trusted, except for the parts that `check` examines (E04, E05).
    return withResponse(dataOf(call, response, reading, check) as T, response);
  });
}

/**
 * Parses the body of a success. A 204 is empty if the operation documents one (CM11). Any other body must be JSON,
 * unless the operation returns nothing. The status of a write decides, so its data may be `undefined`.
 * @throws {MalformedResponseError} If it is a web page or truncated JSON, which leaves the outcome of a write unknown.
 * If the response of a read isn't JSON or contains an integer that would be rounded.
 */
export async function readBody(call: Call, response: CallResponse, check?: ResponseCheck): Promise<unknown> {
  return dataOf(call, response, response.json ?? (await readText(call, response)), check);
}

function dataOf(
  call: Call,
  response: CallResponse,
  reading: JsonReading | undefined,
  check: ResponseCheck | undefined,
): unknown {
  if (!reading) return undefined;
  if (!reading.ok) throw malformedResponse(call, response, reading.detail);
  check?.(call, response, reading.value);
  return reading.value;
}

/** Reads a body that wasn't parsed yet. Undefined if there is none. */
async function readText(call: Call, response: CallResponse): Promise<JsonReading | undefined> {
  const { operation } = call;
  const text = await response.text();
  if (operation.response === 'none' || (mayBeNothing(call, response.status) && text.trim() === '')) return undefined;
  return readJson(text, response.status, operation.method !== 'GET');
}
