import type { BatchResult } from '@tradelane/core';

/** The data of a response. A method with results per item resolves to the response as the server sent it. */
export type EffectData<T> = T extends BatchResult<infer _Item, infer Body> ? Body : T;

/** The effect happened, once. */
export interface DoneEffect<T> {
  /** The write took effect once. */
  readonly outcome: 'done';
  /** The data of the response. Undefined if the response was lost. */
  readonly data: T | undefined;
  /** The entries that show the effect, as another operation returned them. Undefined if the server responded. */
  readonly found: readonly unknown[] | undefined;
}

/** The effect didn't happen, and no later call with this key sends it. */
export interface NotDoneEffect {
  /** The write didn't take effect. */
  readonly outcome: 'not-done';
  /** Why the effect didn't happen. */
  readonly reason: EffectReason;
}

/** Whether the effect happened is unknown. Nothing is sent again until it is decided. */
export interface UndecidedEffect {
  /** Nothing shows whether the write took effect. */
  readonly outcome: 'undecided';
  /**
   * Why it is unknown:
   * - `not-visible-yet`: the effect isn't visible, but it may become visible until `retryAt`.
   * - `ambiguous`: the entries match, but may belong to another effect, or to a part of this one.
   * - `no-read-back`: no operation shows the effect.
   * - `read-failed`: the read failed, see `reason`.
   */
  readonly why: 'not-visible-yet' | 'ambiguous' | 'no-read-back' | 'read-failed';
  /** The read to look at. Undefined if no operation shows the effect. */
  readonly lookAt: EffectEvidence | undefined;
  /** When another call can decide more. Undefined if a person must decide with `decideIntent`. */
  readonly retryAt: Date | undefined;
  /** The error of the call or of the read, if it happened in this process. */
  readonly reason: EffectReason | undefined;
}

/** The result of `settle`. It is JSON, except for `retryAt`. */
export type EffectResult<T = unknown> = DoneEffect<T> | NotDoneEffect | UndecidedEffect;

/** The facts of an error. */
export interface EffectReason {
  /** The code of the error, such as `ERR_HTTP_BAD_REQUEST`. */
  readonly code: string;
  /** The message of the error. */
  readonly message: string;
  /** HTTP status, if the server responded. */
  readonly status: number | undefined;
  /** The server's code, if it sent one. */
  readonly serverCode: string | undefined;
}

/** A read that shows whether the effect happened. */
export interface EffectEvidence {
  /** The operation: `v2-listOrders`. */
  readonly operation: string;
  /** The arguments of the operation, by wire name. */
  readonly arguments: Readonly<Record<string, unknown>>;
  /** Entries that may show the effect. */
  readonly entries: readonly unknown[];
}
