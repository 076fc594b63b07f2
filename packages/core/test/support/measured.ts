import {
  AggregationTemporality,
  type Histogram,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
  type ResourceMetrics,
} from '@opentelemetry/sdk-metrics';
import { onTestFinished } from 'vitest';
import { createVirtualClock } from '../../src/index.ts';
import { type OperationDescriptor, type SurfaceDescriptor } from '../../src/runtime.ts';
import { createRuntime } from './runtime.ts';
import { openTelemetry } from '../../src/opentelemetry.ts';

const get: OperationDescriptor = { id: 'v2-getOrder', method: 'GET', path: '/v2/orders/{order_id}' };
const paced: OperationDescriptor = {
  id: 'v2-listReturns',
  method: 'GET',
  path: '/v2/returns',
  rate: { maximum: [{ requests: 1, periodInMs: 1_000 }] },
};
const surface: SurfaceDescriptor = {
  name: 'hub',
  basePath: '/api',
  auth: ['clientCredentials', 'bearer'],
  operations: { get, paced },
};

export type Answer = Response | Error | 'never';

/** A client whose metrics go to the real SDK, on a virtual clock. */
export function measured(answer: (request: Request) => Answer, latencyInMs: () => number = () => 20) {
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 3_600_000 });
  const provider = new MeterProvider({ readers: [reader] });
  onTestFinished(() => provider.shutdown());
  const clock = createVirtualClock({ autoAdvance: true });
  const runtime = createRuntime(surface, {
    baseUrl: 'https://hub.example.com:8443',
    auth: { authUrl: 'https://auth.example.com', clientId: 'shop', clientSecret: 'a-secret' },
    clock,
    timeoutInMs: 30_000,
    fetch: async (request) => {
      if (request.url.includes('oauth')) return Response.json({ access_token: 'secret-token', expires_in: 3_600 });
      const result = answer(request);
      await clock.wait(result === 'never' ? 1e9 : latencyInMs(), request.signal);
      if (result instanceof Response) return result;
      throw result;
    },
    telemetry: openTelemetry({ meter: provider.getMeter('test'), clock }),
  });
  const collect = async (): Promise<ResourceMetrics> => {
    await reader.forceFlush();
    const last = exporter.getMetrics().at(-1);
    if (last === undefined) throw new Error('Nothing was exported.');
    return last;
  };
  const read = async () => (await collect()).scopeMetrics.flatMap(({ metrics }) => metrics);
  const pointsOf = async (name: string) => {
    const metric = (await read()).find(({ descriptor }) => descriptor.name === name);
    return (metric?.dataPoints ?? []).map(({ attributes, value }) => ({ attributes, value: value as Histogram }));
  };
  const call = (operation = get, options: object = {}): Promise<unknown> =>
    runtime.call(operation, operation === get ? { path: { order_id: 'A-1' } } : {}, options);
  return { call, paced, collect, read, pointsOf, clock };
}
