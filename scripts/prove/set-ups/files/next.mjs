/** A built application over loopback: a server component, a route on the edge runtime and a route on Node. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import next from 'next';

const app = next({ dir: 'next', dev: false });
await app.prepare();
const server = createServer(app.getRequestHandler()).listen(0, '127.0.0.1');
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
process.exit(0);
