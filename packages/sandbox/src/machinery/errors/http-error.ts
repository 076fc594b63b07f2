/** A problem of one field: a JSONPath into the body (`$.orders[0].status`), or the name of a parameter or part. */
export interface FieldError {
  readonly field?: string;
  readonly message: string;
  /** Code of the field error, if the error body of the family has one. */
  readonly code?: string;
}

export interface RefusalOptions {
  readonly fields?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
  /** True if this error is documented without a body. */
  readonly empty?: true;
}

/**
 * A request that fails with an error response. Handlers and machinery throw it. It's rendered as the error body of the
 * family.
 */
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

/** Rejects a request. All writes of the handler are rolled back. */
export function refuse(status: number, code: string, message: string, options?: RefusalOptions): never {
  throw new HttpError(status, code, message, options);
}

/** 400: a field of the request is invalid. */
export function invalid(field: string, message: string, code = 'INVALID_INPUT'): never {
  return refuse(400, code, `${field} ${message}`, { fields: [{ field, message }] });
}

/** 404: a resource of the request doesn't exist. */
export function notFound(what: string): never {
  return refuse(404, 'DATA_NOT_FOUND', `${what} does not exist.`);
}

/** 410: a resource of the request was permanently deleted. */
export function gone(what: string): never {
  return refuse(410, 'GONE', `${what} was deleted permanently.`);
}
