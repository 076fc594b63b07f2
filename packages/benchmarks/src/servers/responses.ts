// Sends prepared responses, so that only the clients are measured. Runs as a child process and reports its address.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { say } from '../measure/child.ts';
import { sampleOrder, samplePage } from './sample.ts';

const order = Buffer.from(JSON.stringify(sampleOrder('4711')));
const page = Buffer.from(JSON.stringify(samplePage()));
const token = Buffer.from(JSON.stringify({ access_token: 'token', token_type: 'Bearer', expires_in: 86_400 }));
const block = Buffer.alloc(64 * 1024, 'x');

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  const url = request.url ?? '/';
  if (request.method === 'GET') respond(url, response);
  else {
    request.resume();
    request.once('end', () => respond(url, response));
  }
});
server.listen(0, '127.0.0.1', () => say(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));

function respond(url: string, response: ServerResponse<IncomingMessage>): void {
  const size = /^\/api\/products\/imports\/(\d+)\/transformed_file/.exec(url)?.[1];
  if (size !== undefined) {
    sendFile(Number(size), response);
    return;
  }
  const body = url.startsWith('/oauth/token') ? token : url.startsWith('/api/v2/orders?') ? page : order;
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.byteLength }).end(body);
}

/** Sends a number of bytes, as fast as the client reads them. */
function sendFile(size: number, response: ServerResponse<IncomingMessage>): void {
  response.writeHead(200, {
    'content-type': 'text/csv',
    'content-disposition': 'attachment; filename="export.csv"',
    'content-length': size,
  });
  let left = size;
  const more = (): void => {
    while (left > 0) {
      const piece = left >= block.byteLength ? block : block.subarray(0, left);
      left -= piece.byteLength;
      if (!response.write(piece)) {
        response.once('drain', more);
        return;
      }
    }
    response.end();
  };
  more();
}
