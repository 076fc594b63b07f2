/** A connection to Redis with a high latency: workers still use their limit, and no request exceeds it. */
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, test } from 'vitest';
import { Lifetime } from '../../core/src/clock/lifetime.ts';
import { systemClock } from '../../core/src/clock/clock.ts';
import { rateLimits } from '../../core/src/limits/rate-limiter.ts';
import { createRedisLimitStore } from '../src/index.ts';
import { useRedis, withoutRedis } from './redis.ts';

const windows = [{ requests: 30, periodInMs: 1_000 }];
/** Without the connections' first round trips. */
const startUpInMs = 8_000;
const measuredInMs = 12_000;

/** A proxy that delays each direction. */
async function delayed(port: number, oneWayInMs: number): Promise<Server> {
  const proxy = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.setNoDelay(true);
      from.on('data', (chunk) => void setTimeout(() => to.write(chunk), oneWayInMs));
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return proxy;
}

// A busy machine may leave workers without a turn for several windows.
describe.skipIf(withoutRedis)('a slow connection to Redis', { timeout: 60_000, retry: 2 }, () => {
  const world = useRedis();
  const opened: (() => void)[] = [];
  afterEach(() => {
    for (const close of opened.splice(0)) close();
  });

  test.each([
    [600, 2],
    [600, 8],
    [1_000, 2],
    [1_000, 8],
  ])('E03: with %s ms of latency, %s workers use at least 0.9 of a limit, without a 429', async (inMs, workers) => {
    const proxy = await delayed(world.server.port, inMs / 2);
    opened.push(() => void proxy.close());
    const prefix = world.prefix();
    const lifetime = new Lifetime();
    const arrivals: { readonly worker: number; readonly atInMs: number }[] = [];
    let refused = 0;
    const work = (worker: number): void => {
      const redis = new Redis({ port: (proxy.address() as AddressInfo).port, host: '127.0.0.1' });
      opened.push(() => redis.disconnect());
      const store = createRedisLimitStore(redis, { prefix, resyncInMs: 0, onDisconnect: () => undefined });
      const limiter = rateLimits(systemClock, store);
      const loop = async (): Promise<void> => {
        for (;;) {
          const permit = await limiter.admit({ key: 'k', windows, urgent: false, maxWaitInMs: Infinity, lifetime });
          const atInMs = performance.now();
          if (arrivals.filter((arrival) => arrival.atInMs > atInMs - 1_000).length >= 30) refused += 1;
          arrivals.push({ worker, atInMs });
          await wait(20);
          permit.complete();
        }
      };
      for (let count = 0; count < 100; count += 1) loop().catch(() => undefined);
    };
    for (let worker = 0; worker < workers; worker += 1) work(worker);
    await wait(startUpInMs);
    const fromInMs = performance.now();
    await wait(measuredInMs);
    const untilInMs = performance.now();
    lifetime.end('over');
    const used = arrivals.filter(({ atInMs }) => atInMs > fromInMs && atInMs <= untilInMs);
    expect(refused).toBe(0);
    // A request takes 20 ms, so a slot is used again after 1,020 ms at the earliest.
    expect(used.length / (((untilInMs - fromInMs) / 1_020) * 30)).toBeGreaterThan(0.9);
    for (let worker = 0; worker < workers; worker += 1)
      expect(used.filter((arrival) => arrival.worker === worker).length).toBeGreaterThan((0.6 * used.length) / workers);
  });
});
