/** A runtime that ends the requests of shared reads (workerd). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Lifetime } from '@tradelane/core/runtime';
import { SingleFlight } from '../../src/settings-cache/settings-cache.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { userAgent: 'Cloudflare-Workers' });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('A01: a call does not wait for a shared read of a request that the runtime ended', async () => {
  const flight = new SingleFlight(() => new Promise<string>(() => undefined));
  void flight.join(new Lifetime());
  await vi.advanceTimersByTimeAsync(1_000);
  vi.clearAllTimers(); // As the runtime does for a request that ends.
  expect(flight.isOver).toBe(false);
  const joined = flight.join(new Lifetime());
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await joined).toBeUndefined();
  expect(flight.isOver).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('A01: calls of several requests share a read that takes longer than 5 s', async () => {
  let finish: (value: string) => void = () => undefined;
  const flight = new SingleFlight(() => new Promise<string>((resolve) => (finish = resolve)));
  const both = Promise.all([flight.join(new Lifetime()), flight.join(new Lifetime())]);
  await vi.advanceTimersByTimeAsync(20_000);
  finish('settings');
  expect(await both).toEqual([{ value: 'settings' }, { value: 'settings' }]);
  expect(vi.getTimerCount()).toBe(0);
});
