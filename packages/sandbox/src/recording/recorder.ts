import shapes from '#shapes' with { type: 'json' };
import { table } from '../domains/operations.ts';
import type { Shape } from '../operations/shape.ts';
import type { Operation } from '../operations/table.ts';
import { mounts } from '../http/mounts.ts';
import { pathOf, Router } from '../http/server.ts';
import { type RecordedRead, type Recording, sortedQuery } from '../http/recording.ts';
import { Scrubber, textsOf } from './scrub.ts';

interface Route {
  readonly surface: string;
  readonly operation: Operation;
  readonly template: string;
}

/** A read as it was, kept in memory only. */
interface RawRead extends Route {
  readonly path: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [string, string])[];
  readonly links: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const router = new Router<Route>();
for (const surface of table.surfaces)
  for (const operation of surface.operations) {
    const template = pathOf(surface) + operation.path;
    if (operation.method === 'GET') router.add('GET', template, { surface: surface.name, operation, template });
  }

/** Base URLs of an account, named like the base URLs of the sandbox. */
export type Hosts = Readonly<
  Partial<Record<'base_url' | 'account_url' | 'auth_url' | 'instance_url' | 'basket_url', string>>
>;

/** Options of `createRecorder`. */
export interface RecorderOptions {
  /** Base URLs of the account, as you pass them to the clients. */
  readonly hosts: Hosts;
  /** Sends the requests. Default: the global `fetch`. */
  readonly fetch?: typeof fetch;
}

/** Records the reads of clients. */
export interface Recorder {
  /** Sends a request and records its response if it is a read. Pass it to clients as `fetch`. */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /** Number of recorded reads. */
  readonly count: number;
  /** Returns the reads without any text of the account. Pass it to `createSandbox` as `recording`. */
  recording(): Recording;
}

/** Collects reads and scrubs them. */
export class Reads {
  readonly #raw = new Map<string, RawRead>();
  /** Secret of this recording. Without it, replacements can't be traced back to their texts. */
  readonly #salt: string = crypto.randomUUID();

  get count(): number {
    return this.#raw.size;
  }

  /**
   * Keeps a response if the path below the sandbox's origin is a documented JSON read.
   * @returns Whether it was kept.
   */
  add(target: string, link: string | null, body: unknown): boolean {
    const [path = '', search = ''] = target.split('?');
    const match = router.find('GET', path);
    if (match.kind !== 'found') return false;
    const route = match.routes.find((one) => shapeOf(one) !== undefined);
    if (route === undefined) return false;
    const query = [...new URLSearchParams(search)];
    this.#raw.set(`${path}?${sortedQuery(query)}`, { ...route, path: match.path, query, links: linksOf(link), body });
    return true;
  }

  recording(): Recording {
    const source = new Set<string>();
    for (const { path, query, links, body } of this.#raw.values()) textsOf([path, query, links, body], source);
    const scrubber = new Scrubber(shapes, source, this.#salt);
    return { version: 1, reads: [...this.#raw.values()].map((raw) => scrubbed(raw, scrubber)) };
  }
}

const shapeOf = ({ surface, operation }: Route): Shape | undefined => shapes.operations[`${surface}/${operation.id}`];

function scrubbed(raw: RawRead, scrubber: Scrubber): RecordedRead {
  const { operation, links, body } = raw;
  const shape = shapeOf(raw);
  const relations = Object.entries(links).map(([relation, target]) => {
    const pairs = new URLSearchParams(target.split('?')[1]);
    return [relation, `${pathWith(raw, scrubber)}?${queryWith(operation, [...pairs], scrubber)}`] as const;
  });
  // Bodies first: the field names of a body state best what a text is.
  const replaced = scrubber.value(shape === undefined ? [] : [shape], body);
  return {
    operation: operation.id,
    path: pathWith(raw, scrubber),
    query: queryWith(operation, raw.query, scrubber),
    ...(relations.length > 0 && { links: Object.fromEntries(relations) }),
    body: replaced,
  };
}

const isListed = (operation: Operation, name: string, value: string): boolean =>
  operation.parameters
    ?.find((one) => one.name === name)
    ?.enum?.map(String)
    .includes(value) === true;

const pathWith = ({ template, path, operation }: RawRead, scrubber: Scrubber): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = path[name] ?? '';
    return encodeURIComponent(isListed(operation, name, value) ? value : scrubber.text(value, name));
  });

/** Values of the documents stay: enum values, numbers of pages, and sort criteria. */
function queryWith(operation: Operation, query: RawRead['query'], scrubber: Scrubber): string {
  const pairs = query.flatMap(([name, value]): readonly (readonly [string, string])[] => {
    const parameter = operation.parameters?.find((one) => one.name === name);
    if (parameter === undefined) return [];
    const isPlain = parameter.type !== 'string' && !/id$/i.test(name);
    const replace = (one: string): string =>
      isPlain || name === 'sort' || isListed(operation, name, one) ? one : scrubber.text(one, name);
    return [[name, parameter.list ? value.split(',').map(replace).join(',') : replace(value)]];
  });
  return sortedQuery(pairs);
}

/** Targets of a `Link` header by relation. */
const linksOf = (link: string | null): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...(link ?? '').matchAll(/<([^<>]*)>;\s*rel="?(\w+)"?/g)].map(([, target = '', relation = '']) => [
      relation,
      target,
    ]),
  );

