import { describe, expect, test } from 'vitest';
import { type ClientCredentialsAuth, type Clock, TokenError, type TokenStore } from '../../src/index.ts';
import { createWorld, errorOf, json, operations, secret, settle } from '../support/world.ts';
import { callMany } from './call-many.ts';

describe('requests for tokens', () => {
  test('T01: the request is a form of grant_type, client_id and client_secret to {auth_url}/oauth/token', async () => {
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

  test('T01, AS150: `scope` and `audience` are sent if they are set, and clients that differ in them share no token', async () => {
    const bodies: string[] = [];
    const world = createWorld();
    const inner = world.options.fetch as (request: Request) => Promise<Response>;
    const fetch = async (request: Request): Promise<Response> => {
      if (request.url.includes('oauth')) bodies.push(await request.clone().text());
      return inner(request);
    };
    const auth = { authUrl: 'https://auth.example.com', clientId: 'shop', clientSecret: secret };
    const kinds = [
      { scope: 'orders:read orders:write' },
      ...['hub', 'shop'].map((audience) => ({ scope: 'a', audience })),
    ];
    for (const more of [{}, ...kinds, {}])
      await world.runtime({ fetch, auth: { ...auth, ...more } }).call(operations.read, { path: { thing_id: 1 } });
    const usual = `grant_type=client_credentials&client_id=shop&client_secret=${secret}`;
    expect(bodies).toEqual([
      usual,
      `${usual}&scope=orders%3Aread+orders%3Awrite`,
      `${usual}&scope=a&audience=hub`,
      `${usual}&scope=a&audience=shop`,
    ]);
  });

  test.each([{ scope: '' }, { audience: 7 }])('T01: %j is rejected with the received value', (more) => {
    const auth = { authUrl: 'https://auth.example.com', clientId: 'shop', clientSecret: secret, ...more };
    expect(() => createWorld().runtime({ auth: auth as ClientCredentialsAuth })).toThrow('must be a non-empty string');
  });

  test.each([3_600_000, -3_600_000])(
    "T04: setting the clock by %d ms during a token request or a write to the store doesn't lose the token or extend its lifetime",
    async (byInMs) => {
      let passedInMs = 0;
      let setByInMs = 1e12;
      const set = (): void => void (setByInMs += byInMs);
      const clock: Clock = {
        now: () => passedInMs + setByInMs,
        monotonic: () => passedInMs,
        wait: () => new Promise(() => undefined),
      };
      const askedAtInMs: number[] = [];
      const fetch = async (request: Request): Promise<Response> => {
        if (!request.url.includes('oauth')) return json({ ok: true });
        askedAtInMs.push(passedInMs);
        passedInMs += 100;
        set();
        return json({ access_token: `token-${askedAtInMs.length}`, expires_in: 3600 });
      };
      const tokenStore: TokenStore = { get: () => undefined, set, delete: () => undefined };
      const runtime = createWorld().runtime({ fetch, clock, tokenStore, timeoutInMs: 1e9 });
      for (const atInMs of [0, 2_999_999, 3_000_000]) {
        passedInMs = Math.max(passedInMs, atInMs);
        await runtime.call(operations.read, { path: { thing_id: 1 } });
        await settle();
      }
      expect(askedAtInMs).toEqual([0, 3_000_000]);
    },
  );

  test("T16: a secret that wasn't available is requested again by the next call", async () => {
    const world = createWorld();
    let asked = 0;
    const clientSecret = (): string => {
      asked += 1;
      if (asked === 1) throw new Error('vault');
      return secret;
    };
    const runtime = world.runtime({ auth: { authUrl: 'https://auth.example.com', clientId: 'shop', clientSecret } });
    const read = (): Promise<unknown> => runtime.call(operations.read, { path: { thing_id: 1 } });
    expect(await errorOf(read())).toBeInstanceOf(TokenError);
    expect(await read()).toEqual({ ok: true });
  });

  test('T16: a secret from a function is read again, so a rotated one counts from the next token on', async () => {
    const exchanged: (string | null)[] = [];
    const world = createWorld();
    const inner = world.options.fetch as (request: Request) => Promise<Response>;
    let current = 'first-secret';
    const runtime = world.runtime({
      auth: { authUrl: 'https://auth.example.com', clientId: 'shop', clientSecret: () => current },
      fetch: async (request) => {
        if (request.url.includes('oauth'))
          exchanged.push(new URLSearchParams(await request.clone().text()).get('client_secret'));
        return inner(request);
      },
    });
    const read = () => runtime.call(operations.read, { path: { thing_id: 1 } });
    await read();
    current = 'second-secret';
    await world.clock.advance(3_600_000);
    await read();
    expect(exchanged).toEqual(['first-secret', 'second-secret']);
  });

  test('a token endpoint that is down gets each further request after a longer wait', async () => {
    const askedAtInMs: number[] = [];
    const world = createWorld({
      tokenHandler: (count) => {
        askedAtInMs.push(world.clock.now());
        return count < 3 ? json({}, 503) : undefined;
      },
    });
    await callMany(world.runtime(), 1);
    expect(askedAtInMs.map((atInMs) => atInMs - (askedAtInMs[0] ?? 0))).toEqual([0, 130, 385]);
  });

  test('G18: a wait of the token endpoint ends with the last call that needs the token', async () => {
    const world = createWorld({ tokenHandler: () => json({}, 503, { 'retry-after': '20' }), autoAdvance: false });
    const stop = new AbortController();
    const call = errorOf(world.runtime().call(operations.read, { path: { thing_id: 1 } }, { signal: stop.signal }));
    await world.clock.advance(5);
    expect(world.clock.pending).toBe(1);
    stop.abort();
    expect(await call).toMatchObject({ name: 'AbortError', outcome: 'not-sent' });
    await world.clock.advance(1_000);
    expect([world.clock.pending, world.tokensIssued()]).toEqual([0, 1]);
  });

  test.each([
    [
      'wrong credentials',
      () => json({ error: 'invalid_client', error_description: secret }, 401),
      1,
      { status: 401, serverCode: 'invalid_client' },
    ],
    ['a web page', () => new Response('<html>', { status: 200 }), 3, { status: 200 }],
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
  ])('a TokenError contains %s without the secret, and nothing was sent', async (_, tokenHandler, requests, facts) => {
    const world = createWorld({ tokenHandler });
    const error = await errorOf(world.runtime().call(operations.read, { path: { thing_id: 1 } }));
    expect(error).toBeInstanceOf(TokenError);
    expect(error).toMatchObject({ ...facts, operation: 'read', attempts: 0, outcome: 'not-sent' });
    expect(world.tokensIssued()).toBe(requests);
    expect(world.sent).toHaveLength(0);
    expect(String((error as Error).message)).not.toContain(secret);
  });
});
