/** Interceptors of calls: they run a call exactly once, and can't change its end. */
import { expect, test } from 'vitest';
import type { CallInterceptor } from '../../src/hooks/hooks.ts';
import { createWorld, errorOf, json, operations, settle } from '../support/world.ts';

const auth = { token: 'fixed-token' };
const thing = { path: { thing_id: 1 } };
const own = new RangeError('interceptor');

test.each<[string, unknown]>([
  ['runs it twice', async (_: unknown, run: () => Promise<unknown>) => (await run(), run())],
  ['returns another result', async (_: unknown, run: () => Promise<unknown>) => (await run(), 'other')],
  ['fails after it', async (_: unknown, run: () => Promise<unknown>) => (await run(), Promise.reject(own))],
  ['fails before it', async () => Promise.reject(own)],
  [
    'throws',
    () => {
      throw own;
    },
  ],
  ['returns before it', async () => undefined],
  ['never returns', (_: unknown, run: () => Promise<unknown>) => (void run(), new Promise(() => undefined))],
])('a call whose interceptor %s is sent once and returns its data', async (_, around) => {
  const world = createWorld();
  const runtime = world.runtime({ auth, telemetry: { around: around as CallInterceptor } });
  expect(await runtime.call(operations.read, thing)).toEqual({ ok: true });
  expect([world.sent.length, world.clock.pending]).toEqual([1, 0]);
});

test('a call whose interceptor never runs it starts after a second', async () => {
  const world = createWorld({ autoAdvance: false });
  const around = (() => new Promise(() => undefined)) as CallInterceptor;
  const call = world.runtime({ auth, telemetry: { around } }).call(operations.read, thing);
  await world.clock.advance(999);
  expect(world.sent).toHaveLength(0);
  await world.clock.advance(1);
  expect(await call).toEqual({ ok: true });
  expect(world.sent).toHaveLength(1);
});

test('an interceptor receives the facts of the call without an attempt, and its error', async () => {
  const seen: unknown[] = [];
  const around = (async (subject: object, run: () => Promise<unknown>) => {
    seen.push(subject);
    return run().catch((error: unknown) => {
      seen.push((error as { status: number }).status);
      throw error;
    });
  }) as CallInterceptor;
  const world = createWorld({ handler: () => json({}, 404) });
  const call = world.runtime({ auth, telemetry: { around } }).call(operations.read, thing, { callId: 'c' });
  expect(await errorOf(call)).toMatchObject({ status: 404 });
  await settle();
  expect(seen).toEqual([{ operation: 'read', callId: 'c', method: 'GET', path: '/v2/things/{thing_id}' }, 404]);
});
