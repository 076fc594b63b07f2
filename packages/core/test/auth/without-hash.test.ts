import { afterEach, expect, test, vi } from 'vitest';
import { staticStrategy } from '../../src/auth/create-auth.ts';
import { createVirtualClock } from '../../src/index.ts';

afterEach(() => vi.unstubAllGlobals());

const strategyOf = (apiKey: string) => staticStrategy({ apiKey }, { clock: createVirtualClock(), timeoutInMs: 1_000 });

test('a key is identified by its hash, which reveals nothing and is equal in all processes', () => {
  const { identity, account } = strategyOf('my-key');
  expect(identity).toMatch(/^key:[\da-f]{32}$/);
  expect(account).toBe(identity);
});

test('without node:crypto, clients of one key share an identity in this process, and no account is stored', () => {
  vi.stubGlobal('process', undefined);
  const [one, same, other] = [strategyOf('my-key'), strategyOf('my-key'), strategyOf('other-key')];
  expect(one.identity).toBe(same.identity);
  expect(one.identity).not.toBe(other.identity);
  expect(one.identity).not.toContain('my-key');
  expect(one.account).toBeUndefined();
});
