/** A worker that makes its calls when it is started, and reports the results. */
import { createChannelPlatform } from '@tradelane/channel-platform';
import { createHub } from '@tradelane/hub';
import { createRedisLimitStore, createRedisTokenStore } from '@tradelane/redis';
import { Redis } from 'ioredis';
import { channelOrder } from '../orders.ts';
import { workerHeader } from './observed-hub.ts';
import { readTask, send } from '../prove/process.ts';
import type { Done, Task } from './task.ts';

const task = readTask<Task>();
const said = { away: 0, back: 0 };
const redis =
  task.redisUrl === undefined
    ? undefined
    : new Redis(task.redisUrl, { retryStrategy: () => 100, maxRetriesPerRequest: null });
const notices = { onDisconnect: () => void (said.away += 1), onReconnect: () => void (said.back += 1) };
const options = {
  baseUrl: task.url,
  auth: { authUrl: task.authUrl, ...task.credentials },
  headers: { [workerHeader]: String(task.index) },
  ...(redis && {
    // Without a response from Redis in time, a worker would renew the token alone, even if Redis is up.
    tokenStore: createRedisTokenStore(redis, { ...notices, commandTimeoutInMs: 60_000 }),
    limitStore: createRedisLimitStore(redis, { ...notices, maxProcesses: task.workers }),
  }),
};

/** Makes one call. Throws if it fails. */
function callOf({ name, index, origin }: Task): (caller: number) => Promise<void> {
  if (name === 'reads') {
    const hub = createHub({ ...options, rateLimiting: false });
    return async () => void (await hub.orders.list({ limit: 1 }));
  }
  const connector = createChannelPlatform(options);
  return async (caller) => {
    const orders = [channelOrder(`W${index}-${caller}`)];
    const result = await connector.orders.upsertOrders({ origin, orders });
    result.throwIfFailed();
  };
}

async function work(): Promise<Done> {
  const call = callOf(task);
  const { calls = Number.POSITIVE_INFINITY, durationInMs = Number.POSITIVE_INFINITY } = task;
  const endsAt = performance.now() + durationInMs;
  const failures: string[] = [];
  const latenciesInMs: number[] = [];
  let started = 0;
  const caller = async (_: unknown, number: number): Promise<void> => {
    while (started < calls && performance.now() < endsAt) {
      started += 1;
      const startedAt = performance.now();
      await call(number).catch((error: Error) => failures.push(`${error.name}: ${error.message}`));
      latenciesInMs.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: task.callers }, caller));
  return { calls: started, failures, latenciesInMs, ...said };
}

await redis?.ping();
process.once('message', () => {
  void work().then(async (result) => {
    await send({ kind: 'done', result });
    redis?.disconnect();
    process.disconnect();
  });
});
await send({ kind: 'ready' });
