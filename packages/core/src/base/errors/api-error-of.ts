import {
  ApiError,
  type ApiErrorDetails,
  AuthenticationError,
  BadRequestError,
  type FieldError,
  GoneError,
  MethodNotAllowedError,
  NotAcceptableError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  UnsupportedMediaTypeError,
} from './api-error.ts';
import { outcomeNote } from './outcome-note.ts';
import type { CallContext, Outcome } from './tradelane-error.ts';
import { isWebPage } from './web-page.ts';

export interface ErrorResponse {
  readonly status: number;
  /** The body as far as it was read. */
  readonly text: string;
  readonly requestId: string | undefined;
  /** For a 429: when the call may be sent again. */
  readonly retryAt?: Date | undefined;
  /** The option that kept the call from waiting for that. */
  readonly bound?: string | undefined;
}

const classByStatus: Readonly<Record<number, new (message: string, details: ApiErrorDetails) => ApiError>> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  405: MethodNotAllowedError,
  406: NotAcceptableError,
  410: GoneError,
  415: UnsupportedMediaTypeError,
};

/** The typed error of an HTTP error response (E01). Whatever the body is, the status decides the class. */
export function apiErrorOf(response: ErrorResponse, context: CallContext): ApiError {
  const body = parsed(response.text);
  const read = readErrorBody(body);
  const details: ApiErrorDetails = {
    outcome: outcomeOf(response),
    ...context,
    ...read,
    status: response.status,
    requestId: response.requestId,
    body,
  };
  const message = describe(read, details);
  if (response.status === 429) {
    const hint = response.bound === undefined ? '' : `. To wait for the limit raise \`${response.bound}\``;
    return new RateLimitError(message + hint, { ...details, retryAt: response.retryAt ?? new Date(0) });
  }
  const ByStatus = classByStatus[response.status] ?? (response.status >= 500 ? ServerError : ApiError);
  return new ByStatus(message, details);
}

/** Statuses of a request that nobody has looked into, whoever says so: no credential, too large, too many. */
const unread: ReadonlySet<number> = /* @__PURE__ */ new Set([401, 413, 429]);

/** What the hub itself refuses it does not do. Who wrote a web page is not known, and so not whether the hub has seen the request. */
function outcomeOf({ status, text }: ErrorResponse): Outcome {
  if (unread.has(status)) return 'refused';
  return status >= 500 || isWebPage(text) ? 'unknown' : 'refused';
}

interface ErrorBody {
  readonly code: string | undefined;
  readonly serverMessage: string | undefined;
  readonly fieldErrors: readonly FieldError[];
}

/** Reads the three shapes in use: `{code, message, errors}` (hub), `{message, status, errors}` (instance), `{detail, title, type}` (basket). */
function readErrorBody(body: unknown): ErrorBody {
  if (!isRecord(body)) return { code: undefined, serverMessage: undefined, fieldErrors: [] };
  const fieldErrors = Array.isArray(body['errors']) ? body['errors'].filter(isRecord).map(readFieldError) : [];
  const serverMessage =
    text(body['message']) ??
    text(body['detail']) ??
    text(body['error_description']) ??
    text(body['title']) ??
    fieldErrors[0]?.message;
  const code = text(body['code']) ?? text(body['error']) ?? text(body['type']) ?? fieldErrors[0]?.code;
  return { code, serverMessage, fieldErrors };
}

function readFieldError(entry: Record<string, unknown>): FieldError {
  return { field: text(entry['field']), code: text(entry['code']), message: text(entry['message']) };
}

function describe(read: ErrorBody, details: ApiErrorDetails): string {
  const words = [read.code, read.serverMessage?.slice(0, 500)].filter((word) => word !== undefined);
  const reason = words.length > 0 ? `: ${words.join(', ')}` : '';
  return `${details.operation ?? 'The server'} responded with ${details.status}${reason}${outcomeNote(details)}`;
}

/** Deeper than this nobody reads, and `JSON.stringify` of the error would run out of stack. */
const deepest = 100;

function parsed(body: string): unknown {
  if (body === '') return undefined;
  if (isTooDeep(body)) return body;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

function isTooDeep(json: string): boolean {
  let depth = 0;
  for (const [bracket] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[{]|[\]}]/g)) {
    if (bracket === '[' || bracket === '{') depth += 1;
    else if (bracket === ']' || bracket === '}') depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
