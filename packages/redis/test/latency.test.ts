/** Requests of a worker to Redis, and its waits, by the latency of its connection. */
import type { LimitStore, RateWindow } from '@tradelane/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRedisLimitStore, type RedisConnection, type RedisLimitStoreOptions } from '../src/index.ts';
import * as scripts from '../src/limits/limit-scripts.ts';

const windows: readonly RateWindow[] = [
  { requests: 2, periodInMs: 1_000 },
  { requests: 50, periodInMs: 60_000 },
];

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] }),
);
afterEach(() => void vi.useRealTimers());

/** A connection that replies after a latency, with the next of the given replies to `takeSlots`. */
function world(options: RedisLimitStoreOptions = {}) {
  const given: unknown[] = [];
  const sent: (readonly unknown[])[] = [];
  const state = { latencyInMs: 0, upInMs: 1e9, isClosed: false, isRefused: false };
  const connection: RedisConnection = {
    status: 'ready',
    on: () => undefined,
    call: async (_, [text, ...args]) => {
      if (state.latencyInMs > 0) await new Promise((resolve) => setTimeout(resolve, state.latencyInMs));
      if (state.isClosed) throw new Error('Connection is closed.');
      if (state.isRefused) throw new Error('NOPERM no permissions');
      const is = Object.values(scripts).find(({ source, digest }) => text === source || text === digest);
      if (is === scripts.server) return state.upInMs < 0 ? ['', ''] : ['id', String(state.upInMs)];
      if (is !== scripts.takeSlots) return 1;
      // Number of keys, keys, arguments.
      sent.push(args.slice(1 + Number(args[0])));
      return given.shift() ?? ['memory', 1, 0];
    },
  };
  const store: LimitStore = createRedisLimitStore(connection, { onDisconnect: () => undefined, ...options });
  return {
    given,
    sent,
    state,
    acquire: async () => {
      const acquired = store.acquire('k', windows, 500, 200, 3);
      await vi.advanceTimersByTimeAsync(state.latencyInMs * 2);
      return acquired;
    },
  };
}

test('a request has the time that its call has waited, the slots that it wants, and windows longer by a millisecond', async () => {
  const { acquire, sent } = world({ resyncInMs: 0 });
  await acquire();
  const [permit, worker] = sent[0] ?? [];
  expect(permit).toBe(`${String(worker)}:1`);
  expect(sent).toEqual([[permit, worker, 300, 30_000, 250, '', 90_001, 3, 0, 2, 1_001, 50, 60_001]]);
  await acquire();
  expect(sent[1]?.slice(5, 6)).toEqual(['memory']);
});

test('the turn of a slow worker is kept for two more latencies, and it asks again one latency earlier', async () => {
  const { acquire, given, sent, state } = world({ resyncInMs: 0 });
  state.latencyInMs = 100;
  await acquire();
  given.push(['memory', 0, 1_000], ['memory', 0, 120], ['memory', 0, 30], ['memory', 0, 1_000, 1]);
  const results = [];
  for (let index = 0; index < 4; index += 1) results.push(await acquire());
  expect(sent.map(([, , , , graceInMs]) => graceInMs)).toEqual([250, 450, 450, 450, 450]);
  // Pauses keep their length. Other waits are at least 50 ms, if they are that long.
  expect(results).toEqual([
    { acquired: false, waitInMs: 900, isPaused: false },
    { acquired: false, waitInMs: 50, isPaused: false },
    { acquired: false, waitInMs: 30, isPaused: false },
    { acquired: false, waitInMs: 1_000, isPaused: true },
  ]);
});

test('a server that started a second ago is used four seconds later by default, and at once if its age is unknown', async () => {
  const young = world();
  young.state.upInMs = 1_000;
  expect(await young.acquire()).toEqual({ acquired: false, waitInMs: 4_000 });
  await vi.advanceTimersByTimeAsync(3_999);
  expect(await young.acquire()).toEqual({ acquired: false, waitInMs: 1 });
  await vi.advanceTimersByTimeAsync(1);
  expect(await young.acquire()).toMatchObject({ acquired: true });
  const unknown = world();
  unknown.state.upInMs = -1;
  expect(await unknown.acquire()).toMatchObject({ acquired: true });
});

test('the first request after a reconnect gets its slots at once', async () => {
  const { acquire, state } = world({ resyncInMs: 0 });
  await acquire();
  state.isClosed = true;
  expect(await acquire()).toMatchObject({ acquired: false });
  state.isClosed = false;
  await vi.advanceTimersByTimeAsync(200);
  await acquire(); // Looks for the server.
  await vi.advanceTimersByTimeAsync(1);
  expect(await acquire()).toMatchObject({ acquired: true });
});

test('after a rejection, all requests of the same moment return their slots, and the next one keeps them', async () => {
  const { acquire, state } = world({ resyncInMs: 0, logger: {} });
  await acquire();
  state.isRefused = true;
  expect(await acquire()).toMatchObject({ acquired: false });
  state.isRefused = false;
  state.latencyInMs = 10;
  const together = await Promise.all([acquire(), acquire()]);
  expect(together).toEqual([
    { acquired: false, waitInMs: 50 },
    { acquired: false, waitInMs: 50 },
  ]);
  expect(await acquire()).toMatchObject({ acquired: true });
});
