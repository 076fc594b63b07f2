/** Faulty servers whose faults need a real socket. */
import type { ServerResponse } from 'node:http';
import { type ClientOptions, createFetchTransport, TokenError } from '@tradelane/core';
import { createNodeTransport } from '@tradelane/core/node';
import { createHub, type Hub } from '@tradelane/hub';
import { afterEach, describe, expect, it } from 'vitest';
import { cancelation } from '../src/orders.ts';
import { type Arrival, type RawServer, startRawServer } from '../src/raw-server.ts';
import { errorOf } from '../src/world.ts';

const servers: RawServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function start(respond: (arrival: Arrival, response: ServerResponse, count: number) => void): Promise<RawServer> {
  const server = await startRawServer(respond);
  servers.push(server);
  return server;
}

const json = { 'content-type': 'application/json' };

describe.each([
  ['fetch', createFetchTransport],
  ['undici', () => createNodeTransport({})],
])('a client by %s', (_, transport) => {
  const hubAt = ({ url }: RawServer, auth: ClientOptions['auth'] = { token: 'a-token' }): Hub =>
    createHub({ baseUrl: url, auth, transport: transport(), random: () => 0, deadlineInMs: 60_000 });

  it("T10, T12: a redirect of the token endpoint to another host isn't followed, and the secret isn't sent there", async () => {
    const elsewhere = await start((_arrival, response) =>
      response.writeHead(200, json).end('{"access_token":"t","expires_in":9}'),
    );
    const auth = await start((_arrival, response) =>
      response.writeHead(307, { location: `${elsewhere.url}/oauth/token` }).end(),
    );
    const server = await start((_arrival, response) => response.writeHead(200, json).end('{}'));
    const hub = hubAt(server, { authUrl: auth.url, clientId: 'connector', clientSecret: 'a-secret' });
    const error = await errorOf(hub.actions.get('A-1'));
    expect(error).toBeInstanceOf(TokenError);
    expect(error).toMatchObject({ status: 307, outcome: 'not-sent', operation: 'v2-getActionStatus' });
    expect([...elsewhere.arrivals, ...server.arrivals]).toEqual([]);
  });

  it("a write isn't sent twice if a reused socket breaks under the call", async () => {
    const server = await start((_arrival, response, count) => {
      if (count === 1) response.writeHead(200, json).end('{"documents":[]}');
      else response.socket?.destroy();
    });
    const hub = hubAt(server);
    await hub.documents.list();
    const error = await errorOf(hub.orders.cancel('acme_web_1', cancelation('acme_web_1-1')));
    expect(error).toMatchObject({ name: 'ConnectionError', outcome: 'unknown', attempts: 1 });
    expect(server.arrivals.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});
