import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { TokenCache } from '../../src/auth/token-cache.ts';
import {
  createMemoryTokenStore,
  createVirtualClock,
  type Credential,
  type StoredToken,
  type TokenStore,
} from '../../src/index.ts';
import { modelTimeoutInMs, runModel } from './steps.ts';

type Step =
  | { readonly do: 'ask'; readonly count: number }
  | { readonly do: 'refuse'; readonly which: number }
  | { readonly do: 'advance'; readonly byMs: number }
  | { readonly do: 'endpoint' | 'store'; readonly isUp: boolean }
  | { readonly do: 'revoke' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('ask' as const), count: fc.integer({ min: 1, max: 5 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refuse' as const), which: fc.nat(20) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('advance' as const),
      byMs: fc.constantFrom(1, 20, 31_000, 400_000, 3_600_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('endpoint' as const, 'store' as const), isUp: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('revoke' as const) }) },
);

async function play(steps: readonly Step[]): Promise<void> {
  const clock = createVirtualClock();
  const state = { endpoint: true, store: true, requests: 0, given: 0 };
  const tokens = new Map<string, StoredToken>();
  const inner = createMemoryTokenStore();
  const up = <T>(value: T): T => {
    if (!state.store) throw new Error('down');
    return value;
  };
  const store: TokenStore = {
    get: (key) => up(inner).get(key),
    set: (key, token) => up(inner).set(key, token),
    delete: (key, token) => up(inner).delete(key, token),
  };
  const source = {
    clock,
    fetch: async (): Promise<StoredToken> => {
      state.requests += 1;
      expect(state.requests).toBe(1); // T06: at most one is in flight.
      await clock.wait(10);
      state.requests -= 1;
      if (!state.endpoint) throw new Error('endpoint is down');
      state.given += 1;
      const token = {
        accessToken: `t${state.given}`,
        issuedAtInMs: clock.now(),
        expiresAtInMs: clock.now() + 3_600_000,
      };
      tokens.set(`Bearer ${token.accessToken}`, token);
      return token;
    },
  };
  const cache = new TokenCache(store, 'k');
  const faults: unknown[] = [];
  const seen: Credential[] = [];
  const refused = new Set<string>();
  const ask = async (): Promise<void> => {
    const askedAtInMs = clock.now();
    const before = new Set(refused);
    try {
      const credential = await cache.credential(source);
      const token = tokens.get(credential.authorization);
      // T04: not a token that had expired when it was requested. T05: not a token that had been refused by then.
      expect((token?.expiresAtInMs ?? 0) - askedAtInMs).toBeGreaterThan(300_000);
      expect(before.has(credential.authorization)).toBe(false);
      seen.push(credential);
    } catch (error) {
      if (!(error instanceof Error && error.message === 'endpoint is down')) faults.push(error);
    }
  };
  const asked: Promise<void>[] = [];
  for (const one of steps) {
    if (one.do === 'ask') asked.push(...Array.from({ length: one.count }, ask));
    else if (one.do === 'advance') await clock.advance(one.byMs);
    else if (one.do === 'endpoint' || one.do === 'store') state[one.do] = one.isUp;
    else {
      const credential = one.do === 'refuse' ? seen[one.which] : seen.at(-1);
      if (!credential) continue;
      const held = state.given;
      refused.add(credential.authorization);
      asked.push(cache.discard(credential, source));
      // A late refusal starts no request.
      expect(state.given).toBe(held);
    }
  }
  await clock.advance(60_000);
  await Promise.all(asked);
  expect(faults).toEqual([]);
  expect(clock.pending).toBe(0);
}

test(
  'T04, T05, T06: for any calls, refusals, expiries and failures, one request at a time returns valid tokens',
  { timeout: modelTimeoutInMs },
  () => runModel(step, play),
);
