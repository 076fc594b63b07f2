import { describe, expect, test, vi } from 'vitest';
import { ConfigurationError, createVirtualClock, TokenError } from '../../src/index.ts';
import { clientCredentialsStrategy } from '../../src/auth/client-credentials.ts';
import { createAuth, staticStrategy } from '../../src/auth/create-auth.ts';
import { Refusals } from '../../src/auth/refusals.ts';
import { checkSecret } from '../../src/auth/secret.ts';
import type { Auth, AuthContext, AuthStrategy, SecretProvider } from '../../src/auth/strategy.ts';
import { createWorld, errorOf, operations, surface } from '../support/world.ts';

const context = { clock: createVirtualClock(), timeoutInMs: 1_000 };
const tokenOf = (secret: SecretProvider, identity?: string): AuthStrategy =>
  staticStrategy({ token: secret, ...(identity !== undefined && { identity }) }, context);
const keyOf = (secret: SecretProvider, identity?: string): AuthStrategy =>
  staticStrategy({ apiKey: secret, ...(identity !== undefined && { identity }) }, context);

describe('T11: a credential of the caller', () => {
  test('is sent unchanged, and a token with its scheme', async () => {
    expect((await keyOf('k-1').credential()).authorization).toBe('k-1');
    expect((await tokenOf('t-1').credential()).authorization).toBe('Bearer t-1');
    expect((await tokenOf(async () => 't-2').credential()).authorization).toBe('Bearer t-2');
  });

  test.each(['Bearer t-1', 'bearer t-1', 'Basic dTpw', 'Token t-1'])(
    'must not start with a scheme word (%s)',
    async (given) => {
      const said = 'starts with a scheme';
      expect(() => keyOf(given)).toThrow(`\`auth.apiKey\` ${said}`);
      expect(() => tokenOf(given)).toThrow(`\`auth.token\` ${said}`);
      await expect(tokenOf(async () => given).credential()).rejects.toThrow(said);
      expect(() => keyOf('k-1 ')).toThrow('Check for a line break at its end.');
    },
  );

  test('has a name that differs for each secret without containing it, and has the account if it is known', () => {
    expect(keyOf('k-1').identity).toMatch(/^key:[a-z0-9]+$/);
    expect(keyOf('k-1').identity).toBe(keyOf('k-1').identity);
    expect(keyOf('k-1').identity).not.toBe(keyOf('k-2').identity);
    expect(keyOf('k-1').account).toBe(keyOf('k-1').identity);
    expect(tokenOf('k-1').identity).toMatch(/^token:[a-z0-9]+$/);
    expect(tokenOf('k-1').account).toBeUndefined();
    expect(keyOf('k-1', 'me')).toMatchObject({ identity: 'key:me', account: 'key:me' });
    expect(tokenOf('t-1', 'me')).toMatchObject({ identity: 'token:me', account: 'token:me' });
    expect(tokenOf(() => 't-1', 'me')).toMatchObject({ identity: 'token:me', account: 'token:me' });
    const [one, other] = [tokenOf(() => 't-1'), tokenOf(() => 't-1')];
    expect(one.identity).toMatch(/^token:provider-.{32,}$/);
    expect(one.identity).toBe(one.identity);
    expect(one.identity).not.toBe(other.identity);
    expect([one.account, keyOf(() => 'k-1').account]).toEqual([undefined, undefined]);
  });

  test('has a name that is unique to the process if it comes from a function', async () => {
    const here = tokenOf(() => 't-1').identity;
    vi.resetModules();
    const there = await import('../../src/auth/create-auth.ts');
    expect(there.staticStrategy).not.toBe(staticStrategy);
    expect(there.staticStrategy({ token: () => 't-1' }, context).identity).not.toBe(here);
  });

  test('needs no random number when the client is created, because some runtimes allow random numbers only in a request', () => {
    const random = vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new Error('disallowed in the global scope');
    });
    try {
      expect(createWorld().runtime({ auth: { token: () => 't-1' } }).account).toBeUndefined();
    } finally {
      random.mockRestore();
    }
  });

  test('T05: comes from one call of its function after a 401, and from the next call for each later request', async () => {
    const clock = createVirtualClock();
    let calls = 0;
    const strategy = staticStrategy({ token: () => `t-${(calls += 1)}` }, { clock, timeoutInMs: 1_000 });
    const refused = await strategy.credential();
    expect(await strategy.renew?.(refused)).toBe(true);
    expect([(await strategy.credential()).authorization, calls]).toEqual(['Bearer t-2', 2]);
    expect([(await strategy.credential()).authorization, calls]).toEqual(['Bearer t-3', 3]);
    // A call that ended before its retry leaves nothing old.
    expect(await strategy.renew?.(await strategy.credential())).toBe(true);
    await clock.advance(1_000);
    expect((await strategy.credential()).authorization).toBe('Bearer t-6');
  });

  test('is a different one only if its function returns another value', async () => {
    let value = 'one';
    const strategy = tokenOf(() => value);
    const first = await strategy.credential();
    expect(await strategy.credential()).toBe(first);
    expect(await strategy.renew?.(first)).toBe(false);
    value = 'two';
    expect(await strategy.renew?.(first)).toBe(true);
    const second = await strategy.credential();
    expect([second.authorization, second.generation === first.generation]).toEqual(['Bearer two', false]);
    expect(keyOf('k-1').renew).toBeUndefined();
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('vault');
      },
    ],
    ['rejects', () => Promise.reject(new Error('vault'))],
  ] as const)('whose function %s is a typed error with the reason', async (_, secret) => {
    const error = await errorOf(Promise.resolve().then(() => tokenOf(secret).credential()));
    expect(error).toBeInstanceOf(TokenError);
    expect(error).toMatchObject({
      message: 'The function passed as `auth.token` failed. See `cause` for its error.',
      cause: { message: 'vault' },
    });
  });

  test.each(['a b', ' a', 'a ', '\na', 'é', ''])("%j isn't a credential", (value) => {
    expect(() => checkSecret(value, 'auth.token')).toThrow(ConfigurationError);
  });
});

