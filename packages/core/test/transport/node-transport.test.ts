import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { MockAgent } from 'undici';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  BodyTooLargeError,
  ConfigurationError,
  type TransportRequest,
  type TransportResponse,
} from '../../src/index.ts';
import { createRuntime } from '../support/runtime.ts';
import type { NodeTransportOptions } from '../../src/transport/node-options.ts';
import { unlessOver } from '../../src/transport/undici-exchange.ts';
import { createNodeTransport, type NodeTransport } from '../../src/node.ts';
import { errorOf, operations, surface } from '../support/world.ts';
import { listen } from './loopback.ts';

test('the Node transport is shared by the process if it has no options', async () => {
  expect(createNodeTransport()).toBe(createNodeTransport());
  const own = createNodeTransport({});
  expect(own).not.toBe(createNodeTransport());
  await own.close();
});

describe('closing a Node transport', () => {
  async function served() {
    const server = await listen((request, response) => void request.resume().on('end', () => response.end('{}')));
    const call = (transport: NodeTransport): Promise<unknown> =>
      createRuntime(surface, { baseUrl: server.url, auth: { token: 'fixed-token' }, transport })
        .call(operations.cancel, { path: { thing_id: 1 } })
        .withResponse();
    return { server, call };
  }

  test("without options ends its connections, and doesn't break its users", async () => {
    const { server, call } = await served();
    const transport = createNodeTransport();
    await call(transport);
    await Promise.all([transport.close(), createNodeTransport().close()]);
    while (server.sockets.open > 0) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(createNodeTransport()).toBe(transport);
    expect(await call(transport)).toMatchObject({ status: 200 });
    const under = call(transport);
    const closing = transport.close();
    expect(await Promise.all([under, call(transport)])).toMatchObject([{ status: 200 }, { status: 200 }]);
    await closing;
    await transport.close();
    await server.close();
  });

  test('without options is allowed at any time of a call, which continues', async () => {
    const { server, call } = await served();
    const transport = createNodeTransport();
    for (let ticks = 0; ticks < 60; ticks += 1) {
      const under = call(transport);
      for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
      await Promise.all([transport.close(), expect(under).resolves.toMatchObject({ status: 200 })]);
    }
    await server.close();
  });

  test.each(['used', 'never used'])(
    'with options that was %s is allowed again, and later calls fail once with that reason',
    async (how) => {
      const { server, call } = await served();
      const transport = createNodeTransport({});
      if (how === 'used') await call(transport);
      const first = transport.close();
      const during = await errorOf(call(transport));
      await Promise.all([first, transport.close()]);
      await transport.close();
      for (const error of [during, await errorOf(call(transport))]) {
        expect(error).toMatchObject({ name: 'ConnectionError', outcome: 'not-sent', attempts: 1 });
        expect((error as Error).message).toContain('UND_ERR_CLOSED (the transport was closed: create another client).');
      }
      expect(server.sockets.total).toBe(how === 'used' ? 1 : 0);
      await server.close();
    },
  );

  test('while undici is loaded for it sends nothing', async () => {
    const { server, call } = await served();
    const transport = createNodeTransport({});
    const under = errorOf(call(transport));
    await transport.close();
    expect(await under).toMatchObject({ outcome: 'not-sent' });
    expect(server.sockets.total).toBe(0);
    await server.close();
  });

  test('waits for requests in flight', async () => {
    let respond: () => void = () => undefined;
    const server = await listen((_, response) => (respond = () => void response.end('{}')));
    const transport = createNodeTransport({});
    const options = { baseUrl: server.url, auth: { token: 'fixed-token' }, transport };
    const under = createRuntime(surface, options).call(operations.read, { path: { thing_id: 1 } });
    while (server.sockets.total === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    let isClosed = false;
    const closing = [transport.close(), transport.close()].map((one) => one.then(() => (isClosed = true)));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isClosed).toBe(false);
    respond();
    expect(await under).toEqual({});
    await Promise.all(closing);
    await server.close();
  });
});

