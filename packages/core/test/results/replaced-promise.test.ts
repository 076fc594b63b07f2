/**
 * Programs whose global `Promise` isn't the promise of async functions. zone.js and some tracing libraries
 * replace it.
 */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const own = globalThis.Promise;
class Replaced<T> extends own<T> {}

beforeAll(() => {
  vi.stubGlobal('Promise', Replaced);
  vi.resetModules();
});
afterAll(() => vi.unstubAllGlobals());

/** Loads all modules again, so that their classes extend the replaced `Promise`. */
const load = async () => ({ ...(await import('../support/world.ts')), ...(await import('../../src/index.ts')) });

describe('with a replaced global Promise', () => {
  test('limits are waited for', async () => {
    const { createWorld, operations } = await load();
    const world = createWorld();
    const runtime = world.runtime({ maxWaitInMs: 1_000_000 });
    await Promise.all([1, 2, 3].map(() => runtime.call(operations.slow, {})));
    const [first = 0, second = 0, third = 0] = world.sent.map(({ atInMs }) => atInMs);
    expect(second - first).toBeGreaterThanOrEqual(60_000);
    expect(third - second).toBeGreaterThanOrEqual(60_000);
  });

  test.each([401, 429])('a write that got %i is sent again, and succeeds', async (status) => {
    const { createWorld, operations, json } = await load();
    let asked = 0;
    const world = createWorld({
      handler: () => ((asked += 1) === 1 ? json({}, status, { 'retry-after': '1' }) : json({ ok: true })),
    });
    const call = world.runtime().call(operations.upsert, { body: { things: [] } });
    expect(await call.withResponse()).toMatchObject({ data: { ok: true }, attempts: 2 });
  });

  test('a file is uploaded', async () => {
    const { createWorld, operations } = await load();
    const world = createWorld();
    await world.runtime().call(operations.upload, { body: { file: new Blob(['content']) } });
    expect(world.sent[0]?.body).toContain('content');
  });

  test('a batch with a checkpoint passes each request to its handler once', async () => {
    const { createMemoryCheckpoints } = await load();
    const { batchResult } = await import('../../src/batches/batch.ts');
    const { exchange, senderOf, callOf } = await import('./exchange.ts');
    const handled: number[][] = [];
    const put = { method: 'PUT', retry: 'idempotent', batch: { items: 'body.$', maximum: 2, split: true } } as const;
    const call = callOf<number>(
      { ...put, response: 'none' },
      { body: [0, 1, 2] },
      {
        checkpoint: createMemoryCheckpoints(),
        key: 'k',
        handler: async ({ succeeded }, { commit }) => {
          handled.push(succeeded.map(({ item }) => item));
          await commit();
        },
      },
    );
    const { ok } = await batchResult<number>(senderOf(exchange(() => ({})).send), call);
    expect(ok).toBe(true);
    expect(handled).toEqual([[0, 1], [2]]);
  });
});
