import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mounts } from '../src/http/mounts.ts';
import type { Sandbox, SandboxRequest } from '../src/index.ts';
import { table } from '../src/domains/operations.ts';
import type { Operation, Parameter, Surface } from '../src/operations/table.ts';
import { encodeCursor, listOf } from '../src/http/paging.ts';
import type { Random } from './random.ts';
import { anyText, anyValue, fitting, namesOfPrototypes, type Schema, spoiled } from './values.ts';

type Described = Readonly<
  Record<
    string,
    {
      readonly 'x-source'?: string;
      readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
    }
  >
>;
type Document = { readonly paths: Readonly<Record<string, Described>> };

/** The bundled description of each surface, by name. */
function readDocuments(): ReadonlyMap<string, Document> {
  const folder = join(import.meta.dirname, '../../../specs/dist');
  const names = readdirSync(folder).filter((name) => name.endsWith('.openapi.json'));
  return new Map(
    names.map((name) => [
      name.replace('.openapi.json', ''),
      JSON.parse(readFileSync(join(folder, name), 'utf8')) as Document,
    ]),
  );
}

const documents = readDocuments();
/** Every operation of every surface. */
const rows = table.surfaces.flatMap((surface) => surface.operations.map((operation) => ({ surface, operation })));

/** Keys of a world, which are the identifiers of what it holds. */
export function identifiersOf(sandbox: Pick<Sandbox, 'snapshot'>): readonly string[] {
  const keys = Object.values(sandbox.snapshot().collections).flatMap((documents) =>
    Object.keys(documents).slice(0, 20),
  );
  return [...new Set(keys.flatMap((key) => [key, ...key.split(/[\n/|]/)]))].filter((key) => key.length < 60);
}

/** The value of a header, and the surfaces that it opens. */
export interface Authorization {
  readonly value: string;
  readonly surfaces: readonly string[];
}

interface Credentials {
  readonly authorizations: readonly Authorization[];
  readonly known: readonly string[];
}

const hosts = [
  'sandbox.localhost',
  'sandbox.localhost',
  'sandbox.localhost',
  '127.0.0.1:4010',
  '%',
  'a b',
  '[',
  'x:99999',
  '',
  '@',
  'é',
  'evil.example',
];

function queryValue(random: Random, parameter: Parameter, known: readonly string[]): string {
  if (random.is(0.15)) return anyText(random);
  if (parameter.enum !== undefined) return String(random.pick(parameter.enum));
  if (parameter.format === 'date-time') return '2026-03-01T00:00:00Z';
  if (parameter.type === 'integer') return String(random.pick([1, 2, 10, 0, 2001, 2002, 100]));
  if (parameter.type === 'boolean') return String(random.is(0.5));
  return random.pick(known);
}

/** A page token in the right form with random content. */
function forgedToken(random: Random, operation: Operation, path: readonly string[]): string {
  const any = (usual: unknown): never => (random.is(0.5) ? usual : anyValue(random)) as never;
  return encodeCursor({
    direction: any('next'),
    sort: any('2026-03-02T08:00:00.000Z'),
    key: any('x'),
    list: listOf(operation.id, Object.fromEntries(path.entries())),
    query: any({ limit: 5, sort: 'updated_at,DESC' }),
    askedAt: any(Date.UTC(2026, 2, 2)),
  });
}