test.each<[options: unknown, says: string]>([
  [{ connections: 0 }, 'Option `connections` is invalid. Pass a whole number of 1 or more. Received: 0.'],
  [{ connections: -1 }, 'Option `connections` is invalid. Pass a whole number of 1 or more. Received: -1.'],
  [{ connections: Number.NaN }, 'Received: NaN.'],
  [{ connections: '3' }, 'Received: "3".'],
  [{ connections: null }, 'Received: null.'],
  [{ keepAliveInMs: -1 }, 'Option `keepAliveInMs` is invalid. Pass a finite number above 0. Received: -1.'],
  [
    { connectTimeoutInMs: Number.POSITIVE_INFINITY },
    'Option `connectTimeoutInMs` is invalid. Pass a finite number above 0. Received: Infinity.',
  ],
  [{ dispatcher: {} }, 'Option `dispatcher` is invalid. Pass an object with `dispatch()`. Received: an object.'],
  [{ dispatcher: () => undefined }, 'an object with `dispatch()`. Received: a function.'],
  [{ dispatcher: { dispatch: () => true }, connections: 5 }, "`connections` doesn't apply if you pass `dispatcher`"],
  [{ keepAlive: 5 }, 'Unknown option `keepAlive`. Did you mean `keepAliveInMs`?'],
  [
    { agent: {} },
    'Unknown option `agent`. Valid options: dispatcher, proxy, connections, keepAliveInMs, connectTimeoutInMs.',
  ],
])('the Node transport refuses %o when it is created', (options, says) => {
  const create = () => createNodeTransport(options as NodeTransportOptions);
  expect(create).toThrow(ConfigurationError);
  expect(create).toThrow(says);
});

test("the Node transport names all invalid options, and rejects options that aren't an object", () => {
  expect(() => createNodeTransport({ connections: 0, keepAliveInMs: 0 })).toThrow(/`connections`.*`keepAliveInMs`/);
  expect(() => createNodeTransport([] as never)).toThrow('`options` must be an object. Received: undefined.');
  expect(() => createNodeTransport({ connections: undefined } as never)).not.toThrow();
});

test("undici's MockAgent responds instead of the host, and nothing is sent", async () => {
  const dispatcher = new MockAgent();
  dispatcher.disableNetConnect();
  const data = { ok: true };
  const headers = { 'content-type': 'application/json' };
  const mocked = { path: '/api/v2/things/1', method: 'GET' };
  dispatcher.get('https://hub.example.com').intercept(mocked).reply(200, data, { headers });
  const transport = createNodeTransport({ dispatcher });
  const options = { baseUrl: 'https://hub.example.com', auth: { token: 'fixed-token' }, transport };
  const runtime = createRuntime(surface, options);
  expect(await runtime.call(operations.read, { path: { thing_id: 1 } })).toEqual(data);
  expect(await errorOf(runtime.call(operations.cancel, { path: { thing_id: 1 } }))).toMatchObject({
    systemCode: 'UND_MOCK_ERR_MOCK_NOT_MATCHED',
  });
  await dispatcher.close();
});

test("the Node transport reports that it doesn't work on Bun", () => {
  vi.stubGlobal('Bun', {});
  try {
    expect(() => createNodeTransport()).toThrow(ConfigurationError);
    expect(() => createNodeTransport({})).toThrow("doesn't work on Bun");
  } finally {
    vi.unstubAllGlobals();
  }
});

