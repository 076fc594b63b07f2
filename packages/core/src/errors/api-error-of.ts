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
  readonly hide: (text: string) => string;
  /** For a 429 or a 5xx: the time when the call may be sent again. */
  readonly retryAt?: Date | undefined;
  /** A sentence on how to let the call wait until then. */
  readonly hint?: string | undefined;
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
  const { status, requestId } = response;
  const body = parsed(response.text, response.hide);
  const details: ApiErrorDetails = {
    ...context,
    ...readErrorBody(body),
    code: codeByStatus[status],
    status,
    requestId,
    body,
  };
  const message = describe(details);
  if (status === 429) {
    const { hint = '', retryAt = new Date(0) } = response;
    return new RateLimitError(message + hint, { ...details, retryAt });
  }
  if (status >= 500) return new ServerError(message, { ...details, retryAt: response.retryAt });
  return new (classByStatus[status] ?? ApiError)(message, details);
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
  const members = Object(body) as Members;
  const { errors } = members;
  const fieldErrors = Array.isArray(errors) ? errors.filter(isObject).map(readFieldError) : [];
  return {
    serverCode: firstText(members, 'code', 'error', 'type') ?? fieldErrors[0]?.code,
    serverMessage: firstText(members, 'message', 'detail', 'error_description', 'title') ?? fieldErrors[0]?.message,
    fieldErrors,
  };
}

function readFieldError(entry: object): FieldError {
  return { field: firstText(entry, 'field'), code: firstText(entry, 'code'), message: firstText(entry, 'message') };
}

function firstText(members: object, ...names: readonly string[]): string | undefined {
  return names.map((name) => (members as Members)[name]).find((value) => typeof value === 'string' && value !== '') as
    | string
    | undefined;
}

function describe(details: ApiErrorDetails): string {
  const { status, serverCode, serverMessage, operation } = details;
  const reason = [serverCode, serverMessage]
    .filter((text) => text !== undefined)
    .map(shortLine)
    .join(', ');
  return withNote(`${operation} responded with ${status}${reason && `: ${reason}`}`, details);
}

/** Returns the start of a server's text in one line. Terminals obey control characters, and logs have a line for each error. */
export function shortLine(text: string): string {
  return text.slice(0, 500).replaceAll(/[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ');
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
    return hidden(JSON.parse(body), hide, deepest);
  } catch {
    return hide(body);
  }
}

/** @throws {RangeError} If the value has more levels. */
function hidden(value: unknown, hide: (text: string) => string, levels: number): unknown {
  if (typeof value === 'string') return hide(value);
  if (!isObject(value)) return value;
  if (levels === 0) throw new RangeError();
  const inside = (inner: unknown): unknown => hidden(inner, hide, levels - 1);
  if (Array.isArray(value)) return value.map(inside);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [hide(name), inside(inner)]));
}

type Members = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/**
 * Whether a text is markup, such as the page of a proxy, a firewall or a maintenance instead of the server's response.
 */
export function isWebPage(text: string): boolean {
  return /^[\s\uFEFF]*</.test(text);
}
