import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  createMcpHandler,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import { createAgentServer } from './server.ts';
import type { Session } from './session.ts';

/** A server of the tools over HTTP. */
export interface AgentListener {
  readonly url: string;
  /** Bearer token that every request needs. */
  readonly token: string;
  close(): Promise<void>;
}

/** Most bytes of a request. Larger JSON would keep the process busy for seconds. */
const maxRequestBodySize = 1024 * 1024;

/**
 * Serves the tools over streamable HTTP, to programs of this machine that have the token. Without one, every user of the
 * machine could use the login.
 * @param token Default: a random one.
 */
export async function listen(
  session: Session,
  port: number,
  token: string = randomBytes(24).toString('base64url'),
): Promise<AgentListener> {
  const handler = createMcpHandler(() => createAgentServer(session), { maxRequestBodySize });
  const server = createServer((request, response) => {
    void serve(handler.fetch, token, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${portOf(server)}/mcp`,
    token,
    close: async () => {
      await handler.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function serve(
  handle: (request: Request) => Promise<Response>,
  token: string,
  inbound: IncomingMessage,
  outbound: ServerResponse,
): Promise<void> {
  const { host, origin, authorization } = inbound.headers;
  // A page in a browser could reach this port under another name.
  if (!validateHostHeader(host, localhostAllowedHostnames()).ok) return refuse(outbound, 403);
  if (!validateOriginHeader(origin, localhostAllowedOrigins()).ok) return refuse(outbound, 403);
  const url = new URL(inbound.url ?? '/', `http://${host}`);
  if (url.pathname !== '/mcp') return refuse(outbound, 404);
  const [, sent = ''] = /^bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  if (!isSame(sent, token)) {
    outbound.setHeader('www-authenticate', 'Bearer');
    return refuse(outbound, 401);
  }
  const hasBody = inbound.method !== 'GET' && inbound.method !== 'HEAD' && inbound.method !== 'DELETE';
  const control = new AbortController();
  outbound.once('close', () => control.abort());
  const headers = new Headers(
    Object.entries(inbound.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  );
  const accept = headers.get('accept') ?? '*/*';
  // The library serves clients only that accept both. Simple clients name one, or anything.
  if (hasBody) headers.set('accept', 'application/json, text/event-stream');
  const response = await handle(
    new Request(url, {
      method: inbound.method ?? 'GET',
      headers,
      signal: control.signal,
      // A destroyed request would lose the response, such as a 413.
      ...(hasBody
        ? { body: inbound.iterator({ destroyOnReturn: false }) as unknown as ReadableStream, duplex: 'half' }
        : {}),
    } as RequestInit),
  );
  if (hasBody && !accept.includes('text/event-stream') && isStream(response)) return sendJson(response, outbound);
  outbound.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body === null) outbound.end();
  else for await (const chunk of response.body) outbound.write(chunk);
  outbound.end();
}

const isStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') === true;

/** Sends the response in a stream of events as JSON. Notifications before it are dropped. */
async function sendJson(response: Response, outbound: ServerResponse): Promise<void> {
  const messages = (await response.text())
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trim())
    .filter((line) => line !== '');
  const last = messages.findLast((line) => 'id' in (JSON.parse(line) as object));
  outbound.writeHead(last === undefined ? 202 : response.status, { 'content-type': 'application/json' }).end(last);
}

/** Compares without a hint about the place of the first difference. */
function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function refuse(outbound: ServerResponse, status: number): void {
  outbound.writeHead(status).end();
}
