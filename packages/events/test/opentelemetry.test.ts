import { readFileSync } from 'node:fs';
import { context, trace } from '@opentelemetry/api';
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { ArgumentError } from '@tradelane/core';
import { expect, onTestFinished, test } from 'vitest';
import { forward } from '../src/forward.ts';
import {
  type ActionReports,
  createItemPublisher,
  createMemoryOutbox,
  type EventTelemetry,
  type OutgoingMessage,
} from '../src/index.ts';
import { createMemoryQueue } from '../src/brokers/memory/index.ts';
import { openTelemetry } from '../src/opentelemetry.ts';
import { accept, feature, publishAll } from './support/messages.ts';
import { createWorld, settle } from './support/world.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';
const traceparent = `00-${traceId}-${spanId}-01`;

/** A world whose telemetry goes to the real SDK. */
function observed() {
  const spans = new InMemorySpanExporter();
  const tracing = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] });
  tracing.register();
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 3_600_000 });
  const metering = new MeterProvider({ readers: [reader] });
  onTestFinished(async () => {
    trace.disable();
    context.disable();
    await Promise.all([tracing.shutdown(), metering.shutdown()]);
  });
  const world = createWorld();
  const tracer = tracing.getTracer('test');
  const telemetry = openTelemetry({ tracer, meter: metering.getMeter('test'), clock: world.clock });
  const pointsOf = async (name: string) => {
    await reader.forceFlush();
    const metrics =
      exporter
        .getMetrics()
        .at(-1)
        ?.scopeMetrics.flatMap((scope) => scope.metrics) ?? [];
    return metrics.find(({ descriptor }) => descriptor.name === name)?.dataPoints ?? [];
  };
  return { ...world, spans, tracer, telemetry, pointsOf };
}

const common = {
  'messaging.system': 'memory',
  'messaging.destination.name': 'memory',
  'messaging.operation.name': 'process',
};

/** Reports that record the active trace. */
function reportsIn(traces: (string | undefined)[]): ActionReports {
  return {
    updateStatus: async () => {
      const active = trace.getSpanContext(context.active());
      traces.push(active && `${active.traceId} ${active.spanId}`);
    },
  };
}

test('a message is processed in a span of its trace, and the handler and the report run in this span', async () => {
  const { queue, start, spans, tracer, telemetry } = observed();
  const command = accept('ORD-1');
  const reports: (string | undefined)[] = [];
  await queue.publisher.publish({ ...command, traceparent });
  const handler = (): void => tracer.startSpan('in the handler').end();
  const running = start({ handlers: { ACCEPT: handler }, actions: reportsIn(reports), telemetry });
  await settle();
  await running.stop();
  const [inner, span] = spans.getFinishedSpans();
  expect(span).toMatchObject({
    name: 'process memory',
    kind: 4,
    parentSpanContext: { traceId, spanId, isRemote: true },
  });
  expect(span?.attributes).toEqual({
    ...common,
    'messaging.operation.type': 'process',
    'messaging.message.id': command.id,
    'tradelane.event.type': 'ACCEPT',
    'tradelane.action_id': command.actionId,
  });
  expect(inner?.parentSpanContext?.spanId).toBe(span?.spanContext().spanId);
  expect(reports).toEqual([`${traceId} ${span?.spanContext().spanId}`]);
});

test('messages without a trace get one each, although one is delivered while another is acknowledged', async () => {
  const { queue, start, spans, telemetry } = observed();
  await publishAll(queue.publisher, [feature('store_1'), accept('ORD-1'), accept('ORD-2')]);
  const fail = (): never => {
    throw new Error('waits for its retry, so that the next delivery starts at once');
  };
  const handlers = { STORE_MANAGEMENT_FEATURE: fail, ACCEPT: () => undefined };
  const running = start({ handlers, telemetry, concurrency: 2, prefetch: 2 });
  await settle();
  await running.stop();
  const all = spans.getFinishedSpans();
  expect(all).toHaveLength(3);
  expect(new Set(all.map((span) => span.spanContext().traceId)).size).toBe(3);
});

test('each attempt is a span and a duration with its error, and each message counts once with its lag', async () => {
  const { clock, queue, start, spans, telemetry, pointsOf } = observed();
  const command = accept('ORD-1');
  const time = new Date(clock.now() - 90_000).toISOString();
  const body = JSON.stringify({ ...(JSON.parse(command.body) as object), time });
  await publishAll(queue.publisher, [{ ...command, body }]);
  let calls = 0;
  const handler = async (): Promise<void> => {
    await clock.wait(2_000);
    if (++calls === 1) throw Object.assign(new Error('secret'), { code: 'ECONNRESET' });
  };
  const running = start({ handlers: { ACCEPT: handler }, telemetry });
  for (let second = 0; second < 10; second += 1) {
    await settle();
    await clock.advance(1_000);
  }
  await running.stop();
  const [failed, done] = spans.getFinishedSpans();
  expect(failed?.status).toEqual({ code: 2, message: 'ECONNRESET' });
  expect(failed?.attributes['error.type']).toBe('ECONNRESET');
  expect(done?.status.code).toBe(0);
  const durations = await pointsOf('messaging.process.duration');
  expect(durations).toMatchObject([
    { attributes: { ...common, 'error.type': 'ECONNRESET' }, value: { count: 1, sum: 2 } },
    { attributes: common, value: { count: 1, sum: 2 } },
  ]);
  expect(await pointsOf('messaging.client.consumed.messages')).toMatchObject([{ attributes: common, value: 1 }]);
  expect(await pointsOf('tradelane.event.lag')).toMatchObject([{ attributes: common, value: { count: 1, sum: 90 } }]);
});

