/** Accounts change while the process keeps running. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { createMemoryTokenStore, createVirtualClock, type StoredToken, type TokenStore } from '../../src/index.ts';
import { TokenCache, type TokenSource } from '../../src/auth/token-cache.ts';
import { createWorld, operations, secret } from '../support/world.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const hourInMs = 3_600_000;
const accounts = 500;

describe('tokens of changing accounts', () => {
  const authOf = (id: number) => ({
    authUrl: 'https://auth.example.com',
    clientId: `account-${id}`,
    clientSecret: secret,
  });

  test('the data of an account is removed with its token when other accounts are added', async () => {
    const world = createWorld({ handler: () => Response.json({}) });
    const kept: WeakRef<StoredToken>[] = [];
    const tokenStore: TokenStore = {
      get: () => {
        const issuedAtInMs = world.clock.now();
        const token = { accessToken: 't', issuedAtInMs, expiresAtInMs: issuedAtInMs + hourInMs };
        kept.push(new WeakRef(token));
        return token;
      },
      set: () => undefined,
      delete: () => undefined,
    };
    const call = (id: number): Promise<unknown> =>
      world
        .runtime({ auth: authOf(id), tokenStore, fetch: async () => Response.json({}) })
        .call(operations.read, { path: { thing_id: 1 } });
    const alive = async (): Promise<number> => {
      // A `WeakRef` keeps its target for the rest of its turn.
      await new Promise((resolve) => setImmediate(resolve));
      collect();
      return kept.filter((one) => one.deref() !== undefined).length;
    };
    for (let id = 0; id < accounts; id += 1) await call(id);
    expect(await alive()).toBe(accounts);
    await world.clock.advance(hourInMs);
    await call(accounts);
    expect(await alive()).toBeLessThan(5);
  });

  test('T03, T06: clients of an account with an expired token share the next one, also after other accounts were added', async () => {
    const world = createWorld();
    const tokenStore: TokenStore = { get: () => undefined, set: () => undefined, delete: () => undefined };
    const call = (runtime: ReturnType<typeof world.runtime>): Promise<unknown> =>
      Promise.resolve(runtime.call(operations.read, { path: { thing_id: 1 } }));
    const [one, other] = [1, 1].map((id) => world.runtime({ auth: authOf(id), tokenStore }));
    if (!one || !other) throw new Error('two were made');
    await Promise.all([call(one), call(other)]);
    expect(world.tokensGiven()).toBe(1);
    await world.clock.advance(hourInMs);
    await call(world.runtime({ auth: authOf(2), tokenStore }));
    expect(world.tokensGiven()).toBe(2);
    await Promise.all([call(one), call(other)]);
    await call(other);
    expect(world.tokensGiven()).toBe(3);
  });

  test('a cache is removed if its token has expired, was refused and would have expired, or never arrived', async () => {
    const clock = createVirtualClock();
    const cache = new TokenCache({ get: () => undefined, set: () => undefined, delete: () => undefined }, 'k');
    let isUp = false;
    const source: TokenSource = {
      clock,
      fetch: async () => {
        if (!isUp) throw new Error('down');
        return { accessToken: 't', issuedAtInMs: clock.now(), expiresAtInMs: clock.now() + hourInMs };
      },
    };
    const isOver = (): boolean => cache.isOver(clock.monotonic?.() ?? clock.now());
    expect(isOver()).toBe(true);
    const failing = cache.credential(source);
    expect(isOver()).toBe(false);
    await expect(failing).rejects.toThrow('down');
    expect(isOver()).toBe(true);
    isUp = true;
    const credential = await cache.credential(source);
    await cache.discard(credential, source);
    expect(isOver()).toBe(false);
    await clock.advance(hourInMs - 1);
    expect(isOver()).toBe(false);
    await clock.advance(1);
    expect(isOver()).toBe(true);
  });

  test('a memory store removes expired tokens between valid ones, faster than tokens are added', () => {
    const store = createMemoryTokenStore();
    const keep = (key: string, issuedAtInMs: number, lifetimeInMs: number): unknown =>
      store.set(key, { accessToken: key, issuedAtInMs, expiresAtInMs: issuedAtInMs + lifetimeInMs });
    for (let id = 0; id < 100; id += 1) {
      keep(`long ${id}`, id, 10 * hourInMs);
      keep(`short ${id}`, id, hourInMs);
    }
    for (let id = 0; id < 50; id += 1) keep(`later ${id}`, 2 * hourInMs, hourInMs);
    const left = Array.from({ length: 100 }, (_, id) => `short ${id}`).filter((key) => store.get(key));
    expect(left.length).toBeLessThan(5);
  });

  test('a memory store removes expired tokens when another is added, and no valid ones', () => {
    const store = createMemoryTokenStore();
    const keep = (key: string, issuedAtInMs: number, lifetimeInMs: number): unknown =>
      store.set(key, { accessToken: key, issuedAtInMs, expiresAtInMs: issuedAtInMs + lifetimeInMs });
    keep('long', 0, 10 * hourInMs);
    for (let id = 0; id < accounts; id += 1) keep(`short ${id}`, id, hourInMs);
    for (const id of [1, 2, 3]) keep(`later ${id}`, 2 * hourInMs, hourInMs);
    const left = Array.from({ length: accounts }, (_, id) => `short ${id}`).filter((key) => store.get(key));
    expect(left).toEqual([]);
    for (const key of ['long', 'later 1', 'later 2', 'later 3'])
      expect(store.get(key)).toMatchObject({ accessToken: key });
  });
});
