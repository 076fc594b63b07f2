// Pages through so many rows by the iterator and says how memory and time went: `node walk.ts <rows>`.
import { operations, tradelane } from '../peers/tradelane.ts';
import { say } from './child.ts';

const rows = Number(process.argv[2]);
const pageSize = 100;
const row = (id: number): object => ({ id: String(id), status: 'SHIPPED', quantity: 1, product: { id: `SKU-${id}` } });

/** Answers page after page without a socket, so that the iterator is what is measured. */
async function fetchPage(request: Request): Promise<Response> {
  if (request.method === 'POST')
    return Response.json({ access_token: 'token', token_type: 'Bearer', expires_in: 86_400 });
  const at = Number(new URL(request.url).searchParams.get('page_token') ?? 0);
  const next = at + pageSize;
  const orders = Array.from({ length: pageSize }, (_, index) => row(at + index));
  return Response.json({ orders, ...(next < rows && { next_page_token: String(next) }) });
}

const rss = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().rss / 2 ** 20;
};

const client = tradelane('http://localhost', { fetch: fetchPage });
let seen = 0;
let early = 0;
const startedAt = process.cpuUsage();
const cpu = (): number => {
  const { user, system } = process.cpuUsage(startedAt);
  return (user + system) / 1e6;
};
const marks: number[] = [];
for await (const order of client.list<{ readonly id: string }, unknown>(operations.listOrders, {})) {
  if (order.id !== String(seen)) throw new Error(`Row ${seen} is ${order.id}`);
  seen += 1;
  if (seen === 10_000) early = rss();
  if (seen % (rows / 10) === 0) marks.push(cpu());
}
if (seen !== rows) throw new Error(`${seen} rows of ${rows}`);
say({ earlyInMiB: early, lastInMiB: rss(), marks });
process.disconnect?.();
