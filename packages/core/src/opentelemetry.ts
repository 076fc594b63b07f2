/**
 * `@tradelane/core/opentelemetry`: spans and metrics for an OpenTelemetry that the caller brings. Nothing of it is
 * needed here: what is used of its interfaces is written down below.
 */
import type { RequestEvent, Hooks } from './base/log/hooks.ts';
import type { Middleware } from './call/transport/middleware.ts';

type Attributes = Record<string, string | number | boolean>;

/** What is used of a span. */
export interface TelemetrySpan {
  setAttributes(attributes: Attributes): unknown;
  setStatus(status: { readonly code: number; readonly message?: string }): unknown;
  end(): void;
}

export interface TelemetryOptions {
  /** `trace.getTracer('…')`; no spans where absent. */
  readonly tracer?: {
    startSpan(name: string, options: { readonly kind: number; readonly attributes: Attributes }): TelemetrySpan;
  };
  /** `metrics.getMeter('…')`; no metrics where absent. */
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

/** Goes into the options of a client: `createHub({ …, ...openTelemetry({ tracer, meter }) })`. */
export interface Telemetry {
  readonly middleware: readonly Middleware[];
  readonly hooks: Hooks;
}

/** As OpenTelemetry numbers them. */
const clientKind = 2;
const errorStatus = 2;

/**
 * A span for each attempt, named by method and path template (`GET /v2/orders/{order_id}`), and metrics by operation. Neither a value
 * of a path or a query nor a header gets into them.
 */
export function openTelemetry({ tracer, meter }: TelemetryOptions): Telemetry {
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
  /** What `onRequest` said of an attempt that is about to be sent: a middleware does not see the path template. */
  const templates = new Map<string, string>();

  const trace: Middleware = async (request, next) => {
    const key = `${request.callId} ${request.attempt}`;
    const template = templates.get(key) ?? '';
    templates.delete(key);
    const span = tracer?.startSpan(`${request.method} ${template}`.trim(), {
      kind: clientKind,
      attributes: {
        'http.request.method': request.method,
        'url.template': template,
        'server.address': new URL(request.url).hostname,
        'tradelane.operation': request.operation,
        'tradelane.call_id': request.callId,
        ...(request.attempt > 1 && { 'http.request.resend_count': request.attempt - 1 }),
      },
    });
    try {
      const response = await next(request);
      span?.setAttributes({ 'http.response.status_code': response.status });
      if (response.status >= 400) span?.setStatus({ code: errorStatus });
      return response;
    } catch (error) {
      const name = error instanceof Error ? error.name : 'Error';
      span?.setAttributes({ 'error.type': name });
      span?.setStatus({ code: errorStatus, message: name });
      throw error;
    } finally {
      span?.end();
    }
  };
  return {
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
      onThrottle: (event) => {
        if (event.kind !== 'advisory')
          waiting?.record(event.waitInMs / 1_000, { ...attributesOf(event), kind: event.kind });
      },
      onTokenRefresh: ({ reason, ok }) => refreshes?.add(1, { reason, ok }),
    },
  };
}

function attributesOf({ operation, method, path }: RequestEvent): Attributes {
  return { 'http.request.method': method, 'url.template': path, 'tradelane.operation': operation };
}
