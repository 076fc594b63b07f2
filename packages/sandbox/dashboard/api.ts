import type { Info } from '../src/domains/info.ts';
import type { Exchange } from '../src/http/journal.ts';
import type { Surface } from '../src/operations/table.ts';

export type { Exchange, Info, Surface };

function jsonOf(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Data that forms and refusals need. `scripts/generate/dashboard.ts` writes it. */
export interface PageData {
  /** Schemas and examples of operations. */
  readonly forms: Readonly<
    Record<string, { readonly isForm: boolean; readonly schema: Schema; readonly example?: unknown }>
  >;
  /** Statements of rules. */
  readonly rules: Readonly<Record<string, string>>;
}

/** The part of a schema that a form shows. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly format?: string;
  /** Values to choose from, next to any other. */
  readonly examples?: Iterable<string>;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

let pageData: Promise<PageData> | undefined;

/** Reads the data once, when it is first needed. */
export const readPageData = (): Promise<PageData> =>
  (pageData ??= fetch('/dashboard.json')
    .then((response) => response.json() as Promise<PageData>)
    .catch((error: unknown) => {
      pageData = undefined;
      throw error;
    }));

/**
 * Calls the control API of the page's sandbox, and reads the response. control.openapi.yaml describes it. A file is sent
 * as it is. The page learns whether the sandbox was reached.
 */
export async function control<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/__sandbox/${path}`, {
    method,
    ...(body !== undefined && {
      body: body instanceof Blob ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  }).catch(() => undefined);
  dispatchEvent(new CustomEvent('reached', { detail: response !== undefined }));
  if (response === undefined) throw new Error('The sandbox does not respond. Your change may not have been made.');
  return readOrThrow(response.status, await response.text()) as T;
}

/** The JSON of a response. @throws {Error} With the sandbox's message, if it is a refusal. */
function readOrThrow(status: number, text: string): unknown {
  const json = jsonOf(text);
  if (status < 400) return json;
  throw new Error(
    (json as { readonly message?: string } | undefined)?.message ?? `The sandbox responded with ${status}.`,
  );
}

/** A caller that the page can act as. */
export interface Role {
  readonly name: string;
  /** Surfaces that it usually calls. */
  readonly calls?: RegExp;
  readonly client?: { readonly client_id: string; readonly client_secret: string };
  /** Value of the header `Authorization`. */
  readonly authorization?: string;
}

/** The callers of a sandbox: clients of the hub, shops, the operator, the storefront and a shopper. */
export function rolesOf({ credentials }: Info): readonly Role[] {
  const { seller, connector, limited, shops, accountant, operator, front, basket } = credentials;
  return [
    { name: 'Seller (hub)', calls: /^hub$/, client: seller },
    { name: 'Connector (hub)', calls: /^(?:channel-platform|account)$/, client: connector },
    { name: 'Client with one scope (hub)', client: limited },
    ...shops.map(({ shop_id, api_key }) => ({
      name: `Shop ${shop_id}`,
      calls: /-seller$/,
      authorization: api_key,
    })),
    { name: `Accountant of shop ${accountant.shop_id}`, authorization: accountant.api_key },
    { name: 'Operator', calls: /-operator$/, authorization: operator.api_key },
    { name: 'Storefront', calls: /-front$/, authorization: front.api_key },
    { name: 'Shopper', calls: /^basket$/, authorization: `Bearer ${basket.bearer}` },
  ];
}

const tokens = new Map<string, string>();

async function authorizationOf({ authorization, client }: Role, { urls }: Info, isNew: boolean): Promise<string> {
  if (client === undefined) return authorization ?? '';
  const { client_id, client_secret } = client;
  const known = tokens.get(client_id);
  if (known !== undefined && !isNew) return known;
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret });
  const response = await fetch(`${urls.auth_url}/oauth/token`, { method: 'POST', body });
  const { access_token } = (await response.json()) as { readonly access_token?: string };
  const token = `Bearer ${access_token ?? ''}`;
  tokens.set(client_id, token);
  return token;
}

export interface Sent {
  readonly status: number;
  readonly text: string;
}

/** A request of a caller. Parts become a form. */
export interface Call {
  readonly method: string;
  /** Path below the origin. */
  readonly path: string;
  readonly body?: unknown;
  readonly parts?: Readonly<Record<string, unknown>>;
}

/** A form with a file for each text, and JSON for other parts. */
export function formOf(parts: NonNullable<Call['parts']>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts))
    for (const one of [part].flat())
      if (typeof one !== 'string') form.append(name, new Blob([JSON.stringify(one)], { type: 'application/json' }));
      else form.append(name, new File([one], one.startsWith('%PDF') ? `${name}.pdf` : `${name}.csv`));
  return form;
}

/** Sends a request as a caller, with a new token if the first one is no longer valid. */
export async function send(role: Role, info: Info, { method, path, body, parts }: Call): Promise<Sent> {
  const attempt = async (isNew: boolean): Promise<Response> => {
    return fetch(location.origin + path, {
      method,
      headers: {
        authorization: await authorizationOf(role, info, isNew),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(parts !== undefined && { body: formOf(parts) }),
    });
  };
  let response = await attempt(false);
  if (response.status === 401 && role.client !== undefined) response = await attempt(true);
  return { status: response.status, text: await response.text() };
}

/** Sends a request of a form, and reads the response. @throws {Error} With the sandbox's message, if it is refused. */
export async function sendOrThrow(role: Role, info: Info, call: Call): Promise<unknown> {
  const { status, text } = await send(role, info, call);
  return readOrThrow(status, text);
}

/** Characters that a terminal obeys when a text is pasted, or that reverse its direction. */
const unsafe = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]/g; // oxlint-disable-line no-control-regex -- they are escaped

/** Writes these characters as escapes, which programs and shells read. */
const escaped = (text: string): string =>
  text.replaceAll(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** These characters, and the ones that `printf`, a shell or its history reads. */
const unsafeInShell = new RegExp(String.raw`${unsafe.source}|[\\'%!]|^-`, 'g');

/** Bytes of a text in octal. */
const octal = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');

/**
 * Quotes a text so that bash, dash, fish and zsh read the same. fish reads a backslash within quotes, and dash doesn't
 * know `$'…'`.
 */
function quoted(text: string): string {
  if (text.search(unsafe) < 0) return `'${text.replaceAll(/[\\']/g, String.raw`'\$&'`)}'`;
  return `"$(printf '${text.replaceAll(unsafeInShell, octal)}')"`;
}

/** Returns the request as a curl command, with placeholders for the credential and for a truncated body. */
export function curlOf({ method, url, content_type, request, request_cut }: Exchange): string {
  const verb = method === 'HEAD' ? '--head' : `-X ${method}`;
  const parts = [`curl -g ${verb} ${quoted(url)}`, `-H "authorization: $AUTHORIZATION"`];
  if (content_type !== undefined) parts.push(`-H ${quoted(`content-type: ${content_type}`)}`);
  if (request_cut === true) parts.push('--data-binary @BODY_OF_THE_REQUEST');
  else if (request !== undefined) parts.push(`--data-raw ${quoted(request)}`);
  return parts.join(' ');
}

/** The path of a surface at the sandbox. */
export const mountOf = ({ server }: Surface, { urls }: Info): string =>
  server.replace(/^\{(\w+)\}/, (_, name: string) => new URL(urls[name as keyof Info['urls']]).pathname);

const camel = (name: string): string => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const literal = (value: unknown): string =>
  escaped(JSON.stringify(value, null, 2).replaceAll(/"([A-Za-z_$][\w$]*)":/g, '$1:'));

function valueOf(text: string): unknown {
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text === 'true' ? true : text === 'false' ? false : text;
}

/** Returns the request as a program with the client, or undefined if it has no method for it. */
export function sdkOf(one: Exchange, surfaces: readonly Surface[], { urls }: Info): string | undefined {
  const surface = surfaces.find(({ name }) => name === one.surface);
  const operation = surface?.operations.find(({ id }) => id === one.operation);
  if (surface === undefined || operation?.sdk === undefined || !URL.canParse(one.url)) return undefined;
  const { pathname, searchParams } = new URL(one.url);
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pattern = operation.path.replaceAll(/\{\w+\}/g, '([^/]+)');
  const values = new RegExp(`${pattern}$`).exec(pathname)?.slice(1, names.length + 1) ?? [];
  const query: Record<string, unknown> = {};
  for (const [name, text] of searchParams) query[name] = valueOf(text);
  const isWhole = one.request !== undefined && one.request_cut !== true;
  const body = one.content_type?.includes('json') === true && isWhole ? jsonOf(one.request) : undefined;
  const args = [
    ...values.map((text) => literal(decodeURIComponent(text))),
    ...(body === undefined ? [] : [literal(body)]),
    ...(Object.keys(query).length === 0 ? [] : [literal(query)]),
  ];
  const server = /^\{(\w+)\}/.exec(surface.server)?.[1] ?? 'base_url';
  const isClient = ['hub', 'channel-platform', 'account'].includes(surface.name);
  const auth = isClient
    ? `{ authUrl: '${urls.auth_url}', clientId: process.env.CLIENT_ID, clientSecret: process.env.CLIENT_SECRET }`
    : surface.name === 'basket'
      ? '{ token: process.env.TOKEN }'
      : '{ apiKey: process.env.API_KEY }';
  const client = camel(surface.name);
  const create = camel(`create-${surface.name}`);
  return [
    `import { ${create} } from '@tradelane/${surface.name}';`,
    '',
    `const ${client} = ${create}({`,
    `  baseUrl: '${urls[server as keyof Info['urls']]}',`,
    `  auth: ${auth},`,
    '});',
    '',
    `console.log(await ${client}.${operation.sdk}(${args.join(', ')}));`,
  ].join('\n');
}
