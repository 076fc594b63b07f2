import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { Agent, ProxyAgent } from 'undici';
import { afterEach, describe, expect, test } from 'vitest';
import { type ClientOptions, createFetchTransport, type Transport } from '../../src/index.ts';
import { createRuntime } from '../support/runtime.ts';
import { NotSentError } from '../../src/transport/failure.ts';
import { createNodeTransport, type NodeTransport } from '../../src/node.ts';
import { errorOf, operations, surface } from '../support/world.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function portOf(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
  });
  open.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const portThat = (handle: (socket: Socket) => void): Promise<number> => portOf(createServer(handle));
const httpPort = (listener: RequestListener): Promise<number> => portOf(createHttpServer(listener));

function nodeTransport(options: Parameters<typeof createNodeTransport>[0] = {}): NodeTransport {
  const transport = createNodeTransport(options);
  open.push(() => transport.close());
  return transport;
}

/** An unsafe call, which is repeated only if nothing can have been sent. */
function cancel(baseUrl: string, transport?: Transport, options: Partial<ClientOptions> = {}, call: object = {}) {
  const auth = { token: 'fixed-token' };
  const client = { baseUrl, auth, transport, rateLimiting: false, random: () => 0, ...options } as const;
  return createRuntime(surface, client).call(operations.cancel, { path: { thing_id: 1 } }, call);
}

