import type { Histogram } from '@opentelemetry/sdk-metrics';
import { describe, expect, test } from 'vitest';
import { openTelemetry } from '../src/opentelemetry.ts';
import { type Answer, measured } from './support/measured.ts';

const broken = (): Error => Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNRESET' } });

test('every attempt is counted once: successes, error statuses, broken connections and timeouts', async () => {
  const answers: Answer[] = [new Response('', { status: 503 }), broken(), 'never', Response.json({ id: 1 })];
  const { call, pointsOf } = measured(() => answers.shift() ?? broken());
  await call();
  const points = await pointsOf('http.client.request.duration');
  const found = points.map(({ attributes, value }) => [
    attributes['http.response.status_code'],
    attributes['error.type'],
    value.count,
  ]);
  expect(found).toEqual([
    [503, '503', 1],
    [undefined, 'ECONNRESET', 1],
    [undefined, 'TimeoutError', 1],
    [200, undefined, 1],
  ]);
  expect(points[2]?.value.sum).toBeCloseTo(30, 3);
});

test('an attempt has the attributes that the HTTP conventions require, and no value of the call', async () => {
  const { call, pointsOf, read } = measured(() => new Response('', { status: 404 }));
  await call().catch(() => undefined);
  expect(await pointsOf('http.client.request.duration')).toMatchObject([
    {
      attributes: {
        'http.request.method': 'GET',
        'server.address': 'hub.example.com',
        'server.port': 8443,
        'http.response.status_code': 404,
        'error.type': '404',
        'url.template': '/v2/orders/{order_id}',
        'tradelane.operation': 'v2-getOrder',
      },
    },
  ]);
  const reported = JSON.stringify(await read());
  for (const secret of ['secret-token', 'a-secret', 'A-1']) expect(reported).not.toContain(secret);
});

test.each([
  ['tracer', null],
  ['tracer', {}],
  ['meter', null],
  ['meter', {}],
])('an invalid %s (%j) is refused', (name, value) => {
  expect(() => openTelemetry({ [name]: value } as never)).toThrow(`\`${name}\` is invalid`);
});

test('a call is counted once with its waits and retries, and a failed one with the name of its error', async () => {
  const answers: Answer[] = [
    new Response('', { status: 503 }),
    Response.json({ id: 1 }),
    new Response('', { status: 404 }),
  ];
  const { call, pointsOf, clock } = measured(() => answers.shift() ?? broken());
  const startedAtInMs = clock.now();
  await call();
  const tookInSeconds = (clock.now() - startedAtInMs) / 1_000;
  await call().catch(() => undefined);
  const [good, failed] = await pointsOf('tradelane.call.duration');
  expect(good).toMatchObject({ attributes: { 'tradelane.operation': 'v2-getOrder' }, value: { count: 1 } });
  expect(good?.value.sum).toBeCloseTo(tookInSeconds, 2);
  expect(failed?.attributes).toMatchObject({ 'error.type': 'NotFoundError', 'tradelane.outcome': 'refused' });
  expect(await pointsOf('tradelane.retries')).toMatchObject([{ attributes: { 'tradelane.reason': '503' }, value: 1 }]);
  expect(await pointsOf('tradelane.token.refreshes')).toMatchObject([
    { attributes: { 'tradelane.reason': 'first', 'tradelane.ok': true }, value: 1 },
  ]);
});

test('waits for limits are recorded', async () => {
  const { call, paced, pointsOf } = measured(() => Response.json({}));
  await Promise.all([call(paced), call(paced)]);
  expect(await pointsOf('tradelane.limit.wait')).toMatchObject([
    { attributes: { 'tradelane.operation': 'v2-listReturns', 'tradelane.kind': 'wait' }, value: { count: 1 } },
  ]);
});

/** The quantile as a monitoring system computes it: linear within a bucket. */
function quantileOf({ buckets: { boundaries, counts } }: Histogram, share: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let before = 0;
  for (const [at, count] of counts.entries()) {
    if (before + count >= share * total) {
      const from = boundaries[at - 1] ?? 0;
      const to = boundaries[at] ?? Number.POSITIVE_INFINITY;
      return from + ((to - from) * (share * total - before)) / count;
    }
    before += count;
  }
  return Number.NaN;
}

describe('the 95th percentile of the exported histogram', () => {
  let state = 7;
  const random = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const normal = (): number => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
  /** The relative error for latencies around a median. */
  const errorFor = async (medianInMs: number, spread: number): Promise<number> => {
    const latencies: number[] = [];
    const { call, pointsOf } = measured(
      () => Response.json({ id: 1 }),
      () => {
        const inMs = medianInMs * Math.exp(spread * normal());
        latencies.push(inMs);
        return inMs;
      },
    );
    for (let n = 0; n < 1_000; n += 1) await call();
    const truth = (latencies.toSorted((a, b) => a - b)[949] ?? 0) / 1_000;
    const [point] = await pointsOf('http.client.request.duration');
    const exported = point === undefined ? 0 : quantileOf(point.value, 0.95);
    return Math.abs(exported / truth - 1);
  };

  test.each([20, 120, 800, 2_000, 12_000])(
    'the exported 95th percentile is at most 10 percent off for latencies around %d ms that vary widely',
    async (medianInMs) => expect(await errorFor(medianInMs, 0.4)).toBeLessThan(0.1),
  );

  test.each([6.2, 41, 128, 2_050, 29_000])(
    'the exported 95th percentile is at most 25 percent off if nearly all attempts take %d ms',
    async (medianInMs) => expect(await errorFor(medianInMs, 0.01)).toBeLessThan(0.25),
  );
});
