import { type ErrorDetails, TradelaneError } from './tradelane-error.ts';

/** What the server says is wrong with one field. */
export interface FieldError {
  /** Where, in the server's own notation (a JSON path on the hub). */
  readonly field: string | undefined;
  /** The server's code for the fault; undefined where it gave none. */
  readonly code: string | undefined;
  /** The server's own words; undefined where it gave none. Not stable. */
  readonly message: string | undefined;
}

export interface ApiErrorDetails extends ErrorDetails {
  readonly status: number;
  readonly code?: string | undefined;
  readonly serverMessage?: string | undefined;
  readonly fieldErrors?: readonly FieldError[] | undefined;
  readonly body?: unknown;
  readonly requestId?: string | undefined;
}

/** The server responded with an error (E01). Subclasses by status; the reason phrase is never read. */
export class ApiError extends TradelaneError {
  static override readonly brand: string = 'ApiError';
  override readonly name: string = 'ApiError';
  /** HTTP status of the response: 400 to 599. */
  readonly status: number;
  /** The server's stable error code where it gave one: `ACTION_ALREADY_FINAL`. */
  readonly code: string | undefined;
  /** The server's own words; not stable. */
  readonly serverMessage: string | undefined;
  /** What is wrong with which field; empty where the server names none. */
  readonly fieldErrors: readonly FieldError[];
  /** The response as parsed JSON, or as text where it is none; cut to 64 KiB. */
  readonly body: unknown;
  /** The server's id of the request, where it gave one. */
  readonly requestId: string | undefined;

  constructor(message: string, details: ApiErrorDetails) {
    super(message, details);
    this.status = details.status;
    this.code = details.code;
    this.serverMessage = details.serverMessage;
    this.fieldErrors = details.fieldErrors ?? [];
    this.body = details.body;
    this.requestId = details.requestId;
  }
}

/** 400: the payload is invalid; `fieldErrors` names the fields where the server does. */
export class BadRequestError extends ApiError {
  static override readonly brand: string = 'BadRequestError';
  override readonly name: string = 'BadRequestError';
}

/** 401, after the credential was renewed once where that is possible (T05). */
export class AuthenticationError extends ApiError {
  static override readonly brand: string = 'AuthenticationError';
  override readonly name: string = 'AuthenticationError';
}

/** 403: the credential is valid but may not do this. Never retried (T14). */
export class PermissionError extends ApiError {
  static override readonly brand: string = 'PermissionError';
  override readonly name: string = 'PermissionError';
}

/** 404 */
export class NotFoundError extends ApiError {
  static override readonly brand: string = 'NotFoundError';
  override readonly name: string = 'NotFoundError';
}

/** 405 */
export class MethodNotAllowedError extends ApiError {
  static override readonly brand: string = 'MethodNotAllowedError';
  override readonly name: string = 'MethodNotAllowedError';
}

/** 406 */
export class NotAcceptableError extends ApiError {
  static override readonly brand: string = 'NotAcceptableError';
  override readonly name: string = 'NotAcceptableError';
}

/** 410 */
export class GoneError extends ApiError {
  static override readonly brand: string = 'GoneError';
  override readonly name: string = 'GoneError';
}

/** 415 */
export class UnsupportedMediaTypeError extends ApiError {
  static override readonly brand: string = 'UnsupportedMediaTypeError';
  override readonly name: string = 'UnsupportedMediaTypeError';
}

export interface RateLimitErrorDetails extends ApiErrorDetails {
  /** When the call may be sent again. */
  readonly retryAt: Date;
}

/**
 * 429, or the SDK's own refusal to wait longer than `maxWaitInMs` for a documented limit (then `attempts` counts what
 * was sent before, 0 where nothing was).
 */
export class RateLimitError extends ApiError {
  static override readonly brand: string = 'RateLimitError';
  override readonly name: string = 'RateLimitError';
  /** When a call may be sent again: by the server's `Retry-After`, else by the documented limit. */
  readonly retryAt: Date;

  constructor(message: string, details: RateLimitErrorDetails) {
    super(message, details);
    this.retryAt = details.retryAt;
  }
}

/** 5xx. For an operation that is not safe to repeat the outcome is unknown. */
export class ServerError extends ApiError {
  static override readonly brand: string = 'ServerError';
  override readonly name: string = 'ServerError';
}
