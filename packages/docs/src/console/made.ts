import type { Snapshot } from '@tradelane/sandbox/portable';
import type { DemoCall, DemoParameter } from '../demo/call.ts';
import type { Change } from './changes.ts';
import { textOf } from './request.ts';

/**
 * The last value of each identifier that the user's calls made or named, oldest first: `base_url order_id` →
 * `acme_ORD-7777`. The path of an operation follows a name from its response, because many responses have an `import_id`
 * or an `action_id`: `instance_url import_id /api/products/imports` → `7101`.
 */
export type Made = Readonly<Record<string, string>>;

/** The result of a call. */
export interface Outcome {
  readonly changes: readonly Change[];
  /** The body of the response, if it is JSON. */
  readonly json: unknown;
  readonly status: number;
}

/** Hub and channel platform share a world, and so do the surfaces of an instance. */
const prefixes: Readonly<Record<string, string>> = {
  base_url: '',
  account_url: '',
  instance_url: 'instance.',
  basket_url: 'basket.',
};

/** Adds the identifiers of a call to the identifiers of earlier calls. A refused call adds none. */
export function madeBy(before: Made, { server, path }: DemoCall, { changes, json, status }: Outcome): Made {
  const prefix = prefixes[server];
  if (prefix === undefined || status >= 300) return before;
  const made: Record<string, string> = { ...before };
  const put = (name: string, value: string): void => {
    // The last one comes last.
    delete made[name];
    made[name] = value;
  };
  for (const { collection, key, kind, fields } of changes) {
    const [, group, name = ''] = /^(instance\.|basket\.)?(\w+?)s$/.exec(collection) ?? [];
    // A key of several parts isn't an identifier of the API.
    if ((group ?? '') !== prefix || kind === 'removed' || !/^[\w-]+$/.test(key)) continue;
    put(`${server} ${snakeCase(name)}_id`, key);
    const channelOrder = kind === 'added' ? orderOf(fields[0]?.after)['channel_order_id'] : undefined;
    if (typeof channelOrder === 'string') put(`${server} channel_order_id`, channelOrder);
  }
  for (const [name, value] of Object.entries(objectOf(json)))
    if (name.endsWith('_id') && (typeof value === 'string' || typeof value === 'number'))
      put(`${server} ${name} ${path}`, String(value));
  return made;
}

/** Replaces the identifiers of the sample with the user's last ones. */
export function withMade(call: DemoCall, made: Made, collections: Snapshot['collections']): DemoCall {
  const swaps = new Map<string, string | undefined>();
  const parameters = call.parameters.map((parameter) => {
    const value = valueFor(call, parameter, made);
    if (value === undefined || value === textOf(parameter)) return parameter;
    for (const [from, to] of swapsOf(parameter, value, collections)) swaps.set(from, to);
    return { ...parameter, value: parameter.list === undefined ? value : [value] };
  });
  const body = call.body === undefined ? undefined : { ...call.body, value: swapped(call.body.value, swaps) };
  return { ...call, parameters, body };
}

/** Names of the parameters with the value of something that the user made. */
export function madeNames(call: DemoCall, made: Made): readonly string[] {
  return call.parameters.flatMap((parameter) =>
    valueFor(call, parameter, made) === undefined ? [] : [parameter.name],
  );
}

/** Required identifiers, and the filter of a list by identifier. */
function valueFor(
  { server, path }: DemoCall,
  { name, required, in: place }: DemoParameter,
  made: Made,
): string | undefined {
  if (!required && !(place === 'query' && name === 'order_ids')) return undefined;
  const wanted = `${server} ${name.replace(/_ids$/, '_id')}`;
  return Object.entries(made).findLast(([key]) => {
    if (key === wanted) return true;
    return key.startsWith(`${wanted} `) && isAbout(path, key.slice(wanted.length + 1));
  })?.[1];
}

/**
 * True if an operation is about what an operation at another path started. `POST /api/offers/imports` starts what
 * `/api/offers/imports/{import_id}` and `/api/offers/imports/status/{import_id}` read. An action on an order may be read
 * at any path of orders.
 */
function isAbout(path: string, startedAt: string): boolean {
  const [from = '', parameter] = startedAt.split(/\/(?=\{)/);
  if (parameter !== undefined) return resourceOf(path) === resourceOf(startedAt);
  const [literal = ''] = path.split('/{');
  return literal === from || literal.replace(/\/[^/]*$/, '') === from;
}

/** `orders` of `/v2/orders/{order_id}`. */
function resourceOf(path: string): string | undefined {
  return path.split('/').find((part) => part !== '' && part !== 'api' && !/^v\d+$/.test(part));
}

/** The identifiers of the sample with their replacements: the order, and its lines in their order. */
function swapsOf(
  parameter: DemoParameter,
  value: string,
  collections: Snapshot['collections'],
): readonly (readonly [string, string | undefined])[] {
  const sample = textOf(parameter);
  const lines = (id: string): readonly string[] => lineIds(orderOf(collections['orders']?.[id]));
  const own = lines(value);
  return [
    [sample, value],
    ...(own.length === 0 ? [] : lines(sample).map((line, index) => [line, own[index]] as const)),
  ];
}

/** A value with other identifiers. An entry of a list that names something without a replacement is left out. */
function swapped(value: unknown, swaps: ReadonlyMap<string, string | undefined>): unknown {
  if (Array.isArray(value))
    return value.filter((entry) => !namesMissing(entry, swaps)).map((entry) => swapped(entry, swaps));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, swapped(member, swaps)]));
  return typeof value === 'string' ? (swaps.get(value) ?? value) : value;
}

function namesMissing(entry: unknown, swaps: ReadonlyMap<string, string | undefined>): boolean {
  return Object.values(objectOf(entry)).some(
    (member) => typeof member === 'string' && swaps.has(member) && swaps.get(member) === undefined,
  );
}

function lineIds(order: Readonly<Record<string, unknown>>): readonly string[] {
  const lines = order['order_lines'];
  return Array.isArray(lines) ? lines.map((line) => String(objectOf(line)['id'])) : [];
}

/** The order in a document of the sandbox. */
export function orderOf(document: unknown): Readonly<Record<string, unknown>> {
  const order = objectOf(document)['order'];
  return order === undefined ? objectOf(document) : objectOf(order);
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

/** `product_import` of `productImport`. */
function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
