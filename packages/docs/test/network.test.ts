import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, type Server, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createHub } from '@tradelane/hub';
import { afterEach, expect, test, vi } from 'vitest';

const servers: Server[] = [];
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

async function portOf(server: Server): Promise<number> {
  servers.push(server);
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const respond: RequestListener = (_request, response) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"a1","status":"SUCCESS"}');

const read = (name: string): Promise<string> => readFile(new URL(`./certificates/${name}`, import.meta.url), 'utf8');

test.each(['proxy', 'certificate'])('the program network-%s.ts lists orders', async (name) => {
  const listOrders: RequestListener = (_request, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}');
  const [cert, key] = [await read('localhost.pem'), await read('localhost.key.pem')];
  const isProxy = name === 'proxy';
  const port = await portOf(isProxy ? createHttpServer(listOrders) : createHttpsServer({ cert, key }, listOrders));
  vi.stubEnv('TRADELANE_BASE_URL', isProxy ? 'http://hub.localhost' : `https://localhost:${port}`);
  vi.stubEnv('TRADELANE_TOKEN', 'fixed-token');
  for (const name of ['http_proxy', 'no_proxy', 'NO_PROXY']) vi.stubEnv(name, undefined);
  vi.stubEnv('HTTP_PROXY', `http://127.0.0.1:${port}`);
  vi.stubEnv('CA_FILE', fileURLToPath(new URL('./certificates/localhost.pem', import.meta.url)));
  const log = vi.spyOn(console, 'log').mockReturnValue();
  try {
    await import(`../samples/network-${name}.ts`);
    expect(log).toHaveBeenCalledWith('0 orders');
  } finally {
    log.mockRestore();
    vi.unstubAllEnvs();
  }
});

test.each(['the hub', 'the token endpoint'])(
  'the error about an untrusted certificate of %s names the host and the remedy',
  async (whose) => {
    const [cert, key] = [await read('localhost.pem'), await read('localhost.key.pem')];
    const host = `localhost:${await portOf(createHttpsServer({ cert, key }, respond))}`;
    const auth =
      whose === 'the hub'
        ? { token: 'fixed-token' }
        : { authUrl: `https://${host}`, clientId: 'shop', clientSecret: 'S3cr3t-of-the-test' };
    const hub = createHub({ baseUrl: `https://${host}`, auth, maxAttempts: 1, timeoutInMs: 20_000 });
    const error = (await hub.actions.get('a1').then(undefined, (thrown: unknown) => thrown)) as Error;
    expect(error).toMatchObject({ name: whose === 'the hub' ? 'ConnectionError' : 'TokenError', outcome: 'not-sent' });
    expect(error.message).toMatch(/SELF_SIGNED_CERT.*isn't trusted.*NODE_EXTRA_CA_CERTS/);
    if (whose === 'the token endpoint') expect(error.message).toContain(host);
    expect(error.message).not.toContain('S3cr3t');
  },
);
