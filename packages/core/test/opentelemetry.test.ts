import { context, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { describe, expect, test } from 'vitest';
import { createVirtualClock, NotFoundError } from '../src/index.ts';
import { type OperationDescriptor, type SurfaceDescriptor } from '../src/runtime.ts';
import { createRuntime } from './support/runtime.ts';
import {
  openTelemetry,
  type SpanOptions,
  type Telemetry,
  type TelemetryOptions,
  type TelemetrySpan,
} from '../src/opentelemetry.ts';

const get: OperationDescriptor = {
  id: 'v2-getOrder',
  method: 'GET',
  path: '/v2/orders/{order_id}',
  query: { note: 'string' },
};
const surface: SurfaceDescriptor = { name: 'hub', basePath: '/api', auth: ['bearer'], operations: { get } };

interface Seen {
  readonly name: string;
  readonly attributes: Record<string, unknown>;
  status: number | undefined;
  ends: number;
}

function watch(responses: readonly (Response | Error)[]) {
  const spans: Seen[] = [];
  const calls: Seen[] = [];
  const metrics: { readonly name: string; readonly value: number; readonly attributes: object }[] = [];
  const instrument = (name: string) => ({
    record: (value: number, attributes: object) => void metrics.push({ name, value, attributes }),
    add: (value: number, attributes: object) => void metrics.push({ name, value, attributes }),
  });
  const clock = createVirtualClock({ autoAdvance: true });
  const startSpan = (name: string, { attributes }: SpanOptions, kept = spans): TelemetrySpan => {
    const span: Seen = { name, attributes: { ...attributes }, status: undefined, ends: 0 };
    kept.push(span);
    return {
      spanContext: () => ({ traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331', traceFlags: 1 }),
      setAttributes: (more) => void Object.assign(span.attributes, more),
      setStatus: ({ code }) => void (span.status = code),
      end: () => void (span.ends += 1),
    };
  };
  const telemetry = openTelemetry({
    tracer: {
      startSpan,
      startActiveSpan: (name, options, run) => run(startSpan(name, options, calls)),
    },
    meter: { createHistogram: instrument, createCounter: instrument },
  });
  const left = [...responses];
  const runtime = createRuntime(surface, {
    baseUrl: 'https://hub.example.com',
    auth: { token: 'secret-token' },
    clock,
    fetch: async () => {
      const next = left.shift();
      if (next instanceof Response) return next;
      throw next ?? new TypeError('nothing more');
    },
    telemetry,
  });
  const call = async (): Promise<unknown> => {
    try {
      return await runtime.call(get, { path: { order_id: 'A-1' }, query: { note: 'jo@example.com' } });
    } finally {
      clock.stop();
    }
  };
  return { spans, calls, metrics, call };
}

test('each attempt is a span named by method and path template, and every span ends once', async () => {
  const { spans, call } = watch([new Response('', { status: 503 }), new TypeError('socket'), Response.json({ id: 1 })]);
  await call();
  expect(spans.map(({ name }) => name)).toEqual(Array.from({ length: 3 }, () => 'GET /v2/orders/{order_id}'));
  expect(spans.map(({ ends }) => ends)).toEqual([1, 1, 1]);
  expect(spans.map(({ status }) => status)).toEqual([2, 2, undefined]);
  expect(spans.map(({ attributes }) => attributes['http.response.status_code'])).toEqual([503, undefined, 200]);
  expect(spans[2]?.attributes['http.request.resend_count']).toBe(2);
  expect(new Set(spans.map(({ attributes }) => attributes['tradelane.call_id'])).size).toBe(1);
});

test('a 400 is an error of its attempt', async () => {
  const { spans, call } = watch([new Response('', { status: 400 })]);
  await call().catch(() => undefined);
  expect(spans).toMatchObject([{ status: 2, attributes: { 'error.type': '400', 'http.response.status_code': 400 } }]);
});

test('T10: spans and metrics contain no value of a path or a query and no credential', async () => {
  const { spans, metrics, call } = watch([new TypeError('secret-token in words'), Response.json({ id: 1 })]);
  await call();
  const reported = JSON.stringify([spans, metrics]);
  expect(spans).toHaveLength(2);
  for (const secret of ['secret-token', 'A-1', 'jo@example.com']) expect(reported).not.toContain(secret);
});

test('a call is a span too, from its first wait to its end, with the error if it failed', async () => {
  const { spans, calls, call } = watch([new Response('', { status: 404 })]);
  await call().catch(() => undefined);
  expect(spans).toHaveLength(1);
  expect(calls).toMatchObject([
    {
      name: 'v2-getOrder',
      ends: 1,
      status: 2,
      attributes: { 'error.type': 'NotFoundError', 'tradelane.outcome': 'refused', 'tradelane.attempts': 1 },
    },
  ]);
});

test('with the real library, attempts are children of their call, the caller is its parent, and traceparent is sent', async () => {
  const exporter = new InMemorySpanExporter();
  const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  provider.register();
  const tracer = provider.getTracer('test');
  const clock = createVirtualClock({ autoAdvance: true });
  const sent: (string | null)[] = [];
  const seen: string[] = [];
  const runtime = createRuntime(surface, {
    baseUrl: 'https://hub.example.com',
    auth: { token: 'secret-token' },
    clock,
    fetch: async ({ headers }) => {
      sent.push(headers.get('traceparent'));
      return sent.length === 1 ? new Response('', { status: 503 }) : Response.json({ id: 1 });
    },
    hooks: { onRequest: () => seen.push('hook') },
    middleware: [
      (request, next) => {
        seen.push('middleware');
        return next(request);
      },
    ],
    telemetry: openTelemetry({ tracer }),
  });
  await tracer.startActiveSpan('job', async (job) => {
    await runtime.call(get, { path: { order_id: 'A-1' } });
    job.end();
  });
  clock.stop();
  const [first, second, call, job] = exporter.getFinishedSpans();
  expect([first, second, call, job].map((span) => span?.name)).toEqual([
    'GET /v2/orders/{order_id}',
    'GET /v2/orders/{order_id}',
    'v2-getOrder',
    'job',
  ]);
  expect(call?.parentSpanContext?.spanId).toBe(job?.spanContext().spanId);
  for (const attempt of [first, second]) expect(attempt?.parentSpanContext?.spanId).toBe(call?.spanContext().spanId);
  expect(sent).toEqual(
    [first, second].map((span) => `00-${span?.spanContext().traceId}-${span?.spanContext().spanId}-01`),
  );
  expect(seen).toEqual(['hook', 'middleware', 'hook', 'middleware']);
  await provider.shutdown();
  trace.disable();
  context.disable();
});

describe('telemetry that fails', () => {
  const refund: OperationDescriptor = { id: 'v2-refund', method: 'POST', path: '/v2/refunds' };
  const fail = (): never => {
    throw new Error('the exporter is closed');
  };
  const span: TelemetrySpan = {
    spanContext: () => ({ traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331', traceFlags: 1 }),
    setAttributes: () => undefined,
    setStatus: () => undefined,
    end: () => undefined,
  };
  type Tracer = NonNullable<TelemetryOptions['tracer']>;
  const traced = (of: TelemetrySpan, changes: Partial<Tracer> = {}): Telemetry =>
    openTelemetry({
      tracer: { startSpan: () => of, startActiveSpan: (_name, _options, run) => run(of), ...changes },
    });

  test.each<[what: string, telemetry: Telemetry]>([
    ['end throws', traced({ ...span, end: fail })],
    ['end rejects', traced({ ...span, end: async () => fail() })],
    ['setAttributes throws', traced({ ...span, setAttributes: fail })],
    ['setStatus throws', traced({ ...span, setStatus: fail })],
    ['spanContext throws', traced({ ...span, spanContext: fail })],
    ['startSpan throws', traced(span, { startSpan: fail })],
    ['startActiveSpan throws before it calls', traced(span, { startActiveSpan: fail })],
    [
      'startActiveSpan throws behind the call',
      traced(span, {
        startActiveSpan: (_name, _options, run) => {
          run(span);
          return fail();
        },
      }),
    ],
    ['startActiveSpan returns nothing', traced(span, { startActiveSpan: () => undefined as never })],
    ['its own `around` throws', { around: fail }],
    [
      'its own `around` rejects behind the call',
      {
        around: async (_call, run) => {
          await run();
          return fail();
        },
      },
    ],
    ['its own `around` runs twice', { around: async (_call, run) => (await run(), run()) }],
    ['its own `around` never ends', { around: (_call, run) => new Promise(() => void run()) }],
    [
      'its own `around` does not look at the end',
      {
        around: async (_call, run) => {
          void run();
          await new Promise((resolve) => setImmediate(resolve));
          return undefined as never;
        },
      },
    ],
    ['its own `around` returns another value', { around: async (_call, run) => (await run(), 'else' as never) }],
  ])("doesn't affect a call that is unsafe to repeat: %s", async (_what, telemetry) => {
    const sent: Request[] = [];
    const statuses = [200, 404];
    const runtime = createRuntime(
      { ...surface, operations: { refund } },
      {
        baseUrl: 'https://hub.example.com',
        auth: { token: 'secret-token' },
        fetch: async (request) => {
          sent.push(request as Request);
          return Response.json({ id: sent.length }, { status: statuses[sent.length - 1] ?? 500 });
        },
        telemetry,
      },
    );
    await expect(runtime.call(refund, {})).resolves.toEqual({ id: 1 });
    await expect(runtime.call(refund, {})).rejects.toBeInstanceOf(NotFoundError);
    expect(sent).toHaveLength(2);
  });
});
