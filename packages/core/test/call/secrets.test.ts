import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { createFetch, type Middleware, TokenError } from '../../src/index.ts';
import { clientOn } from '../../src/runtime.ts';
import { createRuntime } from '../support/runtime.ts';
import { createWorld, errorOf, json, operations, secret, surface, type Handler } from '../support/world.ts';

const leaks = (world: ReturnType<typeof createWorld>, text: string): string[] =>
  [secret, 'very-secret', 'Bearer ', 'query-secret']
    .filter((word) => text.includes(word))
    .concat(world.tokens.filter((token) => text.includes(token)));

const show = (value: unknown): string =>
  `${inspect(value, { depth: 20, showHidden: true, getters: true })} ${JSON.stringify(value)} ${String(value)} ${(value as Error)?.stack ?? ''}`;

/** Every possible failure, each quoting as much of the request as possible. */
const handlers: Readonly<Record<string, Handler>> = {
  'a 401': (sent) => json({}, 401, { 'www-authenticate': sent.headers['authorization'] ?? '' }),
  'a 400 that quotes the token': (sent) => {
    const token = sent.headers['authorization']?.split(' ').at(-1) ?? '';
    const quoted = { code: token, message: `no ${token}`, errors: [{ field: token, message: token }] };
    return json(quoted, 400, { 'x-request-id': `request of ${token}` });
  },
  'a 403': () => json({ code: 'NO' }, 403),
  'a 429': () => json({}, 429, { 'retry-after': '500' }),
  'a 500': () => new Response('<html>', { status: 500 }),
  'a broken connection that quotes its headers': (sent) => {
    throw Object.assign(new TypeError(`fetch failed with ${JSON.stringify(sent.headers)} ${sent.url}`), {
      code: 'ECONNRESET',
      headers: sent.headers,
    });
  },
  'a redirect': (sent) =>
    new Response(null, {
      status: 302,
      headers: { location: `https://evil.example/?t=${sent.headers['authorization']}` },
    }),
  'a redirect to a host that is named so': (sent) => {
    const host = sent.headers['authorization']?.split(' ').at(-1);
    return new Response(null, { status: 302, headers: { location: `https://${host}.example/` } });
  },
  'a body that is not JSON': () => new Response('{"a"'),
  'a body with invalid JSON, from a type and a request that quote the token': (sent) => {
    const token = sent.headers['authorization']?.split(' ').at(-1);
    return new Response('{"a"', { headers: { 'content-type': `text/${token}`, 'x-request-id': `of ${token}` } });
  },
  'a broken connection whose error is named so, with such a code': (sent) => {
    const token = sent.headers['authorization']?.split(' ').at(-1);
    throw Object.assign(new Error(''), {
      name: token,
      code: token,
      cause: Object.assign(new Error('x'), { name: token }),
    });
  },
  'a success': () => json({ ok: true }),
};

