import createClient from 'openapi-fetch';
import { type FormEncoder, writeBody } from '../arguments/body.ts';
import { writePath } from '../arguments/path.ts';
import { writeQuery } from '../arguments/query.ts';
import type { Answer, Call, Send } from '../call.ts';
import type { Settings } from '../config/settings.ts';
import { ArgumentError } from '../errors/index.ts';
import type { BodySource } from './body-source.ts';
import { exchangeOf } from './exchange-of.ts';
import { LightRequest } from './light-request.ts';
import { runCall } from './pipeline.ts';

/** What a typed call carries through openapi-fetch. */
interface TypedRequest extends LightRequest {
  readonly call: Call;
  readonly source: BodySource | undefined;
}

/** Enough of a `Response` for openapi-fetch to hand it back unread. */
interface TypedResponse {
  readonly ok: true;
  readonly status: 204;
  readonly headers: { get(): null };
  readonly answer: Answer;
}

type RequestMethod = (method: string, path: string, init: object) => Promise<{ readonly response: TypedResponse }>;

const noHeaders: TypedResponse['headers'] = { get: () => null };

/** The way of every typed call: arguments are checked and written, openapi-fetch builds the URL, the pipeline does the rest. */
export function createSend(settings: Settings, encodeForm: FormEncoder | undefined): Send {
  const fetch = async (request: TypedRequest): Promise<TypedResponse> => {
    const { call, source, url } = request;
    const answer = await runCall(
      settings.parts,
      exchangeOf(settings, { call, source, url, streams: call.operation.answer === 'file', returnsErrors: false }),
    );
    return { ok: true, status: 204, headers: noHeaders, answer };
  };
  const client = createClient({
    baseUrl: settings.baseUrl,
    // Both stand in for the platform's own: see LightRequest and TypedResponse.
    Request: LightRequest as unknown as typeof Request,
    fetch: fetch as unknown as (request: Request) => Promise<Response>,
    bodySerializer: noBody,
  });
  const send = client.request as unknown as RequestMethod;
  return async (call) => {
    const { operation, input } = call;
    checkDestination(call);
    const source = writeBody(operation, input.body, call.options, encodeForm);
    const onlyKnown = call.followUpPage !== true;
    const { response } = await send(operation.method, input.url ?? operation.path, {
      ...(input.url === undefined ? undefined : { baseUrl: '/' }),
      params: { path: input.path ?? {}, query: input.query ?? {} },
      pathSerializer: (url: string, values: Readonly<Record<string, unknown>>) =>
        input.url === undefined ? writePath(operation, url, values) : input.url,
      querySerializer: (query: object) => (input.url === undefined ? writeQuery(operation, query, { onlyKnown }) : ''),
      call,
      source,
    });
    return response.answer;
  };
}

/** The body goes beside the request, as a source that can be opened again. */
function noBody(): undefined {
  return undefined;
}

/** An operation either has a path of its own, or its URL comes from another answer (TL05). */
function checkDestination({ operation, input }: Call): void {
  const { url } = input;
  const fault =
    url === undefined
      ? operation.path === '' && 'needs the URL that another answer gave'
      : !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)
        ? 'needs an absolute URL'
        : false;
  if (fault !== false) {
    throw new ArgumentError(`${operation.id} ${fault}.`, {
      argument: 'url',
      operation: operation.id,
      method: operation.method,
      path: operation.path,
    });
  }
}
