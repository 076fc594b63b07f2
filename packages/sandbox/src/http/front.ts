import { familyOfPath, HttpError, render } from '../errors/index.ts';
import { StoreError } from '../store/index.ts';
import type { Head, SandboxRequest, SandboxResponse } from './request.ts';

/** Which web pages may call a sandbox, and the host names that it responds to. */
export interface Access {
  /** Origins of web pages that may call everything, such as `https://app.example.com`. `*` allows any origin. */
  readonly allowOrigins: readonly string[];
  /** Host names without port that the sandbox accepts, in addition to addresses and local names. */
  readonly allowHosts: readonly string[];
}

/** Why a request is refused, or `undefined` if it is allowed. */
type Objection = { readonly status: 400 | 403 | 500; readonly code: string; readonly message: string } | undefined;

/** Parses an origin or a Host header. Returns `undefined` if it is invalid. Most requests repeat the last value. */
function parsed(origin: string): URL | undefined {
  if (origin !== latest.origin) latest = { origin, url: urlOf(origin) };
  return latest.url;
}

let latest: { readonly origin: string; readonly url: URL | undefined } = { origin: '', url: undefined };

function urlOf(origin: string): URL | undefined {
  if (!URL.canParse(origin)) return undefined;
  const url = new URL(origin);
  // Only scheme, name and port are allowed: no user, path, query or fragment.
  return url.href === `${url.origin}/` ? url : undefined;
}

/** Patterns aren't supported. A pattern would be read as a name that matches no host. */
const isPattern = (text: string): boolean => text.includes('*');

/** Whether a text is an origin as browsers send it. */
export const isOrigin = (text: string): boolean =>
  !isPattern(text) && URL.canParse(text) && new URL(text).origin === text;

/** Whether a text is the name of a host, without port. */
export const isHostName = (text: string): boolean =>
  !isPattern(text) && URL.canParse(`http://${text}`) && new URL(`http://${text}`).hostname === text.toLowerCase();

/** Excludes second names of loopback addresses, such as 0.0.0.0: browsers don't name the site of a request to them. */
const isAddress = (name: string): boolean => /^(?:\[(?!::(?:ffff:|\]))|(?!0\.0\.0\.0$)\d+\.\d+\.\d+\.\d+$)/.test(name);

const isLoopback = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(name);

/**
 * Whether a web page of this origin may call: the sandbox's own pages and listed origins. Pages of this machine may
 * call everything except the control API.
 */
function trusts(inbound: Head, origin: string, ofControl: boolean, { allowOrigins }: Access): boolean {
  if (allowOrigins.includes('*') || allowOrigins.includes(origin)) return true;
  const from = parsed(origin);
  if (from === undefined) return false;
  return from.origin === parsed(inbound.origin)?.origin || (!ofControl && isLoopback(from.hostname));
}

/**
 * Whether a page of another site asks without saying which: for an image, a script or a frame. It can't read the
 * response, but the request counts. Links to the dashboard work.
 */
const isForeignFetch = (inbound: Head, { allowOrigins }: Access): boolean =>
  inbound.header('sec-fetch-site') === 'cross-site' && inbound.target !== '/' && !allowOrigins.includes('*');

/**
 * Refuses requests that only a foreign web page can send: another origin, or a name that resolves to this machine (DNS
 * rebinding). An address can't be redirected this way.
 */
function objection(inbound: Head, access: Access): Objection {
  const own = parsed(inbound.origin);
  if (own === undefined)
    return { status: 400, code: 'INVALID_HOST', message: "The header Host is missing or isn't a host name." };
  const origin = inbound.header('origin');
  if (origin === undefined ? isForeignFetch(inbound, access) : !trusts(inbound, origin, isControl(inbound), access)) {
    return {
      status: 403,
      code: 'FORBIDDEN_ORIGIN',
      message: `Pages of ${origin?.slice(0, 200) ?? 'other sites'} may not call this sandbox. To allow them, start it with --allow-origin.`,
    };
  }
  const { hostname } = own;
  const isListed = access.allowHosts.some((name) => name.toLowerCase() === hostname);
  if (isAddress(hostname) || isLoopback(hostname) || isListed) return undefined;
  return {
    status: 403,
    code: 'FORBIDDEN_HOST',
    message: `This sandbox doesn't respond under the name ${hostname}. To allow it, start the sandbox with --allow-host ${hostname}.`,
  };
}

