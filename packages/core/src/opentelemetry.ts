/**
 * Spans and metrics for OpenTelemetry. You pass the tracer and the meter, so this entry depends on no OpenTelemetry
 * package.
 * @module
 */
import { isPromise } from './base/is-promise.ts';
import type { RequestEvent } from './base/log/hooks.ts';
import { checkTelemetryOptions } from './call/pipeline/check-telemetry.ts';
import type { CallInterceptor, Telemetry } from './call/pipeline/telemetry.ts';
import type { Middleware, MiddlewareRequest } from './call/transport/middleware.ts';

export type { CallInterceptor, CallInfo, Telemetry } from './call/pipeline/telemetry.ts';

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
  setAttributes(attributes: Attributes): unknown;
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
  readonly attributes: Attributes;
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
      options: { readonly unit: string; readonly description: string },
    ): {
      record(value: number, attributes: Attributes): void;
    };
    createCounter(
      name: string,
      options: { readonly description: string },
    ): { add(value: number, attributes: Attributes): void };
  };
}

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
 * - metrics by operation
 *
 * Spans and metrics contain no header and no value of a path or a query. Attempts are children of their call if
 * OpenTelemetry has a context manager, as it has in Node.
 * @throws {ArgumentError} If `tracer` or `meter` isn't one.
 */
export function openTelemetry(options: TelemetryOptions): Telemetry {
  checkTelemetryOptions(options);
  const { tracer, meter } = options;
  const duration = meter?.createHistogram('http.client.request.duration', {
    unit: 's',
    description: 'Duration of an attempt until the head of its response.',
  });
  const waiting = meter?.createHistogram('tradelane.limit.wait', {
    unit: 's',
    description: 'Time that calls wait for a rate limit.',
  });
  const retries = meter?.createCounter('tradelane.retries', { description: 'Attempts that are repeated.' });
  const refreshes = meter?.createCounter('tradelane.token.refreshes', { description: 'Tokens that were asked for.' });
  /** Path templates by attempt, from `onRequest`, because a middleware doesn't see the path template. */
  const templates = new Map<string, string>();

  const trace: Middleware = async (request, next) => {
    const key = `${request.callId} ${request.attempt}`;
    const template = templates.get(key) ?? '';
    templates.delete(key);
    const span = quietly(() =>
      tracer?.startSpan(`${request.method} ${template}`.trim(), {
        kind: clientKind,
        attributes: {
          'http.request.method': request.method,
          'url.template': template,
          'server.address': new URL(request.url).hostname,
          'tradelane.operation': request.operation,
          'tradelane.call_id': request.callId,
          ...(request.attempt > 1 && { 'http.request.resend_count': request.attempt - 1 }),
        },
      }),
    );
    try {
      const response = await next((span && quietly(() => traced(request, span))) ?? request);
      quietly(() => span?.setAttributes({ 'http.response.status_code': response.status }));
      if (response.status >= 400) quietly(() => span?.setStatus({ code: errorStatus }));
      return response;
    } catch (error) {
      const name = error instanceof Error ? error.name : 'Error';
      quietly(() => span?.setAttributes({ 'error.type': name }));
      quietly(() => span?.setStatus({ code: errorStatus, message: name }));
      throw error;
    } finally {
      quietly(() => span?.end());
    }
  };
  const around: CallInterceptor = (call, run) => {
    const attributes = { ...attributesOf(call), 'tradelane.call_id': call.callId };
    const runIn = (span?: TelemetrySpan): ReturnType<typeof run> => {
      const running = runInSpan(run, span);
      // If a tracer drops the promise, its rejection must not be unhandled.
      quietly(() => running);
      return running;
    };
    return tracer ? tracer.startActiveSpan(call.operation, { kind: internalKind, attributes }, runIn) : runIn();
  };
  return {
    ...(tracer && { around }),
    middleware: tracer === undefined ? [] : [trace],
    hooks: {
      ...(tracer !== undefined && {
        onRequest: ({ callId, attempt, path }) => void templates.set(`${callId} ${attempt}`, path),
      }),
      onResponse: (event) =>
        duration?.record(event.durationInMs / 1_000, {
          ...attributesOf(event),
          'http.response.status_code': event.status,
        }),
      onRetry: (event) => retries?.add(1, { ...attributesOf(event), 'tradelane.reason': event.reason }),
      onThrottle: (event) => waiting?.record(event.waitInMs / 1_000, { ...attributesOf(event), kind: event.kind }),
      onTokenRefresh: ({ reason, ok }) => refreshes?.add(1, { reason, ok }),
    },
  };
}

async function runInSpan<T>(run: () => Promise<T>, span: TelemetrySpan | undefined): Promise<T> {
  try {
    return await run();
  } catch (error) {
    quietly(() => span?.setAttributes(factsOf(error)));
    quietly(() => span?.setStatus({ code: errorStatus }));
    throw error;
  } finally {
    quietly(() => span?.end());
  }
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
  if (!(error instanceof Error)) return { 'error.type': 'Error' };
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
