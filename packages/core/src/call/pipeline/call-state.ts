import type { Lifetime } from '../../base/clock/lifetime.ts';
import type { RequestEvent } from '../../base/log/hooks.ts';
import type { Exchange } from './exchange.ts';

/** The call's own limits, or the client's. */
export interface ResolvedOptions {
  readonly timeoutInMs: number;
  readonly deadlineInMs: number | undefined;
  readonly maxWaitInMs: number;
  readonly maxAttempts: number;
}

/** What the loop knows of a call between its attempts. */
export interface CallState {
  readonly exchange: Exchange;
  readonly lifetime: Lifetime;
  readonly limitKey: string;
  readonly startedAtInMs: number;
  readonly options: ResolvedOptions;
  /** Time spent waiting for rate limits. */
  waitedInMs: number;
  /** The credential was renewed for this call (T05: once). */
  isRenewed: boolean;
  /** It was sent before and was not the reason: it goes first. */
  isUrgent: boolean;
}

/** How hooks and logs name an attempt. */
export function requestEventOf({ call, callId, attempts }: Exchange): RequestEvent {
  const { id, method, path } = call.operation;
  return { operation: id, callId, method, path, attempt: attempts };
}
