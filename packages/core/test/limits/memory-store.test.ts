import { describe, expect, test } from 'vitest';
import { createMemoryLimitStore, type LimitStore, type RateWindow } from '../../src/index.ts';

const three = [{ requests: 3, periodInMs: 1_000 }];

function use(store: LimitStore, windows: readonly RateWindow[], nowInMs: number, key = 'k'): void {
  expect(store.acquire(key, windows, nowInMs, nowInMs)).toMatchObject({ acquired: true });
  void store.complete(key, windows, '', nowInMs);
}

describe('E03: the minimum wait that the memory store forecasts', () => {
  test('the forecast wait is 0 for the number of free slots, then the time until slots are freed, in rounds', () => {
    const store = createMemoryLimitStore();
    for (const nowInMs of [0, 100, 200]) use(store, three, nowInMs);
    const forecast = (ahead: number, nowInMs = 500): number | undefined =>
      store.estimateWaitInMs?.('k', three, ahead, nowInMs);
    expect([0, 1, 2].map((ahead) => forecast(ahead))).toEqual([501, 601, 701]);
    expect([3, 4, 6, 8].map((ahead) => forecast(ahead))).toEqual([1_502, 1_602, 2_503, 2_703]);
    expect([0, 1, 2].map((ahead) => forecast(ahead, 1_001))).toEqual([0, 100, 200]);
    expect([0, 2, 3].map((ahead) => forecast(ahead, 5_000))).toEqual([0, 0, 1_000]);
  });
});

test('with thousands of keys, keys in use are never forgotten', () => {
  const store = createMemoryLimitStore();
  const windows = [...three, { requests: 9, periodInMs: 3_600_000 }];
  use(store, windows, 0, 'cooling');
  void store.acquire('in flight', windows, 0, 0);
  for (let id = 0; id < 5_000; id += 1) use(store, three, id * 10, `k${id}`);
  expect(store.used?.('cooling', windows, 50_000)).toEqual([0, 1]);
  expect(store.used?.('in flight', windows, 50_000)).toEqual([1, 1]);
  expect(store.used?.('k4990', three, 50_000)).toEqual([1]);
});
