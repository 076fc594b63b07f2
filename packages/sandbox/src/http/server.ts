import { HttpError } from '../errors/index.ts';
import { StoreError } from '../store/index.ts';
import type { Surface, Table } from '../operations/table.ts';
import type { Handlers } from './context.ts';
import { type Fault, takeFault } from './faults.ts';
import { isReadable } from './body.ts';
import type { Head, SandboxRequest, SandboxResponse } from './request.ts';
import { record } from './journal.ts';
import type { Caller } from '../world/index.ts';
import { mounts } from './mounts.ts';
import {
  type AnyHandler,
  authorize,
  type ServerState,
  outboundOfError,
  outboundOfRefusal,
  perform,
  type Route,
  routeOf,
} from './pipeline.ts';

/** `{base_url}/api` → `/hub/api`. */
export const pathOf = ({ server }: Pick<Surface, 'server'>): string =>
  server.replace(/^\{(\w+)\}/, (_, variable: string) => mounts[variable] ?? '');

/** Surfaces whose error format is used for requests that match no operation, by path. */
const fallbacks: readonly (readonly [string, string])[] = [
  ['/instance', 'instance'],
  ['/basket', 'basket'],
];

const faultCodes: Readonly<Record<number, string>> = { 429: 'TOO_MANY_REQUESTS', 503: 'UNAVAILABLE' };

const routers = { strict: new WeakMap<Handlers, Router<Route>>(), usual: new WeakMap<Handlers, Router<Route>>() };

/** The router of all requests. Shared by all sandboxes, so that a new one starts at once. */
function routerOf(table: Table, handlers: Handlers, strict: boolean): Router<Route> {
  const made = strict ? routers.strict : routers.usual;
  const known = made.get(handlers);
  if (known !== undefined) return known;
  const router = new Router<Route>();
  // The table of operations and the types of the handlers come from the same descriptions, so this cast is safe.
  const byId = handlers as unknown as Readonly<Record<string, AnyHandler | undefined>>;
  for (const surface of table.surfaces) {
    for (const operation of surface.operations) {
      const handler = byId[operation.id];
      if (handler !== undefined)
        router.add(operation.method, pathOf(surface) + operation.path, routeOf(surface, operation, handler, strict));
    }
  }
  made.set(handlers, router);
  return router;
}

/** A request on its way through the server. */
interface Handling {
  readonly inbound: SandboxRequest;
  readonly path: string;
  readonly match: Match<Route>;
  readonly fault: Fault | undefined;
  route: Route | undefined;
  caller?: Caller;
  refusal?: HttpError;
}

/**
 * Responds to all requests except those to the control API: routes, applies faults, authorizes, runs the operation, and
 * writes the journal.
 */
export class Server {
  readonly #table: Table;
  readonly #router: Router<Route>;
  readonly #state: ServerState;
  readonly #wait: (inMs: number) => Promise<void>;
  readonly #tick: () => void;

  constructor(
    table: Table,
    handlers: Handlers,
    state: ServerState,
    wait: (inMs: number) => Promise<void>,
    tick: () => void,
  ) {
    this.#table = table;
    this.#router = routerOf(table, handlers, state.strict);
    this.#state = state;
    this.#wait = wait;
    this.#tick = tick;
  }

