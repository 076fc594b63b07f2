import { describe, expect, test } from 'vitest';
import {
  AuthenticationError,
  createMemoryTokenStore,
  createRuntime,
  PermissionError,
  TokenError,
  type TokenStore,
} from '../../../src/index.ts';
import { createWorld, errorOf, json, operations, secret, surface } from '../../support/world.ts';

const many = 10_000;

function callMany(runtime: ReturnType<ReturnType<typeof createWorld>['runtime']>, count = many): Promise<unknown[]> {
  return Promise.all(Array.from({ length: count }, () => runtime.call(operations.read, { path: { thing_id: 1 } })));
}

function down(): never {
  throw new Error('down');
}

describe('client credentials', () => {
  test('T01: the exchange is a form of grant_type, client_id and client_secret towards {auth_url}/oauth/token', async () => {
    const seen: { url: string; type: string | null; body: string }[] = [];
    const world = createWorld();
    const inner = world.options.fetch as (request: Request) => Promise<Response>;
    const runtime = world.runtime({
      fetch: async (request) => {
        if (request.url.includes('oauth'))
          seen.push({
            url: request.url,
            type: request.headers.get('content-type'),
            body: await request.clone().text(),
          });
        return inner(request);
      },
    });
    await runtime.call(operations.read, { path: { thing_id: 1 } });
    expect(seen).toEqual([
      {
        url: 'https://auth.example.com/oauth/token',
        type: 'application/x-www-form-urlencoded',
        body: `grant_type=client_credentials&client_id=shop&client_secret=${secret}`,
      },
    ]);
    expect(world.sent[0]?.headers['authorization']).toBe(`Bearer ${world.tokens[0]}`);
  });

  test('T03, T06: 10,000 concurrent first calls cause one token request and none fails', async () => {
    const world = createWorld();
    await callMany(world.runtime());
    expect(world.tokensGiven()).toBe(1);
    expect(world.sent).toHaveLength(many);
  });

  test('T04, T06: 10,000 concurrent calls after expiry cause one further token request and none fails', async () => {
    const world = createWorld();
    const runtime = world.runtime();
    await callMany(runtime, 1);
    await world.clock.advance(3_600_000);
    await callMany(runtime);
    expect(world.tokensGiven()).toBe(2);
    expect(world.sent).toHaveLength(many + 1);
  });

  test('T05, T06: 10,000 concurrent calls after a revocation cause one further token request and none fails', async () => {
    const world = createWorld();
    const runtime = world.runtime();
    await callMany(runtime, 1);
    world.revoke();
    await callMany(runtime);
    expect(world.tokensGiven()).toBe(2);
    expect(world.sent).toHaveLength(1 + 2 * many);
  });

  test('T03: clients of one account share a token; another client id has its own', async () => {
    const world = createWorld();
    const other = { ...surface, name: 'account', basePath: '/api/account' };
    const one = world.runtime();
    const two = createRuntime(other, world.options);
    const three = world.runtime({
      auth: { authUrl: 'https://auth.example.com', clientId: 'another', clientSecret: secret },
    });
    await Promise.all([one, two].map((runtime) => runtime.call(operations.read, { path: { thing_id: 1 } })));
    expect(world.tokensGiven()).toBe(1);
    await three.call(operations.read, { path: { thing_id: 1 } });
    expect(world.tokensGiven()).toBe(2);
  });

  test('T03, T10: a client with another secret gets nothing of the token of the one with the right secret', async () => {
    const world = createWorld();
    await world.runtime().call(operations.read, { path: { thing_id: 1 } });
    const auth = { authUrl: 'https://auth.example.com', clientId: 'shop', clientSecret: 'a-guess' };
    await world.runtime({ auth }).call(operations.read, { path: { thing_id: 1 } });
    expect(world.tokensGiven()).toBe(2);
    const [first, second] = world.sent.map(({ headers }) => headers['authorization']);
    expect(second).not.toBe(first);
  });

  test.each([
    [300_001, 0],
    [300_000, 1],
  ])(
    'T04: %i ms before its end a call uses token %i: within 300 s it counts as expired',
    async (beforeEndInMs, index) => {
      const world = createWorld({ tokenLatencyInMs: 0 });
      const runtime = world.runtime();
      await callMany(runtime, 1);
      await world.clock.advance(3_600_000 - beforeEndInMs);
      await callMany(runtime, 1);
      expect(world.sent.at(-1)?.headers['authorization']).toBe(`Bearer ${world.tokens[index]}`);
    },
  );

  test('T04: a token that lives shorter than ten minutes is used for half its life', async () => {
    const world = createWorld({ expiresInSeconds: 100, tokenLatencyInMs: 0 });
    const runtime = world.runtime();
    await callMany(runtime, 1);
    await world.clock.advance(20_000);
    await callMany(runtime, 1);
    expect(world.tokensGiven()).toBe(1);
    await world.clock.advance(30_000);
    await callMany(runtime, 1);
    expect(world.tokensGiven()).toBe(2);
  });

  test('a token is renewed behind the calls from 600 s before its end', async () => {
    const world = createWorld({ autoAdvance: false });
    const runtime = world.runtime();
    const first = runtime.call(operations.read, { path: { thing_id: 1 } }).then((value) => value);
    await world.clock.advance(5);
    await first;
    await world.clock.advance(3_000_000);
    // Nobody moves the clock: the renewal cannot come to an end, and the call goes through all the same.
    await runtime.call(operations.read, { path: { thing_id: 1 } });
    expect(world.tokensGiven()).toBe(2);
    expect(world.sent.at(-1)?.headers['authorization']).toBe(`Bearer ${world.tokens[0]}`);
    await world.clock.advance(5);
    await runtime.call(operations.read, { path: { thing_id: 1 } });
    expect(world.sent.at(-1)?.headers['authorization']).toBe(`Bearer ${world.tokens[1]}`);
    expect(world.tokensGiven()).toBe(2);
  });

  test('a renewal that fails ahead of time costs no call', async () => {
    const world = createWorld({
      tokenHandler: (count) => (count === 1 ? undefined : json({ error: 'invalid_client' }, 401)),
    });
    const runtime = world.runtime();
    await callMany(runtime, 1);
    await world.clock.advance(3_050_000);
    await callMany(runtime, 3);
    expect(world.sent).toHaveLength(4);
    expect(world.tokensGiven()).toBe(2);
  });

  test('T05: a 401 discards the token and replays once, even for a call that is unsafe to repeat', async () => {
    const world = createWorld();
    const runtime = world.runtime();
    await callMany(runtime, 1);
    world.revoke();
    const { attempts } = await runtime
      .call(operations.cancel, { path: { thing_id: 1 }, body: { lines: [1] } })
      .withResponse();
    expect(attempts).toBe(2);
    expect(world.sent.slice(1).map(({ body }) => body)).toEqual(['{"lines":[1]}', '{"lines":[1]}']);
  });

  test('T05: a second 401 is the response', async () => {
    const world = createWorld({ handler: () => json({ code: 'UNAUTHORIZED', message: 'still no' }, 401) });
    const error = await errorOf(world.runtime().call(operations.read, { path: { thing_id: 1 } }));
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(error).toMatchObject({
      status: 401,
      attempts: 2,
      outcome: 'refused',
      code: 'UNAUTHORIZED',
      serverMessage: 'still no',
    });
    expect(world.tokensGiven()).toBe(2);
  });

  test('T05: a late 401 does not wipe a newer token', async () => {
    const held: (() => void)[] = [];
    const world = createWorld({
      handler: async (sent) => {
        if (!sent.path.includes('/late')) return json({ ok: true });
        if (held.length === 0) {
          await new Promise<void>((resolve) => held.push(resolve));
          return json({}, 401);
        }
        return json({ ok: true });
      },
    });
    const runtime = world.runtime();
    const late = runtime.call(operations.read, { path: { thing_id: 'late' } }).withResponse();
    while (held.length === 0) await new Promise((resolve) => setTimeout(resolve, 0));
    world.revoke();
    await callMany(runtime, 1);
    expect(world.tokensGiven()).toBe(2);
    held[0]?.();
    await late;
    expect(world.tokensGiven()).toBe(2);
  });

  test('T14: a 403 is neither retried nor followed by a token refresh', async () => {
    const world = createWorld({ handler: () => json({ code: 'FORBIDDEN', message: 'scope missing' }, 403) });
    const error = await errorOf(world.runtime().call(operations.read, { path: { thing_id: 1 } }));
    expect(error).toBeInstanceOf(PermissionError);
    expect(world.sent).toHaveLength(1);
    expect(world.tokensGiven()).toBe(1);
  });

  test('T06: one caller who gives up does not take the token from the others', async () => {
    const world = createWorld({ tokenLatencyInMs: 50 });
    const runtime = world.runtime();
    const stop = new AbortController();
    const gone = errorOf(runtime.call(operations.read, { path: { thing_id: 1 } }, { signal: stop.signal }));
    const others = callMany(runtime, 3);
    stop.abort();
    expect(await gone).toMatchObject({ name: 'AbortError', attempts: 0, outcome: 'not-sent' });
    await others;
    expect(world.tokensGiven()).toBe(1);
  });

  test('T07: workers with a shared store share the token, and a token that another worker renewed is taken over', async () => {
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
    expect(world.tokensGiven()).toBe(1);
    world.revoke();
    await callMany(one, 2);
    await callMany(two, 2);
    expect(world.tokensGiven()).toBe(2);
  });

  test('T06, T07: where the store lets one worker renew, all of them together make one token request', async () => {
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
    expect(world.tokensGiven()).toBe(1);
    world.revoke();
    await Promise.all(workers.map((worker) => callMany(worker, 10)));
    expect(world.tokensGiven()).toBe(2);
    await world.clock.advance(3_400_000);
    await Promise.all(workers.map((worker) => callMany(worker, 10)));
    expect(world.tokensGiven()).toBe(3);
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
  ])('T07: a store whose renewal fails %s costs no second token request', async (_, renew, requests) => {
    const world = createWorld();
    await callMany(world.runtime({ tokenStore: { ...createMemoryTokenStore(), renew } }), 3);
    expect(world.tokensGiven()).toBe(requests);
  });

  test('what the token endpoint refuses is thrown as it is, also where the store renews', async () => {
    const world = createWorld({ tokenHandler: () => json({ error: 'invalid_client' }, 401) });
    const tokenStore: TokenStore = { ...createMemoryTokenStore(), renew: (_key, _isUsable, request) => request() };
    const error = await errorOf(world.runtime({ tokenStore }).call(operations.read, { path: { thing_id: 1 } }));
    expect(error).toMatchObject({ name: 'TokenError', status: 401 });
    expect(world.tokensGiven()).toBe(1);
  });

  test('T07: a store that is down costs a token request, not the calls', async () => {
    const world = createWorld();
    await callMany(world.runtime({ tokenStore: { get: down, set: down, delete: down } }), 3);
    expect(world.tokensGiven()).toBe(1);
  });

  test('a busy token endpoint is asked again after the time that it asks for', async () => {
    const world = createWorld({
      tokenHandler: (count) => (count === 1 ? json({}, 429, { 'retry-after': '7' }) : undefined),
    });
    const before = world.clock.now();
    await callMany(world.runtime(), 2);
    expect(world.tokensGiven()).toBe(2);
    expect(world.clock.now() - before).toBeGreaterThanOrEqual(7_000);
  });

  test.each([
    [
      'wrong credentials',
      () => json({ error: 'invalid_client', error_description: secret }, 401),
      1,
      { status: 401, code: 'invalid_client' },
    ],
    ['a web page', () => new Response('<html>', { status: 200 }), 1, { status: 200 }],
    [
      'a token of another type',
      () => json({ access_token: 'x', token_type: 'mac', expires_in: 60 }),
      1,
      { status: 200 },
    ],
    ['a token without an end', () => json({ access_token: 'x', token_type: 'Bearer' }), 1, { status: 200 }],
    ['a server that stays down', () => json({}, 503), 3, { status: 503 }],
    [
      'a redirect',
      () => new Response(null, { status: 302, headers: { location: 'https://evil.example/' } }),
      1,
      { status: 302 },
    ],
  ])('a TokenError says %s without the secret, and nothing was sent', async (_, tokenHandler, requests, facts) => {
    const world = createWorld({ tokenHandler });
    const error = await errorOf(world.runtime().call(operations.read, { path: { thing_id: 1 } }));
    expect(error).toBeInstanceOf(TokenError);
    expect(error).toMatchObject({ ...facts, operation: 'read', attempts: 0, outcome: 'not-sent' });
    expect(world.tokensGiven()).toBe(requests);
    expect(world.sent).toHaveLength(0);
    expect(String((error as Error).message)).not.toContain(secret);
  });

  test('after a failed token request the next call asks again', async () => {
    const world = createWorld({
      tokenHandler: (count) => (count === 1 ? json({ error: 'invalid_client' }, 400) : undefined),
    });
    const runtime = world.runtime();
    await errorOf(runtime.call(operations.read, { path: { thing_id: 1 } }));
    await callMany(runtime, 1);
    expect(world.tokensGiven()).toBe(2);
  });
});
