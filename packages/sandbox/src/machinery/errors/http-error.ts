/** What is wrong with one field: a JSONPath into the body (`$.orders[0].status`), or the name of a parameter or part. */
export interface FieldError {
  readonly field?: string;
  readonly message: string;
  /** Code of the field error, where the family's error body has one. */
  readonly code?: string;
}

export interface RefusalOptions {
  readonly fields?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
  /** The refusal is documented without a body. */
  readonly empty?: true;
}

/** A request whose response is an error. Thrown by handlers and machinery, rendered in the family's own error body. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: readonly FieldError[];
  readonly headers: Readonly<Record<string, string>>;
  readonly empty: boolean;

  constructor(
    status: number,
    code: string,
    message: string,
    { fields = [], headers = {}, empty }: RefusalOptions = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.headers = headers;
    this.empty = empty ?? false;
  }
}

/** Refuses a request. Nothing that the handler wrote before remains. */
export function refuse(status: number, code: string, message: string, options?: RefusalOptions): never {
  throw new HttpError(status, code, message, options);
}

/** 400: a field of the request is wrong. */
export function invalid(field: string, message: string, code = 'INVALID_INPUT'): never {
  return refuse(400, code, `${field} ${message}`, { fields: [{ field, message }] });
}

/** 404: something that the request names does not exist. */
export function notFound(what: string): never {
  return refuse(404, 'DATA_NOT_FOUND', `${what} does not exist.`);
}

/** 410: something that the request names was there and is gone for good. */
export function gone(what: string): never {
  return refuse(410, 'GONE', `${what} was deleted permanently.`);
}
