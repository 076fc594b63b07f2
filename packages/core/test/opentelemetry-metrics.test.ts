import { expect, test } from 'vitest';
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
