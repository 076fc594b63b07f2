// A list of rows, a hundred per page: `node rows.ts <rows>`. Runs as a child process and reports its address.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { say } from '../measure/child.ts';

const rows = Number(process.argv[2]);
const pageSize = 100;
const token = { access_token: 'token', token_type: 'Bearer', expires_in: 86_400 };

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  request.resume();
  request.once('end', () => {
    const text = JSON.stringify(request.method === 'POST' ? token : pageAt(request.url ?? '/'));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length }).end(text);
  });
});
server.listen(0, '127.0.0.1', () => say(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));

function pageAt(target: string): object {
  const at = Number(new URL(target, 'http://localhost').searchParams.get('page_token') ?? 0);
  const next = at + pageSize;
  return {
    data: Array.from({ length: pageSize }, (_, index) => row(at + index)),
    ...(next < rows && { next_page_token: String(next) }),
  };
}

function row(id: number): object {
  return { id: String(id), status: 'SHIPPED', quantity: 1, product: { id: `SKU-${id}` } };
}
