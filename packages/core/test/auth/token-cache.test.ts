import { describe, expect, test } from 'vitest';
import {
  AuthenticationError,
  createMemoryTokenStore,
  PermissionError,
  type Clock,
  type TokenStore,
} from '../../src/index.ts';
import { createRuntime } from '../support/runtime.ts';
import { createWorld, errorOf, json, operations, secret, settle, surface } from '../support/world.ts';
import { TokenCache, type TokenSource } from '../../src/auth/token-cache.ts';
import { callMany, many } from './call-many.ts';

describe('tokens', () => {
  test('T03, T06, G02: 10,000 concurrent first calls cause one token request, and none fails', async () => {
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

  test('T05, T06, G02: 10,000 concurrent calls after a revocation cause one more token request, and none fails', async () => {
    const world = createWorld();
    const runtime = world.runtime();
    await callMany(runtime, 1);
    world.revoke();
    await callMany(runtime);
    expect(world.tokensGiven()).toBe(2);
    expect(world.sent).toHaveLength(1 + 2 * many);
  });

  test('T03, G01: clients of one account share a token, and another client ID gets its own', async () => {
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

  test('T03: clients with different fetch functions share no token, unless they share a token store', async () => {
    const world = createWorld();
    const { fetch = globalThis.fetch } = world.options;
    const call = (tokenStore?: TokenStore): Promise<unknown> =>
      world
        .runtime({ fetch: (request) => fetch(request), tokenStore })
        .call(operations.read, { path: { thing_id: 1 } })
        .withResponse();
    await call();
    await call();
    expect(world.tokensGiven()).toBe(2);
    const store = createMemoryTokenStore();
    await call(store);
    await call(store);
    expect(world.tokensGiven()).toBe(3);
  });

  test("T03, T10: a client with a wrong secret can't use the token of a client with the right one", async () => {
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
  ])('T04, G04: %i ms before the token expires, a call uses token %i', async (beforeEndInMs, index) => {
    const world = createWorld({ tokenLatencyInMs: 0 });
    const runtime = world.runtime();
    await callMany(runtime, 1);
    await world.clock.advance(3_600_000 - beforeEndInMs);
    await callMany(runtime, 1);
    expect(world.sent.at(-1)?.headers['authorization']).toBe(`Bearer ${world.tokens[index]}`);
  });

  test('T04, AS69: a token that lives shorter than ten minutes is used for half its life', async () => {
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

  test('G04: a token is renewed in the background from 600 s before it expires', async () => {
    const world = createWorld({ autoAdvance: false });
    const runtime = world.runtime();
    const first = runtime.call(operations.read, { path: { thing_id: 1 } }).then((value) => value);
    await world.clock.advance(5);
    await first;
    await world.clock.advance(3_000_000);
    // The clock stands still, so the renewal can't end, but the call succeeds.
    await runtime.call(operations.read, { path: { thing_id: 1 } });
    expect(world.tokensGiven()).toBe(2);
    expect(world.sent.at(-1)?.headers['authorization']).toBe(`Bearer ${world.tokens[0]}`);
    await world.clock.advance(5);
    await runtime.call(operations.read, { path: { thing_id: 1 } });
    expect(world.sent.at(-1)?.headers['authorization']).toBe(`Bearer ${world.tokens[1]}`);
    expect(world.tokensGiven()).toBe(2);
  });

  test("a failed renewal in the background doesn't affect a call", async () => {
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

  test('a background renewal requests a token once if the endpoint is down', async () => {
    const world = createWorld({ tokenHandler: (count) => (count === 1 ? undefined : json({}, 503)) });
    const runtime = world.runtime();
    await callMany(runtime, 1);
    await world.clock.advance(3_050_000);
    await callMany(runtime, 1);
    await world.clock.advance(29_000);
    expect(world.tokensGiven()).toBe(2);
  });

  test('T05, G03: a 401 discards the token and replays the call once, even if it is unsafe to repeat', async () => {
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

  test('T05, G03: a call that gets a second 401 rejects with it', async () => {
    const world = createWorld({ handler: () => json({ code: 'UNAUTHORIZED', message: 'still no' }, 401) });
    const error = await errorOf(world.runtime().call(operations.read, { path: { thing_id: 1 } }));
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(error).toMatchObject({
      status: 401,
      attempts: 2,
      outcome: 'refused',
      serverCode: 'UNAUTHORIZED',
      serverMessage: 'still no',
    });
    expect(world.tokensGiven()).toBe(2);
  });

  test("T05: a late 401 doesn't discard a newer token", async () => {
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

  test('T14: a 403 causes neither a retry nor a token refresh', async () => {
    const world = createWorld({ handler: () => json({ code: 'FORBIDDEN', message: 'scope missing' }, 403) });
    const error = await errorOf(world.runtime().call(operations.read, { path: { thing_id: 1 } }));
    expect(error).toBeInstanceOf(PermissionError);
    expect(world.sent).toHaveLength(1);
    expect(world.tokensGiven()).toBe(1);
  });

  test("T06: a caller that aborts doesn't take the token from others", async () => {
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
});

describe('a held token', () => {
  /** A cache on a clock whose monotonic time differs from its time of day, and that can be set. */
  function cacheOf(store: TokenStore = emptyStore()) {
    let shownInMs = 5_000_000;
    let passedInMs = 70;
    const clock: Clock = {
      now: () => shownInMs,
      monotonic: () => passedInMs,
      wait: () => Promise.resolve(),
      setTimer: () => () => undefined,
    };
    const asked: string[] = [];
    let fails = false;
    let lastGeneration = 0;
    const source: TokenSource = {
      clock,
      fetch: async (reason) => {
        asked.push(reason);
        const isDown = fails;
        await settle();
        if (isDown) throw new Error('down');
        return { accessToken: `t${asked.length}`, issuedAtInMs: shownInMs, expiresAtInMs: shownInMs + 3_600_000 };
      },
    };
    const cache = new TokenCache(store, 'key');
    return {
      asked,
      use: async () => {
        const { authorization, generation } = await cache.credential(source);
        lastGeneration = generation;
        return authorization;
      },
      pass: (inMs: number) => void ((shownInMs += inMs), (passedInMs += inMs)),
      set: (inMs: number) => void (shownInMs = inMs),
      fail: (isDown: boolean) => void (fails = isDown),
      discard: () => cache.discard({ authorization: 'Bearer t1', generation: lastGeneration }, source),
    };
  }
  const emptyStore = (): TokenStore => ({ get: () => undefined, set: () => undefined, delete: () => undefined });

  test.each([0, 90_000_000])('causes no request if the clock is set to %d', async (toInMs) => {
    const { asked, use, pass, set, fail } = cacheOf();
    await use();
    set(toInMs);
    pass(2_999_999);
    expect(await use()).toBe('Bearer t1');
    expect(asked).toEqual(['first']);
    pass(1);
    expect(await use()).toBe('Bearer t1');
    await settle();
    await settle();
    expect(asked).toEqual(['first', 'ahead']);
    expect(await use()).toBe('Bearer t2');
    pass(3_299_999);
    fail(true);
    expect(await use()).toBe('Bearer t2');
    await settle();
    pass(1);
    await expect(use()).rejects.toThrow('down');
    expect(asked.at(-1)).toBe('expired');
  });

  test('is renewed in the background again thirty seconds after a failure, and not sooner', async () => {
    const { asked, use, pass, fail } = cacheOf();
    await use();
    pass(3_000_000);
    fail(true);
    for (const [waitInMs, times] of [
      [0, 1],
      [0, 1],
      [29_999, 1],
      [1, 2],
      [10_000, 2],
    ] as const) {
      pass(waitInMs);
      await use();
      await settle();
      expect([waitInMs, asked.filter((reason) => reason === 'ahead').length]).toEqual([waitInMs, times]);
    }
  });

  test('that is refused during a background renewal waits for the renewal, and is requested again if it fails', async () => {
    const { asked, use, pass, fail, discard } = cacheOf();
    await use();
    pass(3_000_000);
    fail(true);
    await use();
    await discard();
    const waiting = [use(), use()];
    fail(false);
    expect(await Promise.all(waiting)).toEqual(['Bearer t3', 'Bearer t3']);
    expect(asked).toEqual(['first', 'ahead', 'refused']);
  });

  test("isn't one that the store keeps after its expiry, whatever else it can do", async () => {
    const old = { accessToken: 'old', issuedAtInMs: 0, expiresAtInMs: 5_299_999 };
    expect(await cacheOf({ ...emptyStore(), get: () => old }).use()).toBe('Bearer t1');
    const good = { ...old, expiresAtInMs: 5_300_001 };
    expect(await cacheOf({ ...emptyStore(), get: () => good }).use()).toBe('Bearer old');
  });
});
