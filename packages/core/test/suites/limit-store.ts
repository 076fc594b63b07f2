import { afterEach, describe, expect, test } from 'vitest';
import type { LimitStore, RateWindow, AcquireResult } from '../../src/index.ts';

/** The same limits for two processes, and their time. */
export interface OpenedLimits {
  readonly one: LimitStore;
  readonly other: LimitStore;
  now(): number;
  wait(inMs: number): Promise<void>;
  close(): Promise<void>;
}

/** The contract of every limit store. */
export function limitStoreSuite(name: string, open: () => Promise<OpenedLimits>): void {
  describe(`limits in ${name}`, () => {
    const opened: OpenedLimits[] = [];
    const openOne = async (): Promise<OpenedLimits> => {
      const stores = await open();
      opened.push(stores);
      return stores;
    };
    afterEach(async () => {
      for (const stores of opened.splice(0)) await stores.close();
    });
    const two: readonly RateWindow[] = [{ requests: 2, periodInMs: 150 }];

    test('E03: a slot is free one window after the response, not after the call', async () => {
      const { one, other, now, wait } = await openOne();
      const permits = [await permitOf(one, two, now()), await permitOf(other, two, now())];
      await wait(400);
      expect(await one.acquire('k', two, now(), now())).toMatchObject({ acquired: false });
      // Before the store responds, which is later than the change itself.
      const settledAtInMs = now();
      await other.complete('k', two, permits[1] ?? '', settledAtInMs);
      // The refused call has its turn.
      const next = await soon(one, two, now, wait);
      expect(next - settledAtInMs).toBeGreaterThan(150);
      await one.complete('k', two, permits[0] ?? '', now());
    });

    test('a call that was never sent returns its slot', async () => {
      const { one, other, now } = await openOne();
      for (let index = 0; index < 10; index += 1) {
        await other.release('k', two, await permitOf(one, two, now()), now());
      }
    });

    test('E02: a slot that a refused call releases in a pause is free after the pause', async () => {
      const { one, other, now, wait } = await openOne();
      const slow = [{ requests: 1, periodInMs: 60_000 }];
      const permit = await permitOf(one, slow, now());
      await one.pause?.('k', now() + 100, now());
      await one.release('k', slow, permit, now());
      await wait(150);
      await soon(other, slow, now, wait);
    });

    test('a slot is acquired in all windows or in none', async () => {
      const { one, other, now, wait } = await openOne();
      const both = [...two, { requests: 3, periodInMs: 60_000 }];
      for (const store of [one, other, one]) {
        await store.complete('k', both, await permitOf(store, both, now()), now());
        await wait(200);
      }
      const refused = await other.acquire('k', both, now(), now());
      expect(refused).toMatchObject({ acquired: false });
      expect((refused as { readonly waitInMs: number }).waitInMs).toBeGreaterThan(50_000);
      // The short window is unchanged.
      await permitOf(one, two, now());
      await permitOf(one, two, now());
    });

    test('keys are independent', async () => {
      const { one, now } = await openOne();
      for (const key of ['a', 'b', 'a b', 'a}b', '{a}']) {
        expect(await one.acquire(key, [{ requests: 1, periodInMs: 60_000 }], now(), now())).toMatchObject({
          acquired: true,
        });
      }
    });

    test('E03, G07: no window exceeds its maximum, for any mix of callers', async () => {
      const { one, other, now, wait } = await openOne();
      const five = [{ requests: 5, periodInMs: 100 }];
      const times: number[] = [];
      const work = async (store: LimitStore): Promise<void> => {
        for (let done = 0; done < 10;) {
          const result = await store.acquire('k', five, now(), now());
          if (!result.acquired) {
            await wait(Math.min(result.waitInMs ?? 20, 20));
            continue;
          }
          // The slot of a slow connection may be acquired before it is free.
          await wait(result.waitInMs ?? 0);
          times.push(now());
          done += 1;
          await wait(5);
          await store.complete('k', five, result.permit, now());
        }
      };
      await Promise.all([one, other, one, other].map(work));
      times.sort((a, b) => a - b);
      expect(times).toHaveLength(40);
      expect(times.every((time, index) => index < 5 || time - (times[index - 5] ?? 0) > 100)).toBe(true);
    });
  });
}

async function permitOf(store: LimitStore, windows: readonly RateWindow[], nowInMs: number): Promise<string> {
  const result: AcquireResult = await store.acquire('k', windows, nowInMs, nowInMs);
  expect(result).toMatchObject({ acquired: true });
  return result.acquired ? result.permit : '';
}

/**
 * Waits as the store returns until there is a slot.
 * @returns The time of the slot.
 */
async function soon(
  store: LimitStore,
  windows: readonly RateWindow[],
  now: () => number,
  wait: (inMs: number) => Promise<void>,
): Promise<number> {
  const sinceInMs = now();
  for (;;) {
    const result = await store.acquire('k', windows, now(), sinceInMs);
    if (result.acquired) {
      await wait(result.waitInMs ?? 0);
      return now();
    }
    await wait(result.waitInMs ?? 10);
  }
}
