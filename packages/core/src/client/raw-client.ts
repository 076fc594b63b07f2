import createClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import type { OperationDescriptor, SurfaceDescriptor } from '../operation/descriptor.ts';
import { ArgumentError, MalformedResponseError } from '../errors/index.ts';
import { isReadableStream } from '../content/chunks.ts';
import { writePath, writeQuery } from '../call/url.ts';
import type { Call, CallOptions } from '../operation/call.ts';
import { findUnsafeInteger } from '../call/json.ts';
import type { BodySource } from '../transport/transport.ts';
import { createRequest, writeBody } from '../call/request.ts';
import { runCall } from '../call/send.ts';
import { RunningCall } from '../call/running-call.ts';
import type { ReceivedResponse } from '../call/response.ts';
import type { Settings } from '../call/settings.ts';

/**
 * A minimal `Request` for openapi-fetch, which carries the call and can be sent repeatedly. Options of a `raw` call
 * become its members.
 */
class LightRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;

  constructor(url: string, init: { method?: string; headers?: Headers; body?: unknown; signal?: AbortSignal } = {}) {
    this.url = url;
    this.method = init.method ?? 'GET';
    this.headers = init.headers ?? new Headers();
    this.body = init.body;
    this.signal = init.signal;
  }

  /** Required by middleware of openapi-fetch. All members can be read twice. */
  clone(): this {
    return this;
  }
}

/** Options of a path-style call: the options of openapi-fetch and of a call. */
interface RawInit extends CallOptions {
  readonly params?: { readonly path?: Readonly<Record<string, string | number>>; readonly query?: object };
  readonly body?: unknown;
  readonly parseAs?: string;
  readonly bodySerializer?: unknown;
}

/** The response of a call, after it arrived. */
interface Opened {
  response?: Response;
}

/** A request on its way through openapi-fetch. */
interface RawRequest extends LightRequest {
  readonly rawCall: { readonly operation: OperationDescriptor; readonly init: RawInit; readonly opened: Opened };
}

type Method = (path: string, init?: object) => Promise<unknown>;

/** Values of `parseAs` with an unread body. */
const streamed: ReadonlySet<string | undefined> = /* @__PURE__ */ new Set(['stream', 'blob', 'arrayBuffer']);

/**
 * Creates the path-style client of openapi-fetch on the pipeline. An HTTP error is returned as `error`, and other
 * failures are thrown. A success without the promised JSON is retried and then thrown, as in typed methods. Options of
 * a call (`deadlineInMs`, `maxAttempts` …) go next to `params` and `body`.
 */
export function createRawClient<Paths extends {}>(surface: SurfaceDescriptor, settings: Settings): Client<Paths> {
  const operations = new Map(
    Object.values(surface.operations).map((operation) => [keyOf(operation.method, operation.path), operation]),
  );
  const fetch = async (request: RawRequest): Promise<Response> => {
    const { operation, init } = request.rawCall;
    refuseOtherHost(operation, request.url, settings.baseUrl);
    const call: Call = {
      operation,
      input: { path: init.params?.path, query: init.params?.query, body: init.body },
      options: optionsOf(init),
    };
    const { parseAs = 'json' } = init;
    const isListed = operations.get(keyOf(operation.method, operation.path)) === operation;
    const streams = operation.response === 'file' || streamed.has(parseAs);
    // Operations that aren't described promise nothing, and a caller that reads text accepts any.
    const isJson = isListed && operation.response === undefined && parseAs === 'json';
    const sent = createRequest(settings, call, {
      url: request.url,
      ownHeaders: request.headers,
      body: sourceOf(request),
      isForeign: false,
      reads: streams ? 'stream' : isJson ? 'json-or-nothing' : 'text',
      returnsErrors: true,
    });
    const running = new RunningCall(settings, call, sent);
    const response = await runCall(settings, running);
    const isText = !streams || response.status >= 300;
    const text = isText ? await response.text() : undefined;
    if (text !== undefined && response.status < 300 && isJsonResponse(response)) refuseRounding(text, running);
    if (text === undefined && isEmpty(response)) await response.discard(); // no code reads an empty body
    return (request.rawCall.opened.response = toWebResponse(response, text));
  };
  const client = createClient<Paths>({
    baseUrl: settings.baseUrl,
    // It replaces the platform's `Request` (see LightRequest).
    Request: LightRequest as unknown as typeof Request,
    fetch: fetch as unknown as (request: Request) => Promise<Response>,
  });
  const send = client.request as unknown as (method: string, path: string, init: object) => Promise<unknown>;
  const request = async (method: string, path: string, init: RawInit = {}): Promise<unknown> => {
    const operation = operations.get(keyOf(method.toUpperCase(), path)) ?? unlisted(method.toUpperCase(), path);
    refuseOwnWay(operation, init);
    const isOurs = init.body !== undefined && init.bodySerializer === undefined;
    const source = isOurs ? await writeBody(operation, init.body, optionsOf(init)) : undefined;
    const opened: Opened = {};
    try {
      return await send(method, path, {
        pathSerializer: (url: string, values: Readonly<Record<string, unknown>>) => writePath(operation, url, values),
        querySerializer: (query: object) => writeQuery(operation, query, { onlyKnown: false }),
        bodySerializer: () => source,
        ...init,
        params: { ...init.params, path: init.params?.path ?? {} },
        rawCall: { operation, init, opened },
      });
    } catch (error) {
      await opened.response?.body?.cancel().catch(() => undefined); // after a middleware threw
      if (!(error instanceof SyntaxError)) throw error;
      throw new MalformedResponseError(
        `${operation.id} responded with a body that isn't JSON. Pass \`parseAs: 'text'\` to read it.`,
        {
          operation: operation.id,
          method: operation.method,
          path: operation.path,
        },
      );
    }
  };
  const verb =
    (method: string): Method =>
    (path, init) =>
      request(method, path, init);
  const verbs = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'];
  // The types are the same as openapi-fetch's.
  return {
    ...client,
    request,
    ...Object.fromEntries(verbs.map((method) => [method, verb(method)])),
  } as unknown as Client<Paths>;
}

