/** Writes that would do harm if executed twice, and their outcome without a response. */
import { ConnectionError, createFetchTransport, ServerError, type Transport } from '@tradelane/core';
import { createNodeTransport } from '@tradelane/core/node';
import { createHub } from '@tradelane/hub';

import { createSandbox } from '@tradelane/sandbox';
import { afterEach, describe, expect, it } from 'vitest';
import { createLiteHub, type HostileCalls } from '../src/lite-hub.ts';
import { cancelation, refund, shipment } from '../src/orders.ts';
import { type RawServer, startRawServer } from '../src/raw-server.ts';
import { errorOf } from '../src/world.ts';

const writes: readonly (readonly [string, (hub: HostileCalls) => PromiseLike<unknown>])[] = [
  ['v2-cancelOrderLines', (hub) => hub.orders.cancel('acme_web_1', cancelation('acme_web_1-1'))],
  ['v2-refundOrderLines', (hub) => hub.orders.refund('acme_web_1', refund('acme_web_1-1'))],
  ['v2-createShipment', (hub) => hub.shipments.create('acme_web_1', shipment('acme_web_1-1'))],
  ['v2-acceptReturn', (hub) => hub.returns.accept('R-1', { accepted: true })],
  ['v2-closeReturn', (hub) => hub.returns.close('R-1')],
  ['createMessage', (hub) => hub.conversations.reply('C-1', { message_input: { body: 'Hello' } } as never)],
];

const transports: readonly (readonly [string, () => Transport])[] = [
  ['fetch', () => createFetchTransport()],
  ['undici', () => createNodeTransport({})],
];
type HubAt = (baseUrl: string, timeoutInMs?: number) => HostileCalls;
const auth = { token: 'a-token' };
const random = (): number => 0;
/** A client on each transport, and `createLite`. */
const ways: readonly (readonly [string, HubAt])[] = [
  ...transports.map(([way, transport]) => {
    const hubAt: HubAt = (baseUrl, timeoutInMs = 5_000) =>
      createHub({ baseUrl, auth, transport: transport(), timeoutInMs, random });
    return [way, hubAt] as const;
  }),
  ['lite', (baseUrl, timeoutInMs = 5_000) => createLiteHub({ baseUrl, auth, timeoutInMs, random })],
];
const everyWay = ways.flatMap(([way, hubAt]) => writes.map(([id, write]) => [id, way, write, hubAt] as const));

let server: RawServer | undefined;
afterEach(() => server?.close());

describe('a write whose outcome is unknown', () => {
  it.each(everyWay)(
    "%s with a response of 503 (%s) isn't repeated, and its outcome is unknown",
    async (id, _, write, hubAt) => {
      server = await startRawServer((_arrival, response) => response.writeHead(503, { 'retry-after': '0' }).end());
      const error = await errorOf(write(hubAt(server.url)));
      expect(error).toBeInstanceOf(ServerError);
      expect(error).toMatchObject({ operation: id, status: 503, attempts: 1, outcome: 'unknown' });
      expect(error.message).toContain('unknown');
      expect(server.arrivals).toHaveLength(1);
    },
  );

  it.each(everyWay)(
    "%s whose socket is reset after sending (%s) isn't repeated, and its outcome is unknown",
    async (id, _, write, hubAt) => {
      server = await startRawServer((_arrival, response) => response.socket?.resetAndDestroy());
      const error = await errorOf(write(hubAt(server.url)));
      expect(error).toBeInstanceOf(ConnectionError);
      expect(error).toMatchObject({ operation: id, attempts: 1, outcome: 'unknown' });
      expect(error.message).toContain('unknown');
      expect(server.arrivals).toHaveLength(1);
    },
  );

  it.each(ways)("a write isn't sent twice if a reused socket breaks under the call (%s)", async (_, hubAt) => {
    server = await startRawServer((arrival, response, count) => {
      if (count === 1) response.writeHead(200, { 'content-type': 'application/json' }).end('{"documents":[]}');
      else response.socket?.destroy();
    });
    const hub = hubAt(server.url);
    await hub.documents.list();
    const error = await errorOf(hub.orders.cancel('acme_web_1', cancelation('acme_web_1-1')));
    expect(error).toMatchObject({ name: 'ConnectionError', outcome: 'unknown', attempts: 1 });
    expect(server.arrivals.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('a stateful hub on a socket', () => {
  it('O07: a cancelation whose response is lost is executed once, and one command proves it', async () => {
    const clock = { now: () => Date.UTC(2026, 2, 2, 8) };
    const sandbox = createSandbox({ seed: 'demo', actions: 'manual', clock });
    const listener = await sandbox.listen();
    try {
      const { urls, credentials } = sandbox.info(listener.url);
      const { client_id: clientId, client_secret: clientSecret } = credentials.seller;
      const hub = createHub({ baseUrl: urls.base_url, auth: { authUrl: urls.auth_url, clientId, clientSecret } });
      const order = (await hub.orders.list({ statuses: ['AWAITING_SHIPMENT'], limit: 1 })).items[0];
      const before = sandbox.events().length;
      await fetch(`${listener.url}/__sandbox/faults`, {
        method: 'POST',
        body: JSON.stringify({ operation: 'v2-cancelOrderLines', drop: 'response', times: 5 }),
      });
      const error = await errorOf(hub.orders.cancel(order?.id ?? '', cancelation(order?.order_lines[0]?.id ?? '')));
      expect(error).toMatchObject({ name: 'ConnectionError', outcome: 'unknown', attempts: 1 });
      expect(sandbox.events().slice(before)).toHaveLength(1);
    } finally {
      await listener.close();
    }
  });
});
