import type { FieldError, Rule } from '../errors/http-error.ts';

/** A request with what was sent and what came back, as a person wants to see it. Kept in memory only, and cut. */
export interface Exchange {
  /** Counts up from 1. */
  readonly id: number;
  readonly time: string;
  readonly operation: string | null;
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly content_type?: string;
  readonly request?: string;
  /** The body is not whole in `request`. */
  readonly request_cut?: true;
  readonly response?: string;
  /** Why it was refused: the rule and the fields at fault. */
  readonly refusal?: {
    readonly code: string;
    readonly message: string;
    readonly rule?: Rule;
    readonly fields: readonly FieldError[];
  };
}
