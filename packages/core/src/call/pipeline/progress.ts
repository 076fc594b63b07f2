import type { CallSubject } from '../../base/log/telling.ts';
import type { Exchange } from './exchange.ts';
import type { Lifetime } from './lifetime.ts';

/** The call's own limits, or the client's. */
export interface CallLimits {
  readonly timeoutInMs: number;
  readonly deadlineInMs: number | undefined;
  readonly maxWaitInMs: number;
  readonly maxAttempts: number;
}

/** What the loop knows of a call between its attempts. */
export interface Progress {
  readonly exchange: Exchange;
  readonly lifetime: Lifetime;
  readonly limitKey: string;
  readonly startedAtInMs: number;
  readonly options: CallLimits;
  /** Time spent waiting for rate limits. */
  waitedInMs: number;
  /** The credential was renewed for this call (T05: once). */
  isRenewed: boolean;
  /** It was sent before and was not the reason: it goes first. */
  isUrgent: boolean;
}

/** How hooks and logs name an attempt. */
export function subjectOf({ call, callId, attempts }: Exchange): CallSubject {
  const { id, method, path } = call.operation;
  return { operation: id, callId, method, path, attempt: attempts };
}