describe('one request of the Node transport', () => {
  const open: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });
  const { signal } = new AbortController();
  async function connect(handler: Parameters<typeof listen>[0], options: NodeTransportOptions = {}) {
    const server = await listen(handler);
    const transport = createNodeTransport(options);
    open.push(transport, server);
    const ask = (more: Partial<TransportRequest> = {}): Promise<TransportResponse> =>
      transport({ method: 'GET', url: server.url, headers: {}, signal, onEnd: () => () => undefined, ...more });
    return { ask, server };
  }

  test("isn't sent if its attempt has ended", async () => {
    let requests = 0;
    const { ask } = await connect((_, response) => void response.end(String((requests += 1))));
    const isOver = (listener: (reason: unknown) => void) => {
      listener('over');
      return () => undefined;
    };
    expect(await errorOf(ask({ onEnd: isOver }))).toBe('over');
    expect(await (await ask()).text(10)).toBe('1');
    expect(await errorOf(ask({ onEnd: isOver }))).toBe('over');
    expect(await (await ask()).text(10)).toBe('2');
  });

  test("isn't sent if its attempt ends while it waits for a connection", async () => {
    const paths: (string | undefined)[] = [];
    const responses: ServerResponse[] = [];
    const { ask, server } = await connect(
      (request, response) => {
        paths.push(request.url);
        responses.push(response);
      },
      { connections: 1 },
    );
    const first = ask({ url: `${server.url}/first` });
    let end: (reason: unknown) => void = () => undefined;
    const onEnd = (listener: (reason: unknown) => void) => {
      end = listener;
      return () => undefined;
    };
    while (responses.length < 1) await new Promise((resolve) => setTimeout(resolve, 1));
    const second = errorOf(ask({ url: `${server.url}/second`, onEnd }));
    const third = ask({ url: `${server.url}/third` });
    await new Promise((resolve) => setTimeout(resolve, 20));
    end('over');
    expect(await second).toBe('over');
    responses[0]?.end();
    await (await first).text(10);
    while (responses.length < 2) await new Promise((resolve) => setTimeout(resolve, 1));
    responses[1]?.end();
    await (await third).text(10);
    expect(paths).toEqual(['/first', '/third']);
  });

  test('keeps its connection for the next one until the transport is closed', async () => {
    const server = await listen((_, response) => void response.end('a'));
    open.push(server);
    const transport = createNodeTransport({});
    const request = { method: 'GET', url: server.url, headers: {}, signal, onEnd: () => () => undefined };
    for (let index = 0; index < 3; index += 1) {
      await (await transport(request)).text(10);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(server.sockets).toEqual({ open: 1, total: 1 });
    await transport.close();
    while (server.sockets.open > 0) await new Promise((resolve) => setTimeout(resolve, 1));
  });

  test('has the status of its final response, not of an informational one', async () => {
    const { ask } = await connect((_, response) => {
      const later = (): void => void setTimeout(() => response.writeHead(201).end('a'), 10);
      response.writeEarlyHints({ link: '</a>; rel=preload' }, later);
    });
    const response = await ask();
    expect([response.status, await response.text(10), response.headers.get('link')]).toEqual([201, 'a', null]);
  });

  test('may decompress up to the maximum, and an empty body to an empty one', async () => {
    const { ask, server } = await connect(({ url }, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(url === '/none' ? '' : gzipSync('x'.repeat(1_000)));
    });
    expect(await (await ask()).text(1_000)).toHaveLength(1_000);
    expect(await errorOf(ask().then((response) => response.text(999)))).toBeInstanceOf(BodyTooLargeError);
    expect(await (await ask({ url: `${server.url}/none` })).text(1_000)).toBe('');
  });

  test('is sent to its URL, with its content', async () => {
    const seen: unknown[] = [];
    const { ask, server } = await connect((request, response) => {
      const { url, method, headers } = request;
      seen.push([method, url, headers['content-length'], headers['accept-encoding'], headers['x-a']]);
      response.end();
    });
    await (await ask({ headers: { 'x-a': '1' } })).text(10);
    await (await ask({ url: `${server.url}/a/b?c=/d` })).text(10);
    async function* body(): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode('abc');
    }
    await (await ask({ method: 'PUT', body: body(), bodyLength: 3, headers: { 'accept-encoding': 'gzip' } })).text(10);
    expect(seen).toEqual([
      ['GET', '/', undefined, 'gzip, deflate', '1'],
      ['GET', '/a/b?c=/d', undefined, 'gzip, deflate', undefined],
      ['PUT', '/', '3', 'gzip', undefined],
    ]);
  });

  test.each([
    ['a mark at its beginning', [0xef, 0xbb, 0xbf, 0x61], 'a'],
    ['what begins like a mark', [0xef, 0xbb, 0xbd, 0x61], '\uFEFDa'],
    ['another such beginning', [0xef, 0xbc, 0xbf, 0x61], '\uFF3Fa'],
    ['the end of a mark', [0xc3, 0xbb, 0xbf, 0x61], '\u00fb\ufffda'],
    ['nothing', [], ''],
  ])('has a text without its byte-order mark: %s', async (_, bytes, text) => {
    const { ask } = await connect((_request, response) => void response.end(Uint8Array.from(bytes)));
    expect(await (await ask()).text(10)).toBe(text);
  });

  test('reports a broken body to its reader, as text or as a stream', async () => {
    const { ask } = await connect((_, response) => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('abc', () => response.destroy());
    });
    await expect(ask().then((response) => response.text(10))).rejects.toThrow();
    const reader = (await ask()).stream()?.getReader();
    await expect(
      (async () => {
        while (!(await reader?.read())?.done);
      })(),
    ).rejects.toThrow();
  });

  test('ends for the reader of its stream when its attempt ends', async () => {
    const { ask } = await connect((_, response) => void response.write('abc'));
    let end: (reason: unknown) => void = () => undefined;
    const onEnd = (listener: (reason: unknown) => void) => {
      end = listener;
      return () => undefined;
    };
    const reader = (await ask({ onEnd })).stream()?.getReader();
    expect((await reader?.read())?.value).toHaveLength(3);
    const further = errorOf(reader?.read() ?? Promise.resolve());
    end(new Error('over'));
    expect(await further).toMatchObject({ message: 'over' });
  });

  test('has no stream if it has no body', async () => {
    const { ask, server } = await connect((request, response) => {
      if (request.url === '/204') response.writeHead(204).end();
      else response.writeHead(200, { 'content-length': '0' }).end();
    });
    expect((await ask()).stream()).toBeNull();
    expect((await ask({ url: `${server.url}/204` })).stream()).toBeNull();
  });
});

