import type { Operations } from '../generated/index.ts';
import type { RuleNumber } from '../generated/rules.ts';
import { isSecretName, maskedText } from '../secrets.ts';

/** A problem of one field: a JSONPath into the body (`$.orders[0].status`), or the name of a parameter or part. */
export interface FieldError {
  readonly field?: string;
  readonly message: string;
  /** Code of the field error, if the error body of the family has one. */
  readonly code?: string;
}

/**
 * The reason for a refusal: a rule of the documents, an assumption, or an operation whose description states the limit.
 * The journal of requests shows it.
 */
export type Rule = RuleNumber | keyof Operations;

export interface RefusalOptions {
  readonly rule?: Rule;
  readonly fields?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
  /** True if this error is documented without a body. */
  readonly empty?: true;
  /** True if the documentation states the exact message. Otherwise, value and rule are added to it. */
  readonly verbatim?: boolean;
}

/**
 * A request that fails with an error response. Handlers and the server throw it. It's rendered as the error body of the
 * family.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly rule: Rule | undefined;
  readonly fields: readonly FieldError[];
  readonly headers: Readonly<Record<string, string>>;
  readonly empty: boolean;
  readonly #verbatim: boolean;
  #received = '';

  constructor(
    status: number,
    code: string,
    message: string,
    { rule, fields = [], headers = {}, empty, verbatim = false }: RefusalOptions = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.rule = rule;
    this.fields = fields;
    this.headers = headers;
    this.empty = empty ?? false;
    this.#verbatim = verbatim;
  }

  /** The message that callers read: what happened, the value without credentials, and the rule. */
  get text(): string {
    return maskedText(this.#verbatim ? this.message : this.#stated());
  }

  #stated(): string {
    const message = this.message.replace(/^\$ /, 'The body ');
    const rule = this.rule === undefined || this.rule === 'E01' ? '' : ` Rule: ${this.rule}.`;
    return `${message}${/[.?!]$/.test(message) ? '' : '.'}${this.#received}${rule}`;
  }

  /** Adds the value of the first invalid field to the message. */
  receive(values: Readonly<Record<string, unknown>>): void {
    const field = this.fields[0]?.field;
    if (field === undefined || this.#received !== '') return;
    const value = valueAt(field, values);
    const isStated = typeof value === 'string' && value.length >= shortestStated && this.message.includes(value);
    if (!isStated) this.#received = received(field, value);
  }
}

/** Length from which a text in a message is the value, and not a part of a word. */
const shortestStated = 3;

/** The sentence that states a received value, or nothing if the value is secret or isn't a single value. */
export function received(field: string, value: unknown): string {
  if (value === undefined || isSecretName(field) || (typeof value === 'object' && value !== null)) return '';
  return ` Received: ${JSON.stringify(value).slice(0, longestShown)}.`;
}

const longestShown = 80;

/** Reads a field such as `$.orders[0].status`. The value under `$` is the body. Parts and parameters have plain names. */
function valueAt(field: string, values: Readonly<Record<string, unknown>>): unknown {
  const steps = field.split(/[.[\]]+/).filter((step) => step !== '');
  return steps.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Readonly<Record<string, unknown>>)[step]
        : undefined,
    values,
  );
}

/** Rejects a request because of a rule. All writes of the handler are rolled back. */
export function refuse(
  rule: Rule,
  status: number,
  code: string,
  message: string,
  options?: Omit<RefusalOptions, 'rule'>,
): never {
  throw new HttpError(status, code, message, { ...options, rule });
}

/** 400: a field of the request is invalid. */
export function invalid(rule: Rule, field: string, message: string, code = 'INVALID_INPUT'): never {
  return refuse(rule, 400, code, `${field} ${message}`, { fields: [{ field, message }] });
}

/** 400: a field of a request to the control API is invalid. */
export function invalidControl(field: string, message: string): never {
  throw new HttpError(400, 'INVALID_INPUT', `${field} ${message}`, { fields: [{ field, message }] });
}

/** 404: a resource of the request doesn't exist. */
export function notFound(what: string, rule: Rule = 'E01'): never {
  return refuse(rule, 404, 'DATA_NOT_FOUND', `${what} does not exist. Check the ID. Callers only see their own data.`);
}

/** 410: a resource of the request was permanently deleted. */
export function refuseDeleted(what: string): never {
  return refuse('AS20', 410, 'GONE', `${what} was deleted permanently.`);
}

/** Families of surfaces that share an error body. */
export type Family = 'hub' | 'instance' | 'basket' | 'auth';

const families: Readonly<Record<string, Family>> = {
  hub: 'hub',
  'channel-platform': 'hub',
  account: 'hub',
  auth: 'auth',
  basket: 'basket',
  // The instance's token endpoint for its operator responds like the hub's.
  'instance-auth': 'auth',
};

/** All other surfaces belong to the instance. */
export const familyOf = (surface: string): Family => families[surface] ?? 'instance';

/** The family of a request that matches no operation, by its path. */
export const familyOfPath = (path: string): Family =>
  path.startsWith('/instance') ? 'instance' : path.startsWith('/basket') ? 'basket' : 'hub';

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
};

const withoutCode = ({ field, message }: FieldError): object =>
  field === undefined ? { message } : { field, message };

const hub = ({ code, text: message, fields }: HttpError): object =>
  fields.length === 0 ? { code, message } : { code, message, errors: fields.map(withoutCode) };

/** Errors of the token exchange in OAuth 2.0 (RFC 6749, section 5.2). */
const oauthErrors: Readonly<Record<string, string>> = {
  INVALID_INPUT: 'invalid_request',
  PAYLOAD_TOO_LARGE: 'invalid_request',
  UNAUTHORIZED: 'invalid_client',
};

/** The error body of each family (behaviour of the wire, section 1). */
export const render: Readonly<Record<Family, (refusal: HttpError) => object>> = {
  hub,
  auth: (refusal) => {
    const error = oauthErrors[refusal.code];
    return error === undefined ? hub(refusal) : { error, error_description: refusal.text };
  },
  instance: ({ status, text: message, fields }) => ({
    message,
    status,
    ...(fields.length > 0 && { errors: fields.map(({ code = 'VALIDATION_ERROR', ...rest }) => ({ code, ...rest })) }),
  }),
  basket: ({ status, text: message, code }) => ({
    detail: message,
    status: String(status),
    title: titles[status] ?? 'Error',
    type: `https://basket.example.com/problems/${code.toLowerCase().replaceAll('_', '-')}`,
  }),
};