/** The path below the sandbox's origin of a URL of the account. */
export function targetOf(hosts: Hosts, url: string): string | undefined {
  const found = Object.entries(hosts).filter(([, base]) => {
    const root = base.replace(/\/+$/, '');
    return url === root || url.startsWith(`${root}/`) || url.startsWith(`${root}?`);
  });
  const targets = found.map(([name, base]) => (mounts[name] ?? '') + url.slice(base.replace(/\/+$/, '').length));
  // Several base URLs may be equal. The path decides then.
  return targets.find((target) => router.find('GET', target.split('?')[0] ?? '').kind === 'found') ?? targets[0];
}

/**
 * Creates a recorder for the clients of an account.
 * @throws {TypeError} If a base URL isn't absolute.
 * @example
 * ```ts
 * import { createHub, hubOptionsFromEnv } from '@tradelane/hub';
 * import { createSandbox } from '@tradelane/sandbox';
 * import { createRecorder } from '@tradelane/sandbox/recording';
 *
 * const { baseUrl, auth } = hubOptionsFromEnv();
 * const recorder = createRecorder({ hosts: { base_url: baseUrl } });
 * await createHub({ baseUrl, auth, fetch: recorder.fetch }).orders.list();
 * const sandbox = createSandbox({ recording: recorder.recording() });
 * ```
 */
export function createRecorder(options: RecorderOptions): Recorder {
  checkRecorder(options);
  const { hosts, fetch: send = fetch } = options;
  const reads = new Reads();
  return {
    async fetch(input, init) {
      const request = new Request(input, init);
      const response = await send(request);
      const target = request.method === 'GET' ? targetOf(hosts, request.url) : undefined;
      const isJson = response.headers.get('content-type')?.includes('json') === true;
      if (target === undefined || response.status !== 200 || !isJson) return response;
      const body = await response.clone().text();
      try {
        reads.add(target, response.headers.get('link'), JSON.parse(body));
      } catch {
        // Invalid JSON is the client's problem.
      }
      return response;
    },
    get count() {
      return reads.count;
    },
    recording: () => reads.recording(),
  };
}

function checkRecorder(options: Partial<RecorderOptions> | undefined): asserts options is RecorderOptions {
  const hosts: unknown = options?.hosts;
  if (typeof hosts !== 'object' || hosts === null)
    throw new TypeError(
      `createRecorder: hosts must be an object with base URLs by ${Object.keys(mounts).join(', ')}. Received: ${shown(hosts)}.`,
    );
  for (const [name, url] of Object.entries(hosts))
    if (!(name in mounts) || typeof url !== 'string' || !URL.canParse(url))
      throw new TypeError(
        `createRecorder: hosts.${name} must be one of ${Object.keys(mounts).join(', ')} with an absolute URL. Received: ${shown(url)}.`,
      );
  if (options?.fetch !== undefined && typeof options.fetch !== 'function')
    throw new TypeError(`createRecorder: fetch must be a function. Received: ${shown(options.fetch)}.`);
}

const shown = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : typeof value);
