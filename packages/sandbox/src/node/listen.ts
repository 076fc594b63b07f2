import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { BodyCollector } from '../http/body-collector.ts';
import { bodyCapInBytes, noBody, type SandboxRequest, type SandboxResponse } from '../http/request.ts';
import type { Sandbox } from '../sandbox.ts';
import { checkObject } from '../sandbox-options.ts';

/** Options of `listen`. */
export interface ListenOptions {
  /** Port. Default: a free port. */
  readonly port?: number;
  /** Address or host name to listen on. Default: `127.0.0.1`. */
  readonly host?: string;
  /** Certificate for HTTPS. `createCertificate()` creates one. Default: HTTP. */
  readonly tls?: { readonly key: string; readonly cert: string };
  /** How long `close()` waits for running requests, in milliseconds. Default: 0. */
  readonly graceInMs?: number;
}

/** A sandbox on a port. */
export interface Listener {
  /** Origin, such as `http://127.0.0.1:4010`. A loopback address if it listens on all addresses. */
  readonly url: string;
  /** Port that it listens on. */
  readonly port: number;
  /** Stops listening and closes all connections after the grace period. The sandbox stays open. */
  close(): Promise<void>;
}

/** Absolute URL of a client that uses the sandbox as a proxy. It takes precedence over the header Host (RFC 9112, 3.2.2). */
const wholeUrl = /^(https?:\/\/[^/?#]+)(.*)$/is;

/** Two Host headers are one too many, whichever of them is meant (RFC 9112, 3.2). */
const hostOf = ({ headers, rawHeaders }: IncomingMessage): string =>
  rawHeaders.filter((name, i) => i % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length > 1
    ? ''
    : (headers.host ?? 'localhost');

/** A request whose body is added when it has arrived. */
type Inbound = SandboxRequest & { body: Uint8Array; tooLarge: boolean };

function inboundOf(request: IncomingMessage, scheme: string, onEnd: NonNullable<SandboxRequest['onEnd']>): Inbound {
  const { method = 'GET', url = '/', headers } = request;
  const [, origin = `${scheme}://${hostOf(request)}`, rest = url] = wholeUrl.exec(url) ?? [];
  return {
    method,
    target: rest.startsWith('?') || rest === '' ? `/${rest}` : rest,
    origin,
    get headers() {
      return Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
      );
    },
    header(name) {
      const value = headers[name];
      return Array.isArray(value) ? value.join(', ') : value;
    },
    body: noBody,
    tooLarge: false,
    onEnd,
  };
}

/** Parts with other requests in between. A fast reader would hold them back otherwise. */
async function* inTurns(parts: Iterable<Uint8Array>): AsyncIterable<Uint8Array> {
  for (const part of parts) {
    yield part;
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}

/** Keeps pages of other origins from loading a response, so that they don't learn whether a document exists (G48). */
const forOwnPages = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  // An `<object>` loads like a frame.
  'content-security-policy': "frame-ancestors 'none'",
  'cache-control': 'no-store',
};

function send(response: ServerResponse, { status, headers: own, body, drop }: SandboxResponse): void {
  // The client has left, or a part of the response is sent already.
  if (drop || response.destroyed || response.headersSent) {
    response.destroy();
    return;
  }
  const headers: Record<string, string> = { ...forOwnPages, ...own };
  if (body === undefined) {
    if (status !== 204) headers['content-length'] = '0';
    response.writeHead(status, headers).end();
    return;
  }
  // Text is sent in one write with the head.
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length;
  headers['content-length'] = String(length);
  if (typeof body === 'object' && 'parts' in body) {
    pipeline(Readable.from(inTurns(body.parts)), response.writeHead(status, headers), () => undefined);
    return;
  }
  // As many bytes as characters: it is ASCII, which need not be encoded once more.
  response.writeHead(status, headers).end(body, length === body.length ? 'latin1' : 'utf8');
}

/** Replaces the wildcard address with a loopback address that clients can call. */
const loopbackOf = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined ||
  (headers['content-length'] !== undefined && headers['content-length'] !== '0');

type OnRequest = (request: IncomingMessage, response: ServerResponse) => void;

function respondWith(
  sandbox: Pick<Sandbox, 'handle'>,
  inbound: SandboxRequest,
  finish: (outbound: SandboxResponse) => void,
): void {
  const fail = (): void => finish({ status: 500, headers: {} });
  try {
    const outbound = sandbox.handle(inbound);
    if ('then' in outbound) outbound.then(finish).catch(fail);
    else finish(outbound);
  } catch {
    fail();
  }
}

/** A pipelined request waits until the client has received the response before it. Then other connections come first. */
function oneByOne(onRequest: OnRequest): OnRequest {
  const latest = new WeakMap<Socket, ServerResponse>();
  return (request, response) => {
    const { socket } = request;
    const before = latest.get(socket);
    latest.set(socket, response);
    if (before === undefined || before.closed) return onRequest(request, response);
    socket.pause();
    const proceed = (): void => {
      if (socket.destroyed) return;
      if (latest.get(socket) === response) socket.resume();
      onRequest(request, response);
    };
    before.once('close', () => setImmediate(proceed));
  };
}

/** Stops listening. Resolves when all connections are closed. */
function closed(server: Server, graceInMs: number, waiting: Iterable<() => void>): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceInMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    for (const notify of waiting) notify();
    if (graceInMs === 0) server.closeAllConnections();
  });
}

