import { describe, expect, test } from 'vitest';
import { ArgumentError } from '@tradelane/core';
import { decideRetry } from '../../src/index.ts';
import { NotSentError } from '../../../core/src/transport/failure.ts';
import { createWorld, errorOf, type Handler, json, operations } from '../../../core/test/support/world.ts';

const status =
  (code: number, headers: Record<string, string> = {}): Handler =>
  () =>
    json({ code: 'NO', message: 'no' }, code, headers);
const refused = (): never => {
  throw new NotSentError(Object.assign(new Error('ECONNREFUSED'), { code: 'ECONNREFUSED' }));
};
const broken = (): never => {
  throw Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) });
};
const page: Handler = () => new Response('<html>');

/** The decision after a failed read and after a failed cancelation. */
const rows: readonly (readonly [string, Handler, read: string, cancel: string])[] = [
  ['400', status(400), 'stop', 'stop'],
  ['401', status(401), 'stop', 'stop'],
  ['403', status(403), 'stop', 'stop'],
  ['404', status(404), 'stop', 'stop'],
  ['408', status(408), 'retry', 'retry'],
  ['410', status(410), 'stop', 'stop'],
  ['422', status(422), 'stop', 'stop'],
  ['425', status(425), 'retry', 'retry'],
  ['500', status(500), 'retry', 'settle'],
  ['503', status(503), 'retry', 'settle'],
  ['no connection', refused, 'retry', 'retry'],
  ['a broken connection', broken, 'retry', 'settle'],
  ['a web page', page, 'retry', 'settle'],
  ['a redirect to another host', status(307, { location: 'https://elsewhere.example.com/' }), 'stop', 'stop'],
];

describe('a job whose call failed', () => {
  test.each(rows)(
    'after %s: a read is %j and an unsafe write is decided by its outcome',
    async (_, handler, read, cancel) => {
      const world = createWorld({ handler });
      const input = { path: { thing_id: 1 } };
      const ofRead = decideRetry(await errorOf(world.runtime().call(operations.read, input)));
      const ofCancel = decideRetry(await errorOf(world.runtime().call(operations.cancel, input)));
      expect([ofRead.kind, ofCancel.kind]).toEqual([read, cancel]);
    },
  );

  test('after a 429, the job waits until the limit reopens', async () => {
    const world = createWorld({ handler: status(429, { 'retry-after': '3600' }) });
    const error = await errorOf(world.runtime().call(operations.cancel, { path: { thing_id: 1 } }));
    expect(decideRetry(error)).toEqual({ kind: 'retry', at: new Date(world.clock.now() + 3_600_000) });
  });

  test('a call that would wait for its limit is retried when the limit opens', async () => {
    const world = createWorld();
    const runtime = world.runtime();
    await runtime.call(operations.hourly, {});
    const decision = decideRetry(await errorOf(runtime.call(operations.hourly, {}, { maxWaitInMs: 0 })));
    expect(decision).toMatchObject({ kind: 'retry', at: expect.any(Date) });
    expect(world.sent).toHaveLength(1);
  });

  test.each([
    [401, 'stop'],
    [503, 'retry'],
  ] as const)('if the token endpoint responds with %i, the job is %j', async (code, kind) => {
    const world = createWorld({ tokenHandler: () => json({ error: 'no' }, code) });
    expect(decideRetry(await errorOf(world.runtime().call(operations.paced, {})))).toMatchObject({ kind });
  });

  test('a read with a 503 is retried when `Retry-After` ends, and a write is settled', async () => {
    const world = createWorld({ handler: () => json({}, 503, { 'retry-after': '3600' }) });
    const input = { path: { thing_id: 1 } };
    const read = await errorOf(world.runtime().call(operations.read, input));
    expect(decideRetry(read)).toEqual({ kind: 'retry', at: new Date(world.clock.now() + 3_600_000) });
    expect(decideRetry(await errorOf(world.runtime().call(operations.cancel, input)))).toEqual({ kind: 'settle' });
    const silent = createWorld({ handler: () => json({}, 503) });
    const call = silent.runtime().call(operations.read, input, { maxAttempts: 1 });
    expect(decideRetry(await errorOf(call))).toEqual({ kind: 'retry', at: undefined });
  });
});

test('an error of a client counts up to five causes deep', () => {
  const wrapped = (depth: number): unknown =>
    depth === 0 ? new ArgumentError('no') : new Error('wrapped', { cause: wrapped(depth - 1) });
  expect(decideRetry(wrapped(5))).toEqual({ kind: 'stop' });
  expect(decideRetry(wrapped(6))).toEqual({ kind: 'retry', at: undefined });
});
