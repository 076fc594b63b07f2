import { isBranded, stampBrands } from './brand.ts';

/**
 * What is known of the effect of a failed call. `not-sent`: nothing left this process. `refused`: the server said
 * that it did not do it. `unknown`: it may or may not have been done, ask before sending it again.
 */
export type Outcome = 'not-sent' | 'refused' | 'unknown';

/** What an error says of its call. Never a header, a query value or a body that was sent. */
export interface CallContext {
  /** The documents' id of the operation: `v2-listOrders`, `S30`. */
  readonly operation?: string | undefined;
  readonly method?: string | undefined;
  /** The path template, without any value. */
  readonly path?: string | undefined;
  /** Correlation id of the call. */
  readonly callId?: string | undefined;
  /** How often the request was sent. */
  readonly attempts?: number | undefined;
  readonly outcome?: Outcome | undefined;
}

export interface ErrorDetails extends CallContext {
  readonly cause?: unknown;
}

/** Everything that this SDK throws by itself. `instanceof` also holds for errors of another copy of the package. */
export class TradelaneError extends Error {
  static readonly brand: string = 'TradelaneError';

  override readonly name: string = 'TradelaneError';
  readonly operation: string | undefined;
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly callId: string | undefined;
  readonly attempts: number;
  readonly outcome: Outcome;

  constructor(message: string, details: ErrorDetails = {}) {
    super(message, 'cause' in details && details.cause !== undefined ? { cause: details.cause } : undefined);
    this.operation = details.operation;
    this.method = details.method;
    this.path = details.path;
    this.callId = details.callId;
    this.attempts = details.attempts ?? 0;
    this.outcome = details.outcome ?? 'unknown';
    stampBrands(this, new.target);
  }

  /** What a log should hold of the error: its details, neither stack nor cause. */
  toJSON(): Record<string, unknown> {
    return { ...(this as object), message: this.message };
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isBranded(this, value);
  }
}
