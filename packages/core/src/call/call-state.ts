import type { RateWindow } from '../operation/descriptor.ts';
import { monotonicNow } from '../clock/index.ts';
import type { Lifetime } from '../clock/lifetime.ts';
import type { RequestEvent } from '../hooks/hooks.ts';
import type { Call } from '../operation/call.ts';
import type { Permit, LimitedCall } from '../limits/admission.ts';
import { openCallLifetime } from './call-lifetime.ts';
import type { PipelineContext } from './context.ts';
import type { Exchange } from './exchange.ts';

/** The state of a call between its attempts. */
export class CallState implements LimitedCall {
  readonly exchange: Exchange;
  readonly lifetime: Lifetime;
  readonly key: string;
  readonly windows: readonly RateWindow[];
  /** The permit for the next attempt. */
  permit: Permit | undefined = undefined;
  /** Time spent waiting for rate limits, in milliseconds. */
  waitedInMs = 0;
  /** Whether the credential was renewed for this call (T05: once). */
  isRenewed = false;
  /** Whether this is a retry, which alternates with first attempts. */
  urgent = false;
  /** Whether the response is a stream, so that the call lasts until its last byte. */
  isStreaming = false;
  readonly #context: PipelineContext;
  /** Monotonic time, if there is a deadline. */
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

  // The option of the call, or of the client.
  get timeoutInMs(): number {
    return this.call.options.timeoutInMs ?? this.#context.timeoutInMs;
  }
  get deadlineInMs(): number | undefined {
    return this.call.options.deadlineInMs ?? this.#context.deadlineInMs;
  }
  get maxAttempts(): number {
    return this.call.options.maxAttempts ?? this.#context.maxAttempts;
  }
  /** Longest total wait for rate limits. */
  get longestWaitInMs(): number {
    return this.call.waitsForLimit
      ? Number.POSITIVE_INFINITY
      : (this.call.options.maxWaitInMs ?? this.#context.maxWaitInMs);
  }

  /** Time left for the call. Infinite without a deadline. */
  get remainingInMs(): number {
    const { deadlineInMs } = this;
    return deadlineInMs === undefined
      ? Number.POSITIVE_INFINITY
      : deadlineInMs - (monotonicNow(this.#context.clock) - this.#startedAtInMs);
  }

  /** Longest next wait for a rate limit. */
  get maxWaitInMs(): number {
    return Math.min(this.longestWaitInMs - this.waitedInMs, this.remainingInMs);
  }

  onWait(waitInMs: number): void {
    this.#context.observer.throttle?.({ ...requestEventOf(this.exchange), kind: 'wait', waitInMs });
  }
}

/** Returns the fields that identify an attempt in hooks and logs. */
export function requestEventOf({ call, id: { value: callId }, attempts }: Exchange): RequestEvent {
  const { id, method, path } = call.operation;
  return { operation: id, callId, method, path, attempt: attempts };
}
