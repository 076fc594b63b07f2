import { type ErrorDetails, TradelaneError } from './tradelane-error.ts';

/** A fault of one field, as the server reports it. */
export interface FieldError {
  /** The path of the field in the server's notation (a JSON path on the hub). */
  readonly field: string | undefined;
  /** The server's code for the fault, if it sent one. */
  readonly code: string | undefined;
  /** The server's message for the fault, if it sent one. It may change at any time. */
  readonly message: string | undefined;
}

/** The error of an HTTP error response (E01). Subclasses depend on the status only, never on the reason phrase. */
export class ApiError extends TradelaneError {
  static override readonly brand: string = 'ApiError';
  static override readonly defaultCode: string = 'ERR_HTTP';
  /** HTTP status of the response: 400 to 599. */
  declare readonly status: number;
  /** The server's stable error code, if it sent one: `ACTION_ALREADY_FINAL`. */
  declare readonly serverCode: string | undefined;
  /** The server's message. It may change at any time. */
  declare readonly serverMessage: string | undefined;
  /** Faults by field. Empty if the server names none. */
  declare readonly fieldErrors: readonly FieldError[];
  /** The response as parsed JSON, or as text if it isn't JSON. Cut to 65,536 bytes (64 KiB). */
  declare readonly body: unknown;
  /** The server's ID of the request, if it sent one. */
  declare readonly requestId: string | undefined;

  constructor(
    message: string,
    details: ErrorDetails & {
      /** HTTP status. */
      readonly status: number;
      /** Error code in the response body. */
      readonly serverCode?: string | undefined;
      /** Error message in the response body. */
      readonly serverMessage?: string | undefined;
      /** Errors of single fields in the response body. */
      readonly fieldErrors?: readonly FieldError[] | undefined;
      /** The response body, parsed if it is JSON. */
      readonly body?: unknown;
      /** ID of the request in the response headers. */
      readonly requestId?: string | undefined;
      /** For a 429 or a 5xx: the time when the call may be sent again. */
      readonly retryAt?: Date | undefined;
    },
  ) {
    super(message, details);
    this.fieldErrors ??= [];
  }
}

/** A 400 response: the payload is invalid. `fieldErrors` lists the fields, if the server names them. */
export class BadRequestError extends ApiError {
  static override readonly brand: string = 'BadRequestError';
  static override readonly defaultCode: string = 'ERR_HTTP_BAD_REQUEST';
}

/** A 401 response, after one renewal of the credential if it can be renewed (T05). */
export class AuthenticationError extends ApiError {
  static override readonly brand: string = 'AuthenticationError';
  static override readonly defaultCode: string = 'ERR_HTTP_AUTHENTICATION';
}

/** A 403 response: the credential is valid but lacks permission. Never retried (T14). */
export class PermissionError extends ApiError {
  static override readonly brand: string = 'PermissionError';
  static override readonly defaultCode: string = 'ERR_HTTP_PERMISSION';
}

/** A 404 response: the resource doesn't exist. */
export class NotFoundError extends ApiError {
  static override readonly brand: string = 'NotFoundError';
  static override readonly defaultCode: string = 'ERR_HTTP_NOT_FOUND';
}

/** A 410 response: the resource no longer exists. */
export class GoneError extends ApiError {
  static override readonly brand: string = 'GoneError';
  static override readonly defaultCode: string = 'ERR_HTTP_GONE';
}

/**
 * A 429 response, or a wait for a documented limit that would exceed `maxWaitInMs` or `deadlineInMs`. In the second
 * case `attempts` counts earlier attempts, and is 0 if nothing was sent.
 */
export class RateLimitError extends ApiError {
  static override readonly brand: string = 'RateLimitError';
  static override readonly defaultCode: string = 'ERR_HTTP_RATE_LIMIT';
  /** The time when the call may be sent again, from `Retry-After` or from the documented limit. */
  declare readonly retryAt: Date;
}

/** A 5xx response. If the operation isn't safe to repeat, the outcome is unknown. */
export class ServerError extends ApiError {
  static override readonly brand: string = 'ServerError';
  static override readonly defaultCode: string = 'ERR_HTTP_SERVER';
  /** The time in `Retry-After`. Undefined if the header is missing. */
  declare readonly retryAt: Date | undefined;
}
