import type { ActionOutcome } from '../generated/types.ts';
import type { MessageFacts } from './hooks.ts';

/** A message whose processing starts. */
export interface ProcessedMessage extends MessageFacts {
  /** Kind of the queue, such as `rabbitmq`: `system` of the source. */
  readonly system: string;
  /** The trace that the message was published in (W3C Trace Context). Undefined if the queue doesn't carry one. */
  readonly traceparent: string | undefined;
  /** Age of the event in milliseconds. Undefined if it has no valid `time`. */
  readonly lagInMs: number | undefined;
  /** Whether this is the first attempt of this delivery. */
  readonly isFirst: boolean;
}

/** Records what a consumer does. See `openTelemetry` of `@tradelane/events/opentelemetry`. */
export interface EventTelemetry {
  /** Wraps an attempt to process a message. Calls `run` once and returns its promise. */
  process<Result>(message: ProcessedMessage, run: () => Promise<Result>): Promise<Result>;
  /** The `traceparent` of the active span. */
  traceparent(): string | undefined;
  /** Calls `run` once, as part of an earlier trace, and returns its promise. */
  within<Result>(traceparent: string, run: () => Promise<Result>): Promise<Result>;
}

/** An outcome as the outbox keeps it: with the trace of its message. */
type KeptOutcome = ActionOutcome & { readonly traceparent?: unknown };

/** Adds the active trace to an outcome, so that a report after a restart belongs to it. */
export function traced(outcome: ActionOutcome, telemetry: EventTelemetry | undefined): ActionOutcome {
  const traceparent = telemetry?.traceparent();
  return traceparent === undefined ? outcome : ({ ...outcome, traceparent } as KeptOutcome);
}

/** Separates an outcome from its trace. */
export function untraced(kept: ActionOutcome): readonly [ActionOutcome, traceparent: string | undefined] {
  const { traceparent, ...outcome } = kept as KeptOutcome;
  return [outcome as ActionOutcome, typeof traceparent === 'string' ? traceparent : undefined];
}