/** Serves a sandbox over HTTP. */
export async function listen(
  sandbox: Pick<Sandbox, 'handle'> & Partial<Pick<Sandbox, 'needsBody'>>,
  listening: ListenOptions = {},
): Promise<Listener> {
  if (typeof (sandbox as Partial<typeof sandbox> | undefined)?.handle !== 'function')
    throw new TypeError('listen: the first argument must be a sandbox from createSandbox().');
  checkObject('listen', listening);
  const { port = 0, host = '127.0.0.1', tls, graceInMs = 0 } = listening;
  const scheme = tls === undefined ? 'http' : 'https';
  /** Callbacks of waiting requests, called when it stops listening. */
  const waiting = new Set<() => void>();
  const whenEnded = (response: ServerResponse, notify: () => void): void => {
    if (!server.listening || response.closed) return notify();
    waiting.add(notify);
    response.once('close', () => {
      waiting.delete(notify);
      notify();
    });
  };
  const respond = (inbound: SandboxRequest, response: ServerResponse): void =>
    respondWith(sandbox, inbound, (outbound) => {
      // Nothing more is taken on this connection then.
      if (!server.listening) outbound.headers['connection'] = 'close';
      send(response, outbound);
    });
  const onRequest: OnRequest = (request, response) => {
    const inbound = inboundOf(request, scheme, (notify) => whenEnded(response, notify));
    // Node discards the rest of a body after its response, so that a refused upload takes no memory.
    if (!hasBody(request) || sandbox.needsBody?.(inbound) === false) return respond(inbound, response);
    const { 'content-type': type, 'content-length': length = '0' } = request.headers;
    const collector = new BodyCollector(bodyCapInBytes(request.url ?? '', type), Number(length));
    request.on('data', (chunk: Buffer) => collector.add(chunk));
    request.on('end', () => {
      [inbound.body, inbound.tooLarge] = [collector.bytes(), collector.tooLarge];
      respond(inbound, response);
    });
    request.on('error', () => response.destroy());
  };
  const inTurn = oneByOne(onRequest);
  const options = { keepAliveTimeout: 60_000 };
  const server: Server =
    tls === undefined ? createServer(options, inTurn) : createTlsServer({ ...options, ...tls }, inTurn);
  // Clients that announce a body send it after this response.
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (sandbox.needsBody?.(inboundOf(request, scheme, () => undefined)) !== false) response.writeContinue();
    inTurn(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  const name = loopbackOf.get(host) ?? host;
  return {
    url: `${scheme}://${name.includes(':') ? `[${name}]` : name}:${bound}`,
    port: bound,
    close: () => closed(server, graceInMs, waiting),
  };
}