describe('T10: the secret and the token appear nowhere', () => {
  test.each(Object.entries(handlers))('after %s', async (_, handler) => {
    const seen: unknown[] = [];
    const keep = (...from: readonly unknown[]): void => void seen.push(from);
    const world = createWorld({ handler });
    const runtime = world.runtime({
      logger: { debug: keep, info: keep, warn: keep },
      hooks: { onRequest: keep, onResponse: keep, onRetry: keep, onThrottle: keep, onTokenRefresh: keep },
    });
    const end = await Promise.resolve(
      runtime.call(operations.list, { query: { page_token: 'query-secret' } }).withResponse(),
    ).catch((error: unknown) => error);
    await errorOf(
      createFetch(clientOn(runtime, {}))('https://hub.example.com/v2/things?page_token=query-secret').then(() =>
        Promise.reject(new Error('done')),
      ),
    );
    expect(world.tokens.length).toBeGreaterThan(0);
    expect(seen.length).toBeGreaterThan(2);
    // A success contains what the server sent. An error contains what this SDK made of it.
    if (end instanceof Error) expect(leaks(world, show(end))).toEqual([]);
    expect(leaks(world, show(seen))).toEqual([]);
    expect(leaks(world, show(runtime))).toEqual([]);
    expect(leaks(world, show(runtime.limits()))).toEqual([]);
  });

  test('if the token endpoint quotes it', async () => {
    const world = createWorld({
      tokenHandler: () =>
        json({ error: secret.slice(0, 3), error_description: `client_secret=${secret} is wrong` }, 400),
    });
    expect(leaks(world, show(await errorOf(world.runtime().call(operations.list, {}))))).toEqual([]);
    const quoting = createWorld({ tokenHandler: () => json({ error: secret }, 400) });
    expect(leaks(quoting, show(await errorOf(quoting.runtime().call(operations.list, {}))))).toEqual([]);
    let renewals = 0;
    const token = 'tok-ABCDEFGH-123456';
    const renewing = createWorld({
      handler: () => json({}, 401),
      tokenHandler: () =>
        renewals++ === 0 ? json({ access_token: token, expires_in: 3600 }) : json({ error: token }, 400),
    });
    const refused = await errorOf(renewing.runtime().call(operations.list, {}));
    expect(refused).toBeInstanceOf(TokenError);
    expect([renewals > 1, show(refused).includes(token)]).toEqual([true, false]);
  });

  test('if the token endpoint is unreachable', async () => {
    const world = createWorld();
    const runtime = createRuntime(surface, {
      ...world.options,
      fetch: async (request) => {
        throw new Error(`could not send ${await request.text()}`);
      },
    });
    const error = await errorOf(runtime.call(operations.list, {}));
    expect(error).toMatchObject({ name: 'TokenError' });
    expect(leaks(world, show(error))).toEqual([]);
  });

  test('if the error of an unreachable token endpoint contains one field of the form', async () => {
    const clientSecret = "Xy8Q~abc!def_ghij(kl)'mno*";
    const auth = { authUrl: 'https://auth.example.com', clientId: 'c', clientSecret };
    const field = new URLSearchParams({ client_secret: clientSecret }).toString();
    const fetch = () => Promise.reject(new Error(`blocked for ${field}`));
    const error = await errorOf(createWorld().runtime({ auth, fetch }).call(operations.list, {}));
    expect(error).toMatchObject({ name: 'TokenError' });
    expect(show(error)).not.toContain('Xy8Q');
  });

  test('if a middleware sends again, and throws the error of the first time', async () => {
    const again: Middleware = async (request, next) => {
      try {
        return await next(request);
      } catch (first) {
        await next(request).catch(() => undefined);
        throw first;
      }
    };
    const world = createWorld({ handler: handlers['a broken connection that quotes its headers'] as Handler });
    const error = await errorOf(world.runtime({ middleware: [again], maxAttempts: 1 }).call(operations.list, {}));
    expect(error).toMatchObject({ name: 'ConnectionError', outcome: 'unknown' });
    expect(leaks(world, show(error))).toEqual([]);
  });

  test.each([
    ['JSON escapes, in an error', (key: string) => json({ message: `unknown key ${key}` }, 403)],
    [
      'JSON escapes, in what the transport fails with',
      (key: string) => Promise.reject(new Error(JSON.stringify({ key }))),
    ],
    ['is cut by its server', (key: string) => json({ message: `no ${key.slice(0, 14)}… of ${key.slice(0, 9)}` }, 403)],
    [
      'is at the place of the cut of an error',
      (key: string) => new Response('x'.repeat(64 * 1024 - 20) + key, { status: 400 }),
    ],
  ])('if a key that %s is quoted', async (_, respond) => {
    const key = 'kk"quoted\\key<&>1234567890';
    const world = createWorld();
    const fetch = async (request: Request) => respond(request.headers.get('authorization') ?? '');
    const runtime = createRuntime({ ...surface, auth: ['apiKey'] }, { ...world.options, auth: { apiKey: key }, fetch });
    const error = await errorOf(runtime.call(operations.list, {}, { maxAttempts: 1 }));
    expect(show(error)).not.toContain('quoted');
  });

  test('if a server quotes the client secret, or a header of the options', async () => {
    const quoted = `${secret} ${btoa(`shop:${secret}`)} gateway-key id-of-this-run`;
    const world = createWorld({ handler: () => json({ message: quoted }, 400) });
    const headers = { 'x-gateway': 'gateway-key', 'x-run-id': 'id-of-this-run' };
    const error = await errorOf(world.runtime({ headers }).call(operations.list, {}));
    expect((error as Error).message).toMatch(/: \*\*\* .{0,8}\*\*\*.{0,4} \*\*\* id-of-this-run/);
  });

  test('in the options of a client after its creation', async () => {
    const world = createWorld();
    const runtime = createRuntime(surface, { ...world.options, auth: { token: 'very-secret-token' } });
    expect(show(runtime)).not.toContain('very-secret-token');
    const auth = { authUrl: 'https://auth.example.com', clientId: 'c', clientSecret: async () => secret };
    const withProvider = createRuntime(surface, { ...world.options, auth });
    await withProvider.call(operations.list, {});
    expect(leaks(world, show(withProvider))).toEqual([]);
  });

  test.each([
    ['a 400', (quoted: string) => json({ message: `you sent ${quoted}` }, 400, { 'x-request-id': `of ${quoted}` })],
    ['a broken connection', (quoted: string) => Promise.reject(new Error(`lost after ${quoted}`))],
  ])('if %s quotes a token that a 401 has replaced', async (_, respond) => {
    let calls = 0;
    const quoted: string[] = [];
    const fetch = async (request: Request): Promise<Response> => {
      quoted.push((request.headers.get('authorization') ?? '').replace('Bearer ', ''));
      return quoted.length === 1 ? json({}, 401) : respond(quoted.join(' then '));
    };
    const token = (): string => `SECRETTOKEN${(calls += 1)}`;
    const runtime = createWorld().runtime({ auth: { token }, fetch, maxAttempts: 2 });
    const error = await errorOf(runtime.call(operations.list, {}));
    expect(new Set(quoted).size).toBe(2);
    expect(show(error)).toContain('*** then ***');
    expect(show(error)).not.toContain('SECRETTOKEN');
  });
});
