/**
 * Spans and metrics for OpenTelemetry. You pass the tracer and the meter, so this entry depends on no OpenTelemetry
 * package.
 * @module
 */
import { refuseUnknown } from './errors/checks.ts';
import { type Clock, monotonicNow, systemClock } from './clock/clock.ts';
import { TradelaneError } from './errors/index.ts';
import { watchBody } from './hooks/watched-body.ts';
import { isPromise, isError } from './platform/platform.ts';
import { findCode } from './transport/failure.ts';
import type { TransportResponse } from './transport/transport.ts';
import {
  type RequestEvent,
  checkTelemetryOptions,
  type CallInterceptor,
  type Telemetry,
  type Middleware,
  type MiddlewareRequest,
} from './hooks/hooks.ts';

export type { CallInterceptor, Telemetry } from './hooks/hooks.ts';

type Attributes = Record<string, string | number | boolean>;

/** The methods of an OpenTelemetry span that this package uses. */
export interface TelemetrySpan {
  /** Returns the IDs for the `traceparent` and `tracestate` headers (W3C Trace Context). */
  spanContext(): {
    readonly traceId: string;
    readonly spanId: string;
    readonly traceFlags: number;
    readonly traceState?: { serialize(): string } | undefined;
  };
  /** Adds attributes: IDs, status and outcome, never a value from a call. */
  setAttributes(attributes: Record<string, string | number | boolean>): unknown;
  /** Marks the span as failed, with code 2 and the name of the error if there is one. */
  setStatus(status: { readonly code: number; readonly message?: string }): unknown;
  /** Ends the span. Called once, when the attempt or the call is over. */
  end(): void;
}

/** Options that a span is started with. */
export interface SpanOptions {
  /** The `SpanKind` of OpenTelemetry: 0 (internal) for a call, 2 (client) for an attempt. */
  readonly kind: number;
  /** Operation, method, path template and IDs. */
  readonly attributes: Record<string, string | number | boolean>;
}

/** The tracer and the meter that `openTelemetry` writes to. */
export interface TelemetryOptions {
  /** A tracer: `trace.getTracer('…')`. Default: no spans. */
  readonly tracer?: {
    startSpan(name: string, options: SpanOptions): TelemetrySpan;
    startActiveSpan<T>(name: string, options: SpanOptions, run: (span: TelemetrySpan) => T): T;
  };
  /** A meter: `metrics.getMeter('…')`. Default: no metrics. */
  readonly meter?: {
    createHistogram(
      name: string,
      options: {
        readonly unit: string;
        readonly description: string;
        readonly advice: { readonly explicitBucketBoundaries: number[] };
      },
    ): {
      record(value: number, attributes: Record<string, string | number | boolean>): void;
    };
    createCounter(
      name: string,
      options: { readonly description: string },
    ): { add(value: number, attributes: Record<string, string | number | boolean>): void };
  };
  /** Clock for durations. Pass the clock of the client in tests with a virtual clock. Default: the system clock. */
  readonly clock?: Clock;
}

/**
 * Bounds for durations in seconds: the bounds that OpenTelemetry recommends, and more between and above them. They step
 * by at most 25 %, which limits the error of a percentile, and go beyond the default timeout of 30 s.
 */
const durationBounds = [
  0.005, 0.006, 0.0075, 0.009, 0.01, 0.0125, 0.015, 0.0175, 0.02, 0.025, 0.03, 0.035, 0.04, 0.05, 0.06, 0.075, 0.09,
  0.1, 0.125, 0.15, 0.175, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6, 0.75, 0.9, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4, 5, 6,
  7.5, 9, 10, 12.5, 15, 17.5, 20, 25, 30, 35, 40, 50, 60,
];
/** Bounds for durations that include waits for rate limits. */
const waitBounds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];

/** Numbers from the OpenTelemetry specification. */
const internalKind = 0;
const clientKind = 2;
const errorStatus = 2;

