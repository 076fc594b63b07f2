/**
 * A built application over loopback: server components, a route on the edge runtime and a route on Node. The page
 * `orders` reads a host that counts its requests.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import next from 'next';

let requests = 0;
const host = createServer((_, response) => {
  requests += 1;
  response.setHeader('content-type', 'application/json');
  const order = { order_id: `number-${requests}` };
  response.end(JSON.stringify({ orders: [order], total_count: 1 }));
}).listen(0, '127.0.0.1');
await once(host, 'listening');
process.env.COUNTING_HOST = `http://127.0.0.1:${host.address().port}`;
const build = spawn('next', ['build', 'next'], { stdio: 'inherit' });
assert.deepEqual(await once(build, 'exit'), [0, null]);

/** Next.js handles uncaught errors, so a failed check must end the process. */
const check = async () => {
  const app = next({ dir: 'next', dev: false });
  await app.prepare();
  const server = createServer(app.getRequestHandler()).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const base = `http://127.0.0.1:${server.address().port}`;
  for (const [path, runtime] of [
    ['edge', 'edge-runtime'],
    ['node', 'node'],
  ]) {
    const response = await (await fetch(`${base}/${path}`)).json();
    assert.equal(response.runtime, runtime);
    assert.ok(response.orders > 20);
  }
  assert.match(await (await fetch(base)).text(), /\d\d orders/);
  const shown = async () =>
    /number-\d+/.exec(await (await fetch(`${base}/orders`)).text())?.[0];
  const [first, second] = [await shown(), await shown()];
  assert.ok(first && second);
  assert.notEqual(second, first, 'the page shows the orders of its build');
};

try {
  await check();
  process.exit(0);
} catch (error) {
  console.error(error);
  process.exit(1);
}
