import type { RateWindow } from '../../base/descriptor.ts';
import { monotonicNow } from '../../base/clock/index.ts';
import type { Lifetime } from '../../base/clock/lifetime.ts';
import type { RequestEvent } from '../../base/log/hooks.ts';
import type { Call } from '../call.ts';
import type { Permit } from '../limits/index.ts';
import type { LimitedCall } from '../limits/limiter.ts';
import { openCallLifetime } from './call-lifetime.ts';
import type { PipelineContext } from './context.ts';
import type { Exchange } from './exchange.ts';

/** What the loop knows of a call between its attempts; for the limiter, the call that asks to be sent. */
export class CallState implements LimitedCall {
  readonly exchange: Exchange;
  readonly lifetime: Lifetime;
  readonly key: string;
  readonly windows: readonly RateWindow[];
  /** Leave to send it, until it is sent. */
  permit: Permit | undefined = undefined;
  /** Time spent waiting for rate limits. */
  waitedInMs = 0;
  /** The credential was renewed for this call (T05: once). */
  isRenewed = false;
  /** It was sent before and was not the reason: it goes first. */
  urgent = false;
  /** Its response is handed on while it arrives: the call goes on until its last byte. */
  isStreaming = false;
  readonly #context: PipelineContext;
  /** On the clock that never goes back; only measured where there is a deadline. */
  readonly #startedAtInMs: number;

  constructor(context: PipelineContext, exchange: Exchange) {
    this.#context = context;
    this.exchange = exchange;
    this.lifetime = openCallLifetime(exchange, context.clock, this.call.options.signal, this.deadlineInMs);
    this.key = exchange.key;
    this.windows = exchange.windows;
    this.#startedAtInMs = this.deadlineInMs === undefined ? 0 : monotonicNow(context.clock);
  }

  get call(): Call {
    return this.exchange.call;
  }

  // The call's own limits, or the client's.
  get timeoutInMs(): number {
    return this.call.options.timeoutInMs ?? this.#context.timeoutInMs;
  }
  get deadlineInMs(): number | undefined {
    return this.call.options.deadlineInMs ?? this.#context.deadlineInMs;
  }
  get maxAttempts(): number {
    return this.call.options.maxAttempts ?? this.#context.maxAttempts;
  }
  /** For all waits of the call. */
  get longestWaitInMs(): number {
    return this.call.waitsForLimit
      ? Number.POSITIVE_INFINITY
      : (this.call.options.maxWaitInMs ?? this.#context.maxWaitInMs);
  }

  /** How long the call may still take; infinite without a deadline. */
  get remainingInMs(): number {
    const { deadlineInMs } = this;
    return deadlineInMs === undefined
      ? Number.POSITIVE_INFINITY
      : deadlineInMs - (monotonicNow(this.#context.clock) - this.#startedAtInMs);
  }

  /** For the wait that comes next. */
  get maxWaitInMs(): number {
    return Math.min(this.longestWaitInMs - this.waitedInMs, this.remainingInMs);
  }

  onWait(waitInMs: number): void {
    this.#context.observer.throttle?.({ ...requestEventOf(this.exchange), kind: 'wait', waitInMs });
  }
}

/** How hooks and logs name an attempt. */
export function requestEventOf({ call, id: { value: callId }, attempts }: Exchange): RequestEvent {
  const { id, method, path } = call.operation;
  return { operation: id, callId, method, path, attempt: attempts };
}
