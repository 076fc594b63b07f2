import { type ErrorDetails, TradelaneError } from './tradelane-error.ts';

/** The error of invalid options. The message states what to pass. */
export class ConfigurationError extends TradelaneError {
  static override readonly brand: string = 'ConfigurationError';
  static override readonly defaultCode: string = 'ERR_CONFIGURATION';

  constructor(message: string, details: ErrorDetails = {}) {
    super(message, { outcome: 'not-sent', ...details });
  }
}

/**
 * The error of an argument that is missing or can't be sent. Nothing was sent, unless a stream failed during the upload
 * (see `outcome`).
 */
export class ArgumentError extends TradelaneError {
  static override readonly brand: string = 'ArgumentError';
  static override readonly defaultCode: string = 'ERR_ARGUMENT_INVALID';
  /**
   * The argument by its wire name, such as `query.shop_id`, `body.file` or `headers.Authorization`, or the name of the
   * option.
   */
  declare readonly argument: string | undefined;

  constructor(message: string, details: ErrorDetails & { readonly argument?: string | undefined } = {}) {
    super(message, { outcome: 'not-sent', ...details });
  }
}

/** The error of a call without a response: the host was unreachable, or the connection broke. */
export class ConnectionError extends TradelaneError {
  static override readonly brand: string = 'ConnectionError';
  static override readonly defaultCode: string = 'ERR_CONNECTION';
  /** The system's error code, if there is one: `ECONNREFUSED`, `ECONNRESET`. */
  declare readonly systemCode: string | undefined;

  constructor(message: string, details: ErrorDetails & { readonly systemCode?: string | undefined } = {}) {
    super(message, details);
  }
}

const codeOfLimit = {
  attempt: 'ERR_TIMEOUT_ATTEMPT',
  deadline: 'ERR_TIMEOUT_DEADLINE',
  walk: 'ERR_TIMEOUT_WALK',
} as const;

/**
 * The error of a call that exceeded the time of one attempt (`timeoutInMs`), of the call (`deadlineInMs`) or of the
 * iteration of a list (`walkDeadlineInMs`).
 */
export class TimeoutError extends TradelaneError {
  static override readonly brand: string = 'TimeoutError';
  static override readonly defaultCode: string = 'ERR_TIMEOUT_ATTEMPT';
  /**
   * The limit that was exceeded: `timeoutInMs` (`attempt`), `deadlineInMs` (`deadline`) or `walkDeadlineInMs` (`walk`).
   */
  declare readonly limit: 'attempt' | 'deadline' | 'walk';
  /** The value of that limit, in milliseconds. */
  declare readonly limitInMs: number;

  constructor(
    message: string,
    details: ErrorDetails & { readonly limit: 'attempt' | 'deadline' | 'walk'; readonly limitInMs: number },
  ) {
    super(message, { code: codeOfLimit[details.limit], ...details });
  }
}

/**
 * The error of a call that the caller's signal aborted. `cause` is the signal's reason. The name is `AbortError`, as on
 * the web.
 */
export class AbortedError extends TradelaneError {
  static override readonly brand: string = 'AbortedError';
  static override readonly defaultCode: string = 'ERR_ABORTED';
  override readonly name: string = 'AbortError';
}

/**
 * The error of a response that doesn't match its operation: a web page, truncated JSON, a number that would be rounded,
 * or too many bytes.
 */
export class MalformedResponseError extends TradelaneError {
  static override readonly brand: string = 'MalformedResponseError';
  static override readonly defaultCode: string = 'ERR_RESPONSE_MALFORMED';
  /** HTTP status of the response. Undefined if the connection broke before the status arrived. */
  declare readonly status: number | undefined;
  /** The server's ID of the request, if it sent one. */
  declare readonly requestId: string | undefined;

  constructor(
    message: string,
    details: ErrorDetails & { readonly status?: number | undefined; readonly requestId?: string | undefined } = {},
  ) {
    super(message, details);
  }
}

/**
 * The error of a redirect that the client doesn't follow: to another host, of a write, or one too many. Nothing was
 * sent to its target.
 */
export class RedirectError extends TradelaneError {
  static override readonly brand: string = 'RedirectError';
  static override readonly defaultCode: string = 'ERR_REDIRECT';
  /** HTTP status of the redirect. 0 if the runtime hides it, as browsers do. */
  declare readonly status: number;
  /** The origin that the redirect points to. */
  declare readonly target: string | undefined;

  // oxlint-disable-next-line no-useless-constructor -- it types the details
  constructor(
    message: string,
    details: ErrorDetails & { readonly status: number; readonly target?: string | undefined },
  ) {
    super(message, details);
  }
}

/**
 * The error of a call without a credential: the token endpoint returned no token (T01), or your provider function
 * failed (`cause`). The call was not sent.
 */
export class TokenError extends TradelaneError {
  static override readonly brand: string = 'TokenError';
  static override readonly defaultCode: string = 'ERR_TOKEN';
  /** Status of the token endpoint, if it responded. */
  declare readonly status: number | undefined;
  /** The error code of the endpoint, if it sent one: `invalid_client`. */
  declare readonly serverCode: string | undefined;

  constructor(
    message: string,
    details: ErrorDetails & { readonly status?: number | undefined; readonly serverCode?: string | undefined } = {},
  ) {
    super(message, { outcome: 'not-sent', ...details });
  }
}
