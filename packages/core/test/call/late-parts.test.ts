import { afterEach, expect, test, vi } from 'vitest';

const part = '../../src/batches/run-batch.ts';
afterEach(() => {
  vi.doUnmock(part);
  vi.resetModules();
});

test("a part of the client that can't be loaded is an error with the outcome not-sent, and other calls work", async () => {
  vi.resetModules(); // Another test may have loaded it.
  vi.doMock(part, () => Promise.reject(new TypeError('Failed to fetch')));
  const { createWorld, errorOf, json, operations } = await import('../support/world.ts');
  const world = createWorld({ handler: () => json({ ok: true }) });
  const runtime = world.runtime({ auth: { token: 'fixed-token' } });
  const many = { id: 'many', method: 'POST', path: '/many', body: 'json' } as const;
  const late = { name: 'ConnectionError', code: 'ERR_CONNECTION_NOT_SENT', outcome: 'not-sent' };
  expect(await errorOf(runtime.batch(many, { body: [1] }))).toMatchObject(late);
  expect(world.sent).toHaveLength(0);
  expect(await runtime.call(operations.read, { path: { thing_id: 1 } })).toEqual({ ok: true });
});
