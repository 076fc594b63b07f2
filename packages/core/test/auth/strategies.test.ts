/** Details of the ways to authenticate. */
import { describe, expect, test } from 'vitest';
import { createRuntime } from '../support/runtime.ts';
import { createWorld, errorOf, json, operations, surface } from '../support/world.ts';

const thing = { path: { thing_id: 1 } };
const auth = { authUrl: 'https://auth.example.com', clientId: 'shop', clientSecret: 'secret' };
const created = (given: object) => createRuntime(surface, { ...createWorld().options, auth: given as never });

describe('client credentials', () => {
  test('read a secret of a function once for any number of first calls, and once for their request', async () => {
    let asked = 0;
    const clientSecret = async (): Promise<string> => {
      asked += 1;
      return 'secret';
    };
    const world = createWorld();
    const runtime = world.runtime({ auth: { ...auth, clientSecret } });
    await Promise.all([1, 2, 3].map(() => runtime.call(operations.read, thing)));
    expect([asked, world.tokensGiven()]).toEqual([2, 1]);
  });

  test('read it again after a failure', async () => {
    let asked = 0;
    const clientSecret = (): string => {
      asked += 1;
      if (asked === 1) throw new Error('vault is locked');
      return 'secret';
    };
    const world = createWorld();
    const runtime = world.runtime({ auth: { ...auth, clientSecret } });
    expect(await errorOf(runtime.call(operations.read, thing))).toMatchObject({ code: 'ERR_SECRET_FUNCTION' });
    await runtime.call(operations.read, thing);
    expect(world.tokensGiven()).toBe(1);
  });

  test('name the member that is missing, and an environment variable that may not be set', () => {
    expect(() => created({ clientId: 'a' })).toThrow('`auth` lacks `authUrl` and `clientSecret`.');
    expect(() => created({ ...auth, clientId: undefined })).toThrow(
      '`auth.clientId` is undefined (is the environment variable set?)',
    );
    expect(() => created({ ...auth, clientId: '' })).toThrow('`auth.clientId` is empty');
    expect(() => created({ ...auth, clientSecret: '' })).toThrow('`auth.clientSecret` is empty');
    for (const name of ['scope', 'audience']) {
      expect(() => created({ ...auth, [name]: '' })).toThrow(`\`auth.${name}\` must be a non-empty string`);
      expect(() => created({ ...auth, [name]: 7 })).toThrow(`\`auth.${name}\` must be a non-empty string`);
    }
  });

  test('refuse an address that contains the path of the token endpoint, whatever its name', () => {
    const said = 'must not end with /own/token';
    expect(() => created({ ...auth, tokenPath: '/own/token', authUrl: 'https://a.example.com/own/token' })).toThrow(
      said,
    );
    expect(() => created({ ...auth, tokenPath: 'own/token' })).toThrow('must start with a slash');
  });

  test('have an account that differs for each authentication host', () => {
    const { account } = created(auth);
    expect(account).toContain('shop');
    expect(created({ ...auth, authUrl: 'https://other.example.com' }).account).not.toBe(account);
  });
});

describe("a strategy of the caller's own", () => {
  const own = { identity: 'me', account: 'mine', credential: () => ({ authorization: 'Own a', generation: 1 }) };

  test('names the account', () => {
    expect(created(own).account).toBe('mine');
    expect(created({ ...own, account: undefined }).account).toBeUndefined();
  });

  test.each([undefined, false, true])('that renews and returns %s is asked once', async (isNew) => {
    let renewed = 0;
    const world = createWorld();
    const renew = (): never => {
      renewed += 1;
      return isNew as never;
    };
    const call = world.runtime({ auth: { ...own, renew } }).call(operations.read, thing);
    expect(await errorOf(call)).toMatchObject({ status: 401, attempts: isNew ? 2 : 1 });
    expect(renewed).toBe(1);
  });

  test.each([undefined, { authorization: 'a\nb', generation: 1 }, { authorization: '', generation: 1 }])(
    'that returns %j is refused by name, without the value',
    async (credential) => {
      const call = createWorld().runtime({ auth: { ...own, credential: () => credential as never } });
      const error = await errorOf(call.call(operations.read, thing));
      expect(error).toMatchObject({ code: 'ERR_AUTH_STRATEGY', outcome: 'not-sent' });
      expect((error as Error).message).toContain('`credential()` of the auth strategy must return');
    },
  );

  test.each(['credential', 'renew'])('fails after `timeoutInMs` if `%s()` hangs', async (name) => {
    const world = createWorld({ autoAdvance: false });
    const runtime = world.runtime({ auth: { ...own, [name]: () => new Promise(() => undefined) }, timeoutInMs: 700 });
    const failure = errorOf(runtime.call(operations.read, thing, { maxAttempts: 1 }));
    let hasFailed = false;
    void failure.then(() => (hasFailed = true));
    await world.clock.advance(699);
    expect(hasFailed).toBe(false);
    await world.clock.advance(10);
    expect(await failure).toMatchObject({ name: 'TokenError', code: 'ERR_AUTH_STRATEGY' });
    expect(String(await failure)).toContain(`\`${name}()\` of the auth strategy returned nothing within 700 ms`);
    expect(world.clock.pending).toBe(0);
  });
});

describe('a token request', () => {
  test('is aborted after a second if all calls that waited for it have ended', async () => {
    const world = createWorld({ autoAdvance: false });
    const requests: Request[] = [];
    const fetch = (request: Request): Promise<Response> => {
      requests.push(request);
      return new Promise(() => undefined);
    };
    const stop = new AbortController();
    const call = world.runtime({ auth, fetch }).call(operations.read, thing, { signal: stop.signal });
    await world.clock.advance(10);
    stop.abort('enough');
    expect(await errorOf(call)).toMatchObject({ code: 'ERR_ABORTED' });
    await world.clock.advance(999);
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([false]);
    await world.clock.advance(1);
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]);
    await world.clock.advance(60_000);
    expect([requests.length, world.clock.pending]).toEqual([1, 0]);
  });

  test('T10: does not show the secret, as it is or as it is sent, in its error', async () => {
    const clientSecret = 'p@ss/w=rd+1';
    const fetch = async (request: Request): Promise<Response> => {
      throw new Error(`failed: ${await request.text()} ${clientSecret}`);
    };
    const error = await errorOf(
      createWorld()
        .runtime({ auth: { ...auth, clientSecret }, fetch })
        .call(operations.read, thing),
    );
    expect(error).toMatchObject({ code: 'ERR_TOKEN_UNREACHABLE' });
    const shown = `${String(error)} ${String((error as Error).cause)} ${JSON.stringify(error)}`;
    for (const form of [clientSecret, encodeURIComponent(clientSecret)]) expect(shown).not.toContain(form);
  });
});

test('T10: the name of a secret is the start of its SHA-256, the same in every version', () => {
  const keyed = { ...surface, auth: ['apiKey'] as const };
  const { account } = createRuntime(keyed, { ...createWorld().options, auth: { apiKey: 'abc' } });
  // The first 128 bits of the example of FIPS 180-4.
  expect(account).toBe('key:ba7816bf8f01cfea414140de5dae2223');
});

test('T02: a token endpoint may respond with any success', async () => {
  const token = { access_token: 'token-1', expires_in: 60, token_type: 'bearer' };
  const world = createWorld({ tokenHandler: () => json(token, 201) });
  expect(await errorOf(world.runtime().call(operations.read, thing))).toMatchObject({ status: 401 });
  expect(world.sent[0]?.headers['authorization']).toBe('Bearer token-1');
});
