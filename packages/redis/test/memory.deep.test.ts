/** Memory of a worker for limits whose keys contain IDs. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { RateWindow } from '@tradelane/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createRedisLimitStore, type RedisConnection } from '../src/index.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function liveBytes(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

const windows: readonly RateWindow[] = [{ requests: 1, periodInMs: 1_000 }];

/** Redis grants all, or refuses all. */
const connection = (reply: () => unknown): RedisConnection => ({
  status: 'ready',
  on: () => undefined,
  call: async () => reply(),
});

describe('limits whose keys contain IDs', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const refuse = (): never => {
    throw new Error('NOPERM no permissions to access a key');
  };

  test.each([
    ['counts', () => ['memory', 1]],
    ['refuses', refuse],
  ])('unused keys take no memory in a worker, when Redis %s them', async (_, reply) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const limits = createRedisLimitStore(connection(reply), { resyncInMs: 0, maxProcesses: 1, logger: {} });
    let ids = 0;
    const call = async (key: string): Promise<void> => {
      const taken = await limits.acquire(key, windows, 0, 0);
      if (taken.acquired) await limits.complete(key, windows, taken.permit, 0);
    };
    const use = async (count: number): Promise<void> => {
      for (let index = 0; index < count; index += 1) await call(`an account that is one of many ${(ids += 1)}`);
      vi.advanceTimersByTime(3_600_000);
      await call('the account that stays');
    };
    await use(20_000);
    const before = liveBytes();
    for (const count of [20_000, 20_000]) await use(count);
    // 40,000 keys would take about 9 MB.
    expect(liveBytes() - before).toBeLessThan(1_500_000);
    await limits.acquire('in use', windows, 0, 0);
  });
});