/**
 * Creates the `telemetry` option of a client: `createHub({ …, telemetry: openTelemetry({ tracer, meter }) })`.
 *
 * It records:
 * - one span for each call, named by its operation, which includes the waits
 * - one child span for each attempt, named by method and path template (`GET /v2/orders/{order_id}`), with its
 *   `traceparent` sent to the server
 * - the duration of each attempt (`http.client.request.duration`) until its body is read, or until it fails
 * - the duration of each call (`tradelane.call.duration`), waits for limits, retries and token requests
 *
 * If the caller reads the body as a stream, such as a download, the attempt is recorded when the stream ends, fails or is
 * canceled. Its span lasts until then. Its duration in the metric ends when the stream opens. So neither the size of a
 * file nor the speed of its reader affects it.
 *
 * A percentile of `http.client.request.duration` is off by at most 25 % between 5 ms and 60 s, which is the width of a
 * bucket. This happens if nearly all attempts take the same time. For more accuracy, aggregate the metric as an
 * exponential histogram, with a view of your meter provider.
 *
 * Spans and metrics contain no header and no value of a path or a query. Attempts are children of their call if
 * OpenTelemetry has a context manager, as it has in Node.
 * @throws {ArgumentError} If `tracer` or `meter` isn't one, or an option is unknown.
 * @example
 * ```ts
 * import { metrics, trace } from '@opentelemetry/api';
 * import { openTelemetry } from '@tradelane/core/opentelemetry';
 * import { createHub, hubOptionsFromEnv } from '@tradelane/hub';
 *
 * const telemetry = openTelemetry({ tracer: trace.getTracer('shop'), meter: metrics.getMeter('shop') });
 * const hub = createHub({ ...hubOptionsFromEnv(), telemetry });
 * ```
 */
export function openTelemetry(options: TelemetryOptions): Telemetry {
  checkTelemetryOptions(options);
  refuseUnknown(options, { tracer: true, meter: true, clock: true });
  const { tracer, meter, clock = systemClock } = options;
  if (!tracer && !meter) return { middleware: [] };
  const instruments = meter && instrumentsOf(meter);
  /** Path templates by attempt, from `onRequest`, because a middleware doesn't see the path template. */
  const templates = new Map<string, string>();
  return {
    around: aroundCalls(tracer, instruments?.calls, clock),
    middleware: [watchAttempts(tracer, instruments?.attempts, clock, templates)],
    hooks: {
      onRequest: ({ callId, attempt, path }) => void templates.set(`${callId} ${attempt}`, path),
      onRetry: (event) => instruments?.retries.add(1, { ...attributesOf(event), 'tradelane.reason': event.reason }),
      onThrottle: (event) =>
        instruments?.waiting.record(event.waitInMs / 1_000, { ...attributesOf(event), 'tradelane.kind': event.kind }),
      onTokenRefresh: ({ reason, ok }) =>
        instruments?.refreshes.add(1, { 'tradelane.reason': reason, 'tradelane.ok': ok }),
    },
  };
}

type Meter = NonNullable<TelemetryOptions['meter']>;
type Histogram = ReturnType<Meter['createHistogram']>;

function instrumentsOf(meter: Meter) {
  const histogram = (name: string, description: string, bounds: readonly number[]) =>
    meter.createHistogram(name, { unit: 's', description, advice: { explicitBucketBoundaries: [...bounds] } });
  return {
    attempts: histogram(
      'http.client.request.duration',
      'Duration of an attempt until its body is read, or until it fails. Of a stream, until it opens.',
      durationBounds,
    ),
    calls: histogram('tradelane.call.duration', 'Duration of a call, with its waits and retries.', waitBounds),
    waiting: histogram('tradelane.limit.wait', 'Time that calls wait for a rate limit.', waitBounds),
    retries: meter.createCounter('tradelane.retries', { description: 'Attempts that are repeated.' }),
    refreshes: meter.createCounter('tradelane.token.refreshes', { description: 'Tokens that were asked for.' }),
  };
}

/** Records attempts, each with a span. */
function watchAttempts(
  tracer: TelemetryOptions['tracer'],
  attempts: Histogram | undefined,
  clock: Clock,
  templates: Map<string, string>,
): Middleware {
  return async (request, next) => {
    const key = `${request.callId} ${request.attempt}`;
    const template = templates.get(key) ?? '';
    templates.delete(key);
    const attributes = {
      'http.request.method': request.method,
      'url.template': template,
      ...serverOf(request.url),
      'tradelane.operation': request.operation,
    };
    const span = quietly(() =>
      tracer?.startSpan(`${request.method} ${template}`.trim(), {
        kind: clientKind,
        attributes: {
          ...attributes,
          'tradelane.call_id': request.callId,
          ...(request.attempt > 1 && { 'http.request.resend_count': request.attempt - 1 }),
        },
      }),
    );
    const sentAtInMs = monotonicNow(clock);
    let openedAtInMs: number | undefined;
    const record = (status: number | undefined, failure?: { readonly error: unknown }): void => {
      const tookInMs = (openedAtInMs ?? monotonicNow(clock)) - sentAtInMs;
      const isRefused = status !== undefined && status >= 400;
      const type = isRefused ? String(status) : failure && (quietly(() => typeOf(failure.error)) ?? '_OTHER');
      const result = {
        ...(status !== undefined && { 'http.response.status_code': status }),
        ...(type !== undefined && { 'error.type': type }),
      };
      quietly(() => attempts?.record(tookInMs / 1_000, { ...attributes, ...result }));
      quietly(() => span?.setAttributes(result));
      if (type !== undefined)
        quietly(() => span?.setStatus({ code: errorStatus, ...(!isRefused && { message: type }) }));
      quietly(() => span?.end());
    };
    let response: TransportResponse;
    try {
      response = await next((span && quietly(() => traced(request, span))) ?? request);
    } catch (error) {
      record(undefined, { error });
      throw error;
    }
    const { status } = response;
    return watchBody(response, request.signal, {
      opened() {
        // The client reads the body of an error at once. The caller reads any other stream at its own speed.
        if (status < 400) openedAtInMs = monotonicNow(clock);
      },
      ended: (failure) => record(status, failure),
    });
  };
}

