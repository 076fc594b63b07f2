import { familyOf, type FieldError, HttpError, received, refuse, render } from '../errors/index.ts';
import { FileResponse } from '../files/file-response.ts';
import type { Operation, Surface } from '../operations/table.ts';
import { type Cursor, decodeCursor, listOf } from './paging.ts';
import { StoreError } from '../store/index.ts';
import type { Caller, World } from '../world/index.ts';
import { findRecorded, noteWrite, type RecordedRead } from './recording.ts';
import { type BodyRules, readBody } from './body.ts';
import type { AnyContext } from './context.ts';
import type { Exchanges } from './journal.ts';
import type { Head, SandboxRequest, SandboxResponse } from './request.ts';
import { countCall } from './limits.ts';
import { accepts } from './media-type.ts';
import { compileParameters, type ParameterReader } from './parameters.ts';
import type { Query } from './values.ts';
import { contentDisposition, HandlerResponse } from './responses.ts';

/**
 * A handler as the server calls it. `Handlers` has the types of each handler, from the same description that the
 * request was validated with.
 */
export type AnyHandler = (context: AnyContext) => unknown;

/** An operation with everything that is needed to respond to it. */
export interface Route {
  readonly surface: Surface;
  readonly operation: Operation;
  readonly handler: AnyHandler;
  readonly parameters: ParameterReader;
}

export const routeOf = (surface: Surface, operation: Operation, handler: AnyHandler, strict: boolean): Route => ({
  surface,
  operation,
  handler,
  parameters: compileParameters(operation, strict),
});

export interface ServerState extends BodyRules {
  readonly world: World;
  readonly identify: (world: World, authorization: string) => Caller | undefined;
  /** Whether rate limits apply (E03). */
  readonly limited: () => boolean;
  readonly exchanges: Exchanges;
  /** Whether the world started with recorded reads. */
  readonly hasRecording: () => boolean;
  /** Called with an internal error of the sandbox. The response is a 500. */
  readonly onFailure: (error: unknown) => void;
}

const anonymous: Caller = { id: 'anonymous', surfaces: [] };

/** Surfaces that share a host and its credentials. Other surfaces belong to the instance. */
const hosts: Readonly<Record<string, string>> = {
  hub: 'hub',
  'channel-platform': 'hub',
  account: 'hub',
  basket: 'basket',
};

const hostOf = (surface: string): string => hosts[surface] ?? 'instance';

/** Whether a host accepts the credentials of a caller. A shop's key is invalid at the hub. */
const isKnownAt = ({ surfaces }: Caller, routes: readonly Route[]): boolean =>
  routes.some(({ surface }) => surfaces.some((name) => hostOf(name) === hostOf(surface.name)));

/**
 * T08, T13: refuses invalid credentials with 401, and credentials without access to the operation with 403. Also
 * selects the surface whose rules apply.
 */
export function authorize(
  { world, identify }: ServerState,
  routes: readonly Route[],
  inbound: Head,
): { readonly route: Route; readonly caller: Caller } {
  const [first] = routes as readonly [Route];
  if (first.operation.security.length === 0) return { route: first, caller: anonymous };
  const authorization = inbound.header('authorization');
  if (authorization === undefined)
    refuse(
      'T08',
      401,
      'UNAUTHORIZED',
      'The header Authorization is missing. GET /__sandbox/info lists the credentials of this sandbox.',
    );
  const caller = identify(world, authorization);
  if (caller === undefined || !isKnownAt(caller, routes))
    refuse(
      'T08',
      401,
      'UNAUTHORIZED',
      'The credentials are invalid or expired. Request a new token, or read valid credentials from GET /__sandbox/info.',
    );
  const route = routes.find(({ surface }) => caller.surfaces.includes(surface.name));
  if (route === undefined)
    refuse(
      'T13',
      403,
      'FORBIDDEN',
      `The credentials of ${caller.id} can't call ${first.operation.id}. GET /__sandbox/info lists the credentials of each surface.`,
    );
  const { scopes, roles } = route.operation;
  if (scopes !== undefined && !scopes.some((scope) => caller.scopes?.includes(scope))) {
    refuse(
      'T08',
      403,
      'FORBIDDEN',
      `The token of ${caller.id} doesn't have the scope ${scopes.join(' or ')}, which ${route.operation.id} requires. Request a token of another client. GET /__sandbox/info lists their scopes.`,
    );
  }
  if (roles !== undefined && caller.roles !== undefined && !roles.some((role) => caller.roles?.includes(role))) {
    refuse(
      'T13',
      403,
      'FORBIDDEN',
      `The user of the key of ${caller.id} has none of the roles that ${route.operation.id} requires: ${roles.join(', ')}. Use the key of another user.`,
    );
  }
  return { route, caller };
}

/**
 * E08: the media type that the caller accepts. Existing clients also accept only JSON for files, which only `strict`
 * refuses.
 */
function acceptableType({ success: { types } }: Operation, inbound: SandboxRequest, strict: boolean): string {
  const accept = inbound.header('accept') ?? '';
  const [usual = ''] = types;
  if (accept === '' || types.length === 0) return usual;
  const type = types.find((one) => accepts(accept, one.split(';')[0] as string));
  if (type !== undefined) return type;
  return !strict && accepts(accept, 'application/json')
    ? usual
    : refuse(
        'E08',
        406,
        'NOT_ACCEPTABLE',
        `The header Accept doesn't allow the response. Send Accept: ${types.join(' or ')}. Received: ${JSON.stringify(accept)}.`,
      );
}

