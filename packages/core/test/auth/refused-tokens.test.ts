import { describe, expect, test } from 'vitest';
import { AuthenticationError, createMemoryTokenStore, TokenError, type TokenStore } from '../../src/index.ts';
import { createWorld, errorOf, json, operations } from '../support/world.ts';

const never = (): Promise<never> => new Promise(() => undefined);

describe("a 401 that isn't the token's fault", () => {
  test('T05: an operation that always responds with 401 makes other calls renew once', async () => {
    const world = createWorld({
      handler: ({ path }) => (path.includes('/paced') ? json({ code: 'NO' }, 401) : json({ ok: true })),
    });
    const runtime = world.runtime();
    for (let index = 0; index < 40; index += 1) {
      expect(await errorOf(runtime.call(operations.paced, {}))).toBeInstanceOf(AuthenticationError);
      await runtime.call(operations.read, { path: { thing_id: index } });
    }
    expect(world.tokensIssued()).toBe(2);
  });

  test('T05: its 401 counts again after five minutes, and at once with another token', async () => {
    let isOpen = false;
    const world = createWorld({ handler: () => (isOpen ? json({ ok: true }) : json({}, 401)) });
    const runtime = world.runtime();
    const call = (): PromiseLike<unknown> => runtime.call(operations.read, { path: { thing_id: 1 } });
    await errorOf(call());
    await errorOf(call());
    expect(world.tokensIssued()).toBe(2);
    await world.clock.advance(299_000);
    await errorOf(call());
    expect(world.tokensIssued()).toBe(2);
    await world.clock.advance(1_000);
    isOpen = true;
    world.revoke();
    await call();
    expect(world.tokensIssued()).toBe(3);
    world.revoke();
    await call();
    expect(world.tokensIssued()).toBe(4);
    isOpen = false;
    await errorOf(call());
    await errorOf(call());
    expect(world.tokensIssued()).toBe(5);
    world.revoke();
    await errorOf(runtime.call(operations.paced, {}));
    expect(world.tokensIssued()).toBe(6);
    await errorOf(call());
    expect(world.tokensIssued()).toBe(7);
  });

  test('T05: a one-time upload that got a 401 leaves a fresh token for the next call', async () => {
    const world = createWorld();
    const runtime = world.runtime();
    const upload = (): PromiseLike<unknown> =>
      runtime.call(operations.upload, { body: { file: { name: 'a.txt', data: new Blob(['x']).stream() } } });
    await upload();
    world.revoke();
    const error = await errorOf(upload());
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(error).toMatchObject({ attempts: 1, outcome: 'refused' });
    await upload();
    expect(world.tokensIssued()).toBe(2);
  });
});

describe('a failing source of a credential', () => {
  test.each([
    [
      'throws',
      (): never => {
        throw new Error('the vault is closed');
      },
    ],
    ['rejects', (): Promise<never> => Promise.reject(new Error('the vault is closed'))],
  ])('a function for a secret that %s is a TokenError with the thrown value as its cause', async (_, provider) => {
    const world = createWorld();
    for (const auth of [
      { token: provider },
      { authUrl: 'https://auth.example.com', clientId: 'shop', clientSecret: provider },
      { identity: 'own', credential: provider },
    ]) {
      const error = await errorOf(world.runtime({ auth }).call(operations.read, { path: { thing_id: 1 } }));
      expect(error).toBeInstanceOf(TokenError);
      expect(error).toMatchObject({ operation: 'read', outcome: 'not-sent', cause: new Error('the vault is closed') });
    }
    expect(world.sent).toHaveLength(0);
  });

  test.each(['get', 'set', 'delete', 'renew'] as const)(
    'T07, G06: a call succeeds after a wait if %s of its token store never responds',
    async (name) => {
      const world = createWorld();
      const tokenStore: TokenStore = { ...createMemoryTokenStore(), [name]: never };
      const runtime = world.runtime({ tokenStore });
      const call = runtime.call(operations.read, { path: { thing_id: 1 } }).then(() => undefined);
      await world.clock.advance(36_000);
      await call;
      world.revoke();
      const second = runtime.call(operations.read, { path: { thing_id: 1 } }).then(() => undefined);
      await world.clock.advance(46_000);
      await second;
      expect(world.tokensIssued()).toBe(2);
    },
  );

  test.each([
    7,
    'token',
    {},
    { accessToken: 7, issuedAtInMs: 0, expiresAtInMs: 9_000_000_000_000 },
    { accessToken: 'old', issuedAtInMs: 0, expiresAtInMs: 1 },
  ])('T07: a store that returns %j as a token causes one more request, and the call succeeds', async (token) => {
    for (const store of [{ get: () => token }, { renew: async () => token }]) {
      const world = createWorld();
      const tokenStore = { ...createMemoryTokenStore(), ...store } as TokenStore;
      const runtime = world.runtime({ tokenStore });
      await runtime.call(operations.read, { path: { thing_id: 1 } });
      await runtime.call(operations.read, { path: { thing_id: 2 } });
      expect([world.sent.length, world.tokensIssued()]).toEqual([2, 1]);
    }
  });

  test("T07: a store that never responds doesn't delay a call beyond its deadline", async () => {
    const world = createWorld();
    const runtime = world.runtime({ tokenStore: { ...createMemoryTokenStore(), renew: never } });
    const error = errorOf(runtime.call(operations.read, { path: { thing_id: 1 } }, { deadlineInMs: 2_000 }));
    await world.clock.advance(2_000);
    expect(await error).toMatchObject({ name: 'TimeoutError', limit: 'deadline', outcome: 'not-sent' });
  });
});
