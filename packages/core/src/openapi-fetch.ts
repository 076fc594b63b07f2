/**
 * Calls by path instead of by method, with the types of openapi-fetch.
 * @module
 */
import createClient, { type Client } from 'openapi-fetch';
import { refuseBody } from './call/arguments.ts';
import { writeJson } from './call/json.ts';
import { writePath, writeQuery } from './call/url.ts';
import { createFetch } from './client/create-fetch.ts';
import { runtimeOf } from './client/runtime-of.ts';
import { type FileInput, fileSource, isFileInput } from './content/file-input.ts';
import { textOf } from './call/multipart.ts';
import { isDate } from './platform/platform.ts';
import type { OperationDescriptor } from './operation/descriptor.ts';

/** Stands for the operation in errors of values that are written before `createFetch` finds it. */
const call: OperationDescriptor = { id: 'openapi-fetch', method: 'GET', path: '' };

/**
 * Creates an openapi-fetch client that calls through a client, with its token, limits, retries and timeouts. Bodies with
 * files are objects, as in the methods. It has the options and results of openapi-fetch, and `createFetch` describes what
 * rejects.
 *
 * @param client A client, such as the result of `createHub`. Its package exports the type `paths`.
 * @throws {ArgumentError} If it isn't a client.
 * @example
 * ```ts
 * import { createPathClient } from '@tradelane/core/openapi-fetch';
 * import { createHub, hubOptionsFromEnv, type paths } from '@tradelane/hub';
 *
 * const byPath = createPathClient<paths>(createHub(hubOptionsFromEnv()));
 * const { data, error } = await byPath.GET('/v2/orders', { params: { query: { limit: 10 } } });
 * ```
 */
export function createPathClient<Paths extends object>(client: object): Client<Paths> {
  return createClient<Paths>({
    baseUrl: runtimeOf(client).settings.baseUrl,
    fetch: createFetch(client),
    pathSerializer: (template, values) => writePath(call, template, values),
    querySerializer: (query) => writeQuery(call, query as object, { onlyKnown: false }),
    bodySerializer: writeBody,
  });
}

function writeBody(body: unknown): string | FormData {
  const parts = Object.entries(Object(body) as Readonly<Record<string, unknown>>);
  if (body instanceof FormData || !parts.some(([, value]) => [value].flat().some(isFileInput)))
    return body instanceof FormData ? body : writeJson(call, body);
  const form = new FormData();
  for (const [name, value] of parts) {
    const values: readonly unknown[] = [value].flat();
    if (values.length > 0 && values.every(isFileInput))
      for (const file of values) form.append(name, ...fileOf(name, file));
    else if (value !== undefined && value !== null)
      form.append(
        name,
        typeof value === 'object' && !isDate(value) ? writeJson(call, value, `$.${name}`) : textOf(value),
      );
  }
  return form;
}

function fileOf(part: string, input: FileInput): [Blob, string] {
  const { name, type, content } = fileSource(input);
  if ('open' in content)
    throw refuseBody(
      call,
      `$.${part}`,
      'The file is a stream, which a form reads into memory. Call the method instead.',
    );
  return [new Blob([content as Blob], { type }), name];
}
