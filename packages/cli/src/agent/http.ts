import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import {
  createMcpHandler,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import type { AgentTools } from './tools.ts';
import { createAgentServer } from './server.ts';

/** Serves the tools over streamable HTTP, to programs of this machine only. */
export async function listen(
  tools: AgentTools,
  port: number,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const handler = createMcpHandler(() => createAgentServer(tools));
  const server = createServer((request, response) => {
    void serve(handler.fetch, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${portOf(server)}/mcp`,
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
  inbound: IncomingMessage,
  outbound: ServerResponse,
): Promise<void> {
  const { host, origin } = inbound.headers;
  // A page in a browser could reach this port under another name.
  if (!validateHostHeader(host, localhostAllowedHostnames()).ok) return refuse(outbound, 403);
  if (!validateOriginHeader(origin, localhostAllowedOrigins()).ok) return refuse(outbound, 403);
  const url = new URL(inbound.url ?? '/', `http://${host}`);
  if (url.pathname !== '/mcp') return refuse(outbound, 404);
  const hasBody = inbound.method !== 'GET' && inbound.method !== 'HEAD' && inbound.method !== 'DELETE';
  const control = new AbortController();
  outbound.once('close', () => control.abort());
  const response = await handle(
    new Request(url, {
      method: inbound.method ?? 'GET',
      headers: Object.entries(inbound.headers).flatMap(([name, value]) =>
        [value ?? []].flat().map((one): [string, string] => [name, one]),
      ),
      signal: control.signal,
      ...(hasBody ? { body: Readable.toWeb(inbound) as ReadableStream<Uint8Array>, duplex: 'half' } : {}),
    } as RequestInit),
  );
  outbound.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body === null) outbound.end();
  else for await (const chunk of response.body) outbound.write(chunk);
  outbound.end();
}

function refuse(outbound: ServerResponse, status: number): void {
  outbound.writeHead(status).end();
}
