/** Details of the ways to authenticate. */
import { describe, expect, test } from 'vitest';
import { createRuntime } from '../support/runtime.ts';
import { createWorld, errorOf, json, operations, surface } from '../support/world.ts';

const thing = { path: { thing_id: 1 } };
const auth = { authUrl: 'https://auth.example.com', clientId: 'shop', clientSecret: 'secret' };
const created = (options: object) => createRuntime(surface, { ...createWorld().options, auth: options as never });

describe('client credentials', () => {
  test('refuse an address that contains the path of the token endpoint, whatever its name', () => {
    const said = 'must not end with /own/token';
    expect(() => created({ ...auth, tokenPath: '/own/token', authUrl: 'https://a.example.com/own/token' })).toThrow(
      said,
    );
    expect(() => created({ ...auth, tokenPath: 'own/token' })).toThrow('must start with a slash');
  });
});

describe("a strategy of the caller's own", () => {
  const own = { identity: 'me', account: 'mine', credential: () => ({ authorization: 'Own a', generation: 1 }) };

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
  test('a token request is aborted after a second if all calls that waited for it have ended', async () => {
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

  test('T10: the error of a token request does not show the secret, as it is or as it is sent', async () => {
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
