import { inspect } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';
import { ConnectionError, createFetchTransport, TokenError, type Transport } from '../../src/index.ts';
import { createRuntime } from '../support/runtime.ts';
import { createNodeTransport } from '../../src/node.ts';
import { createWorld, errorOf, json, operations, surface } from '../support/world.ts';
import { listen, type Loopback } from '../transport/loopback.ts';

const servers: Loopback[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

class ProxyError extends Error {
  override readonly name = 'ProxyError';
}

test('G60: code of the caller that throws undefined or null ends a call with a typed error', async () => {
  for (const thrown of [undefined, null]) {
    const fail = (): Promise<never> => Promise.reject(thrown);
    const ends = [
      { middleware: [fail], expected: { name: 'ConfigurationError', message: expect.stringContaining(`${thrown}`) } },
      { auth: { identity: 'a', credential: fail }, expected: { name: 'TokenError', code: 'ERR_AUTH_STRATEGY' } },
      { auth: { token: fail }, expected: { name: 'TokenError', code: 'ERR_SECRET_FUNCTION' } },
      { fetch: fail, auth: { token: 'fixed-token' }, maxAttempts: 1, expected: { name: 'ConnectionError' } },
    ];
    for (const { expected, ...options } of ends) {
      const runtime = createWorld().runtime(options as never);
      expect(await errorOf(runtime.call(operations.read, { path: { thing_id: 1 } }))).toMatchObject(expected);
    }
  }
});

describe("an error of the caller's fetch", () => {
  test("an error of the caller's fetch stays readable with message, cause and stack, also for the token request", async () => {
    const world = createWorld();
    for (const auth of [{ token: 'fixed-token' }, world.options.auth]) {
      const runtime = world.runtime({
        auth,
        maxAttempts: 1,
        fetch: async function throughProxy() {
          throw new ProxyError('my proxy refused', { cause: new RangeError('port 99999') });
        },
      });
      const error = (await errorOf(runtime.call(operations.read, { path: { thing_id: 1 } }))) as Error & {
        cause: Error;
      };
      expect([ConnectionError.name, TokenError.name]).toContain(error.name);
      expect(error.message).toContain('ProxyError: my proxy refused');
      expect(error.cause).toMatchObject({ name: 'ProxyError', message: 'my proxy refused' });
      expect(error.cause.stack).toContain('throughProxy');
      expect(error.cause.cause).toMatchObject({ name: 'RangeError', message: 'port 99999' });
    }
  });

  test("T10: an error of the caller's fetch contains nothing that was sent, however deep it is quoted", async () => {
    const world = createWorld();
    const runtime = world.runtime({
      auth: { token: 'fixed-token' },
      maxAttempts: 1,
      headers: { 'x-partner-key': 'partner-key-1' },
      fetch: async (request) => {
        const sent = `${request.url} ${JSON.stringify(Object.fromEntries(request.headers))} ${await request.text()}`;
        throw new Error(`first: ${sent}`, { cause: Object.assign(new Error(`second: ${sent}`), { config: { sent } }) });
      },
    });
    const error = await errorOf(runtime.call(operations.upsert, { body: { card: 'number-4711' } }));
    const shown = `${inspect(error, { depth: 20, showHidden: true })}${JSON.stringify(error)}${(error as Error).stack}`;
    expect(shown).toContain('second: ');
    for (const word of ['fixed-token', 'partner-key-1', 'number-4711']) expect(shown).not.toContain(word);
    const listed = await errorOf(runtime.call(operations.list, { query: { page_token: 'query-secret' } }));
    expect(inspect(listed)).not.toContain('query-secret');
  });

  test.each([undefined, null, 'text', {}])(
    'a fetch of the caller that returns %j instead of a Response is named as the cause',
    async (result) => {
      const world = createWorld();
      const runtime = world.runtime({
        auth: { token: 'fixed-token' },
        maxAttempts: 1,
        fetch: async () => result as never,
      });
      const error = await errorOf(runtime.call(operations.read, { path: { thing_id: 1 } }));
      expect((error as Error).message).toContain('`fetch`');
    },
  );
});

const transports: readonly (readonly [string, () => Transport])[] = [
  ['fetch', () => createFetchTransport()],
  ['undici', () => createNodeTransport({})],
];

describe.each(transports)("an error of the caller's code during an upload by %s", (_, transport) => {
  const mine = new Error('mine');
  const bytes = new Uint8Array(200_000);

  test.each([
    [
      'a callback',
      new Blob([bytes]),
      (): never => {
        throw mine;
      },
    ],
    ['a callback that is async', new Blob([bytes]), () => Promise.reject(mine)],
    [
      'the stream of a file',
      () =>
        (async function* () {
          yield bytes;
          throw mine;
        })(),
      undefined,
    ],
    [
      'a function that opens a file',
      (): never => {
        throw mine;
      },
      undefined,
    ],
  ])("%s: is the caller's error, and the upload isn't repeated", async (_what, data, onProgress) => {
    let requests = 0;
    const server = await listen((request, response) => {
      requests += 1;
      request
        .on('error', () => undefined)
        .resume()
        .on('end', () => response.end());
    });
    servers.push(server);
    const runtime = createRuntime(surface, {
      baseUrl: server.url,
      auth: { token: 'fixed-token' },
      transport: transport(),
    });
    const upload = { ...operations.upload, retry: 'idempotent' } as const;
    const call = runtime.call(upload, { body: { file: { name: 'a.bin', data } } }, { onProgress });
    expect(await errorOf(call)).toBe(mine);
    expect(requests).toBeLessThanOrEqual(1);
  });
});

describe('a success with an unexpected body', () => {
  const broken: readonly (readonly [string, () => Response])[] = [
    ['JSON that was cut', () => new Response('{"ok": tr', { headers: { 'content-type': 'application/json' } })],
    ['a web page', () => new Response('<html>Maintenance</html>', { headers: { 'content-type': 'text/html' } })],
    ['nothing', () => new Response('')],
  ];

  test.each(broken)('E08: %s is requested again, as after a 502, if that does no harm', async (_, response) => {
    const world = createWorld({ handler: () => (world.sent.length <= 2 ? response() : json({ ok: true })) });
    const runtime = world.runtime({ auth: { token: 'fixed-token' } });
    const { data, attempts } = await runtime.call(operations.read, { path: { thing_id: 1 } }).withResponse();
    expect([data, attempts]).toEqual([{ ok: true }, 3]);
  });

  test.each(broken.filter(([what]) => what !== 'nothing'))(
    'E08: %s in response to an unsafe call is an error at once',
    async (_, response) => {
      const world = createWorld({ handler: response });
      const runtime = world.runtime({ auth: { token: 'fixed-token' } });
      const unsafe = { ...operations.cancel, response: undefined } as never;
      const error = await errorOf(runtime.call(unsafe, { path: { thing_id: 1 } }, { callId: 'mine' }));
      expect(error).toMatchObject({ name: 'MalformedResponseError', outcome: 'unknown', attempts: 1, status: 200 });
      expect(error).toHaveProperty('callId', 'mine');
      expect(world.sent).toHaveLength(1);
    },
  );

  test("E08: an integer that would be rounded isn't a transmission error, and isn't requested again", async () => {
    const world = createWorld({ handler: () => new Response('{"id":9007199254740993}') });
    const runtime = world.runtime({ auth: { token: 'fixed-token' } });
    await errorOf(runtime.call(operations.read, { path: { thing_id: 1 } }));
    expect(world.sent).toHaveLength(1);
  });
});
