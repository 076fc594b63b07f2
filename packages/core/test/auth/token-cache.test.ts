import { describe, expect, test } from 'vitest';
import { AuthenticationError, type ClientOptions, createMemoryTokenStore, PermissionError } from '../../src/index.ts';
import { createRuntime } from '../support/runtime.ts';
import { createWorld, errorOf, json, operations, secret, surface } from '../support/world.ts';
import { callMany, many } from './call-many.ts';

describe('tokens', () => {
  test('T03, T06, G02: 10,000 concurrent first calls cause one token request, and none fails', async () => {
    const world = createWorld();
    await callMany(world.runtime());
    expect(world.tokensIssued()).toBe(1);
    expect(world.sent).toHaveLength(many);
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
    expect(world.tokensIssued()).toBe(1);
    await three.call(operations.read, { path: { thing_id: 1 } });
    expect(world.tokensIssued()).toBe(2);
  });

  test('T03: clients share a token whatever their fetch function, unless they are isolated', async () => {
    const world = createWorld();
    const { fetch = globalThis.fetch } = world.options;
    const call = (more?: Partial<ClientOptions>): Promise<unknown> =>
      world
        .runtime({ fetch: (request) => fetch(request), ...more })
        .call(operations.read, { path: { thing_id: 1 } })
        .withResponse();
    await call();
    await call();
    expect(world.tokensIssued()).toBe(1);
    await call({ isolated: true });
    expect(world.tokensIssued()).toBe(2);
    const tokenStore = createMemoryTokenStore();
    await call({ isolated: true, tokenStore });
    await call({ tokenStore });
    expect(world.tokensIssued()).toBe(3);
  });

  test("T03, T10: a client with a wrong secret can't use the token of a client with the right one", async () => {
    const world = createWorld();
    await world.runtime().call(operations.read, { path: { thing_id: 1 } });
    const auth = { authUrl: 'https://auth.example.com', clientId: 'shop', clientSecret: 'a-guess' };
    await world.runtime({ auth }).call(operations.read, { path: { thing_id: 1 } });
    expect(world.tokensIssued()).toBe(2);
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
    expect(world.tokensIssued()).toBe(1);
    await world.clock.advance(30_000);
    await callMany(runtime, 1);
    expect(world.tokensIssued()).toBe(2);
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
    expect(world.tokensIssued()).toBe(2);
    expect(world.sent.at(-1)?.headers['authorization']).toBe(`Bearer ${world.tokens[0]}`);
    await world.clock.advance(5);
    await runtime.call(operations.read, { path: { thing_id: 1 } });
    expect(world.sent.at(-1)?.headers['authorization']).toBe(`Bearer ${world.tokens[1]}`);
    expect(world.tokensIssued()).toBe(2);
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
    expect(world.tokensIssued()).toBe(2);
  });

  test('a background renewal requests a token once if the endpoint is down', async () => {
    const world = createWorld({ tokenHandler: (count) => (count === 1 ? undefined : json({}, 503)) });
    const runtime = world.runtime();
    await callMany(runtime, 1);
    await world.clock.advance(3_050_000);
    await callMany(runtime, 1);
    await world.clock.advance(29_000);
    expect(world.tokensIssued()).toBe(2);
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
    expect(world.tokensIssued()).toBe(2);
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
    expect(world.tokensIssued()).toBe(2);
    held[0]?.();
    await late;
    expect(world.tokensIssued()).toBe(2);
  });

  test('T14: a 403 causes neither a retry nor a token refresh', async () => {
    const world = createWorld({ handler: () => json({ code: 'FORBIDDEN', message: 'scope missing' }, 403) });
    const error = await errorOf(world.runtime().call(operations.read, { path: { thing_id: 1 } }));
    expect(error).toBeInstanceOf(PermissionError);
    expect(world.sent).toHaveLength(1);
    expect(world.tokensIssued()).toBe(1);
  });

  test("T06: a caller that aborts doesn't take the token from others", async () => {
    const world = createWorld({ tokenLatencyInMs: 50 });
    const runtime = world.runtime();
    const stop = new AbortController();
    const aborted = errorOf(runtime.call(operations.read, { path: { thing_id: 1 } }, { signal: stop.signal }));
    const others = callMany(runtime, 3);
    stop.abort();
    expect(await aborted).toMatchObject({ name: 'AbortError', attempts: 0, outcome: 'not-sent' });
    await others;
    expect(world.tokensIssued()).toBe(1);
  });
});
