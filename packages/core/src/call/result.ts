import type { OperationDescriptor } from '../operation/descriptor.ts';
import type { Runtime } from './runtime.ts';
import { locate, siteOfCall, throwLocated } from '../errors/call-site.ts';
import type {
  CallInput,
  CallOptions,
  CallResponse,
  ResponseFacts,
  WithResponse,
  Call,
  Send,
  BodyCheck,
  JsonReading,
} from '../operation/call.ts';
import { malformedResponse } from '../errors/index.ts';
import { mayBeNothing, readJson } from './json.ts';
import { checkInput } from './arguments.ts';

/** The data of a response with its facts, or the same in one object. */
type Outcome<T> = { readonly data: T; readonly response: ResponseFacts } | WithResponse<T>;

/** The promise of a call's data. The call is sent at once and only once, awaited or not, as with `fetch`. */
export class ApiPromise<T> extends Promise<T> {
  readonly #outcome: Promise<Outcome<T>>;

  /** @param run Starts the call at once. Its error gets the stack of the code that awaits this promise. */
  constructor(run: () => Promise<Outcome<T>>) {
    let resolve!: (data: T) => void;
    let reject!: (reason: unknown) => void;
    super((resolves, rejects) => {
      resolve = resolves;
      reject = rejects;
    });
    awaitAsItIs();
    const site = siteOfCall(new.target);
    this.#outcome = run();
    const data = this.#outcome.then(readData, site ? (error) => Promise.reject(locate(error, site)) : throwLocated);
    // V8 follows these two functions from a failure to the code that awaits this promise, but not functions around them.
    data.then(resolve, reject);
  }

  /** `then`, `catch` and `finally` return plain promises. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  /** Resolves to the data with status, headers and IDs of the response. */
  withResponse(): Promise<WithResponse<T>> {
    // This promise reports a failure.
    return this.then(() => this.#outcome).then(readFacts);
  }
}

function readData<T>({ data }: Outcome<T>): T {
  return data;
}

function readFacts<T>(outcome: Outcome<T>): WithResponse<T> {
  return 'response' in outcome ? withResponse(outcome.data, outcome.response) : outcome;
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
  const cached = runtime.cached?.<T>(operation, input, options);
  if (cached) return new ApiPromise(() => cached);
  // Copied, because each attempt reads the options and the caller may change the object.
  return callResult<T>(runtime.send, { operation, input, options: { ...options } }, runtime.check);
}

/** Sends the call and resolves to the parsed response, or to undefined if the operation returns nothing. */
export function callResult<T>(send: Send, call: Call, check?: BodyCheck): ApiPromise<T> {
  return new ApiPromise<T>(async () => {
    checkInput(call, check);
    const response = await send(call);
    const reading = response.json ?? (await readText(call, response));
    // The generated type is trusted, except for the parts that `check` examines (E04, E05).
    const data = dataOf(call, response, reading, check) as T;
    void response.discard(); // The promise keeps the response, but not its text.
    return { data, response };
  });
}

/**
 * Parses the body of a success. A 204 is empty if the operation documents one (CM11). Any other body must be JSON,
 * unless the operation returns nothing. The status of a write decides, so its data may be `undefined`.
 * @throws {MalformedResponseError} If it is a web page or truncated JSON, which leaves the outcome of a write unknown.
 * If the response of a read isn't JSON or contains an integer that would be rounded.
 */
export async function readBody(call: Call, response: CallResponse, check?: BodyCheck): Promise<unknown> {
  return dataOf(call, response, response.json ?? (await readText(call, response)), check);
}

function dataOf(
  call: Call,
  response: CallResponse,
  reading: JsonReading | undefined,
  check: BodyCheck | undefined,
): unknown {
  if (!reading) return undefined;
  if (!reading.ok) throw malformedResponse(call, response, reading.detail);
  check?.response(call, response, reading.value);
  return reading.value;
}

/** Reads a body that wasn't parsed yet. Undefined if there is none. */
async function readText(call: Call, response: CallResponse): Promise<JsonReading | undefined> {
  const { operation } = call;
  const text = await response.text();
  if (operation.response === 'none' || (mayBeNothing(call, response.status) && text.trim() === '')) return undefined;
  return readJson(text, response.status, operation.method !== 'GET');
}
