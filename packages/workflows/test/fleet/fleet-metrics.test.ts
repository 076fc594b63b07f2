import { type DataPoint, MeterProvider, MetricReader } from '@opentelemetry/sdk-metrics';
import { expect, test } from 'vitest';
import { createFleetWorld, intervalInMs, shopOf } from './fleet-world.ts';

class Reader extends MetricReader {
  protected override onForceFlush = (): Promise<void> => Promise.resolve();
  protected override onShutdown = (): Promise<void> => Promise.resolve();
}

test('the age of each stream is a metric, reported by the worker that served it last', async () => {
  const world = createFleetWorld(['orders']);
  const readers = [new Reader(), new Reader()];
  const meters = readers.map((reader) => new MeterProvider({ readers: [reader] }).getMeter('fleet'));
  const shops = [shopOf('one'), shopOf('two'), shopOf('broken', '500')];
  const stops = meters.map((meter) => world.work(shops, { meter }));
  const ages = async (): Promise<ReadonlyMap<unknown, number>> => {
    const points = await Promise.all(readers.map(async (reader) => (await reader.collect()).resourceMetrics));
    const found = points
      .flatMap(({ scopeMetrics }) => scopeMetrics)
      .flatMap(({ metrics }) => metrics)
      .filter(({ descriptor }) => descriptor.name === 'tradelane.fleet.age')
      .flatMap(({ dataPoints }) => dataPoints as DataPoint<number>[]);
    expect(found.length).toBe(new Set(found.map(({ attributes }) => attributes['tenant'])).size);
    return new Map(found.map(({ attributes, value }) => [attributes['tenant'], value]));
  };
  await world.clock.advance(10 * intervalInMs);
  const fresh = await ages();
  expect([...fresh.keys()].sort()).toEqual(['one', 'two']);
  expect(Math.max(...fresh.values())).toBeLessThan(75);
  await Promise.all(stops.map((stop) => stop()));
});
