import type { AcquireResult, LimitStore, RateWindow } from '@tradelane/core';
import { expect } from 'vitest';
import { createRedisLimitStore } from '../src/index.ts';
import { patient, type RedisWorld } from './redis.ts';

export const minutely: readonly RateWindow[] = [{ requests: 1, periodInMs: 60_000 }];

/** The stores of two workers, which share the limits of a prefix. */
export function workersOf(world: RedisWorld, prefix: string = world.prefix()): readonly [LimitStore, LimitStore] {
  const open = (): LimitStore => createRedisLimitStore(world.connect(), { ...patient, prefix, resyncInMs: 0 });
  return [open(), open()];
}

export const take = async (store: LimitStore, windows: readonly RateWindow[], waitedInMs = 0): Promise<AcquireResult> =>
  store.acquire('k', windows, waitedInMs, 0);

export const waitOf = (result: AcquireResult): number => (result.acquired ? 0 : (result.waitInMs ?? Number.NaN));

export const six: readonly RateWindow[] = [{ requests: 6, periodInMs: 1_000 }];
/** Takes up to `wanted` slots, and returns their permits. */
export const takeSome = async (store: LimitStore, wanted: number, waitedInMs = 0): Promise<string[]> => {
  const result = await store.acquire('k', six, waitedInMs, 0, wanted);
  return result.acquired ? [result.permit, ...(result.more ?? []).map(({ permit }) => permit)] : [];
};
/** Returns how many slots were renewed. */
export const renew = async (store: LimitStore, permits: readonly string[], wanted = 9): Promise<number> => {
  const kept = await Promise.all(
    permits.map((permit) => store.renew?.('k', six, permit, 0, { sinceInMs: 0, wanted }) ?? false),
  );
  return kept.filter(Boolean).length;
};

/** Lets time pass for the keys with these names: slots, turns and their ends are scored with instants. */
export async function letPass(world: RedisWorld, names: string, inMs: number): Promise<void> {
  const redis = world.connect();
  const keys = await redis.keys(names);
  expect(keys).not.toEqual([]);
  for (const key of keys)
    for (const of of await redis.zrange(key, '0', '-1')) await redis.call('ZINCRBY', key, String(-inMs), of);
}
