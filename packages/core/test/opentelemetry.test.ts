import { expect, test } from 'vitest';
import { createRuntime, createVirtualClock, type OperationDescriptor, type SurfaceDescriptor } from '../src/index.ts';
import { openTelemetry, type TelemetrySpan } from '../src/opentelemetry.ts';
import { features } from './support/features.ts';

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
  const metrics: { readonly name: string; readonly value: number; readonly attributes: object }[] = [];
  const instrument = (name: string) => ({
    record: (value: number, attributes: object) => void metrics.push({ name, value, attributes }),
    add: (value: number, attributes: object) => void metrics.push({ name, value, attributes }),
  });
  const clock = createVirtualClock({ autoAdvance: true });
  const telemetry = openTelemetry({
    tracer: {
      startSpan(name, { attributes }): TelemetrySpan {
        const span: Seen = { name, attributes: { ...attributes }, status: undefined, ends: 0 };
        spans.push(span);
        return {
          setAttributes: (more) => void Object.assign(span.attributes, more),
          setStatus: ({ code }) => void (span.status = code),
          end: () => void (span.ends += 1),
        };
      },
    },
    meter: { createHistogram: instrument, createCounter: instrument },
  });
  const left = [...responses];
  const runtime = createRuntime(
    surface,
    {
      baseUrl: 'https://hub.example.com',
      auth: { token: 'secret-token' },
      clock,
      fetch: async () => {
        const next = left.shift();
        if (next instanceof Response) return next;
        throw next ?? new TypeError('nothing more');
      },
      ...telemetry,
    },
    features,
  );
  const call = async (): Promise<unknown> => {
    try {
      return await runtime.call(get, { path: { order_id: 'A-1' }, query: { note: 'jo@example.com' } });
    } finally {
      clock.stop();
    }
  };
  return { spans, metrics, call };
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

test('durations and retries are counted by operation', async () => {
  const { metrics, call } = watch([new Response('', { status: 503 }), Response.json({ id: 1 })]);
  await call();
  expect(metrics.filter(({ name }) => name === 'http.client.request.duration')).toHaveLength(2);
  expect(metrics.find(({ name }) => name === 'tradelane.retries')).toMatchObject({
    value: 1,
    attributes: {
      'tradelane.operation': 'v2-getOrder',
      'tradelane.reason': '503',
      'url.template': '/v2/orders/{order_id}',
    },
  });
});

test('T10: no value of a path or a query and no credential gets into spans and metrics', async () => {
  const { spans, metrics, call } = watch([new TypeError('secret-token in words'), Response.json({ id: 1 })]);
  await call();
  const reported = JSON.stringify([spans, metrics]);
  expect(spans).toHaveLength(2);
  for (const secret of ['secret-token', 'A-1', 'jo@example.com']) expect(reported).not.toContain(secret);
});
