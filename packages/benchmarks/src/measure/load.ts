import { connect } from 'node:net';

/** Bytes of a request that is sent many times. */
export function rawRequest(method: string, path: string, token: string, body?: object): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'accept: application/json',
    `authorization: Bearer ${token}`,
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`);
}

/**
 * Requests per second on twenty connections. Reads and writes raw sockets, because a client would take as long as the
 * server.
 * @throws {Error} If a response isn't successful.
 */
export async function requestsPerSecond(url: string, request: Buffer, seconds: number): Promise<number> {
  const { hostname, port } = new URL(url);
  const endsAt = performance.now() + seconds * 1_000;
  const startedAt = performance.now();
  const counts = await Promise.all(
    Array.from({ length: 20 }, () => keepAsking(hostname, Number(port), request, endsAt)),
  );
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - startedAt) / 1_000);
}

function keepAsking(host: string, port: number, request: Buffer, endsAt: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host, () => socket.write(request));
    socket.setNoDelay();
    let head = '';
    let left = 0;
    let count = 0;
    socket.on('error', reject);
    socket.on('close', () => resolve(count));
    socket.on('data', (chunk) => {
      if (left > 0) left -= chunk.length;
      else {
        head += chunk.toString('latin1');
        const headEnd = head.indexOf('\r\n\r\n');
        if (headEnd < 0) return;
        if (!head.startsWith('HTTP/1.1 2')) {
          socket.destroy();
          reject(new Error(`Refused: ${head.slice(0, 1_000)}`));
          return;
        }
        left = headEnd + 4 + bodyLength(head.slice(0, headEnd)) - head.length;
        head = '';
      }
      if (left > 0) return;
      count += 1;
      if (performance.now() < endsAt) socket.write(request);
      else socket.destroy();
    });
  });
}

/** Length of a response. All measured servers send `content-length`. */
function bodyLength(head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`No length: ${head}`);
  return Number(length);
}