/**
 * Allows the browser to pass the response to the trusted page that sent the request. No cookies are sent, and the page
 * may read every header.
 */
export function withCors(inbound: SandboxRequest, outbound: SandboxResponse): SandboxResponse {
  const origin = inbound.header('origin');
  if (origin === undefined) return outbound;
  outbound.headers['access-control-allow-origin'] = origin;
  outbound.headers['access-control-expose-headers'] = '*';
  outbound.headers['vary'] = outbound.headers['vary'] === undefined ? 'origin' : `origin, ${outbound.headers['vary']}`;
  return outbound;
}

/** The response to a preflight request, or `undefined` for other requests. */
export function preflight(inbound: SandboxRequest): SandboxResponse | undefined {
  if (inbound.method !== 'OPTIONS') return undefined;
  return {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': inbound.header('access-control-request-headers') ?? 'authorization, content-type',
      'access-control-max-age': '86400',
      vary: 'access-control-request-headers',
    },
  };
}

type Responding = SandboxResponse | Promise<SandboxResponse>;

/** Reads the access from the options of a sandbox. */
export const accessOf = ({ allowOrigins = [], allowHosts = [] }: Partial<Access>): Access => ({
  allowOrigins,
  allowHosts,
});

/** Whether a request is for the control API. */
export const isControl = ({ target }: Head): boolean => /^\/__sandbox(?:[/?]|$)/.test(target);

/** The response to a request that its sender or host name forbids, or `undefined` if it is allowed. */
export function forbidden(inbound: Head, access: Access): SandboxResponse | undefined {
  const refused = objection(inbound, access);
  return refused === undefined ? undefined : refusal(inbound, refused);
}

interface FrontOptions {
  readonly access: Access;
  /** The time of the sandbox, for the header `Date`. */
  readonly now: () => number;
  /** Called before each allowed request. */
  readonly before: () => void;
  /** Called after each allowed request. */
  readonly after: () => void;
  /** Called with an internal error of the sandbox. The response is a 500. */
  readonly onFailure: (error: unknown) => void;
}

/** Base path of the control API. */
export const controlPath = '/__sandbox';

/** A response in the error format of the path. The control API has the hub's format. */
const refusal = ({ target }: Head, { status, code, message }: NonNullable<Objection>): SandboxResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(render[familyOfPath(target)](new HttpError(status, code, message))),
});

let lastDate: { readonly second: number; readonly text: string } = { second: Number.NaN, text: '' };

/** The header `Date`. Most responses have the last one. */
function dateAt(nowInMs: number): string {
  const second = Math.floor(nowInMs / 1_000);
  if (second !== lastDate.second) lastDate = { second, text: new Date(1_000 * second).toUTCString() };
  return lastDate.text;
}

/** The entry point of all requests. Refuses forbidden requests, routes the rest, and responds to errors. */
export function guarded(
  respond: (inbound: SandboxRequest) => Responding,
  { access, now, before, after, onFailure }: FrontOptions,
): (inbound: SandboxRequest) => Responding {
  const failed = (inbound: SandboxRequest, error: unknown): SandboxResponse => {
    onFailure(error);
    const message =
      error instanceof StoreError
        ? error.message
        : 'The sandbox failed. See its console, or the error that onFailure received.';
    return refusal(inbound, { status: 500, code: 'UNEXPECTED', message });
  };
  const attempt = (inbound: SandboxRequest): Responding => {
    try {
      before();
      const outbound = respond(inbound);
      return 'then' in outbound ? outbound.catch((error: unknown) => failed(inbound, error)) : outbound;
    } catch (error) {
      return failed(inbound, error);
    }
  };
  return (inbound) => {
    const refused = forbidden(inbound, access);
    if (refused !== undefined) return refused;
    const early = preflight(inbound);
    if (early !== undefined) return withCors(inbound, early);
    const finish = (outbound: SandboxResponse): SandboxResponse => {
      after();
      outbound.headers['date'] = dateAt(now());
      return withCors(inbound, outbound);
    };
    const outbound = attempt(inbound);
    return 'then' in outbound ? outbound.then(finish) : finish(outbound);
  };
}