function readQuery(
  route: Route,
  search: string,
  path: Readonly<Record<string, string>>,
): { readonly query: Query; readonly cursor: Cursor | undefined } {
  const wrong: FieldError[] = [];
  route.parameters.path(path, wrong);
  const raw = new URLSearchParams(search);
  let cursor: Cursor | undefined;
  let query: Query;
  const token = route.operation.page?.style === 'seek' ? raw.get('page_token') : null;
  if (token === null || token === '') {
    query = route.parameters.query(raw, wrong);
  } else {
    cursor = decodeCursor(token, listOf(route.operation.id, path), route.parameters.again);
    query = cursor.query;
  }
  if (wrong.length > 0) {
    const verbatim = wrong.some(({ message }) => message.includes(' : '));
    const values: Readonly<Record<string, unknown>> = { ...path, ...Object.fromEntries(raw) };
    const message = verbatim
      ? wrong.map((one) => one.message).join('; ')
      : wrong.map(({ field = '', message: what }) => `${field} ${what}.${received(field, values[field])}`).join(' ');
    const refusal = new HttpError(400, 'INVALID_INPUT', message, { rule: 'E01', fields: wrong, verbatim });
    throw refusal;
  }
  return { query, cursor };
}

/** Reads the request, counts it, and calls the handler. If the handler refuses, its writes are rolled back. */
export function perform(
  serverState: ServerState,
  route: Route,
  caller: Caller,
  path: AnyContext['path'],
  inbound: SandboxRequest,
): SandboxResponse {
  const { world } = serverState;
  const { surface, operation } = route;
  const isRecorded = operation.method === 'GET' && serverState.hasRecording();
  const read = isRecorded ? findRecorded(world, operation.id, inbound.target) : undefined;
  if (read !== undefined) {
    countRead(serverState, route, caller, path, inbound);
    return outboundOfRead(read, inbound.origin);
  }
  const mediaType = acceptableType(operation, inbound, serverState.strict);
  const question = inbound.target.indexOf('?');
  const { query, cursor } = readQuery(route, question === -1 ? '' : inbound.target.slice(question + 1), path);
  const isRead = operation.body !== undefined || operation.emptyBody === true;
  const body = isRead ? readBody(surface, operation, serverState, inbound) : undefined;
  const { origin } = inbound;
  const context: AnyContext = {
    surface,
    operation,
    world,
    caller,
    path,
    query,
    cursor,
    body,
    mediaType,
    origin,
    url: origin + inbound.target,
  };
  if (operation.limit !== undefined && serverState.limited()) countCall(operation.limit, context);
  try {
    if (operation.method === 'GET') return outboundOf(operation, route.handler(context));
    const returned = world.store.transaction(() => route.handler(context));
    if (hostOf(surface.name) === 'hub' && serverState.hasRecording()) noteWrite(world);
    return outboundOf(operation, returned);
  } catch (error) {
    if (error instanceof HttpError) error.receive({ ...path, ...query, ...(body as object | undefined), $: body });
    throw error;
  }
}

/** Counts a recorded read like any other. Its page tokens come from the recording. */
function countRead(
  { world, limited }: ServerState,
  { surface, operation }: Route,
  caller: Caller,
  path: AnyContext['path'],
  { target, origin }: SandboxRequest,
): void {
  const { limit } = operation;
  const query = Object.fromEntries(new URLSearchParams(target.split('?')[1]));
  const isFree = limit?.followUpPages === 'free' && query['page_token'] !== undefined;
  if (limit === undefined || isFree || !limited()) return;
  const rest = { cursor: undefined, body: undefined, mediaType: '', origin, url: origin + target };
  countCall(limit, { surface, operation, world, caller, path, query, ...rest });
}

/** The response of a recorded read. */
function outboundOfRead({ body, links = {} }: RecordedRead, origin: string): SandboxResponse {
  const link = Object.entries(links).map(([relation, target]) => `<${origin}${target}>; rel="${relation}"`);
  return {
    status: 200,
    headers: { 'content-type': 'application/json', ...(link.length > 0 && { link: link.join(', ') }) },
    body: JSON.stringify(body),
  };
}

/** The response for the result of a handler, with the status that its operation declares. */
function outboundOf({ success }: Operation, returned: unknown): SandboxResponse {
  if (returned === undefined) return { status: success.emptyStatus ?? success.status, headers: {} };
  if (returned instanceof FileResponse) {
    const { bytes, type, name } = returned;
    const headers = { 'content-type': type, 'content-disposition': contentDisposition(name) };
    return { status: success.status, headers, body: bytes };
  }
  const { value, headers } = returned instanceof HandlerResponse ? returned : { value: returned, headers: {} };
  if (success.types.length === 0) return { status: success.status, headers };
  return {
    status: success.status,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(value),
  };
}

/** The response to a refusal or to an internal error of the sandbox. */
export function outboundOfError(serverState: ServerState, surface: string, error: unknown): SandboxResponse {
  if (error instanceof HttpError) return outboundOfRefusal(surface, error);
  // Failures of the store concern the whole request, not only this part.
  if (error instanceof StoreError) throw error;
  serverState.onFailure(error);
  return outboundOfRefusal(
    surface,
    new HttpError(500, 'UNEXPECTED', 'The sandbox failed. See its console, or the error that onFailure received.'),
  );
}

/** The response to a refusal, in the format of the surface. */
export function outboundOfRefusal(surface: string, refusal: HttpError): SandboxResponse {
  const { status, headers, empty } = refusal;
  if (empty) return { status, headers: { ...headers } };
  return {
    status,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(render[familyOf(surface)](refusal)),
  };
}
