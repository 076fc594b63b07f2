import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived over the socket. */
export interface Arrival {
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server on a free loopback port whose responses a test defines, including invalid ones. */
export interface RawServer {
  readonly url: string;
  readonly arrivals: readonly Arrival[];
  close(): Promise<void>;
}

/** @param respond Called when a request has arrived completely. It may send no response, or cut the socket. */
export async function startRawServer(
  respond: (arrival: Arrival, response: ServerResponse, count: number) => void,
): Promise<RawServer> {
  const arrivals: Arrival[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    response.on('error', () => undefined); // The client may close the connection in the middle.
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: target = '', headers } = request;
      const arrival = { method, target, headers, body: Buffer.concat(chunks).toString() };
      arrivals.push(arrival);
      respond(arrival, response, arrivals.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    arrivals,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
