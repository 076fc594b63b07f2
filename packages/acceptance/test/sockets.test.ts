/** Faulty servers whose faults need a real socket. */
import { createFetchTransport } from '@tradelane/core';
import { createNodeTransport } from '@tradelane/core/node';
import { createHub } from '@tradelane/hub';
import { expect, it, onTestFinished } from 'vitest';
import { cancelation } from '../src/orders.ts';
import { startRawServer } from '../src/raw-server.ts';
import { errorOf } from '../src/world.ts';

it.each([
  ['fetch', createFetchTransport],
  ['undici', () => createNodeTransport({})],
])("a client by %s doesn't send a write twice if a reused socket breaks under the call", async (_, transport) => {
  const server = await startRawServer((_arrival, response, count) => {
    if (count === 1) response.writeHead(200, { 'content-type': 'application/json' }).end('{"documents":[]}');
    else response.socket?.destroy();
  });
  onTestFinished(() => server.close());
  const options = { baseUrl: server.url, auth: { token: 'a-token' }, random: () => 0, deadlineInMs: 60_000 };
  const hub = createHub({ ...options, transport: transport() });
  await hub.documents.list();
  const error = await errorOf(hub.orders.cancel('acme_web_1', cancelation('acme_web_1-1')));
  expect(error).toMatchObject({ name: 'ConnectionError', outcome: 'unknown', attempts: 1 });
  expect(server.arrivals.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
