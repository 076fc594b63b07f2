import {
  ApiError,
  AuthenticationError,
  BadRequestError,
  type FieldError,
  GoneError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
} from './api-error.ts';
import type { OwnErrorCode } from './codes.ts';
import { withNote } from './response-error.ts';
import type { CallContext, RequestOutcome } from './tradelane-error.ts';

export interface ErrorResponse {
  readonly status: number;
  /** The body, as far as it was read. */
  readonly text: string;
  readonly requestId: string | undefined;
  /** Removes credentials from a text, because some hosts quote requests (T10). */
  readonly hide?: ((text: string) => string) | undefined;
  /** For a 429 or a 5xx: the time when the call may be sent again. */
  readonly retryAt?: Date | undefined;
  /** The option that prevented a wait until then. */
  readonly bound?: string | undefined;
}

type ApiErrorDetails = ConstructorParameters<typeof ApiError>[1];

/** Codes of statuses without a class of their own. */
const codeByStatus: Readonly<Record<number, OwnErrorCode>> = {
  405: 'ERR_HTTP_METHOD',
  406: 'ERR_HTTP_NOT_ACCEPTABLE',
  415: 'ERR_HTTP_MEDIA_TYPE',
};

const classByStatus: Readonly<Record<number, new (message: string, details: ApiErrorDetails) => ApiError>> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  410: GoneError,
};

/** Creates the typed error of an HTTP error response (E01). The status decides the class, whatever the body is. */
export function apiErrorOf(response: ErrorResponse, context: CallContext): ApiError {
  const { status, requestId, hide = (text) => text } = response;
  const body = parsed(response.text, hide);
  const details: ApiErrorDetails = {
    ...context,
    outcome: context.outcome ?? outcomeOf(response),
    ...readErrorBody(body),
    code: codeByStatus[status],
    status,
    requestId,
    body,
  };
  const message = describe(details);
  if (status === 429) {
    const hint = response.bound === undefined ? '' : ` To wait for the limit, raise \`${response.bound}\`.`;
    return new RateLimitError(message + hint, { ...details, retryAt: response.retryAt ?? new Date(0) });
  }
  if (status >= 500) return new ServerError(message, { ...details, retryAt: response.retryAt });
  const ByStatus = classByStatus[status] ?? ApiError;
  const isLate = status === 408 && details.outcome === 'refused' && details.method !== 'GET';
  return new ByStatus(isLate ? `${message} The server didn't wait for it.` : message, details);
}

/** Statuses that mean that the request was not processed: no credential, too large, too many. */
const unread: ReadonlySet<number> = /* @__PURE__ */ new Set([401, 413, 429]);

/**
 * Returns the outcome of an error response. The hub doesn't carry out requests that it refuses. A web page may come
 * from any proxy, so its outcome is unknown.
 */
export function outcomeOf({ status, text }: Pick<ErrorResponse, 'status' | 'text'>): RequestOutcome {
  return !unread.has(status) && (status >= 500 || isWebPage(text)) ? 'unknown' : 'refused';
}

type ErrorBody = Pick<ApiErrorDetails, 'serverCode' | 'serverMessage' | 'fieldErrors'>;

/**
 * Reads the three shapes of error bodies: `{code, message, errors}` (hub), `{message, status, errors}` (instance),
 * `{detail, title, type}` (basket).
 */
function readErrorBody(body: unknown): ErrorBody {
  const members = isRecord(body) ? body : {};
  const { errors } = members;
  const fieldErrors = Array.isArray(errors) ? errors.filter(isRecord).map(readFieldError) : [];
  return {
    serverCode: firstText(members, 'code', 'error', 'type') ?? fieldErrors[0]?.code,
    serverMessage: firstText(members, 'message', 'detail', 'error_description', 'title') ?? fieldErrors[0]?.message,
    fieldErrors,
  };
}

function readFieldError(entry: Members): FieldError {
  return { field: firstText(entry, 'field'), code: firstText(entry, 'code'), message: firstText(entry, 'message') };
}

function firstText(members: Members, ...names: readonly string[]): string | undefined {
  return names.map((name) => members[name]).find((value) => typeof value === 'string' && value !== '') as
    | string
    | undefined;
}

function describe(details: ApiErrorDetails): string {
  const { status, serverCode, serverMessage, operation = 'The server' } = details;
  const reason = [serverCode, serverMessage?.slice(0, 500)].filter(Boolean).join(', ');
  return withNote(`${operation} responded with ${status}${reason && `: ${reason}`}`, details);
}

/** Deepest level of a body that errors keep. Deeper ones would overflow the stack of `JSON.stringify`. */
const deepest = 100;

/** Maximum number of bytes to read from an error response, and of characters to keep. */
export const maxErrorBytes: number = 65_536;

/** Hides credentials after JSON is decoded, because its escapes hide them too. */
function parsed(body: string, hide: (text: string) => string): unknown {
  if (body === '') return undefined;
  // Masked before it is cut, because half of a credential wouldn't be found.
  if (body.length > maxErrorBytes) return hide(body).slice(0, maxErrorBytes);
  try {
    const value: unknown = JSON.parse(body);
    return isDeeperThan(deepest, value) ? hide(body) : hidden(value, hide);
  } catch {
    return hide(body);
  }
}

function hidden(value: unknown, hide: (text: string) => string): unknown {
  if (typeof value === 'string') return hide(value);
  if (Array.isArray(value)) return value.map((inner) => hidden(inner, hide));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [hide(name), hidden(inner, hide)]));
}

function isDeeperThan(levels: number, value: unknown): boolean {
  return isObject(value) && (levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner)));
}

type Members = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Members {
  return isObject(value) && !Array.isArray(value);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/**
 * Whether a text is markup, such as the page of a proxy, a firewall or a maintenance instead of the server's response.
 */
export function isWebPage(text: string): boolean {
  return /^[\s\uFEFF]*</.test(text);
}