test('slow work within the Node transport ends at once with its attempt', async () => {
  const ends: ((reason: unknown) => void)[] = [];
  const { signal } = new AbortController();
  const request = {
    method: 'GET',
    url: 'https://hub.example.com/api',
    headers: {},
    signal,
    onEnd: (listener: (reason: unknown) => void) => {
      ends.push(listener);
      return () => void ends.splice(ends.indexOf(listener), 1);
    },
  };
  const given = unlessOver(request, new Promise<never>(() => undefined));
  ends[0]?.('over');
  await expect(given).rejects.toBe('over');
  ends.length = 0;
  expect(await unlessOver(request, Promise.resolve('done'))).toBe('done');
  await expect(unlessOver(request, Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(ends).toEqual([]);
});

describe('a response in an unsupported coding', () => {
  async function client(coding: string, body: Uint8Array) {
    let requests = 0;
    const server = await listen((request, response) => {
      requests += 1;
      const status = request.url?.includes('wrong') ? 400 : 200;
      request.resume().on('end', () => response.writeHead(status, { 'content-encoding': coding }).end(body));
    });
    const transport = createNodeTransport({});
    open.push(transport, server);
    const runtime = createRuntime(surface, {
      baseUrl: server.url,
      auth: { token: 'fixed-token' },
      transport,
      rateLimiting: false,
    });
    return { runtime, server, requests: () => requests };
  }
  const open: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });
  // A zstd frame with {"ok":true}, and bytes that start like one.
  const zstd = Buffer.from('KLUv/SALWQAAeyJvayI6dHJ1ZX0=', 'base64');

  test.each([
    ['zstd', zstd],
    ['gzip, zstd', zstd],
    ['constructor', zstd],
    ['lz99', zstd.subarray(0, 9)],
    [Array.from({ length: 6 }, () => 'gzip').join(','), gzipSync('{"ok":true}')],
  ])("is refused once with the coding's name, and its connection is freed: %s", async (coding, body) => {
    const { runtime, server, requests } = await client(coding, body);
    for (const call of [
      runtime.call(operations.read, { path: { thing_id: 1 } }),
      runtime.file(operations.download, { path: { file_id: 1 } }),
    ]) {
      const error = await errorOf(call);
      expect(error).toBeInstanceOf(ConfigurationError);
      expect(error).toMatchObject({
        outcome: 'unknown',
        message: expect.stringContaining(`content-encoding: ${coding.replaceAll(',', ', ').replaceAll('  ', ' ')}`),
      });
    }
    expect(requests()).toBe(2);
    while (server.sockets.open > 1) await new Promise((resolve) => setTimeout(resolve, 1));
  });

  test('is read anyway if it is plain text', async () => {
    const { runtime } = await client('lz99', Buffer.from('{"ok":true}'));
    expect(await runtime.call(operations.read, { path: { thing_id: 1 } })).toEqual({ ok: true });
  });

  test('is an error like any other if its status is an error', async () => {
    const { runtime } = await client('zstd', zstd);
    const error = await errorOf(runtime.call(operations.read, { path: { thing_id: 'wrong' } }));
    expect(error).toMatchObject({ name: 'BadRequestError', status: 400 });
  });
});

test.each([
  [5, true],
  [6, false],
])(
  'a body that was compressed %d times is decompressed: %s, because each time needs memory',
  async (times, isUnpacked) => {
    let body = Buffer.from('plain');
    for (let index = 0; index < times; index += 1) body = gzipSync(body);
    const server = await listen((_, response) => {
      response.writeHead(200, { 'content-encoding': Array.from({ length: times }, () => 'gzip').join(',') }).end(body);
    });
    const transport = createNodeTransport({});
    const { signal } = new AbortController();
    const response = await transport({
      method: 'GET',
      url: server.url,
      headers: {},
      signal,
      onEnd: () => () => undefined,
    });
    const text = await response.text(1_000).catch((error: unknown) => error);
    if (isUnpacked) expect(text).toBe('plain');
    else expect(text).toBeInstanceOf(ConfigurationError);
    await transport.close();
    await server.close();
  },
);
