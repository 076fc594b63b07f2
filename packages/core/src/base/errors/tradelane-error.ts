import { isBranded } from './brand.ts';

/**
 * What is known of the effect of a failed call. `not-sent`: nothing left this process. `refused`: the server said
 * that it did not do it. `unknown`: it may or may not have been done, ask before sending it again.
 */
export type RequestOutcome = 'not-sent' | 'refused' | 'unknown';

/** What an error says of its call. Never a header, a query value or a body that was sent. */
export interface CallContext {
  /** The documents' id of the operation: `v2-listOrders`, `S30`. */
  readonly operation?: string | undefined;
  /** HTTP method of the request. */
  readonly method?: string | undefined;
  /** The path template, without any value. */
  readonly path?: string | undefined;
  /** Correlation id of the call. */
  readonly callId?: string | undefined;
  /** How often the request was sent. */
  readonly attempts?: number | undefined;
  /** What is known of the effect at the server. */
  readonly outcome?: RequestOutcome | undefined;
}

export interface ErrorDetails extends CallContext {
  readonly cause?: unknown;
}

/** Everything that this SDK throws by itself. `instanceof` also holds for errors of another copy of the package. */
export class TradelaneError extends Error {
  /** Name by which `instanceof` recognizes the class in every copy of the package; its subclasses have one each. */
  static readonly brand: string = 'TradelaneError';

  /** Name of the class, for logs and `switch`; the web's own `AbortError` for an abort. */
  declare readonly name: string;
  /** The documents' id of the operation: `v2-listOrders`, `S30`; undefined where no call failed. */
  declare readonly operation: string | undefined;
  /** HTTP method of the request; undefined where no call failed. */
  declare readonly method: string | undefined;
  /** The path template, without any value; undefined where no call failed. */
  declare readonly path: string | undefined;
  /** Correlation id of the call, the same as in hooks and logs; undefined where no call failed. */
  declare readonly callId: string | undefined;
  /** How often the request was sent; 0 where it never was. */
  declare readonly attempts: number;
  /** What is known of the effect at the server: whether the request may be sent again without doing it twice. */
  declare readonly outcome: RequestOutcome;

  constructor(message: string, details: ErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : details);
    this.name = new.target.brand;
    this.operation = details.operation;
    this.method = details.method;
    this.path = details.path;
    this.callId = details.callId;
    this.attempts = details.attempts ?? 0;
    this.outcome = details.outcome ?? 'unknown';
  }

  /** What a log should hold of the error: its details, neither stack nor cause. */
  toJSON(): Record<string, unknown> {
    return { ...(this as object), message: this.message };
  }

  /** Holds for errors of this class and its subclasses, of any copy of the package. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isBranded(this, value);
  }
}
