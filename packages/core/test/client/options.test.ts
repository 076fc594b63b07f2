import { describe, expect, test } from 'vitest';
import { type ClientOptions, ConfigurationError, createVirtualClock } from '../../src/index.ts';
import { optionsFromEnv, type SurfaceDescriptor } from '../../src/runtime.ts';
import { createRuntime } from '../support/runtime.ts';
import { operations, secret, surface } from '../support/world.ts';

const good: ClientOptions = { baseUrl: 'https://hub.example.com', auth: { token: 't' } };
const keyed: SurfaceDescriptor = { ...surface, name: 'services-seller', auth: ['apiKey'] };
const open: SurfaceDescriptor = { ...surface, name: 'basket', auth: [] };

const create = (options: unknown, of: SurfaceDescriptor = surface): unknown =>
  createRuntime(of, options as ClientOptions);

function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return error instanceof ConfigurationError ? error.message : `${String(error)} isn't a ConfigurationError`;
  }
  return 'nothing was thrown';
}

describe('creating a client', () => {
  test.each<[string, unknown, RegExp]>([
    ['nothing', undefined, /needs options.*baseUrl, auth/],
    ['no base URL', { auth: { token: 't' } }, /`baseUrl` is missing.*https:\/\//],
    ['a token with a line break', { ...good, auth: { token: 'abc\n' } }, /`auth.token` .*line break/],
    [
      'a token path that would be a part of the host',
      {
        ...good,
        auth: { authUrl: 'https://a.example.com', clientId: 'c', clientSecret: 's', tokenPath: '.example.net/x' },
      },
      /`auth.tokenPath` must start with a slash/,
    ],
    ['a relative base URL', { ...good, baseUrl: 'hub.example.com' }, /absolute/],
    [
      'a base URL of another kind',
      { ...good, baseUrl: 'ftp://u:password@hub.example.com' },
      /absolute URL.*"\*{3}@hub/,
    ],
    ['a base URL with a password', { ...good, baseUrl: 'https://me:pw@hub.example.com' }, /user name or password/],
    ['a base URL with a query', { ...good, baseUrl: 'https://hub.example.com?x=1' }, /query/],
    [
      'a base URL that already holds the path of the surface',
      { ...good, baseUrl: 'https://hub.example.com/api/' },
      /must not end with \/api/,
    ],
    ['no auth', { baseUrl: good.baseUrl }, /Pass `auth: \{ authUrl, clientId, clientSecret \}`/],
    ['hooks that are none', { ...good, hooks: 5 }, /`hooks` is invalid\. Pass an object/],
    ["a hook that isn't a function", { ...good, hooks: { onRequest: 5 } }, /`hooks` is invalid/],
    ['auth of no kind', { ...good, auth: {} }, /contains no credential/],
    ['auth of two kinds', { ...good, auth: { token: 't', apiKey: 'k' } }, /several kinds of credential/],
    ['auth that the surface does not take', { ...good, auth: { apiKey: 'k' } }, /doesn't accept/],
    [
      'client credentials without a secret',
      { ...good, auth: { authUrl: 'https://a.example', clientId: 'c' } },
      /lacks `clientSecret`/,
    ],
    [
      'an empty client id',
      { ...good, auth: { authUrl: 'https://a.example', clientId: '', clientSecret: 's' } },
      /clientId/,
    ],
    ['an empty token', { ...good, auth: { token: '' } }, /`auth.token` is empty/],
    ['a token with a line break', { ...good, auth: { token: `${secret}\n` } }, /line break/],
    ['an unknown option', { ...good, timeoutMs: 5 }, /Did you mean `timeoutInMs`/],
    ['an unknown option without a likeness', { ...good, colour: 'red' }, /Valid options: baseUrl/],
    ['a timeout of 0', { ...good, timeoutInMs: 0 }, /`timeoutInMs` is invalid/],
    ['a timeout as text', { ...good, timeoutInMs: '5s' }, /`timeoutInMs` is invalid/],
    ['attempts of 0', { ...good, maxAttempts: 0 }, /`maxAttempts`/],
    [
      'rate limiting that is not a boolean',
      { ...good, rateLimiting: 'on' },
      /`rateLimiting` is invalid\. Pass true or false/,
    ],
    ['a middleware that is none', { ...good, middleware: [{}] }, /`middleware`/],
    ['one middleware that is none', { ...good, middleware: [() => undefined, {}] }, /`middleware`/],
    ['a size that is not an integer', { ...good, maxResponseBytes: 1.5 }, /`maxResponseBytes` is invalid/],
    ['an allowed host with a user', { ...good, allowedHosts: ['me@files.example.com'] }, /array of hosts/],
    ['schemas without responses', { ...good, schemas: { check: () => undefined } }, /`schemas` is invalid/],
    ['schemas whose check is none', { ...good, schemas: { responses: {}, check: 1 } }, /`schemas` is invalid/],
    ['a symbol', { ...good, userAgent: Symbol('x') }, /`userAgent` is invalid\. Pass a non-empty string/],
    ['an empty text', { ...good, userAgent: '' }, /`userAgent` is invalid\. Pass a non-empty string/],
    [
      'a limit store without a function',
      { ...good, limitStore: { acquire: () => undefined, complete: () => undefined } },
      /`limitStore` is invalid/,
    ],
    [
      'a token store without a function',
      { ...good, tokenStore: { get: () => undefined, set: () => undefined } },
      /`tokenStore` is invalid/,
    ],
    [
      'a settings cache without a function',
      { ...good, settingsCache: { read: () => undefined } },
      /`settingsCache` is invalid/,
    ],
    ['a clock that is none', { ...good, clock: {} }, /`now\(\)`, `wait\(\)`/],
    ['a store that is none', { ...good, tokenStore: {} }, /`tokenStore` is invalid\. Pass an object with `get\(\)`/],
    ['transport and fetch', { ...good, transport: () => undefined, fetch: () => undefined }, /can't be used together/],
    ['an Authorization header', { ...good, headers: { Authorization: 'x' } }, /`Authorization` can't be set/],
    ['a header with a line break', { ...good, headers: { 'x-a': 'a\r\nb: c' } }, /value of the header `x-a`/],
    ['an allowed host with a scheme', { ...good, allowedHosts: ['https://files.example.com'] }, /array of hosts/],
    ['allowed hosts by a wildcard', { ...good, allowedHosts: ['*.example.com'] }, /array of hosts/],
    ["an allowed host that isn't in a list", { ...good, allowedHosts: 'files.example.com' }, /array of hosts/],
    ['a correlation header that cannot be', { ...good, correlationHeader: 'x y' }, /header name/],
    ['schemas that are none', { ...good, schemas: {} }, /schemas/],
    ['schemas without what checks', { ...good, schemas: { responses: {} } }, /`schemas` is invalid\. Pass the module/],
    ['schemas as the way to validate', { ...good, validate: { responses: {} } }, /'warn' or 'throw'.*`schemas`/],
    ['a validation without schemas', { ...good, validate: 'warn' }, /schemas: await import\('@tradelane\//],
  ])('with %s fails with the remedy', (_, options, message) => {
    expect(() => create(options)).toThrowError(ConfigurationError);
    expect(() => create(options)).toThrowError(message);
    try {
      create(options);
    } catch (error) {
      expect(String(error)).not.toContain(secret);
    }
  });

  test('G55: all faults are named at once', () => {
    const message = messageOf(() =>
      create({
        baseUrl: 'hub.example.com',
        auth: { authUrl: 'https://auth.example.com/oauth/token', clientId: undefined, clientSecret: undefined },
        timeoutInMs: -1,
        maxConcurency: 2,
        headers: { Authorization: 'x' },
        userAgent: 'a\nb',
        correlationHeader: 'x y',
      }),
    );
    for (const fault of [
      '`baseUrl` must be an absolute',
      '`auth.authUrl` must not end with /oauth/token',
      '`auth.clientId` is undefined (is the environment variable set?). Pass',
      '`auth.clientSecret` is undefined (is the environment variable set?). Pass',
      '`timeoutInMs` is invalid',
      'Unknown option `maxConcurency`',
      "`Authorization` can't be set",
      '`userAgent` contains a character',
      'Invalid header name: "x y"',
    ])
      expect(message).toContain(fault);
  });

  test.each([
    ['/api', '/api'],
    ['/api/', '/api'],
    ['/api/v2', '/api/v2'],
    ['/gateway/api', '/api'],
    ['/api/v2/things', '/api/v2/things'],
  ])('T12: a base URL that ends with %s contains what the client would add', (path, twice) => {
    const message = messageOf(() => create({ ...good, baseUrl: `https://hub.example.com${path}` }));
    expect(message).toContain(`must not end with ${twice}.`);
    expect(message).toContain(
      path.startsWith('/gateway') ? 'Pass https://hub.example.com/gateway.' : 'Pass https://hub.example.com.',
    );
  });

  test('T12: any other path of a base URL stays', () => {
    for (const path of ['/gateway', '/v2', '/things', '/apis'])
      expect(() => create({ ...good, baseUrl: `https://hub.example.com${path}` })).not.toThrow();
  });

  test('T11: each surface accepts the kinds of its row', () => {
    expect(() => create({ ...good, auth: { apiKey: 'k' } }, keyed)).not.toThrow();
    expect(() => create({ ...good, auth: { token: 't' } }, keyed)).toThrowError(/Pass `auth: \{ apiKey \}`/);
    expect(() => create({ baseUrl: good.baseUrl }, open)).not.toThrow();
    expect(() =>
      create({ ...good, auth: { identity: 'me', credential: () => ({ authorization: 'x', generation: 0 }) } }, keyed),
    ).not.toThrow();
  });

  test.each([
    'http://hub.example.com',
    'http://127.0.0.1.example.com',
    'http://localhost.example.com',
    'http://10.0.0.5',
  ])('T12, G53: %s is rejected without the opt-in', (baseUrl) => {
    expect(() => create({ ...good, baseUrl })).toThrowError(/https.*allowInsecureHttp/);
    expect(() => create({ ...good, baseUrl, allowInsecureHttp: true })).not.toThrow();
    expect(() => create({ ...good, auth: { authUrl: baseUrl, clientId: 'c', clientSecret: 's' } })).toThrowError(
      /`auth.authUrl` must use https/,
    );
  });

  test('T12: loopback may use plain HTTP', () => {
    for (const host of ['localhost', 'sandbox.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])
      expect(() => create({ ...good, baseUrl: `http://${host}:4010` })).not.toThrow();
  });

  test('an API key with a trailing line break is refused when the client is created', () => {
    expect(() => create({ ...good, auth: { apiKey: 'abc\n' } }, keyed)).toThrowError(ConfigurationError);
  });

  test('a trailing slash of the base URL is ignored', async () => {
    const urls: string[] = [];
    const runtime = createRuntime(surface, {
      ...good,
      baseUrl: 'https://hub.example.com/',
      fetch: async ({ url }) => {
        urls.push(url);
        return new Response('{}');
      },
    });
    await runtime.call(operations.list, {});
    expect(urls).toEqual(['https://hub.example.com/api/v2/things']);
  });
});

describe('options from the environment', () => {
  test('client credentials', () => {
    expect(
      optionsFromEnv(surface, {
        TRADELANE_BASE_URL: ' https://h ',
        TRADELANE_AUTH_URL: 'https://a',
        TRADELANE_CLIENT_ID: 'c',
        TRADELANE_CLIENT_SECRET: 's',
      }),
    ).toEqual({
      baseUrl: 'https://h',
      auth: { authUrl: 'https://a', clientId: 'c', clientSecret: 's' },
    });
  });

  test('missing variables are named', () => {
    expect(() => optionsFromEnv(surface, {})).toThrowError(
      /TRADELANE_BASE_URL \(or TRADELANE_HUB_BASE_URL\).*AUTH_URL.*CLIENT_ID.*CLIENT_SECRET/,
    );
    expect(() => optionsFromEnv(surface, { TRADELANE_BASE_URL: 'https://h', TRADELANE_CLIENT_ID: 'c' })).toThrowError(
      /AUTH_URL.*CLIENT_SECRET/,
    );
    expect(() => optionsFromEnv(keyed, { TRADELANE_BASE_URL: 'https://h' })).toThrowError(/TRADELANE_API_KEY/);
  });
});

test('a later preset of the same name replaces an earlier one', () => {
  const derived = createRuntime(surface, good)
    .with({ query: { shop_id: 1 } })
    .with({ query: { shop_id: 2 } });
  expect(derived.presets).toEqual({ shop_id: 2 });
});

test('variables of a surface with several words, and a key that the surface does not take', () => {
  const base = { TRADELANE_BASE_URL: 'https://a.example' };
  const long: SurfaceDescriptor = { ...keyed, name: 'a-b-c' };
  expect(optionsFromEnv(long, { ...base, TRADELANE_A_B_C_API_KEY: 'k' })).toMatchObject({ auth: { apiKey: 'k' } });
  const bearer: SurfaceDescriptor = { ...surface, auth: ['clientCredentials'] };
  const both = { ...base, TRADELANE_API_KEY: 'k', TRADELANE_TOKEN: 't' };
  expect(optionsFromEnv(bearer, both)).toEqual({ baseUrl: 'https://a.example', auth: { token: 't' } });
});

test('E03: clients of one host and credential share limits on one clock, unless they are isolated', async () => {
  const clock = createVirtualClock();
  const clientOf = (more: Partial<ClientOptions> = {}) =>
    createRuntime(surface, { ...good, clock, fetch: async () => new Response('{}'), ...more });
  await clientOf().call(operations.slow, {});
  expect(clientOf().limits()).toHaveLength(1);
  for (const more of [{ isolated: true }, { clock: createVirtualClock() }, { baseUrl: 'https://hub.example.co' }])
    expect(clientOf(more).limits()).toEqual([]);
});
