import { findUnsafeNumber } from '../call/json.ts';
import { readBody } from '../call/result.ts';
import { checkInput } from '../call/arguments.ts';
import type { Runtime } from '../call/runtime.ts';
import { throwLocated } from '../errors/call-site.ts';
import { ApiError } from '../errors/index.ts';
import type { Call, CallOptions, CallResponse } from '../operation/call.ts';
import { readCallOptions, readQuery, readRequestBody } from './fetch-arguments.ts';
import { operationFinder } from './find-operation.ts';
import { runtimeOf } from './runtime-of.ts';

/** A `fetch` that runs operations of a client. Its second argument takes options of `fetch` and options of a call. */
export type ClientFetch = (
  input: string | URL | Request,
  init?: RequestInit & Omit<CallOptions, 'headers' | 'signal'>,
) => Promise<Response>;

/**
 * Creates a `fetch` that runs operations of a client, for libraries that accept one: openapi-fetch, ky, hey-api. It
 * finds the operation by method and URL, and calls it as the typed method does, with token, limits, retries and
 * timeouts.
 *
 * - It resolves to a `Response` for every HTTP status, as `fetch` does. Retries and the renewal of the token come first.
 * - It rejects with the same typed error as the method if there is no valid response.
 * - It rejects a URL of another host, and one that no operation matches, before anything is sent.
 *
 * @param client A client, such as the result of `createHub`.
 * @throws {ArgumentError} If it isn't a client.
 * @example
 * ```ts
 * import { createFetch } from '@tradelane/core';
 *
 * const fetch = createFetch(hub);
 * const response = await fetch('/v2/orders?limit=10'); // with token, limits and retries
 * ```
 */
export function createFetch(client: object): ClientFetch {
  const runtime = runtimeOf(client);
  const find = operationFinder(runtime);
  const run: ClientFetch = async (input, init) => {
    // Not `instanceof`, because another library may have its own `Request`.
    const original = typeof input === 'object' && 'headers' in input ? input : undefined;
    const url = new URL(original?.url ?? String(input), runtime.settings.baseUrl);
    const { operation, path } = find((init?.method ?? original?.method ?? 'GET').toUpperCase(), url);
    const request = requestOf(original, url, init);
    const options = readCallOptions(request, init);
    const query = readQuery(operation, url.search);
    const body = await readRequestBody(operation, request);
    const call: Call = { operation, input: { path, query, body }, options, returnsErrors: true };
    checkInput(call, runtime.check);
    return (await cachedResponse(runtime, call)) ?? send(runtime, call);
  };
  return (input, init) => run(input, init).catch(throwLocated);
}

/** Members of `init` that change a request. The call itself reads the signal and its own options. */
const changes = ['method', 'headers', 'body'] as const;

function requestOf(original: Request | undefined, url: URL, init: RequestInit | undefined): Request {
  const changed = changes.filter((name) => init?.[name] !== undefined);
  if (original && changed.length === 0) return original;
  const own = Object.fromEntries(changed.map((name) => [name, init?.[name]]));
  // `duplex` is required for a body that is a stream, and has no effect on others.
  return new Request(original ?? url, { ...own, duplex: 'half' } as RequestInit);
}

/** Answers from the settings cache, if the client has one for this operation. */
async function cachedResponse(runtime: Runtime, call: Call): Promise<Response | undefined> {
  const cached = runtime.cached?.(call.operation, call.input, call.options);
  if (!cached) return undefined;
  try {
    const { data, status, headers } = await cached;
    return webResponse({ status, headers }, data === undefined ? null : JSON.stringify(data));
  } catch (error) {
    if (!(error instanceof ApiError) || !error.attempts) throw error; // nothing was sent
    const { status, body } = error;
    return webResponse({ status, headers: new Headers() }, typeof body === 'string' ? body : JSON.stringify(body));
  }
}

async function send(runtime: Runtime, call: Call): Promise<Response> {
  const response = await runtime.send(call);
  if (response.status >= 300 || call.operation.response === 'none') return webResponse(response, await response.text());
  if (call.operation.response === 'file') return fileResponse(response);
  const data = await readBody(call, response, runtime.check);
  if (data === undefined) return webResponse(response, null); // the status of a write decides, so its body may be anything
  const text = await response.text();
  // The data of a write has unsafe numbers as strings.
  return webResponse(response, findUnsafeNumber(text) ? JSON.stringify(data) : text);
}

async function fileResponse(response: CallResponse): Promise<Response> {
  const length = response.headers.get('content-length');
  if (length === '0') {
    await response.discard(); // no library reads an empty body
    return webResponse(response, null);
  }
  const opened = webResponse(response, response.stream());
  // A compressed transfer states its own length, not the length of the file.
  if (length !== null && !response.headers.has('content-encoding')) opened.headers.set('content-length', length);
  return opened;
}

/** Statuses of responses that have no body. */
const empty: ReadonlySet<number> = /* @__PURE__ */ new Set([204, 205, 304]);

/** Creates a `Response` with a body that is decompressed. */
function webResponse(
  from: Pick<CallResponse, 'status' | 'headers'> & { readonly url?: string },
  body: string | ReadableStream<Uint8Array> | null | undefined,
): Response {
  const { status, url = '' } = from;
  const headers = new Headers([...from.headers].filter(([name]) => !/^content-(?:encoding|length)$/.test(name)));
  const hasBody = !empty.has(status) && body !== '' && body !== null && body !== undefined;
  // openapi-fetch and ky read this header before they parse.
  if (!hasBody) headers.set('content-length', '0');
  const response = new Response(hasBody ? body : null, { status, headers });
  Object.defineProperty(response, 'url', { value: url });
  return response;
}
