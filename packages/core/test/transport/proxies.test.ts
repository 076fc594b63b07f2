import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConfigurationError } from '../../src/index.ts';
import { createNodeTransport } from '../../src/node.ts';
import { createRuntime } from '../support/runtime.ts';
import { errorOf, operations, surface } from '../support/world.ts';
import { listen } from './loopback.ts';

const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'];
const credentials = 'user:S3cr3t%21';
const authorization = `Basic ${btoa('user:S3cr3t!')}`;

const ends: (() => unknown)[] = [];
beforeEach(() => {
  for (const name of names.flatMap((upper) => [upper, upper.toLowerCase()])) vi.stubEnv(name, undefined);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const end of ends.splice(0)) await end();
});

/** A proxy that requires the credentials. It forwards every request to `target`, whatever the host. */
async function startProxy(target: string) {
  const seen: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    seen.push(request.url ?? '');
    const isAllowed = request.headers['proxy-authorization'] === authorization;
    response.writeHead(isAllowed ? 200 : 407, { 'content-type': 'application/json' }).end('{"by":"proxy"}');
  });
  server.on('connect', ({ url = '', headers }, client: Socket) => {
    seen.push(`CONNECT ${url}`);
    if (headers['proxy-authorization'] !== authorization) {
      client.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
      return;
    }
    const tunnel = connect(Number(new URL(target).port), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      tunnel.pipe(client).pipe(tunnel);
    });
    tunnel.on('error', () => client.destroy());
    client.on('error', () => tunnel.destroy());
  });
  server.on('connection', (socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { seen, host: `127.0.0.1:${port}`, url: `http://${credentials}@127.0.0.1:${port}` };
}

async function world() {
  const received: string[] = [];
  const target = await listen((request, response) => {
    received.push(request.headers['proxy-authorization'] ?? 'no proxy credentials');
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"by":"host"}');
  });
  ends.push(() => target.close());
  return { received, target: target.url, proxy: await startProxy(target.url) };
}

const call = (baseUrl: string, proxy: string): Promise<unknown> => {
  const transport = createNodeTransport({ proxy });
  ends.push(() => transport.close());
  const options = { baseUrl, auth: { token: 'fixed-token' }, transport, maxAttempts: 1, allowInsecureHttp: true };
  return createRuntime(surface, options).call(operations.read, { path: { thing_id: 1 } });
};

test('`proxy` with a URL sends http requests to the proxy, with its credentials', async () => {
  const { proxy } = await world();
  expect(await call('http://hub.example.com', proxy.url)).toEqual({ by: 'proxy' });
  expect(proxy.seen).toEqual(['http://hub.example.com/api/v2/things/1']);
});

test('`proxy` with a URL opens a tunnel to an https host, with its credentials', async () => {
  const { proxy, received } = await world();
  // The target has no TLS, so the handshake through the open tunnel fails, and nothing is sent.
  expect(await errorOf(call('https://hub.example.com', proxy.url))).toMatchObject({
    code: 'ERR_CONNECTION_NOT_SENT',
    outcome: 'not-sent',
  });
  expect(proxy.seen).toEqual(['CONNECT hub.example.com:443']);
  expect(received).toEqual([]);
});

test.each([
  ['HTTP_PROXY', 'http'],
  ['http_proxy', 'http'],
  ['HTTPS_PROXY', 'https'],
  ['https_proxy', 'https'],
])('`proxy: "env"` reads %s for %s hosts', async (name, scheme) => {
  const { proxy } = await world();
  vi.stubEnv(name, proxy.url);
  await call(`${scheme}://hub.example.com`, 'env').catch(() => undefined);
  expect(proxy.seen).toEqual([
    scheme === 'http' ? 'http://hub.example.com/api/v2/things/1' : 'CONNECT hub.example.com:443',
  ]);
});

test('`proxy: "env"` reads a proxy without a scheme as an HTTP proxy', async () => {
  const { proxy } = await world();
  vi.stubEnv('HTTPS_PROXY', proxy.url.replace('http://', ''));
  await call('https://hub.example.com', 'env').catch(() => undefined);
  expect(proxy.seen).toEqual(['CONNECT hub.example.com:443']);
});

test.each(['NO_PROXY', 'no_proxy'])('`proxy: "env"` bypasses the proxy for hosts of %s', async (name) => {
  const { proxy, target, received } = await world();
  vi.stubEnv('HTTP_PROXY', proxy.url);
  vi.stubEnv(name, 'other.example.com,127.0.0.1');
  expect(await call(target, 'env')).toEqual({ by: 'host' });
  expect(proxy.seen).toEqual([]);
  expect(received).toEqual(['no proxy credentials']);
});

test('`proxy: "env"` without variables sends requests to the host', async () => {
  const { target } = await world();
  expect(await call(target, 'env')).toEqual({ by: 'host' });
});

test.each(['http', 'https'])(
  'an error about a proxy that refuses its credentials for an %s host has none of them',
  async (scheme) => {
    const { proxy } = await world();
    const error = await errorOf(call(`${scheme}://hub.example.com`, proxy.url.replace('S3cr3t', 'Wr0ng')));
    expect(error).toMatchObject({ name: 'ConnectionError' });
    expect(inspect(error, { depth: null, showHidden: true })).not.toMatch(/Wr0ng|dXNlcjpXcjBuZy/);
  },
);

test.each([
  'proxy.example.com:3128',
  'socks5://user:S3cr3t@proxy.example.com',
  'http://user:S3cr3t%@proxy.example.com',
  'http://user:S3cr3t@proxy.example.com/path',
  'http://user:S3cr3t@proxy.example.com?a=1',
  'http://user:S3cr3t@proxy.example.com#a',
  '',
])('`proxy` with the invalid URL %o fails at once, and the error has no credentials', (proxy) => {
  const create = () => createNodeTransport({ proxy });
  expect(create).toThrow(ConfigurationError);
  expect(create).toThrow(expect.objectContaining({ code: 'ERR_OPTION_INVALID' }));
  expect(create).toThrow(/^(?!.*S3cr3t).*Option `proxy` is invalid/);
});

test('`proxy` must be a string, and is rejected together with `dispatcher`', () => {
  expect(() => createNodeTransport({ proxy: true } as never)).toThrow(
    "Option `proxy` is invalid. Pass 'env' or the URL of a proxy. Received: true.",
  );
  expect(() => createNodeTransport({ proxy: 'env', dispatcher: { dispatch: () => true } })).toThrow(
    expect.objectContaining({ code: 'ERR_OPTION_CONFLICT' }),
  );
});