test('a report after a restart belongs to the trace of its message, and the hub receives the outcome alone', async () => {
  const { clock, queue, start, hub, spans, telemetry } = observed();
  const outbox = createMemoryOutbox({ clock });
  const command = accept('ORD-1');
  await queue.publisher.publish({ ...command, traceparent });
  const unreachable = { updateStatus: () => Promise.reject(new TypeError('fetch failed')) };
  const first = start({ handlers: { ACCEPT: () => undefined }, actions: unreachable, outbox, telemetry });
  await settle();
  await first.stop();
  const span = spans.getFinishedSpans()[0];
  const traces: (string | undefined)[] = [];
  const { updateStatus } = reportsIn(traces);
  const actions: ActionReports = {
    updateStatus: async (...given) => {
      await updateStatus(...given);
      return hub.updateStatus(...given);
    },
  };
  const idle = createMemoryQueue({ clock });
  const second = start({ source: idle.source, handlers: {}, actions, outbox, telemetry, outboxScanIntervalInMs: 1 });
  await settle();
  await clock.advance(10);
  await settle();
  await second.stop();
  expect(traces).toEqual([`${traceId} ${span?.spanContext().spanId}`]);
  expect(hub.outcomes.get(command.actionId)).toEqual({ status: 'SUCCESS' });
});

test('an item is published with the active trace, and forwarding keeps it', async () => {
  const { clock, queue, tracer, telemetry } = observed();
  const publish = createItemPublisher<{ id: string }>(queue.publisher, {
    type: 'ORDER',
    id: ({ id }) => id,
    telemetry,
  });
  const sent = await tracer.startActiveSpan('sync', async (span) => {
    await publish({ id: 'A-1' });
    return span.spanContext();
  });
  const got: OutgoingMessage[] = [];
  const to = {
    name: 'there',
    publish: async (one: OutgoingMessage) => void got.push(one),
    close: async () => undefined,
  };
  const stop = new AbortController();
  const forwarding = forward({ from: queue.source, to, signal: stop.signal, clock });
  await settle();
  stop.abort();
  await forwarding;
  expect(got[0]?.traceparent).toBe(`00-${sent.traceId}-${sent.spanId}-01`);
});

test.each([
  ['of a trace that is sampled', traceparent, [spanId]],
  ["of a trace that isn't sampled", `00-${traceId}-${spanId}-00`, []],
  ['of another version', `01-${traceId}-${spanId}-01`, [undefined]],
  ['without an ID', `00-${'0'.repeat(32)}-${spanId}-01`, [undefined]],
])('a message %s has the parents %s', async (_, sent, parents) => {
  const { queue, start, spans, telemetry, pointsOf } = observed();
  const { time: _time, ...event } = JSON.parse(accept('ORD-1').body) as { readonly time: string };
  await queue.publisher.publish({
    id: '1',
    key: undefined,
    body: JSON.stringify({ ...event, type: 'NEW' }),
    traceparent: sent,
  });
  const running = start({ handlers: { fallbackCommand: () => ({ status: 'SUCCESS' }) }, telemetry });
  await settle();
  await running.stop();
  expect(spans.getFinishedSpans().map(({ parentSpanContext }) => parentSpanContext?.spanId)).toEqual(parents);
  // The lag of an event without a time is unknown.
  expect(await pointsOf('tradelane.event.lag')).toEqual([]);
});

test('the Grafana board and the alert rules read exported metrics only', () => {
  const folder = new URL('../../../examples/monitoring/', import.meta.url);
  const text = ['grafana.json', 'alerts.yaml'].map((file) => readFileSync(new URL(file, folder), 'utf8')).join('');
  const used = new Set([...text.matchAll(/\b((?:messaging|tradelane_event)_\w+)\[/g)].map(([, name]) => name));
  expect([...used].toSorted()).toEqual([
    'messaging_client_consumed_messages_total',
    'messaging_process_duration_seconds_bucket',
    'messaging_process_duration_seconds_count',
    'tradelane_event_lag_seconds_bucket',
  ]);
});

test('a tracer, meter or span that throws changes nothing', async () => {
  const { queue, start, hub } = observed();
  const fail = (): never => {
    throw new Error('broken');
  };
  const meter = { createHistogram: () => ({ record: fail }), createCounter: () => ({ add: fail }) };
  const telemetry: EventTelemetry = openTelemetry({ tracer: { startActiveSpan: fail }, meter });
  const command = accept('ORD-1');
  await publishAll(queue.publisher, [command]);
  const running = start({ handlers: { ACCEPT: () => undefined }, telemetry });
  await settle();
  await running.stop();
  expect(hub.outcomes.get(command.actionId)).toEqual({ status: 'SUCCESS' });
});

test.each([
  ['tracer', () => openTelemetry(undefined as never)],
  ['tracer', () => openTelemetry({ tracer: {} as never })],
  ['meter', () => openTelemetry({ meter: null as never })],
  ['meter', () => openTelemetry({ meter: {} as never })],
  ['telemetry', () => createWorld().start({ handlers: {}, telemetry: {} as never })],
])('an invalid %s is an ArgumentError', (argument, make) => {
  expect(make).toThrow(ArgumentError);
  expect(make).toThrow(expect.objectContaining({ argument }));
});