/** Options of openapi-fetch that would bypass the pipeline and send the credential to another host (T10). */
const ownWays = ['baseUrl', 'fetch', 'Request'] as const;

function refuseOwnWay({ id, method, path }: OperationDescriptor, init: object): void {
  for (const argument of ownWays) {
    if (!(argument in init)) continue;
    const message = `\`${argument}\` can't be set for one call. Create another client with it.`;
    throw new ArgumentError(message, { operation: id, method, path, argument });
  }
}

/**
 * Rejects a URL on another host, which an invalid path (`.example.com`, `@example.com`) or a middleware can create
 * (T10).
 */
function refuseOtherHost({ id, method, path }: OperationDescriptor, url: string, baseUrl: string): void {
  if (URL.canParse(url) && new URL(url).origin === new URL(baseUrl).origin) return;
  const message = `${id}: Path must start with '/'. To call another host, create another client.`;
  throw new ArgumentError(message, { operation: id, method, path, argument: 'path' });
}

function keyOf(method: string, path: string): string {
  return `${method} ${path}`;
}

/** Describes a path that isn't in the specs: no known limits, and only reads may be retried. */
function unlisted(method: string, path: string): OperationDescriptor {
  return {
    id: `${method} ${path}`,
    method: method as OperationDescriptor['method'], // any method of the caller
    path,
    body: 'json',
    bodyOptional: true,
    retry: method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? 'read' : 'unsafe',
  };
}

/** Returns the options of the call. Other options of openapi-fetch are ignored. */
function optionsOf(init: RawInit): CallOptions {
  const { headers: _, ...options } = init; // merged into the request
  return options;
}

/** Returns the body from the SDK's serializer or the caller's. */
function sourceOf({ body, rawCall }: RawRequest): BodySource | undefined {
  if (body === undefined || body === null) return undefined;
  if (rawCall.init.bodySerializer === undefined) return body as BodySource; // made by writeBody
  const own = body as string | Blob | FormData; // the types that a serializer of openapi-fetch may return
  return { contentType: undefined, body: () => own, replayable: !isReadableStream(own) };
}

function isJsonResponse(response: ReceivedResponse): boolean {
  return /[/+]json\b/i.test(response.headers.get('content-type') ?? '');
}

function refuseRounding(text: string, running: RunningCall): void {
  const unsafe = findUnsafeInteger(text);
  if (unsafe === undefined) return;
  throw new MalformedResponseError(
    `${running.call.operation.id} responded with an integer at ${unsafe.path} that a JavaScript number would round. Pass \`parseAs: 'text'\` and parse it yourself.`,
    running.facts(),
  );
}

function isEmpty({ status, headers }: ReceivedResponse): boolean {
  return status === 204 || status === 205 || status === 304 || headers.get('content-length') === '0';
}

/** Creates the `Response` that openapi-fetch and its callers expect. */
function toWebResponse(response: ReceivedResponse, text: string | undefined): Response {
  const { status, url } = response;
  const headers = new Headers([...response.headers].filter(([name]) => name !== 'content-encoding'));
  const built = new Response(isEmpty(response) ? null : text === undefined ? response.stream() : text, {
    status,
    headers,
  });
  Object.defineProperty(built, 'url', { value: url });
  return built;
}
