/**
 * Spans and metrics of a consumer for OpenTelemetry. Needs `@opentelemetry/api`.
 * @module
 */
import {
  type Attributes,
  type Context,
  context,
  isSpanContextValid,
  type Meter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { ArgumentError, type Clock, systemClock, TradelaneError } from '@tradelane/core';
import { monotonicNow } from './clock.ts';
import type { EventTelemetry, ProcessedMessage } from './consumer/telemetry.ts';
import { isPromise } from '@tradelane/core/runtime';

export type { EventTelemetry, ProcessedMessage } from './consumer/telemetry.ts';

/** The tracer and the meter that `openTelemetry` writes to. */
export interface EventTelemetryOptions {
  /** A tracer: `trace.getTracer('…')`. Default: no spans. */
  readonly tracer?: Pick<Tracer, 'startActiveSpan'> | undefined;
  /** A meter: `metrics.getMeter('…')`. Default: no metrics. */
  readonly meter?: Pick<Meter, 'createHistogram' | 'createCounter'> | undefined;
  /** Clock for durations. Pass the clock of the consumer in tests with a virtual clock. Default: the system clock. */
  readonly clock?: Clock | undefined;
}

/** Bounds for durations in seconds. */
const durationBounds = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10, 30, 60];
/** Bounds for the lag in seconds, up to a day. */
const lagBounds = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600, 1_800, 3_600, 10_800, 86_400];

/**
 * Creates the `telemetry` option of a consumer: `createConsumer({ …, telemetry: openTelemetry({ tracer, meter }) })`.
 *
 * It records:
 * - one span for each attempt to process a message, named `process` and the queue. Its parent is the `traceparent` of
 *   the message, if it has one
 * - the duration of each attempt (`messaging.process.duration`)
 * - the messages that the consumer started (`messaging.client.consumed.messages`)
 * - their age at the start (`tradelane.event.lag`), by the `time` of the event
 *
 * Handlers and reports run in the span, so the calls of a client become its children. Neither spans nor metrics
 * contain the data of a message.
 * @throws {ArgumentError} If `tracer` or `meter` isn't one.
 */
export function openTelemetry(options: EventTelemetryOptions): EventTelemetry {
  checkTelemetry(options);
  const { tracer, meter, clock = systemClock } = options;
  const histogram = (name: string, description: string, bounds: number[]) =>
    meter?.createHistogram(name, { unit: 's', description, advice: { explicitBucketBoundaries: bounds } });
  const durations = histogram('messaging.process.duration', 'Duration of processing a message.', durationBounds);
  const lags = histogram('tradelane.event.lag', 'Age of an event when its handling starts.', lagBounds);
  const consumed = meter?.createCounter('messaging.client.consumed.messages', {
    unit: '{message}',
    description: 'Messages that the consumer started.',
  });

  return {
    process: (message, run) => {
      const attributes = attributesOf(message);
      if (message.isFirst) {
        quietly(() => consumed?.add(1, attributes));
        const { lagInMs } = message;
        if (lagInMs !== undefined) quietly(() => lags?.record(lagInMs / 1_000, attributes));
      }
      const startedAtInMs = monotonicNow(clock);
      const record = (result: Attributes): void =>
        durations?.record((monotonicNow(clock) - startedAtInMs) / 1_000, { ...attributes, ...result });
      // Started once, whatever the tracer does.
      let running: ReturnType<typeof run> | undefined;
      const start = (span?: Span) => (running ??= runIn(span, run, record));
      const spanOptions = {
        kind: SpanKind.CONSUMER,
        attributes: { ...attributes, 'messaging.operation.type': 'process', ...idsOf(message) },
      };
      quietly(() =>
        tracer?.startActiveSpan(`process ${message.queue}`, spanOptions, parentOf(message.traceparent), start),
      );
      return running ?? start();
    },
    traceparent: () => quietly(() => traceparentOf(trace.getSpanContext(context.active()))),
    within: (traceparent, run) => {
      let running: ReturnType<typeof run> | undefined;
      quietly(() => context.with(parentOf(traceparent), () => (running ??= run())));
      return running ?? run();
    },
  };
}

async function runIn<Result>(
  span: Span | undefined,
  run: () => Promise<Result>,
  record: (result: Attributes) => void,
): Promise<Result> {
  let result: Attributes = {};
  try {
    return await run();
  } catch (error) {
    const type = typeOf(error);
    result = { 'error.type': type };
    quietly(() => span?.setAttributes(result).setStatus({ code: SpanStatusCode.ERROR, message: type }));
    throw error;
  } finally {
    quietly(() => record(result));
    quietly(() => span?.end());
  }
}

/** The attributes of spans and metrics. */
const attributesOf = ({ system, queue }: ProcessedMessage): Attributes => ({
  'messaging.system': system,
  'messaging.destination.name': queue,
  'messaging.operation.name': 'process',
});

/** The attributes of spans only, since they have too many values for metrics. */
const idsOf = ({ eventId, type, actionId }: ProcessedMessage): Attributes => ({
  ...(eventId !== undefined && { 'messaging.message.id': eventId }),
  ...(type !== undefined && { 'tradelane.event.type': type }),
  ...(actionId !== undefined && { 'tradelane.action_id': actionId }),
});

/** The context of a `traceparent` (W3C Trace Context). The active context isn't used, since another message may have set it. */
function parentOf(traceparent: string | undefined): Context {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(traceparent ?? '') ?? [];
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

function traceparentOf(active: ReturnType<typeof trace.getSpanContext>): string | undefined {
  if (active === undefined || !isSpanContextValid(active)) return undefined;
  return `00-${active.traceId}-${active.spanId}-${active.traceFlags.toString(16).padStart(2, '0')}`;
}

/** The kind of a failure: the code of the system if there is one, such as `ECONNRESET`, otherwise the name. */
function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return '_OTHER';
  const { code } = error as { readonly code?: unknown };
  const isOfSystem =
    !(error instanceof TradelaneError) && typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,40}$/.test(code);
  return isOfSystem ? code : error.name;
}

/** Runs `work` and ignores its failure, because telemetry must not change the handling of a message. */
function quietly<Result>(work: () => Result): Result | undefined {
  try {
    const result = work();
    if (isPromise(result)) result.then(undefined, () => undefined);
    return result;
  } catch {
    return undefined;
  }
}

function checkTelemetry(options: EventTelemetryOptions): void {
  const { tracer, meter } = ((options as unknown) ?? { tracer: null }) as {
    readonly tracer?: Partial<Tracer> | null;
    readonly meter?: Partial<Meter> | null;
  };
  if (tracer !== undefined && typeof tracer?.startActiveSpan !== 'function')
    throw new ArgumentError('`tracer` is invalid. Pass the value that `trace.getTracer()` of OpenTelemetry returns.', {
      argument: 'tracer',
    });
  if (meter !== undefined && typeof meter?.createHistogram !== 'function')
    throw new ArgumentError('`meter` is invalid. Pass the value that `metrics.getMeter()` of OpenTelemetry returns.', {
      argument: 'meter',
    });
}
