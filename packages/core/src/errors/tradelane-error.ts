import type { ErrorCode } from './codes.ts';

interface Branded extends Function {
  readonly brand?: unknown;
}

/**
 * Checks `instanceof` by the brand of a class instead of its prototype. It therefore works across copies of this
 * package, such as a duplicate in node_modules. Only inherited brands count, so JSON can't pass as an error.
 */
export function isBranded(constructor: Branded, value: unknown): boolean {
  if (!value || typeof value !== 'object') return false;
  // A subclass of the caller's own has no brand.
  if (!Object.hasOwn(constructor, 'brand')) return Object.prototype.isPrototypeOf.call(constructor.prototype, value);
  const inherited = brandsOf(value);
  // The root brand must match too, because another library may use the same class name.
  const [first = constructor.brand] = brandsOf(constructor.prototype).slice(-1);
  return inherited.includes(constructor.brand) && inherited.includes(first);
}

/** Returns the brands of the classes that a value inherits from, nearest first. */
function brandsOf(value: object): readonly unknown[] {
  const brands: unknown[] = [];
  for (let at: unknown = value; (at = Object.getPrototypeOf(at));) {
    const { brand } = Object((at as { readonly constructor?: unknown }).constructor) as Branded;
    if (brand) brands.push(brand);
  }
  return brands;
}

/**
 * The effect of a failed call:
 * - `not-sent`: the request didn't leave this process.
 * - `refused`: the server reported that it didn't carry out the request.
 * - `unknown`: the server may have carried out the request. Check before you send it again.
 */
export type RequestOutcome = 'not-sent' | 'refused' | 'unknown';

/** Details of a `TradelaneError`. Never a header, a query value or a body. */
export interface ErrorDetails {
  /** The operation ID from the documents: `v2-listOrders`, `S30`. */
  readonly operation?: string | undefined;
  /** HTTP method of the request. */
  readonly method?: string | undefined;
  /** The path template, without values. */
  readonly path?: string | undefined;
  /** Correlation ID of the call. */
  readonly callId?: string | undefined;
  /** Number of attempts that were sent. */
  readonly attempts?: number | undefined;
  /** The effect on the server. */
  readonly outcome?: RequestOutcome | undefined;
  /** Stable code of the error. Default: the code of its class. */
  readonly code?: ErrorCode | undefined;
  /** The error that caused this one. */
  readonly cause?: unknown;
}

/** The facts of a call that errors contain. */
export type CallContext = Omit<ErrorDetails, 'code' | 'cause'>;

/** The base class of all errors of this SDK. `instanceof` also works for errors of another copy of the package. */
export class TradelaneError extends Error {
  /** Name that `instanceof` compares. Each subclass has its own. */
  static readonly brand: string = 'TradelaneError';
  /** Code of an error of this class that has no more specific one. */
  static readonly defaultCode: string = 'ERR_TRADELANE';

  /** Name of the class, for logs and `switch`. An abort has the name `AbortError`, as on the web. */
  declare readonly name: string;
  /** Stable code, such as `ERR_LIMIT_WAIT`. The guide of errors lists cause and remedy of each. */
  declare readonly code: ErrorCode;
  /** The operation ID from the documents: `v2-listOrders`, `S30`. Undefined if no call failed. */
  declare readonly operation: string | undefined;
  /** HTTP method of the request. Undefined if no call failed. */
  declare readonly method: string | undefined;
  /** The path template, without values. Undefined if no call failed. */
  declare readonly path: string | undefined;
  /** Correlation ID of the call, as in hooks and logs. Undefined if no call failed. */
  declare readonly callId: string | undefined;
  /** Number of attempts that were sent. 0 if none was sent. */
  declare readonly attempts: number;
  /** The effect on the server. It shows whether you can send the request again without doing it twice. */
  declare readonly outcome: RequestOutcome;

  constructor(message: string, details: ErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : details);
    const { cause: _, code = new.target.defaultCode, attempts = 0, outcome = 'unknown', ...facts } = details;
    Object.assign(this, { name: new.target.brand, code, attempts, outcome }, facts);
  }

  /** Returns the details for a log, without stack and cause. */
  toJSON(): Record<string, unknown> {
    return { ...(this as object), message: this.message };
  }

  /** Whether a value is an error of this class or a subclass, from any copy of the package. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isBranded(this, value);
  }
}
