import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Lifetime } from '../../src/runtime.ts';
import { type Limiter, limitsOf, type Permit, WaitTooLongError } from '../../src/limits/limits.ts';
import { rateLimits } from '../../src/limits/rate-limiter.ts';
import { createMemoryLimitStore, createVirtualClock, type LimitStore } from '../../src/index.ts';
import { modelTimeoutInMs, runModel } from './steps.ts';

const window = { requests: 3, periodInMs: 1_000 };
const operation = { id: 'paced', method: 'GET', path: '/paced', rate: { maximum: [window] } } as const;

type Fault = 'none' | 'throws' | 'rejects' | 'hangs';
type Step =
  | {
      readonly do: 'call';
      readonly client: number;
      readonly urgent: boolean;
      readonly maxWaitInMs: number;
      readonly tookInMs: number;
    }
  | { readonly do: 'abort'; readonly which: number }
  | { readonly do: 'advance'; readonly byMs: number }
  | { readonly do: 'pause'; readonly client: number; readonly forInMs: number }
  | { readonly do: 'fault'; readonly fault: Fault };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('call' as const),
      client: fc.nat(2),
      urgent: fc.boolean(),
      maxWaitInMs: fc.constantFrom(0, 400, 2_500, 30_000, Number.POSITIVE_INFINITY),
      tookInMs: fc.constantFrom(0, 5, 300, 4_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('abort' as const), which: fc.nat(50) }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('advance' as const), byMs: fc.constantFrom(1, 50, 700, 1_001, 6_000) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('pause' as const),
      client: fc.nat(2),
      forInMs: fc.constantFrom(10, 900, 5_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      fault: fc.constantFrom<Fault>('none', 'none', 'throws', 'rejects', 'hangs'),
    }),
  },
);

/** A store that several clients share, with or without latency, and that may fail. */
function storeWith(isRemote: boolean, faultNow: () => Fault): LimitStore {
  const inner = createMemoryLimitStore();
  const guarded =
    <Values extends never[], Result>(use: (...values: Values) => Result) =>
    (...values: Values): Result => {
      const fault = faultNow();
      if (fault === 'throws') throw new Error('down');
      if (fault === 'rejects') return Promise.reject(new Error('down')) as Result;
      if (fault === 'hangs') return new Promise(() => undefined) as Result;
      return isRemote ? (Promise.resolve().then(() => use(...values)) as Result) : use(...values);
    };
  // Freed slots are reported even by a store that fails in between. A lost slot stays in use and exceeds no limit.
  return { acquire: guarded(inner.acquire), complete: inner.complete, release: inner.release };
}

async function play(isRemote: boolean, steps: readonly Step[]): Promise<void> {
  const clock = createVirtualClock();
  let fault: Fault = 'none';
  const store = storeWith(isRemote, () => fault);
  const clients: readonly Limiter[] = [0, 1, 2].map(() => rateLimits(clock, store));
  const pending = new Set<Lifetime>();
  const acquired: { readonly sentAtInMs: number; backAtInMs: number | undefined }[] = [];

  const call = async ({ client, urgent, maxWaitInMs, tookInMs }: Extract<Step, { do: 'call' }>): Promise<void> => {
    const lifetime = new Lifetime();
    const askedAtInMs = clock.now();
    pending.add(lifetime);
    const windows = limitsOf({ operation, input: {} });
    const admission = { windows, isStrict: false, key: 'k', urgent, maxWaitInMs, lifetime };
    let permit: Permit;
    try {
      permit = await (clients[client] as Limiter).admit(admission);
    } catch (error) {
      const waitedInMs = clock.now() - askedAtInMs;
      if (error instanceof WaitTooLongError) expect(waitedInMs).toBeLessThanOrEqual(Math.max(maxWaitInMs, 1_000));
      else expect(error).toBe('gone');
      return;
    } finally {
      pending.delete(lifetime);
    }
    expect(clock.now() - askedAtInMs).toBeLessThanOrEqual(Math.max(maxWaitInMs, 1_000));
    const now = clock.now();
    const used = acquired.filter(({ backAtInMs }) => backAtInMs === undefined || now - backAtInMs <= window.periodInMs);
    expect(used.length).toBeLessThan(window.requests);
    const mine: (typeof acquired)[number] = { sentAtInMs: now, backAtInMs: undefined };
    acquired.push(mine);
    if (tookInMs > 0) await clock.wait(tookInMs);
    mine.backAtInMs = clock.now();
    permit.complete();
  };

  const calls: Promise<void>[] = [];
  for (const one of steps) {
    if (one.do === 'call') calls.push(call(one));
    else if (one.do === 'abort') [...pending][one.which]?.end('gone');
    else if (one.do === 'advance') await clock.advance(one.byMs);
    else if (one.do === 'pause') clients[one.client]?.pause('k', one.forInMs);
    else fault = one.fault;
  }
  fault = 'none';
  let left = calls.length;
  for (const one of calls) void one.finally(() => (left -= 1)).catch(() => undefined);
  for (let turn = 0; turn < 400 && pending.size > 0; turn += 1) await clock.advance(1_000);
  await clock.advance(10_000);
  expect(left).toBe(0);
  await Promise.all(calls);
  await clock.advance(10_000);
  expect(clock.pending).toBe(0);
  for (const client of clients) for (const { queued } of client.snapshot('')) expect(queued).toBe(0);
}

test.each([
  ['at once', false],
  ['later', true],
])(
  'E03: for any calls and failures, with a store that responds %s, no window is exceeded, no call waits too long, and nothing is left',
  { timeout: modelTimeoutInMs },
  (_, isRemote) => runModel(step, (steps) => play(isRemote, steps)),
);
