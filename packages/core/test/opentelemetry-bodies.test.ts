import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  AggregationTemporality,
  type Histogram,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type ClientOptions, createFetchTransport, createVirtualClock } from '../src/index.ts';
import { createNodeTransport } from '../src/node.ts';
import { openTelemetry } from '../src/opentelemetry.ts';
import type { OperationDescriptor, SurfaceDescriptor } from '../src/runtime.ts';
import { createRuntime } from './support/runtime.ts';

const get: OperationDescriptor = { id: 'v2-listOrders', method: 'GET', path: '/v2/orders' };
const download: OperationDescriptor = { id: 'v2-getFile', method: 'GET', path: '/v2/file', response: 'file' };
const surface: SurfaceDescriptor = { name: 'hub', basePath: '', auth: ['bearer'], operations: { get, download } };

/** A client whose attempts go to the real SDK. */
function recorded(options: Partial<ClientOptions>) {
  const spans = new InMemorySpanExporter();
  const tracing = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] });
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 3_600_000 });
  const metering = new MeterProvider({ readers: [reader] });
  onTestFinished(async () => {
    await Promise.all([tracing.shutdown(), metering.shutdown()]);
  });
  const clock = createVirtualClock({ autoAdvance: true });
  const telemetry = openTelemetry({ tracer: tracing.getTracer('test'), meter: metering.getMeter('test'), clock });
  const runtime = createRuntime(surface, {
    baseUrl: 'https://hub.example.com',
    auth: { token: 'secret-token' },
    clock,
    telemetry,
    ...options,
  });
  /** Status, error, count and total duration of the attempts, and the same facts of their spans. */
  const attempts = async () => {
    await reader.forceFlush();
    const metrics =
      exporter
        .getMetrics()
        .at(-1)
        ?.scopeMetrics.flatMap((scope) => scope.metrics) ?? [];
    const points = metrics.find(({ descriptor }) => descriptor.name === 'http.client.request.duration')?.dataPoints;
    return {
      points: (points ?? []).map(({ attributes, value }) => ({
        status: attributes['http.response.status_code'],
        error: attributes['error.type'],
        count: (value as Histogram).count,
        seconds: (value as Histogram).sum,
      })),
      spans: spans
        .getFinishedSpans()
        .filter(({ name }) => name.startsWith('GET '))
        .map(({ attributes, status }) => ({
          status: attributes['http.response.status_code'],
          error: attributes['error.type'],
          code: status.code,
        })),
    };
  };
  return { runtime, clock, attempts };
}

/** A body that starts, and then does what `next` does. */
const bodyOf = (start: string, next: (controller: ReadableStreamDefaultController) => unknown): ReadableStream => {
  let isStarted = false;
  return new ReadableStream({
    async pull(controller) {
      if (isStarted) return void (await next(controller));
      isStarted = true;
      controller.enqueue(new TextEncoder().encode(start));
    },
  });
};

test('an attempt whose body never ends is recorded as a timeout with its status and its whole duration', async () => {
  const { runtime, clock, attempts } = recorded({
    fetch: async () =>
      new Response(
        bodyOf('{"data":[', () => clock.wait(1e9)),
        { headers: { 'content-type': 'application/json' } },
      ),
  });
  const call = runtime.call(get, {}, { timeoutInMs: 200, maxAttempts: 3 });
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
  const { points, spans } = await attempts();
  expect(points).toMatchObject([{ status: 200, error: 'TimeoutError', count: 3 }]);
  expect(points[0]?.seconds).toBeCloseTo(0.6, 3);
  expect(spans).toEqual(Array.from({ length: 3 }, () => ({ status: 200, error: 'TimeoutError', code: 2 })));
});

describe('a download', () => {
  const file = (next: (controller: ReadableStreamDefaultController) => unknown) =>
    recorded({
      fetch: async () => new Response(bodyOf('content', next), { headers: { 'content-type': 'text/csv' } }),
    });

  test('a download is recorded when its stream ends, with the duration until it opened', async () => {
    const { runtime, clock, attempts } = file(async (controller) => {
      await clock.wait(9_000);
      controller.close();
    });
    const stream = (await runtime.file(download, {})).stream();
    expect(await attempts()).toEqual({ points: [], spans: [] });
    await new Response(stream).text();
    expect(await attempts()).toEqual({
      points: [{ status: 200, error: undefined, count: 1, seconds: 0 }],
      spans: [{ status: 200, error: undefined, code: 0 }],
    });
  });
});

describe.each([
  ['fetch', createFetchTransport],
  ['undici', createNodeTransport],
] as const)('with the transport of %s', (_name, createTransport) => {
  test('a refused connection has the code of the system', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    const { runtime, attempts } = recorded({ baseUrl: `http://127.0.0.1:${port}`, transport: createTransport() });
    await expect(runtime.call(get, {}, { maxAttempts: 1 })).rejects.toMatchObject({ systemCode: 'ECONNREFUSED' });
    expect(await attempts()).toMatchObject({
      points: [{ status: undefined, error: 'ECONNREFUSED', count: 1 }],
      spans: [{ status: undefined, error: 'ECONNREFUSED', code: 2 }],
    });
  });
});
