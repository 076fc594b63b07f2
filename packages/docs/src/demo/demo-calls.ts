import { resolve, type Document, type Schema } from '@tradelane/spec-model/document';
import { createSandbox, type Info } from '@tradelane/sandbox/portable';
import { exampleHosts } from '../compose/base-url.ts';
import { exampleOf, type Example } from '../compose/example.ts';
import type { DescribedOperation, SurfaceReference } from '../compose/reference.ts';
import type { After, DemoBody, DemoCall, DemoParameter } from './call.ts';
import { demoOrigin } from './address.ts';
import { fileOf } from './files.ts';
import { methodOf } from './method.ts';
import { type DemoWorld, replacementsOf } from './fits.ts';

/** Operations that read the work of another operation: its name, and the path of the ID in its response. */
const started: Readonly<Record<string, Omit<After, 'call'> & { readonly operation: string }>> = {
  getConversationActionStatus: { operation: 'createMessage', member: 'action_id', parameter: 'actionId' },
  TL04: { operation: 'TL03', member: 'tracking_id', parameter: 'tracking_id' },
  TL05: {
    operation: 'TL04',
    member: 'urls.0',
    parameter: 'url',
    while: { member: 'status', is: 'PENDING', waitInSeconds: 10 },
  },
  OR14: { operation: 'OR13', member: 'tracking_id', parameter: 'tracking_id' },
  OR15: {
    operation: 'OR14',
    member: 'urls.0',
    parameter: 'url',
    while: { member: 'status', is: 'PENDING', waitInSeconds: 10 },
  },
  OF53: { operation: 'OF52', member: 'tracking_id', parameter: 'tracking_id' },
  OF54: {
    operation: 'OF53',
    member: 'urls.0',
    parameter: 'url',
    while: { member: 'status', is: 'PENDING', waitInSeconds: 10 },
  },
};

/** One call of every operation that the demo world carries out. */
export class DemoCalls {
  /** The host that stands for each variable of a base URL: `https://hub.example.com` for `base_url`. */
  readonly hosts: Readonly<Record<string, string>>;
  readonly #world: DemoWorld;
  readonly #calls = new Map<string, DemoCall>();

  constructor(references: readonly SurfaceReference[]) {
    this.hosts = exampleHosts(references);
    const sandbox = createSandbox({ seed: 'demo' });
    this.#world = { info: sandbox.info(demoOrigin), snapshot: sandbox.snapshot() };
    sandbox.close();
    for (const reference of references)
      for (const operation of reference.operations)
        this.#calls.set(`${reference.surface.name} ${operation.id}`, this.#callOf(reference, operation));
  }

  /** Addresses and credentials as the samples name them. */
  get info(): Info {
    return this.#world.info;
  }

  get all(): readonly DemoCall[] {
    return [...this.#calls.values()];
  }

  of(surface: string, operation: string): DemoCall {
    const call = this.#calls.get(`${surface} ${operation}`);
    if (call === undefined) throw new Error(`${surface} has no operation ${operation}`);
    return call;
  }

  #callOf(reference: SurfaceReference, operation: DescribedOperation): DemoCall {
    const { surface, document } = reference;
    const { path, query, body } = fitted(
      exampleOf(document, operation),
      replacementsOf(surface.name, operation.id, this.#world),
    );
    const url = document.servers[0]?.url ?? '';
    const after = this.#afterOf(reference, operation);
    return {
      surface: surface.name,
      operation: operation.id,
      method: operation.method,
      sdk: methodOf(reference, operation, after),
      path: operation.path,
      server: /^\{(\w+)\}/.exec(url)?.[1] ?? '',
      basePath: url.replace(/^\{\w+\}/, ''),
      parameters: parametersOf(document, operation, path, query),
      body: bodyOf(operation, body),
      emptyBody: operation.object['x-empty-body'] === true,
      returns: operation.success.mayBeEmpty ? 'text' : operation.success.kind,
      after,
    };
  }

  #afterOf(reference: SurfaceReference, { id }: DescribedOperation): After | undefined {
    const known = started[id];
    const leading = reference.operations.find((candidate) => candidate.id === known?.operation);
    if (known === undefined || leading === undefined) return undefined;
    const { operation: _, ...rest } = known;
    return { ...rest, call: this.#callOf(reference, leading) };
  }
}

function parametersOf(
  document: Document,
  operation: DescribedOperation,
  path: Example['path'],
  query: Example['query'],
): readonly DemoParameter[] {
  return [
    ...(operation.path === ''
      ? [
          {
            name: 'url',
            in: 'url' as const,
            required: true,
            type: 'string',
            list: undefined,
            choices: [],
            value: undefined,
          },
        ]
      : []),
    ...operation.pathParameters.map(({ name }) => ({
      name,
      in: 'path' as const,
      required: true,
      type: 'string',
      list: undefined,
      choices: [],
      value: path[name],
    })),
    ...operation.queryParameters.map(({ name, required, schema, explode }) => ({
      name,
      in: 'query' as const,
      required: required === true,
      type: typeOf(document, schema),
      list: schema.type !== 'array' ? undefined : explode === false ? ('comma' as const) : ('repeat' as const),
      choices: (resolve(document, schema).enum ?? []).map(String),
      value: query[name],
    })),
  ];
}

function typeOf(document: Document, schema: Schema): string | undefined {
  const { type, items } = resolve(document, schema);
  return type === 'array' && items !== undefined ? typeOf(document, items) : [type].flat()[0];
}

function bodyOf({ body }: DescribedOperation, value: unknown): DemoBody | undefined {
  if (body === undefined || (value === undefined && !body.required)) return undefined;
  if (body.kind !== 'multipart') return { kind: body.kind, contentType: body.contentType, value, parts: [] };
  const members = value as Readonly<Record<string, unknown>>;
  const parts = body.parts
    .filter(({ name }) => members[name] !== undefined)
    .map(({ name, kind }) => ({
      name,
      kind,
      files: kind === 'file' || kind === 'files' ? [members[name]].flat().map((entry) => fileOf(entry)) : [],
    }));
  const rest = Object.fromEntries(
    parts.filter(({ files }) => files.length === 0).map(({ name }) => [name, members[name]]),
  );
  return { kind: body.kind, contentType: body.contentType, value: rest, parts };
}

/** The example with values that the demo world knows. */
function fitted({ path, query, body }: Example, replacements: ReadonlyMap<string, unknown>): Example {
  const texts = [...replacements].filter(([from]) => !/^(?:path|query) /.test(from));
  const replaced = (value: unknown): unknown =>
    value === undefined
      ? undefined
      : JSON.parse(texts.reduce((text, [from, to]) => text.replaceAll(from, String(to)), JSON.stringify(value)));
  const whole = (place: 'path' | 'query'): Readonly<Record<string, unknown>> =>
    Object.fromEntries(
      [...replacements].flatMap(([from, to]) =>
        from.startsWith(`${place} `) ? [[from.slice(place.length + 1), to]] : [],
      ),
    );
  return {
    path: { ...(replaced(path) as Example['path']), ...whole('path') },
    query: { ...(replaced(query) as Example['query']), ...whole('query') },
    body: replaced(body),
  };
}
