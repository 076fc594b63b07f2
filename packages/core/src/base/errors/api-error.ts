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
  /** HTTP status of the response: 400 to 599. */
  declare readonly status: number;
  /** The server's stable error code where it gave one: `ACTION_ALREADY_FINAL`. */
  declare readonly code: string | undefined;
  /** The server's own words; not stable. */
  declare readonly serverMessage: string | undefined;
  /** What is wrong with which field; empty where the server names none. */
  declare readonly fieldErrors: readonly FieldError[];
  /** The response as parsed JSON, or as text where it is none; cut to 64 KiB. */
  declare readonly body: unknown;
  /** The server's id of the request, where it gave one. */
  declare readonly requestId: string | undefined;

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
}

/** 401, after the credential was renewed once where that is possible (T05). */
export class AuthenticationError extends ApiError {
  static override readonly brand: string = 'AuthenticationError';
}

/** 403: the credential is valid but may not do this. Never retried (T14). */
export class PermissionError extends ApiError {
  static override readonly brand: string = 'PermissionError';
}

/** 404 */
export class NotFoundError extends ApiError {
  static override readonly brand: string = 'NotFoundError';
}

/** 405 */
export class MethodNotAllowedError extends ApiError {
  static override readonly brand: string = 'MethodNotAllowedError';
}

/** 406 */
export class NotAcceptableError extends ApiError {
  static override readonly brand: string = 'NotAcceptableError';
}

/** 410 */
export class GoneError extends ApiError {
  static override readonly brand: string = 'GoneError';
}

/** 415 */
export class UnsupportedMediaTypeError extends ApiError {
  static override readonly brand: string = 'UnsupportedMediaTypeError';
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
  /** When a call may be sent again: by the server's `Retry-After`, else by the documented limit. */
  declare readonly retryAt: Date;

  constructor(message: string, details: RateLimitErrorDetails) {
    super(message, details);
    this.retryAt = details.retryAt;
  }
}

/** 5xx. For an operation that is not safe to repeat the outcome is unknown. */
export class ServerError extends ApiError {
  static override readonly brand: string = 'ServerError';
}
