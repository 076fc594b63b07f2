import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../src/sandbox.ts';
import { expectDocumented } from '../documented.ts';
import { type Json, keys } from './harness.ts';

// The examples of the documents must work in the demo world.

/** Credential by surface: a key, or a client of the hub. */
const callers: Readonly<Record<string, string>> = {
  hub: 'seller',
  'channel-platform': 'connector',
  account: 'connector',
  basket: keys.shopper,
  'marketplace-seller': keys.home,
  'services-seller': keys.home,
  'catalog-manager-seller': keys.home,
  'marketplace-operator': keys.operator,
  'services-operator': keys.operator,
  'catalog-manager-operator': keys.operator,
  'marketplace-front': keys.front,
  'services-front': keys.front,
  'catalog-manager-front': keys.front,
};

type Ask = (method: string, path: string, body?: Json) => Promise<{ readonly status: number; readonly json: Json }>;

/** Calls a surface of a sandbox with a path of its document. */
async function asking(sandbox: Sandbox, surface: string): Promise<Ask> {
  const { urls, credentials } = sandbox.info() as Json;
  const { url } = documents.get(surface).servers[0];
  const root = url.replaceAll(/\{(\w+)\}/g, (_: string, name: string) => urls[name]);
  const client = credentials[callers[surface] ?? ''];
  let authorization = callers[surface] ?? '';
  if (client !== undefined) {
    const { client_id, client_secret } = client;
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret });
    const token = await sandbox.fetch(`${urls.auth_url}/oauth/token`, { method: 'POST', body });
    authorization = `Bearer ${((await token.json()) as Json).access_token}`;
  }
  return async (method, path, body) => {
    const response = await sandbox.fetch(root + path, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true && text !== '';
    const json: Json = isJson ? JSON.parse(text) : undefined;
    expectDocumented(method, root + path, { status: response.status, body: json, authorization });
    return { status: response.status, json };
  };
}

/** Identifiers of the demo world by parameter name. */
const found: Readonly<Record<string, (sandbox: Sandbox) => Promise<string>>> = {
  action_id: async (sandbox) => {
    const ask = await asking(sandbox, 'hub');
    const body = { order_lines: [{ id: 'acme_ORD-1003-1', accepted: true }] };
    return (await ask('PUT', '/v2/orders/acme_ORD-1003/accept', body)).json.action_id;
  },
  token: (sandbox) => Promise.resolve(sandbox.info().world.link_token),
  return_id: async (sandbox) => {
    const ask = await asking(sandbox, 'hub');
    const list = '/v2/orders/returns?updated_from=2020-01-01T00:00:00Z&statuses=REQUEST_INITIATED';
    return (await ask('GET', list)).json.data[0].id;
  },
};

/** Examples that the demo world refuses, and why. */
const exceptions: Readonly<Record<string, { readonly status: number; readonly why: string }>> = {
  deleteOrderDocument: {
    status: 404,
    why: 'the example of the upload makes the document, and no world begins with it',
  },
};

const documents = new Map<string, Json>(
  Object.keys(callers).map((surface) => {
    const path = new URL(`../../../../specs/dist/${surface}.openapi.json`, import.meta.url);
    return [surface, JSON.parse(readFileSync(path, 'utf8'))];
  }),
);

interface Example {
  readonly surface: string;
  readonly id: string;
  readonly name: string;
  readonly method: string;
  readonly template: string;
  readonly parameters: readonly Json[];
  readonly body: Json;
}

/** Examples of JSON bodies. Form examples name files that don't exist. */
function* examplesOf(surface: string, document: Json): Generator<Example> {
  const step = (at: Json, key: string): Json => at[key.replaceAll('~1', '/')];
  const resolve = (node: Json): Json =>
    node?.$ref === undefined ? node : resolve(node.$ref.slice(2).split('/').reduce(step, document));
  for (const [template, item] of Object.entries<Json>(document.paths))
    for (const [method, operation] of Object.entries<Json>(item)) {
      const content = Object.entries<Json>(resolve(operation.requestBody)?.content ?? {});
      const media = content.find(([type]) => type.includes('json'))?.[1] ?? {};
      const named = Object.entries<Json>(media.examples ?? {}).map(
        ([name, one]) => [name, resolve(one).value] as const,
      );
      for (const [name, body] of media.example === undefined ? named : [['the only', media.example] as const])
        yield {
          surface,
          id: operation.operationId,
          name,
          method: method.toUpperCase(),
          template,
          parameters: (operation.parameters ?? []).map(resolve),
          body,
        };
    }
}

const examples = [...documents].flatMap(([surface, document]) => [...examplesOf(surface, document)]);

/** The path of an example, with identifiers of the demo world. */
async function pathOf(
  sandbox: Sandbox,
  { template, parameters }: Pick<Example, 'template' | 'parameters'>,
): Promise<string> {
  const query = new URLSearchParams();
  let path = template;
  for (const { name, in: place, required, example: value } of parameters) {
    if (place !== 'path' && !required) continue;
    const fitting = (await found[name]?.(sandbox)) ?? value;
    if (place === 'query') query.set(name, fitting);
    else path = path.replace(`{${name}}`, encodeURIComponent(fitting));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

describe('examples of request bodies', () => {
  it.each(examples)('$surface $id, $name: is taken by the demo world', async (example) => {
    const { surface, id, method, template, parameters, body } = example;
    const sandbox = createSandbox({ clock: { now: () => Date.parse('2026-03-04T12:00:00Z') } });
    const path = await pathOf(sandbox, { template, parameters });
    const ask = await asking(sandbox, surface);
    const { status, json } = await ask(method, path, body);
    const refused = exceptions[id];
    if (refused === undefined) expect(status, `${path}: ${JSON.stringify(json)}`).toBeLessThan(300);
    else expect(status, refused.why).toBe(refused.status);
  });

  it('the rejected examples still exist', () => {
    const known = new Set(examples.map(({ id }) => id));
    expect(Object.keys(exceptions).filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('undocumented fields of requests', () => {
  /** The value with an undocumented field in every object. */
  const extended = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(extended);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([name, one]) => [name, extended(one)]);
    return { ...Object.fromEntries(fields), undocumented_field: 'x' };
  };

  it.each([...documents.keys()])('no response of %s repeats them', async (surface) => {
    const sandbox = createSandbox();
    const ask = await asking(sandbox, surface);
    for (const { method, body, ...example } of examples.filter((one) => one.surface === surface))
      await ask(method, await pathOf(sandbox, example), extended(body));
    for (const [template, { get }] of Object.entries<Json>(documents.get(surface).paths))
      if (get !== undefined && !template.includes('{')) await ask('GET', template);
  });
});
