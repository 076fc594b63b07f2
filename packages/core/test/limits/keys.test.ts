import { describe, expect, test } from 'vitest';

import { type Limiter, limitsOf, limitKey, type Permit } from '../../src/limits/limits.ts';
import { rateLimits } from '../../src/limits/rate-limiter.ts';
import { createVirtualClock, type LimitStore, type RateWindow, type VirtualClock } from '../../src/index.ts';
import { type Call, Lifetime, type OperationDescriptor } from '../../src/runtime.ts';

const minuteInMs = 60_000;
const once = [{ requests: 1, periodInMs: minuteInMs }];
const operation: OperationDescriptor = { id: 'read', method: 'GET', path: '/read' };

function limiterOf(store?: LimitStore): {
  limiter: Limiter;
  clock: VirtualClock;
  go: (key: string, call?: Call, maxWaitInMs?: number) => Promise<Permit>;
} {
  const clock = createVirtualClock({ startInMs: 1_000_000 });
  const limiter = rateLimits(clock, store);
  const go = async (key: string, call: Call = paced(once), maxWaitInMs = 0): Promise<Permit> =>
    limiter.admit({ windows: limitsOf(call), key, urgent: false, maxWaitInMs, lifetime: new Lifetime() });
  return { limiter, clock, go };
}

function paced(maximum: readonly RateWindow[]): Call {
  return { operation: { ...operation, rate: { maximum } }, input: {}, options: {} };
}

describe('keys of limits', () => {
  test('E03: without a documented rate no store is asked, and nothing is shown', async () => {
    const { limiter, go } = limiterOf({
      acquire: () => {
        throw new Error('no call waits');
      },
      complete: () => undefined,
      release: () => undefined,
    });
    expect(await go('free', { operation, input: {}, options: {} })).toHaveProperty('complete');
    expect(limiter.snapshot('')).toEqual([]);
  });
});

describe('E03: the key of a call', () => {
  const rate = {
    maximum: [{ requests: 30, periodInMs: 1_000 }],
    whenAbsent: { query: 'updated_from', maximum: once },
  };
  const list: OperationDescriptor = { ...operation, rate };
  const { limiter } = limiterOf();
  const keyOf = (of: OperationDescriptor, input: Call['input']): string =>
    limitKey('host', 'shop', { operation: of, input });
  const usualPauseInMs = (of: OperationDescriptor, input: Call['input'] = {}): number | undefined =>
    limiter.usualPauseInMs(limitsOf({ operation: of, input }));

  test('the key of a call differs with and without a parameter if the limit depends on it', () => {
    const since = { query: { updated_from: new Date(0) } };
    expect(usualPauseInMs(list, since)).toBe(1_000);
    const empty = [undefined, null].map((value) => ({ query: { updated_from: value } }));
    for (const without of [{}, { query: {} }, ...empty, { query: { limit: 5 } }]) {
      expect(usualPauseInMs(list, without)).toBe(minuteInMs);
      expect(keyOf(list, without)).toBe('host read shop without updated_from');
    }
    expect(keyOf(list, since)).toBe('host read shop');
  });

  test('the key of a call differs for each value of a limit by value', () => {
    const keyed: OperationDescriptor = { ...operation, rate: { maximum: once, key: ['path.id', 'body.shop'] } };
    expect(keyOf(keyed, { path: { id: 7 }, body: { shop: { id: 1 } } })).toBe(
      'host read shop path.id=7 body.shop={"id":1}',
    );
    expect(keyOf(keyed, { path: { id: 'a' }, body: null })).toBe('host read shop path.id=a body.shop=');
    const both: OperationDescriptor = { ...operation, rate: { ...rate, key: ['path.id'] } };
    expect(keyOf(both, { path: { id: 7 } })).toBe('host read shop without updated_from path.id=7');
  });

  test.each([
    [{}, 'host read shop'],
    [{ offset: 0, page_token: '' }, 'host read shop'],
    [{ offset: 20, max: 10, currency: undefined }, 'host read shop max=10 offset=20'],
    [{ start_date: new Date(0), id: [1, 2] }, 'host read shop id=[1,2] start_date="1970-01-01T00:00:00.000Z"'],
    [{ offset: '20' }, 'host read shop offset=20'],
    [{ page_token: 't' }, 'host read shop page_token=t'],
  ])('Q01, AS102: the key of a call differs for each page with its own count: %j', (query, key) => {
    const paged: OperationDescriptor = { ...operation, rate: { maximum: once, followUpPages: 'separate' } };
    expect(keyOf(paged, { query })).toBe(key);
  });

  test('the key of a call differs for another caller, another host and another operation', () => {
    const call = { operation: list, input: { query: { updated_from: 1 } }, options: {} };
    const keys = [
      limitKey('host', 'shop', call),
      limitKey('host', 'other', call),
      limitKey('other', 'shop', call),
      limitKey('host', 'shop', { ...call, operation: { ...list, id: 'write' } }),
      limitKey('host', 'shop', call),
    ];
    expect(new Set(keys).size).toBe(4);
    expect(keys[4]).toBe(keys[0]);
  });

  test('the usual pause follows the maximum rate, else the recommended rate, and is unknown if neither is documented', () => {
    expect(usualPauseInMs({ ...operation, rate: { recommended: once } })).toBe(minuteInMs);
    expect(usualPauseInMs({ ...operation, rate: { recommended: once, maximum: rate.maximum } })).toBe(1_000);
    expect(usualPauseInMs(operation)).toBeUndefined();
    expect(usualPauseInMs({ ...operation, rate: {} })).toBeUndefined();
    const both = [...once, { requests: 5, periodInMs: 500 }];
    expect(usualPauseInMs({ ...operation, rate: { maximum: both } })).toBe(500);
  });

  test('a further page has no windows of a minute and more if its operation declares that, but all shorter windows', async () => {
    const maximum = [...once, { requests: 1, periodInMs: 59_999 }];
    const { go, limiter: own } = limiterOf();
    const further = (followUpPages: 'free' | undefined): Call => ({
      operation: { ...operation, rate: { maximum, ...(followUpPages && { followUpPages }) } },
      input: {},
      options: {},
      followUpPage: true,
    });
    (await go('free', further('free'))).complete();
    (await go('counted', further(undefined))).complete();
    expect(own.snapshot('free')[0]?.windows.map(({ periodInMs }) => periodInMs)).toEqual([59_999]);
    expect(own.snapshot('counted')[0]?.windows.map(({ periodInMs }) => periodInMs)).toEqual([minuteInMs, 59_999]);
  });

  test.each([
    ['offset: 2', { offset: 2 }, true],
    ["offset: '2'", { offset: '2' }, true],
    ['page_token', { page_token: 't' }, true],
    ['offset: 0', { offset: 0 }, false],
    ['an empty page_token', { page_token: '' }, false],
    ['neither', {}, false],
  ])('Q01, E03: a page that the caller names has no limit if further pages are free: %s', (_, query, isFree) => {
    const rate = { maximum: once, followUpPages: 'free' } as const;
    expect(limitsOf({ operation: { ...operation, rate }, input: { query } })).toEqual(isFree ? [] : once);
  });
});