function targetOf(random: Random, surface: Surface, operation: Operation, known: readonly string[]): string {
  const server = surface.server.replace(/^\{(\w+)\}/, (_, variable: string) => mounts[variable] ?? '');
  const values: string[] = [];
  const path = operation.path.replaceAll(/\{\w+\}/g, () => {
    const value = (random.is(0.85) ? random.pick(known) : anyText(random)).replaceAll(/\p{Cs}/gu, '%');
    values.push(value);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const parameter of operation.parameters ?? [])
    if (parameter.in === 'query' && (parameter.required === true || random.is(0.3)))
      query.append(parameter.name, queryValue(random, parameter, known));
  if (operation.page?.style === 'seek' && random.is(0.2))
    query.set('page_token', forgedToken(random, operation, values));
  if (random.is(0.05)) query.append(random.pick(namesOfPrototypes), anyText(random));
  return `${server}${path}${query.size === 0 ? '' : `?${query}`}`;
}

const documentOf = ({ name }: Surface): Document | undefined => documents.get(name);

/** The description of the body of an operation. */
const bodySchemaOf = (surface: Surface, { path, method }: Operation): Schema | undefined =>
  Object.values(documentOf(surface)?.paths[path]?.[method.toLowerCase()]?.requestBody?.content ?? {})[0]?.schema;

function bodyOf(
  random: Random,
  surface: Surface,
  operation: Operation,
  known: readonly string[],
): { readonly type: string; readonly bytes: Uint8Array } {
  const schema = bodySchemaOf(surface, operation);
  const value = schema === undefined ? anyValue(random) : fitting(random, documentOf(surface), schema, known);
  const said = random.is(0.5) ? value : spoiled(random, value);
  if (operation.body?.kind === 'multipart') return multipart(random, operation, said);
  const text =
    operation.body?.kind === 'form'
      ? new URLSearchParams(
          Object.entries(said ?? {}).map(([name, one]) => [name, typeof one === 'string' ? one : JSON.stringify(one)]),
        ).toString()
      : (JSON.stringify(said) ?? '');
  const type = operation.body?.kind === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return { type, bytes: new TextEncoder().encode(random.is(0.97) ? text : text.slice(0, random.int(text.length + 1))) };
}

const files = ['a.pdf', 'b.csv', 'c.xlsx', 'd.xml', 'x.constructor', 'e.png', 'noname'];

function multipart(
  random: Random,
  operation: Operation,
  value: unknown,
): { readonly type: string; readonly bytes: Uint8Array } {
  const parts = Object.entries(operation.body?.parts ?? {})
    .filter(() => random.is(0.95))
    .map(([name, { kind }]) => {
      if (kind === 'file' || kind === 'files')
        return `content-disposition: form-data; name="${name}"; filename="${random.pick(files)}"\r\ncontent-type: application/pdf\r\n\r\nean;title\n1;${anyText(random)}`;
      const said = (value as Readonly<Record<string, unknown>> | null)?.[name];
      return `content-disposition: form-data; name="${name}"\r\n\r\n${kind === 'json' || typeof said !== 'string' ? (JSON.stringify(said) ?? '{}') : said}`;
    });
  const text = parts.map((part) => `--b\r\n${part}\r\n`).join('');
  return { type: 'multipart/form-data; boundary=b', bytes: new TextEncoder().encode(`${text}--b--`) };
}

const controlBodies: readonly unknown[] = [
  { advance: 'P200000000D' },
  { advance: 'PT1S' },
  { now: '9999-12-31T23:59:59Z' },
  { now: '0000-01-01T00:00:00Z' },
  { version: 1, collections: { files: { x: { $bytes: '!!!' } } } },
  { version: 1, collections: { orders: { x: 5 } } },
  { version: 1, collections: { orders: { x: null } } },
  { version: 1, collections: { state: { state: { seed: 'demo', limits: 'real', offsetInMs: 1e300 } } } },
  { version: 1, collections: { counters: { journal: 'x' } } },
  { version: 1, collections: { jobs: { 1: { kind: 'x', at: 'x', data: {} } } } },
  { version: 1, collections: [[1]] },
  { operation: '__proto__' },
  { operation: 'v2-listOrders', retry_after: 1e300 },
  { mode: 'constructor' },
];

const controlPaths = [
  'clock',
  'snapshot',
  'limits',
  'faults',
  'events/__proto__',
  'tokens/revoke',
  'files/x',
  'constructor',
  '__proto__',
  'journal',
  'info',
];

/** One random request: an operation with arguments that fit by and large, or the control API. */
export function anyRequest(random: Random, { authorizations, known }: Credentials): SandboxRequest {
  const isControl = random.is(0.03);
  const { surface, operation } = random.pick(rows);
  const target = isControl ? `/__sandbox/${random.pick(controlPaths)}` : targetOf(random, surface, operation, known);
  const opening = authorizations.filter(({ surfaces }) => surfaces.includes(surface.name));
  const authorized = opening.length > 0 && random.is(0.93) ? opening : authorizations;
  // Only what is refused: what the control API grants would end the run.
  const method = isControl ? 'PUT' : operation.method;
  const body = isControl
    ? {
        type: 'application/json',
        bytes: new TextEncoder().encode(JSON.stringify(random.is(0.7) ? random.pick(controlBodies) : anyValue(random))),
      }
    : operation.body === undefined && random.is(0.95)
      ? undefined
      : bodyOf(random, surface, operation, known);
  const headers: Readonly<Record<string, string | undefined>> = {
    authorization: random.is(0.97) ? random.pick(authorized).value : anyText(random),
    'content-type': random.is(0.97) ? body?.type : anyText(random),
    'content-length': String(body?.bytes.length ?? 0),
    accept: random.is(0.9) ? undefined : anyText(random),
  };
  return {
    method: isControl && random.is(0.5) ? 'POST' : method,
    target,
    origin: `http://${random.is(0.9) ? 'sandbox.localhost' : random.pick(hosts)}`,
    header: (name) => headers[name],
    body: body?.bytes ?? new Uint8Array(0),
    tooLarge: false,
  };
}
