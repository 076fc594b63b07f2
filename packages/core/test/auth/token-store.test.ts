import { describe, expect, test } from 'vitest';
import { createMemoryTokenStore, type StoredToken, type TokenStore } from '../../src/index.ts';
import { tokenStoreSuite } from '../suites/token-store.ts';
import { createWorld, operations, settle } from '../support/world.ts';
import { callMany } from './call-many.ts';

function down(): never {
  throw new Error('down');
}

tokenStoreSuite('memory', async () => {
  const store = createMemoryTokenStore();
  return { one: store, other: store, close: async () => undefined };
});

describe('token stores', () => {
  test('T07, G05: workers with a shared store share a token and use what another worker renewed', async () => {
    const tokenStore: TokenStore = createMemoryTokenStore();
    const slowStore = (): TokenStore => ({
      get: async (key) => tokenStore.get(key),
      set: async (key, token) => tokenStore.set(key, token),
      delete: async (key, token) => tokenStore.delete(key, token),
    });
    const world = createWorld();
    const [one, two] = [world.runtime({ tokenStore: slowStore() }), world.runtime({ tokenStore: slowStore() })];
    await callMany(one, 2);
    await callMany(two, 2);
    expect(world.tokensIssued()).toBe(1);
    world.revoke();
    await callMany(one, 2);
    await callMany(two, 2);
    expect(world.tokensIssued()).toBe(2);
  });

  test('T06, T07: if the store lets one worker renew, all of them together make one token request', async () => {
    const inner = createMemoryTokenStore();
    let turn: Promise<unknown> = Promise.resolve();
    const store = (): TokenStore => ({
      ...inner,
      renew: (key, isUsable, request) => {
        const renewed = turn.then(async () => {
          const stored = await inner.get(key);
          if (stored && isUsable(stored)) return stored;
          const token = await request();
          await inner.set(key, token);
          return token;
        });
        turn = renewed.catch(() => undefined);
        return renewed;
      },
    });
    const world = createWorld();
    const workers = [1, 2, 3, 4].map(() => world.runtime({ tokenStore: store() }));
    await Promise.all(workers.map((worker) => callMany(worker, 10)));
    expect(world.tokensIssued()).toBe(1);
    world.revoke();
    await Promise.all(workers.map((worker) => callMany(worker, 10)));
    expect(world.tokensIssued()).toBe(2);
    await world.clock.advance(3_400_000);
    await Promise.all(workers.map((worker) => callMany(worker, 10)));
    expect(world.tokensIssued()).toBe(3);
  });

  test.each([
    ['before it asked', async (): Promise<never> => down(), 1],
    [
      'after it asked',
      async (_key: string, _isUsable: unknown, request: () => Promise<unknown>): Promise<never> => {
        await request();
        return down();
      },
      1,
    ],
  ])('T07: a store whose renewal fails %s causes no second token request', async (_, renew, requests) => {
    const world = createWorld();
    await callMany(world.runtime({ tokenStore: { ...createMemoryTokenStore(), renew } }), 3);
    expect(world.tokensIssued()).toBe(requests);
  });

  test('T07: a call waits at most 35 seconds for a store that renews, then it requests its own token', async () => {
    const world = createWorld({ autoAdvance: false });
    const startInMs = world.clock.now();
    const waitOf = async (waitInMs: number): Promise<number | undefined> => {
      const renew: TokenStore['renew'] = async (_key, _isUsable, request) => {
        await world.clock.wait(waitInMs);
        return request();
      };
      const call = callMany(world.runtime({ tokenStore: { ...createMemoryTokenStore(), renew } }), 1);
      await world.clock.advance(40_000);
      await call;
      return world.sent.at(-1)?.atInMs;
    };
    expect(await waitOf(34_000)).toBe(startInMs + 34_005);
    expect(await waitOf(1e9)).toBe(startInMs + 40_000 + 35_005);
  });

  test('T04, T07: a token is renewed in the background before it expires, although the store still has it', async () => {
    const world = createWorld();
    const runtime = world.runtime({ tokenStore: createMemoryTokenStore() });
    await callMany(runtime, 1);
    await world.clock.advance(50 * 60_000);
    await callMany(runtime, 1);
    await world.clock.advance(1_000);
    expect(world.tokensIssued()).toBe(2);
  });

  test('T05: a token that is refused while a slow store returns it is neither sent again nor left in the store', async () => {
    const world = createWorld();
    const kept = new Map<string, StoredToken>();
    const tokenStore: TokenStore = {
      get: async (key) => kept.get(key),
      set: async (key, token) => {
        await world.clock.wait(1_500);
        kept.set(key, token);
      },
      delete: async (key) => void kept.delete(key),
    };
    const runtime = world.runtime({ tokenStore });
    const call = (): Promise<unknown> => runtime.call(operations.read, { path: { thing_id: 1 } }).withResponse();
    const first = call();
    while (world.tokens.length === 0) await settle();
    world.revoke();
    const all = Promise.all([first, call()]);
    for (let step = 0; step < 4; step += 1) {
      await world.clock.advance(1_500);
      await settle();
    }
    await all;
    const [refused, good] = world.tokens;
    expect(world.sent.filter(({ headers }) => headers['authorization'] === `Bearer ${good}`)).toHaveLength(2);
    expect([...kept.values()].map(({ accessToken }) => accessToken)).toEqual([good]);
    expect(good).not.toBe(refused);
  });

  test("T05, T07: a refused token is removed from the store, so that other workers aren't refused", async () => {
    const deleted: string[] = [];
    const inner = createMemoryTokenStore();
    const tokenStore: TokenStore = {
      ...inner,
      delete: (key, token) => {
        deleted.push(token.accessToken);
        return inner.delete(key, token);
      },
    };
    const world = createWorld();
    const worker = world.runtime({ tokenStore });
    await callMany(worker, 1);
    world.revoke();
    await callMany(worker, 3);
    expect(deleted).toEqual(world.tokens.slice(0, 1));
  });

  test('T07: a store that is down causes a token request, and the calls succeed', async () => {
    const world = createWorld();
    await callMany(world.runtime({ tokenStore: { get: down, set: down, delete: down } }), 3);
    expect(world.tokensIssued()).toBe(1);
  });
});