/** Records calls, each with a span around its attempts. */
function aroundCalls(tracer: TelemetryOptions['tracer'], calls: Histogram | undefined, clock: Clock): CallInterceptor {
  return (call, run) => {
    const startedAtInMs = monotonicNow(clock);
    const record = (more: Attributes): void =>
      calls?.record((monotonicNow(clock) - startedAtInMs) / 1_000, { ...attributesOf(call), ...more });
    const runIn = (span?: TelemetrySpan): ReturnType<typeof run> => {
      const running = runInSpan(run, span, record);
      // If a tracer drops the promise, its rejection must not be unhandled.
      quietly(() => running);
      return running;
    };
    const attributes = { ...attributesOf(call), 'tradelane.call_id': call.callId };
    return tracer ? tracer.startActiveSpan(call.operation, { kind: internalKind, attributes }, runIn) : runIn();
  };
}

async function runInSpan<T>(
  run: () => Promise<T>,
  span: TelemetrySpan | undefined,
  record: (more: Attributes) => void,
): Promise<T> {
  try {
    const result = await run();
    quietly(() => record({}));
    return result;
  } catch (error) {
    const facts = factsOf(error);
    const { 'tradelane.attempts': _, ...few } = facts;
    quietly(() => record(few));
    quietly(() => span?.setAttributes(facts));
    quietly(() => span?.setStatus({ code: errorStatus }));
    throw error;
  } finally {
    quietly(() => span?.end());
  }
}

function serverOf(url: string): Attributes {
  const { hostname, port, protocol } = new URL(url);
  return { 'server.address': hostname, 'server.port': Number(port) || (protocol === 'http:' ? 80 : 443) };
}

/** Codes of systems and runtimes. The pattern excludes values of a call. */
const systemCode = /^[A-Z][A-Z0-9_]{2,40}$/;

/** The kind of a failure: the code of the system if there is one, such as `ECONNRESET`, otherwise the name. */
function typeOf(error: unknown): string {
  if (!isError(error)) return '_OTHER';
  if (error instanceof TradelaneError) return error.name;
  return findCode(error, (code) => (systemCode.test(code) ? code : '')) ?? error.name;
}

/** Runs `work` and ignores its failure, because telemetry must not change a call. */
function quietly<T>(work: () => T): T | undefined {
  try {
    const result = work();
    if (isPromise(result)) result.then(undefined, () => undefined);
    return result;
  } catch {
    return undefined;
  }
}

/** Adds the W3C Trace Context headers, so that the server's own spans become children of this attempt. */
function traced(request: MiddlewareRequest, span: TelemetrySpan): MiddlewareRequest {
  const { traceId, spanId, traceFlags, traceState } = span.spanContext();
  const traceparent = `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
  const tracestate = traceState?.serialize() ?? '';
  return { ...copyOf(request), headers: { ...request.headers, traceparent, ...(tracestate !== '' && { tracestate }) } };
}

/** Copies a request by name, because its members are getters of a class. */
function copyOf({
  operation,
  callId,
  attempt,
  method,
  url,
  headers,
  body,
  signal,
}: MiddlewareRequest): MiddlewareRequest {
  return { operation, callId, attempt, method, url, headers, body, signal };
}

function factsOf(error: unknown): Attributes {
  if (!isError(error)) return { 'error.type': 'Error' };
  const { outcome, attempts } = error as { readonly outcome?: unknown; readonly attempts?: unknown };
  return {
    'error.type': error.name,
    ...(typeof outcome === 'string' && { 'tradelane.outcome': outcome }),
    ...(typeof attempts === 'number' && { 'tradelane.attempts': attempts }),
  };
}

function attributesOf({ operation, method, path }: Omit<RequestEvent, 'attempt'>): Attributes {
  return { 'http.request.method': method, 'url.template': path, 'tradelane.operation': operation };
}