test.each(['Bearer a\nb', 'Bearer é', '', ' x', undefined])(
  'T11: an auth strategy that returns %j as its header is named as the cause, and nothing is sent',
  async (authorization) => {
    const world = createWorld();
    const auth = {
      identity: 'me',
      credential: async () => ({ authorization: authorization as string, generation: 1 }),
    };
    const call = world.runtime({ auth }).call(operations.read, { path: { thing_id: 1 } });
    expect(await errorOf(call)).toMatchObject({ code: 'ERR_AUTH_STRATEGY', outcome: 'not-sent' });
    expect(world.sent).toEqual([]);
  },
);

describe('T11: the `auth` option', () => {
  const own: AuthContext = {} as AuthContext; // No member is used before the first call.
  const create = (auth: unknown, kinds: (typeof surface)['auth'] = surface.auth): AuthStrategy | undefined =>
    createAuth({ ...surface, auth: kinds }, auth as Auth, own);

  test.each([
    [undefined, '`auth` is missing'],
    [null, '`auth` is missing'],
    ['t', '`auth` must be an object'],
    [{ credential: () => undefined }, 'needs `identity`'],
    [{ credential: 't', identity: 'me' }, 'needs `identity`'],
    [{ clientId: 'c' }, 'lacks `authUrl` and `clientSecret`'],
    [{ clientSecret: 'c' }, 'lacks `authUrl` and `clientId`'],
    [{ authUrl: 'c' }, 'lacks `clientId` and `clientSecret`'],
    [{ clientId: undefined, clientSecret: undefined }, 'lacks `authUrl` and `clientId` and `clientSecret`'],
    [{ token: 't', authUrl: 'c' }, 'several kinds of credential'],
    [{}, 'contains no credential. Pass'],
  ])('%j is refused with the remedy', (auth, said) => {
    const made = () => createAuth(surface, auth as Auth, own);
    expect(made).toThrow(ConfigurationError);
    expect(made).toThrow(said);
  });

  test('T15: a token is accepted if one can be requested or passed, and a key on surfaces with keys', () => {
    expect(create({ token: 't' }, ['clientCredentials'])?.identity).toMatch(/^token:/);
    expect(create({ token: 't' }, ['bearer'])?.identity).toMatch(/^token:/);
    expect(create({ apiKey: 'k' }, ['apiKey'])?.identity).toMatch(/^key:/);
    expect(() => create({ token: 't' }, ['apiKey'])).toThrow("doesn't accept");
    expect(() => create({ apiKey: 'k' }, ['bearer', 'clientCredentials'])).toThrow("doesn't accept");
    const credentials = { authUrl: 'https://a.example', clientId: 'c', clientSecret: 's' };
    expect(() => create(credentials, ['bearer'])).toThrow("doesn't accept");
    expect(create(credentials, ['clientCredentials'])?.identity).toBe('client:c');
    expect(create(undefined, [])).toBeUndefined();
  });
});

test('T03: a client of a token endpoint is named by its ID, whatever its secret, and its account also by its host', () => {
  const auth = { authUrl: 'https://auth.example.com', clientId: 'shop', clientSecret: 'secret' };
  const named = { identity: 'client:shop', account: 'client:shop of https://auth.example.com' };
  expect(clientCredentialsStrategy(auth, {} as AuthContext)).toMatchObject(named);
  expect(clientCredentialsStrategy({ ...auth, clientSecret: () => 'other' }, {} as AuthContext)).toMatchObject(named);
  const elsewhere = { ...auth, authUrl: 'https://auth.other.example.com' };
  expect(clientCredentialsStrategy(elsewhere, {} as AuthContext)).toMatchObject({
    identity: 'client:shop',
    account: 'client:shop of https://auth.other.example.com',
  });
});

test('an operation with a wrong 401 is ignored for five minutes, for that credential only', () => {
  const refusals = new Refusals();
  const credential = { authorization: 'x', generation: 2 };
  refusals.note('read', credential, 1_000);
  expect(refusals.isKnown('read', credential, 300_999)).toBe(true);
  expect(refusals.isKnown('read', credential, 301_000)).toBe(false);
  expect(refusals.isKnown('read', { authorization: 'x', generation: 3 }, 2_000)).toBe(false);
  expect(refusals.isKnown('list', credential, 2_000)).toBe(false);
});
