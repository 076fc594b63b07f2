// A token endpoint that counts its requests, and an API that accepts every token that wasn't revoked. Runs as a child
// process and reports its address.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { say } from '../measure/child.ts';

let tokenRequests = 0;
const good = new Set<string>();
let lifetimeInSeconds = 3_600;

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  request.resume();
  request.once('end', () => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    switch (url.pathname) {
      case '/oauth/token': {
        tokenRequests += 1;
        const token = `token-${Date.now().toString(36)}-${tokenRequests}`;
        good.add(`Bearer ${token}`);
        const body = { access_token: token, token_type: 'Bearer', expires_in: lifetimeInSeconds };
        setTimeout(() => send(response, 200, body), 20);
        return;
      }
      case '/reset':
        tokenRequests = 0;
        lifetimeInSeconds = Number(url.searchParams.get('lifetime') ?? 3_600);
        send(response, 200, {});
        return;
      case '/revoke':
        good.clear();
        tokenRequests = 0;
        send(response, 200, {});
        return;
      case '/count':
        send(response, 200, { tokenRequests });
        return;
      default:
        send(response, good.has(request.headers.authorization ?? '') ? 200 : 401, { id: '4711' });
    }
  });
});
server.listen(0, '127.0.0.1', 4_096, () => say(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));

function send(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': text.length }).end(text);
}
