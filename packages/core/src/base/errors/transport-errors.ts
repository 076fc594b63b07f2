import { type ErrorDetails, TradelaneError } from './tradelane-error.ts';

export interface ConnectionErrorDetails extends ErrorDetails {
  readonly code?: string | undefined;
}

/** No response: the host could not be reached, or the connection broke. */
export class ConnectionError extends TradelaneError {
  static override readonly brand: string = 'ConnectionError';
  /** The system's code where there is one: `ECONNREFUSED`, `ECONNRESET`. */
  declare readonly code: string | undefined;

  constructor(message: string, details: ConnectionErrorDetails = {}) {
    super(message, details);
    this.code = details.code;
  }
}

export interface TimeoutErrorDetails extends ErrorDetails {
  readonly limit: 'attempt' | 'deadline' | 'walk';
  readonly limitInMs: number;
}

/** It took longer than one attempt (`timeoutInMs`), a call (`deadlineInMs`) or the walk over a list (`walkDeadlineInMs`) may take. */
export class TimeoutError extends TradelaneError {
  static override readonly brand: string = 'TimeoutError';
  /** Which limit was reached: `timeoutInMs` (`attempt`), `deadlineInMs` (`deadline`) or `walkDeadlineInMs` (`walk`). */
  declare readonly limit: 'attempt' | 'deadline' | 'walk';
  /** The limit that was reached. */
  declare readonly limitInMs: number;

  constructor(message: string, details: TimeoutErrorDetails) {
    super(message, details);
    this.limit = details.limit;
    this.limitInMs = details.limitInMs;
  }
}

/** The caller's signal aborted; `cause` is the signal's reason. The name is the web's own: `AbortError`. */
export class AbortedError extends TradelaneError {
  static override readonly brand: string = 'AbortedError';
  override readonly name: string = 'AbortError';
}

export interface MalformedResponseErrorDetails extends ErrorDetails {
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
}

/** A response that is not what the operation promises: a web page, JSON cut short, a number that would be rounded, too many bytes. */
export class MalformedResponseError extends TradelaneError {
  static override readonly brand: string = 'MalformedResponseError';
  /** HTTP status of the response; undefined where it broke off before that was known. */
  declare readonly status: number | undefined;
  /** The server's id of the request, where it gave one. */
  declare readonly requestId: string | undefined;

  constructor(message: string, details: MalformedResponseErrorDetails = {}) {
    super(message, details);
    this.status = details.status;
    this.requestId = details.requestId;
  }
}

export interface RedirectErrorDetails extends ErrorDetails {
  readonly status: number;
  readonly target?: string | undefined;
}

/** A redirect that is not followed: to another host, of a write, or one too many. Nothing was sent to its target. */
export class RedirectError extends TradelaneError {
  static override readonly brand: string = 'RedirectError';
  /** HTTP status of the redirect; 0 where the runtime does not show it (a browser). */
  declare readonly status: number;
  /** Origin that it pointed to. */
  declare readonly target: string | undefined;

  constructor(message: string, details: RedirectErrorDetails) {
    super(message, details);
    this.status = details.status;
    this.target = details.target;
  }
}

export interface TokenErrorDetails extends ErrorDetails {
  readonly status?: number | undefined;
  readonly code?: string | undefined;
}

/** There is no credential: the token endpoint gave no token (T01), or the caller's own provider failed (`cause`). The call was not sent. */
export class TokenError extends TradelaneError {
  static override readonly brand: string = 'TokenError';
  /** Status of the token endpoint, where it responded. */
  declare readonly status: number | undefined;
  /** The endpoint's error code, where it gave one: `invalid_client`. */
  declare readonly code: string | undefined;

  constructor(message: string, details: TokenErrorDetails = {}) {
    super(message, { outcome: 'not-sent', ...details });
    this.status = details.status;
    this.code = details.code;
  }
}
