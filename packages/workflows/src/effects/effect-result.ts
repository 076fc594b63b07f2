import type { BatchResult } from '@tradelane/core';

/** The data of a response. A method with results per item resolves to the response as the server sent it. */
export type EffectData<T> = T extends BatchResult<infer _Item, infer Body> ? Body : T;

/** The effect happened, once. */
export interface DoneEffect<T> {
  /** A response or a final status reports the effect, or a read shows it. */
  readonly outcome: 'done';
  /** The data of the response. Undefined if the response was lost. */
  readonly data: T | undefined;
  /** The entries that show the effect, as another operation returned them. Undefined if the server reported it. */
  readonly found: readonly unknown[] | undefined;
}

/** The effect didn't happen, and no later call with this key sends it. */
export interface NotDoneEffect {
  /** The server refused every request, or reported that its action failed. */
  readonly outcome: 'not-done';
  /** Why the effect didn't happen. */
  readonly reason: EffectReason;
}

/** The server accepted the request, and carries it out now. */
export interface PendingEffect<T> {
  /** The action hasn't ended. */
  readonly outcome: 'pending';
  /** ID of the action, the import or the export. Undefined if the server sent none. */
  readonly actionId: string | undefined;
  /** The data of the response. */
  readonly data: T | undefined;
  /** When to call again. */
  readonly retryAt: Date;
  /** The error of the last read, if it failed. */
  readonly reason: EffectReason | undefined;
}

/** Whether the effect happened is unknown. Nothing is sent again until it is decided. */
export interface UndecidedEffect {
  /** A request may have taken effect, or may still do so. */
  readonly outcome: 'undecided';
  /**
   * Why it is unknown:
   * - `not-visible`: no entry shows the effect. It may still happen.
   * - `ambiguous`: the entries match, but may belong to another effect, or to a part of this one.
   * - `no-read-back`: no operation shows the effect.
   * - `read-failed`: the read failed, see `reason`.
   */
  readonly why: 'not-visible' | 'ambiguous' | 'no-read-back' | 'read-failed';
  /** The requests, with the outcome of each. */
  readonly sends: readonly SentRequest[];
  /** The read to look at. Undefined if no operation shows the effect. */
  readonly lookAt: EffectEvidence | undefined;
  /** When the next read is due. Undefined if no read can decide. */
  readonly retryAt: Date | undefined;
  /** Whether to ask a person, and pass the answer to `decideIntent`. */
  readonly needsDecision: boolean;
  /** The error of the last call or of the last read. */
  readonly reason: EffectReason | undefined;
}

/** The result of `settle`. It is JSON, except for dates. */
export type EffectResult<T = unknown> = DoneEffect<T> | NotDoneEffect | PendingEffect<T> | UndecidedEffect;

/** A request of an effect. */
export interface SentRequest {
  /** When it was sent at the earliest, by the clock of the host. Undefined if no earlier response had a date. */
  readonly sentAt: Date | undefined;
  /**
   * The outcome:
   * - `unknown`: it may have taken effect, or may still do so.
   * - `accepted`: the host accepted it, and carries it out.
   * - `refused`: the host refused it, or its action failed.
   */
  readonly outcome: 'unknown' | 'accepted' | 'refused';
  /** ID of its action, if the host sent one. */
  readonly actionId: string | undefined;
}

/** The facts of an error. */
export interface EffectReason {
  /** The code of the error, such as `ERR_HTTP_BAD_REQUEST`. */
  readonly code: string;
  /** The message of the error. For a failed action, it contains the reasons of the channel. */
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
