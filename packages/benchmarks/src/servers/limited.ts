// Accepts 30 requests in any second from each sender and refuses the rest with 429. The latency of a sender is the end
// of its name. Runs as a child process.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { say } from '../measure/child.ts';

interface Sender {
  readonly arrivals: number[];
  served: number;
  refused: number;
}

const senders = new Map<string, Sender>();
/** Spreads latencies evenly, in the same order in every run. */
let turn = 0;

const server = createServer({ keepAliveTimeout: 120_000 }, (request, response) => {
  const sender = decodeURIComponent((request.url ?? '').split('/').at(-1) ?? '');
  if (sender === 'senders') {
    response.end(
      JSON.stringify(
        Object.fromEntries([...senders].map(([name, { served, refused }]) => [name, { served, refused }])),
      ),
    );
    return;
  }
  let known = senders.get(sender);
  if (!known) senders.set(sender, (known = { arrivals: [], served: 0, refused: 0 }));
  const { arrivals } = known;
  const now = performance.now();
  while ((arrivals[0] ?? Infinity) <= now - 1_000) arrivals.shift();
  if (arrivals.length >= 30) {
    known.refused += 1;
    response.writeHead(429, { 'retry-after': '1', 'content-length': 0 }).end();
    return;
  }
  arrivals.push(now);
  known.served += 1;
  const [least = 0, most = 0] = (sender.split(' ').at(-1) ?? '').split('-').map(Number);
  turn = (turn + 7) % 31;
  const respond = (): void =>
    void response.writeHead(200, { 'content-type': 'application/json', 'content-length': 2 }).end('{}');
  const latencyInMs = least + ((most - least) * turn) / 30;
  if (latencyInMs === 0) respond();
  else setTimeout(respond, latencyInMs);
});
server.listen(0, '127.0.0.1', () => say(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