const alert = Buffer.from([0x15, 3, 3, 0, 2, 2, 40]);
/** How a handshake may end, and its code. */
const handshakes: Readonly<Record<string, readonly [(socket: Socket) => void, code: string]>> = {
  'plain HTTP': [(socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n'), 'ERR_SSL_WRONG_VERSION_NUMBER'],
  'a reset': [(socket) => socket.resetAndDestroy(), 'ECONNRESET'],
  'its end': [(socket) => socket.end(), 'ECONNRESET'],
  'an alert': [(socket) => socket.end(alert), 'ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE'],
};

describe('over the Node transport, an unsafe call without a sent byte is not sent, and repeated', () => {
  test.each(Object.keys(handshakes))('if the TLS handshake meets %s', async (name) => {
    const [respond, code] = handshakes[name] as (typeof handshakes)[string];
    let connections = 0;
    const port = await portThat((socket) => {
      connections += 1;
      socket.once('data', () => respond(socket));
    });
    const error = await errorOf(cancel(`https://localhost:${port}`, nodeTransport(), { maxAttempts: 2 }));
    expect(error).toMatchObject({ name: 'ConnectionError', outcome: 'not-sent', attempts: 2, systemCode: code });
    expect((error as Error).message).toBe(`cancel couldn't be sent: ${code}.`);
    expect(connections).toBe(2);
  });

  test.each([407, 502, 403])(
    'if a proxy responds with %i to CONNECT, with the status in the message',
    async (status) => {
      const proxy = createHttpServer();
      proxy.on('connect', (_request, socket: Socket) => socket.end(`HTTP/1.1 ${status} No\r\n\r\n`));
      const dispatcher = new ProxyAgent(`http://127.0.0.1:${await portOf(proxy)}`);
      open.push(() => dispatcher.close());
      const error = await errorOf(cancel('https://hub.example.com', nodeTransport({ dispatcher }), { maxAttempts: 2 }));
      expect(error).toMatchObject({ outcome: 'not-sent', attempts: 2 });
      expect((error as Error).message).toContain(`(the proxy responded with ${status})`);
    },
  );

  test('if its dispatcher was closed, which it reports once', async () => {
    const dispatcher = new Agent();
    const transport = nodeTransport({ dispatcher });
    const port = await httpPort((_, response) => void response.end('{}'));
    await dispatcher.close();
    const error = await errorOf(cancel(`http://127.0.0.1:${port}`, transport));
    expect(error).toMatchObject({ outcome: 'not-sent', attempts: 1 });
    expect((error as Error).message).toContain('the transport was closed');
  });
});

describe('a call that ends while it waits for a connection', () => {
  /** One connection, which the first call holds until the end of the test. */
  async function full(options: Partial<ClientOptions> = {}, wrap = (transport: Transport): Transport => transport) {
    let seen = 0;
    let isSeen: () => void = () => undefined;
    const firstSeen = new Promise<void>((resolve) => (isSeen = resolve));
    const port = await httpPort(() => {
      seen += 1;
      isSeen();
    });
    const transport = wrap(nodeTransport({ connections: 1 }));
    const stop = new AbortController();
    const call = (more: object): Promise<unknown> =>
      errorOf(cancel(`http://127.0.0.1:${port}`, transport, options, more));
    const first = call({ signal: stop.signal });
    await firstSeen;
    return { call, stop, first, seen: () => seen };
  }

  const ends = {
    abort: () => {
      const stop = new AbortController();
      setTimeout(() => stop.abort(), 20);
      return { signal: stop.signal };
    },
    'deadline of the call': () => ({ deadlineInMs: 20 }),
    'time of the attempt': () => ({ timeoutInMs: 20, maxAttempts: 2 }),
  };

  test.each(Object.entries(ends))(
    'a call that ends in the wait for a connection was not sent (%s), but the call that holds the connection may have been',
    async (_, end) => {
      const { call, stop, first, seen } = await full();
      const error = await call(end());
      expect(error).toMatchObject({ outcome: 'not-sent' });
      expect((error as Error).message).not.toContain('unknown');
      stop.abort();
      expect(await first).toMatchObject({ name: 'AbortError', outcome: 'unknown' });
      expect(seen()).toBe(1);
    },
  );

  test('a call that ends in the wait for a connection was not sent if middleware forwards it, unchanged or changed', async () => {
    for (const middleware of [
      async (request: never, next: (request: never) => never) => next(request),
      async (request: object, next: (request: never) => never) => next({ ...request, headers: {} } as never),
    ]) {
      const { call, stop } = await full({ middleware: [middleware as never] });
      expect(await call({ deadlineInMs: 20 })).toMatchObject({ outcome: 'not-sent' });
      stop.abort();
    }
  });

  test('a call that ends in the wait for a connection has an unknown outcome if middleware sent it before', async () => {
    let isWaiting: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (isWaiting = resolve));
    const middleware = async (request: never, next: (request: never) => Promise<never>) => {
      const first = next(request);
      await new Promise((resolve) => setTimeout(resolve, 50));
      const second = next(request);
      isWaiting();
      return Promise.race([first, second]);
    };
    const { first, stop, seen } = await full({ middleware: [middleware as never] });
    await waiting;
    expect(seen()).toBe(1);
    stop.abort();
    expect(await first).toMatchObject({ outcome: 'unknown' });
  });
});

describe('over fetch, an unsafe call is reported as not sent if that is known', () => {
  const overFetch = (url: string) => errorOf(cancel(url, createFetchTransport(), { maxAttempts: 1 }));

  test.each([
    ['plain HTTP', 'unknown'],
    ['a reset', 'unknown'],
    ['its end', 'not-sent'],
    ['an alert', 'unknown'],
  ])('if the TLS handshake meets %s: %s', async (name, outcome) => {
    const [respond, code] = handshakes[name] as (typeof handshakes)[string];
    const port = await portThat((socket) => void socket.once('data', () => respond(socket)));
    expect(await overFetch(`https://localhost:${port}`)).toMatchObject({ outcome, systemCode: code });
  });
});

describe("an error of the caller's own client doesn't prove that nothing was sent", () => {
  const carry: Transport = createFetchTransport();

  test.each<[string, (audit: () => Promise<unknown>) => Partial<ClientOptions>]>([
    ['a `fetch`', (audit) => ({ fetch: (request) => fetch(request).finally(audit) })],
    ['a transport', (audit) => ({ transport: (request) => carry(request).finally(audit) })],
  ])('a write is sent once if %s fails on another host after the response', async (_, options) => {
    let requests = 0;
    const port = await httpPort((_request, response) => {
      requests += 1;
      response.end('{}');
    });
    const closed = createServer();
    const closedPort = await portOf(closed);
    closed.close();
    const { transport, ...more } = options(() => fetch(`http://127.0.0.1:${closedPort}`));
    const error = await errorOf(cancel(`http://127.0.0.1:${port}`, transport, more));
    expect(error).toMatchObject({ outcome: 'unknown', attempts: 1, systemCode: 'ECONNREFUSED' });
    expect(requests).toBe(1);
  });
});

test.each([true, false])(
  "a transport of the caller that held the request when it failed hasn't sent it: %s",
  async (isHeld) => {
    const transport: Transport = (request) => {
      request.hold?.(isHeld);
      return Promise.reject(new Error('no'));
    };
    const error = await errorOf(cancel('http://127.0.0.1:9', transport, { maxAttempts: 2 }));
    expect(error).toMatchObject(isHeld ? { outcome: 'not-sent', attempts: 2 } : { outcome: 'unknown', attempts: 1 });
  },
);

describe("a failure before the first byte doesn't describe earlier attempts", () => {
  const failure = (code: string): Error => Object.assign(new Error('no'), { code });

  test.each([
    ['a middleware sends again', 2],
    ['no middleware does', 1],
  ])('if %s', async (_, times) => {
    const codes = ['ECONNRESET', 'ECONNREFUSED'].slice(-times);
    const transport: Transport = () => {
      const error = failure(codes.shift() ?? '');
      return Promise.reject(codes.length === 0 ? new NotSentError(error) : error);
    };
    const middleware = async (request: never, next: (request: never) => Promise<never>) => {
      try {
        return await next(request);
      } catch (error) {
        if (times === 2) return await next(request);
        throw error;
      }
    };
    const error = await errorOf(
      cancel('http://127.0.0.1:9', transport, { middleware: [middleware as never], maxAttempts: 1 }),
    );
    expect(error).toMatchObject({ outcome: times === 2 ? 'unknown' : 'not-sent', systemCode: 'ECONNREFUSED' });
  });
});
