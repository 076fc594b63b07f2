import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface Loopback {
  readonly url: string;
  /** Number of open sockets, and of all sockets so far. */
  readonly sockets: { open: number; total: number };
  close(): Promise<void>;
}

/** A server on a free port of this machine. */
export async function listen(handler: (request: IncomingMessage, response: ServerResponse) => void): Promise<Loopback> {
  // A process that is suspended for seconds finds its connections open.
  const server = createServer({ keepAliveTimeout: 600_000 }, handler);
  const sockets = { open: 0, total: 0 };
  const all = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.open += 1;
    sockets.total += 1;
    all.add(socket);
    socket.on('close', () => {
      sockets.open -= 1;
      all.delete(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    sockets,
    async close() {
      for (const socket of all) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
