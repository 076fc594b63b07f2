import { expect, test } from 'vitest';
import {
  ConfigurationError,
  type Hooks,
  type Middleware,
  type StoredToken,
  type TokenStore,
  type Transport,
} from '../../src/index.ts';
import { createRuntime } from '../support/runtime.ts';
import { createWorld, errorOf, operations, surface } from '../support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };
const good = {
  status: 200,
  headers: new Headers(),
  text: async () => '{}',
  stream: () => null,
  discard: async () => undefined,
};

const results: readonly (readonly [string, unknown, string])[] = [
  ['nothing', undefined, 'It returned undefined instead of a response.'],
  [
    'no status',
    { ...good, status: undefined },
    'The `status` of its response must be an integer. Received: undefined.',
  ],
  [
    'a status that is text',
    { ...good, status: '200' },
    'The `status` of its response must be an integer. Received: "200".',
  ],
  [
    'a status that is NaN',
    { ...good, status: Number.NaN },
    'The `status` of its response must be an integer. Received: NaN.',
  ],
  ['no headers', { ...good, headers: undefined }, 'The `headers` of its response must be a `Headers` object.'],
  ['plain headers', { ...good, headers: { a: 'b' } }, 'The `headers` of its response must be a `Headers` object.'],
  ['no text', { ...good, text: undefined }, 'The `text` of its response must be a function.'],
  [
    'a text that is bytes',
    { ...good, text: async () => new Uint8Array(2) },
    'The `text()` method of the response must return a string.',
  ],
];

test.each(results)('a transport that returns %s is a typed error that isn’t retried', async (_, result, fault) => {
  for (const hooks of [{}, { response: (): void => undefined }] as readonly Hooks[]) {
    let sent = 0;
    const transport = (async () => {
      sent += 1;
      return result;
    }) as unknown as Transport;
    const { fetch: _fetch, ...options } = createWorld().options;
    const runtime = createRuntime(surface, { ...options, ...bearer, transport, hooks });
    const error = await errorOf(runtime.call(operations.read, { path: { thing_id: 1 } }));
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error).toMatchObject({
      message: `\`transport\` is invalid. ${fault}`,
      code: 'ERR_OPTION_INVALID',
      operation: 'read',
      outcome: 'unknown',
    });
    expect(sent).toBe(1);
  }
});

test('a refusal whose headers can’t be read is a failed attempt', async () => {
  const headers = Object.assign(new Headers(), { get: () => expect.fail('They can’t be read.') });
  const { fetch: _fetch, ...options } = createWorld().options;
  const transport: Transport = async () => ({ ...good, status: 400, headers });
  const runtime = createRuntime(surface, { ...options, ...bearer, transport });
  const error = await errorOf(runtime.call(operations.read, { path: { thing_id: 1 } }));
  expect(error).toMatchObject({ name: 'ConnectionError', outcome: 'unknown' });
});

test.each(results)('a middleware that returns %s is a typed error that isn’t retried', async (_, result, fault) => {
  let wrapped = 0;
  const pass: Middleware = (request, next) => next(request);
  const wrong = (async () => {
    wrapped += 1;
    return result;
  }) as unknown as Middleware;
  const runtime = createWorld().runtime({ ...bearer, middleware: [pass, wrong] });
  const error = await errorOf(runtime.call(operations.read, { path: { thing_id: 1 } }));
  expect(error).toBeInstanceOf(ConfigurationError);
  expect(String(error)).toMatch(/`middleware(?:\[1\])?` is invalid\. /);
  expect(String(error)).toContain(fault);
  expect(wrapped).toBe(1);
});

test.each(['bad\r\ntoken', 'n\u00f6n-latin-\u{1F600}', '', 7, undefined])(
  'T07: a stored token %j that can’t be sent is replaced',
  async (accessToken) => {
    for (const hasRenew of [false, true]) {
      const world = createWorld();
      const corrupt = { accessToken, issuedAtInMs: 0, expiresAtInMs: Number.MAX_SAFE_INTEGER } as StoredToken;
      const stored: StoredToken[] = [];
      const tokenStore: TokenStore = {
        get: () => stored.at(-1) ?? corrupt,
        set: (_, token) => void stored.push(token),
        delete: () => undefined,
        ...(hasRenew && { renew: async () => stored.at(-1) ?? corrupt }),
      };
      const response = await world
        .runtime({ tokenStore })
        .call(operations.read, { path: { thing_id: 1 } })
        .withResponse();
      expect(response.attempts).toBe(1);
      expect(world.tokensIssued()).toBe(1);
      expect(stored.map((token) => token.accessToken)).toEqual(world.tokens);
    }
  },
);
