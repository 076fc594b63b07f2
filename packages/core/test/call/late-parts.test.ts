import { expect, test, vi } from 'vitest';
import { createWorld, errorOf, json, operations } from '../support/world.ts';

vi.mock('../../src/batches/run-batch.ts', () => Promise.reject(new TypeError('Failed to fetch')));

test("a part of the client that can't be loaded is an error with the outcome not-sent, and other calls work", async () => {
  const world = createWorld({ handler: () => json({ ok: true }) });
  const runtime = world.runtime({ auth: { token: 'fixed-token' } });
  const many = {
    id: 'many',
    method: 'POST',
    path: '/many',
    body: 'json',
    batch: { items: 'body', maximum: 9 },
  } as const;
  const late = { name: 'ConnectionError', code: 'ERR_CONNECTION_NOT_SENT', outcome: 'not-sent' };
  expect(await errorOf(runtime.batch(many, { body: [1] }))).toMatchObject(late);
  expect(world.sent).toHaveLength(0);
  expect(await runtime.call(operations.read, { path: { thing_id: 1 } })).toEqual({ ok: true });
});