  respond(inbound: SandboxRequest): SandboxResponse | Promise<SandboxResponse> {
    const { path, match } = this.#matchOf(inbound);
    const route = match.kind === 'found' ? match.routes[0] : undefined;
    const fault = route && takeFault(this.#state.world, route.operation.id);
    const proceed = (): SandboxResponse =>
      fault?.drop === true || fault?.drop === 'request'
        ? { status: 0, headers: {}, drop: true }
        : this.#handle({ inbound, path, match, fault, route });
    if (fault?.delay_ms === undefined) return proceed();
    return this.#wait(fault.delay_ms).then(() => {
      this.#tick();
      return proceed();
    });
  }

  /** Whether the response depends on the body. It doesn't if the path, the credentials or the media type are refused. */
  needsBody(head: Head): boolean {
    const { match } = this.#matchOf(head);
    if (match.kind !== 'found') return false;
    try {
      return isReadable(authorize(this.#state, match.routes, head).route.operation, head);
    } catch (error) {
      // A failure of the sandbox is reported with the response.
      return !(error instanceof HttpError);
    }
  }

  #matchOf({ method, target }: Head): { readonly path: string; readonly match: Match<Route> } {
    const [path = ''] = target.split('?', 1);
    return { path, match: this.#router.find(method, path) };
  }

  #handle(handling: Handling): SandboxResponse {
    const isReading = handling.inbound.method === 'GET';
    const startedAt = performance.now();
    try {
      // A request is one transaction. A read writes only the journal, which may be lost in a power failure.
      return this.#state.world.store.transaction(
        () => {
          const outbound = this.#attempt(handling);
          this.#record(handling, outbound, performance.now() - startedAt);
          return handling.fault?.drop === 'response' ? { ...outbound, drop: true } : outbound;
        },
        isReading ? 'light' : 'durable',
      );
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      this.#state.onFailure(error);
      // The store is read-only, also for the journal. Reads still work.
      if (isReading) return this.#attempt(handling);
      return outboundOfRefusal(surfaceOf(handling), new HttpError(500, 'STORE_FAILURE', error.message));
    }
  }

  #attempt(handling: Handling): SandboxResponse {
    const { inbound, path, match, fault } = handling;
    try {
      if (match.kind === 'not-found') throw notFoundAt(this.#router, this.#table, inbound, path);
      if (match.kind === 'wrong-method') throw wrongMethodAt(this.#router, match.allowed, inbound, path);
      if (fault?.status !== undefined) throw refusalOf(fault, fault.status);
      const { route, caller } = authorize(this.#state, match.routes, inbound);
      Object.assign(handling, { route, caller });
      return perform(this.#state, route, caller, match.path, inbound);
    } catch (error) {
      if (error instanceof HttpError) handling.refusal = error;
      return outboundOfError(this.#state, surfaceOf(handling), error);
    }
  }

  #record({ inbound, route, caller, refusal }: Handling, outbound: SandboxResponse, durationInMs: number): void {
    const { world, identify, exchanges } = this.#state;
    const surface = route?.surface.name ?? null;
    const operation = route?.operation.id ?? null;
    record(world, { surface, operation, method: inbound.method, path: inbound.target, status: outbound.status });
    exchanges.add({
      inbound,
      outbound,
      time: world.time,
      surface,
      operation,
      caller: caller ?? identify(world, inbound.header('authorization') ?? ''),
      refusal,
      durationInMs,
    });
  }
}

/** The surface whose error format is used. */
function surfaceOf({ route, path }: Handling): string {
  return route?.surface.name ?? fallbacks.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'hub';
}

/** Lists the methods of a path, each with its operation. */
function wrongMethodAt(
  router: Router<Route>,
  allowed: readonly string[],
  { method }: SandboxRequest,
  path: string,
): HttpError {
  const uses = allowed.map((one) => {
    const match = router.find(one, path);
    return match.kind === 'found' ? `${one} (${match.routes[0]?.operation.id})` : one;
  });
  return new HttpError(405, 'METHOD_NOT_ALLOWED', `${path} doesn't support ${method}. Use ${uses.join(' or ')}.`, {
    headers: { allow: allowed.join(', ') },
  });
}

const mostSuggestions = 3;

/** Names the URLs that the caller may have meant: the longest end of the path that exists below a base URL. */
function notFoundAt(router: Router<Route>, { surfaces }: Table, inbound: SandboxRequest, path: string): HttpError {
  const { method, origin } = inbound;
  const refusal = (hint: string): HttpError => new HttpError(404, 'DATA_NOT_FOUND', `${path} does not exist. ${hint}`);
  const prefixes = new Set(surfaces.map(pathOf));
  for (const surface of surfaces)
    for (const operation of surface.operations) {
      const version = /^\/v\d+(?=\/)/.exec(operation.path)?.[0];
      if (version !== undefined) prefixes.add(pathOf(surface) + version);
    }
  // Empty segments come from a trailing slash, or from a base URL that ends in a slash.
  const segments = path
    .split('/')
    .filter((segment) => segment !== '')
    .slice(0, 12);
  const bare = `/${segments.join('/')}`;
  for (const kind of ['found', 'wrong-method'] as const) {
    for (const start of segments.keys()) {
      const end = `/${segments.slice(start).join('/')}`;
      const fits = [...prefixes].filter((prefix) => router.find(method, prefix + end).kind === kind);
      // The path is right if the slashes are removed.
      const meant = [bare, ...fits.map((prefix) => prefix + end)].filter(
        (one) => router.find(method, one).kind === kind,
      );
      const urls = [...new Set(meant)].slice(0, mostSuggestions).map((one) => origin + one);
      if (urls.length > 0) return refusal(`Did you mean ${urls.join(' or ')}?`);
    }
  }
  const bases = Object.entries(mounts).map(([name, mount]) => `${origin}${mount} (${name})`);
  return refusal(`The base URLs are ${bases.join(', ')}. GET ${origin}/__sandbox/info lists them with credentials.`);
}

/** Statuses whose responses have no body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

function refusalOf({ retry_after }: Fault, status: number): HttpError {
  return new HttpError(
    status,
    faultCodes[status] ?? 'FAULT',
    'This response comes from a fault that was added to the sandbox. To remove all faults, call DELETE /__sandbox/faults.',
    {
      ...(retry_after !== undefined && { headers: { 'retry-after': String(retry_after) } }),
      ...(bodiless.has(status) && { empty: true }),
    },
  );
}

/** The result of routing: what is registered for the path and method, and the values in the path. */
export type Match<T> =
  | { readonly kind: 'found'; readonly routes: readonly T[]; readonly path: Readonly<Record<string, string>> }
  | { readonly kind: 'wrong-method'; readonly allowed: readonly string[] }
  | { readonly kind: 'not-found' };

interface Leaf<T> {
  readonly names: readonly string[];
  readonly routes: T[];
}

interface Node<T> {
  readonly fixed: Map<string, Node<T>>;
  any: Node<T> | undefined;
  readonly methods: Map<string, Leaf<T>>;
}

const emptyNode = <T>(): Node<T> => ({ fixed: new Map(), any: undefined, methods: new Map() });

const notFound: Match<never> = { kind: 'not-found' };

/**
 * The value of a path segment, or `undefined` if it is invalid: empty, badly encoded, with control characters, or a dot
 * segment.
 */
function valueOf(segment: string): string | undefined {
  let value = segment;
  if (segment.includes('%')) {
    try {
      value = decodeURIComponent(segment);
    } catch {
      return undefined;
    }
  }
  // An encoded slash belongs to the ID, which a channel or shop may choose. The path is already split here.
  return /^\.{0,2}$|\p{Cc}/u.test(value) ? undefined : value;
}

/**
 * Finds routes by path. A fixed segment has priority over a variable one, because `/orders/actions/{id}` and
 * `/orders/{id}/accept` overlap.
 */
export class Router<T> {
  readonly #root: Node<T> = emptyNode();

  add(method: string, template: string, route: T): void {
    let node = this.#root;
    const names: string[] = [];
    for (const segment of template.slice(1).split('/')) {
      if (segment.startsWith('{')) {
        names.push(segment.slice(1, -1));
        node = node.any ??= emptyNode();
      } else {
        let next = node.fixed.get(segment);
        if (next === undefined) node.fixed.set(segment, (next = emptyNode()));
        node = next;
      }
    }
    const leaf = node.methods.get(method);
    if (leaf === undefined) node.methods.set(method, { names, routes: [route] });
    else leaf.routes.push(route);
  }

  /** @param path Path as sent, without query. */
  find(method: string, path: string): Match<T> {
    const segments = path.slice(1).split('/');
    const values: string[] = [];
    const found =
      this.#walk(this.#root, segments, 0, values, method) ?? this.#walk(this.#root, segments, 0, values, undefined);
    if (found === undefined) return notFound;
    const leaf = found.methods.get(method);
    if (leaf === undefined) return { kind: 'wrong-method', allowed: [...found.methods.keys()] };
    const named: Record<string, string> = {};
    for (const [i, name] of leaf.names.entries()) named[name] = values[i] as string;
    return { kind: 'found', routes: leaf.routes, path: named };
  }

  #walk(
    node: Node<T>,
    segments: readonly string[],
    at: number,
    values: string[],
    method: string | undefined,
  ): Node<T> | undefined {
    const segment = segments[at];
    if (segment === undefined)
      return (method === undefined ? node.methods.size > 0 : node.methods.has(method)) ? node : undefined;
    const fixed = node.fixed.get(segment);
    if (fixed !== undefined) {
      const found = this.#walk(fixed, segments, at + 1, values, method);
      if (found !== undefined) return found;
    }
    if (node.any === undefined) return undefined;
    const value = valueOf(segment);
    if (value === undefined) return undefined;
    values.push(value);
    const found = this.#walk(node.any, segments, at + 1, values, method);
    if (found === undefined) values.pop();
    return found;
  }
}
