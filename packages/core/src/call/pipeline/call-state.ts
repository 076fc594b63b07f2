import type { Clock } from '../../base/clock/clock.ts';
import { monotonicNow } from '../../base/clock/index.ts';
import type { Lifetime } from '../../base/clock/lifetime.ts';
import type { RequestEvent } from '../../base/log/hooks.ts';
import type { Exchange } from './exchange.ts';

/** What the loop knows of a call between its attempts. */
export interface CallState {
  readonly exchange: Exchange;
  readonly lifetime: Lifetime;
  readonly limitKey: string;
  /** On the clock that never goes back; only measured where there is a deadline. */
  readonly startedAtInMs: number;
  // The call's own limits, or the client's.
  readonly timeoutInMs: number;
  readonly deadlineInMs: number | undefined;
  readonly maxWaitInMs: number;
  readonly maxAttempts: number;
  /** Time spent waiting for rate limits. */
  waitedInMs: number;
  /** The credential was renewed for this call (T05: once). */
  isRenewed: boolean;
  /** It was sent before and was not the reason: it goes first. */
  isUrgent: boolean;
}

/** How long the call may still take; infinite without a deadline. */
export function remainingInMs({ deadlineInMs, startedAtInMs }: CallState, clock: Clock): number {
  return deadlineInMs === undefined ? Number.POSITIVE_INFINITY : deadlineInMs - (monotonicNow(clock) - startedAtInMs);
}

/** How hooks and logs name an attempt. */
export function requestEventOf({ call, callId, attempts }: Exchange): RequestEvent {
  const { id, method, path } = call.operation;
  return { operation: id, callId, method, path, attempt: attempts };
}
