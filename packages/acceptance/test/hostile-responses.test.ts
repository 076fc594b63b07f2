/** Responses that are wrong in every known way, from a real socket. */
import {
  ApiError,
  BadRequestError,
  type ClientOptions,
  createFetchTransport,
  MalformedResponseError,
  NotFoundError,
  TokenError,
  type Transport,
} from '@tradelane/core';
import { createNodeTransport } from '@tradelane/core/node';
import { createHub } from '@tradelane/hub';
import { afterEach, describe, expect, it } from 'vitest';
import { createLiteHub, type HostileCalls } from '../src/lite-hub.ts';
import { cancelation } from '../src/orders.ts';
import { type Arrival, type RawServer, startRawServer } from '../src/raw-server.ts';
import { errorOf } from '../src/world.ts';
import type { ServerResponse } from 'node:http';

const token = 'a-token-that-must-stay-home';
const secret = 'a-secret-that-must-stay-home';

const transports: readonly (readonly [string, () => Transport])[] = [
  ['fetch', () => createFetchTransport()],
  ['undici', () => createNodeTransport({})],
];

const servers: RawServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function start(respond: (arrival: Arrival, response: ServerResponse, count: number) => void): Promise<RawServer> {
  const server = await startRawServer(respond);
  servers.push(server);
  return server;
}

const clientAt = ({ url }: RawServer, more: Partial<ClientOptions>) =>
  createHub({ baseUrl: url, auth: { token }, maxAttempts: 1, deadlineInMs: 60_000, random: () => 0, ...more });

type HubAt = (server: RawServer) => HostileCalls;

/** A client on each transport, and `createLite`. */
const ways: readonly (readonly [string, HubAt])[] = [
  ...transports.map(([way, transport]) => {
    const hubAt: HubAt = (server) => clientAt(server, { transport: transport() });
    return [way, hubAt] as const;
  }),
  ['lite', ({ url }) => createLiteHub({ baseUrl: url, auth: { token }, maxAttempts: 1, deadlineInMs: 60_000 })],
];

const json = { 'content-type': 'application/json' };

/** Bodies of errors, by their fault. */
const errorBodies: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
  ['a web page', { 'content-type': 'text/html' }, '<!doctype html><title>502</title>'],
  ['a web page that declares JSON', json, '<html>Bad gateway</html>'],
  ['nothing', {}, ''],
  ['an empty body that declares JSON', json, ''],
  ['JSON cut short', json, '{"code":"X","mess'],
  ['null', json, 'null'],
  ['a list', json, '[1,2]'],
  ['a number', json, '42'],
  ['fields of other types', json, '{"code":7,"message":{"a":1},"errors":"none"}'],
  ["errors that aren't objects", json, '{"errors":[null,"x",{"field":1}]}'],
  ['invalid UTF-8', json, '\u0000\u0001'],
  ['JSON within JSON without end', json, '['.repeat(20_000)],
];

describe.each(ways)('by %s', (_way, hubAt) => {
  it.each(errorBodies)(
    'E01: an error whose body is %s still has the class of its status',
    async (_body, headers, body) => {
      const server = await start(({ method }, response) => {
        response.writeHead(method === 'GET' ? 404 : 400, headers).end(body);
      });
      const hub = hubAt(server);
      expect(await errorOf(hub.actions.get('A-1'))).toBeInstanceOf(NotFoundError);
      const refused = await errorOf(hub.orders.cancel('O-1', cancelation('O-1-1')));
      expect(refused).toBeInstanceOf(BadRequestError);
      // The sender of a web page is unknown, so the hub may or may not have seen the request.
      expect(refused).toMatchObject({ status: 400, outcome: body.startsWith('<') ? 'unknown' : 'refused' });
      expect(() => JSON.stringify(refused)).not.toThrow();
    },
  );

  it('E01: the reason phrase is never read, and an unknown status is an ApiError', async () => {
    const server = await start((_arrival, response) => {
      response.writeHead(418, 'OK All Good', json).end('{"code":"TEAPOT"}');
    });
    const error = await errorOf(hubAt(server).actions.get('A-1'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 418, serverCode: 'TEAPOT' });
    expect(error.message).not.toContain('All Good');
  });

  it.each([
    ['a web page', 'text/html', '<html>Maintenance</html>'],
    ['nothing', 'application/json', ''],
    ['truncated JSON', 'application/json', '{"action_id":"A-1","status":"SUC'],
    ['text', 'text/plain', 'OK'],
    ['a number that would be rounded', 'application/json', '{"action_id":9007199254740993}'],
  ])('E08: a success that is %s is a MalformedResponseError', async (_what, type, body) => {
    const server = await start((_arrival, response) => {
      response.writeHead(200, { 'content-type': type }).end(body);
    });
    const hub = hubAt(server);
    const error = await errorOf(hub.actions.get('A-1'));
    expect(error).toBeInstanceOf(MalformedResponseError);
    expect(error).toMatchObject({ status: 200, operation: 'v2-getActionStatus', attempts: 1 });
    // The status of a write decides, unless the body is damaged or isn't from the API.
    const canceled = hub.orders.cancel('O-1', cancelation('O-1-1'));
    if (type === 'text/plain' || body === '') expect(await canceled).toBeUndefined();
    else if (body.endsWith('}')) expect(await canceled).toEqual({ action_id: '9007199254740993' });
    else expect(await errorOf(canceled)).toMatchObject({ name: 'MalformedResponseError', outcome: 'unknown' });
  });
});

describe.each(transports)('a client by %s', (_, transport) => {
  const options = (more: Partial<ClientOptions> = {}): Partial<ClientOptions> => ({ transport: transport(), ...more });

  it("T10, T12: a redirect of the token endpoint to another host isn't followed, and the secret isn't sent there", async () => {
    const elsewhere = await start((_arrival, response) =>
      response.writeHead(200, json).end('{"access_token":"t","expires_in":9}'),
    );
    const auth = await start((_arrival, response) =>
      response.writeHead(307, { location: `${elsewhere.url}/oauth/token` }).end(),
    );
    const server = await start((_arrival, response) => response.writeHead(200, json).end('{}'));
    const hub = clientAt(server, options({ auth: { authUrl: auth.url, clientId: 'connector', clientSecret: secret } }));
    const error = await errorOf(hub.actions.get('A-1'));
    expect(error).toBeInstanceOf(TokenError);
    expect(error).toMatchObject({ status: 307, outcome: 'not-sent', operation: 'v2-getActionStatus' });
    expect([...elsewhere.arrivals, ...server.arrivals]).toEqual([]);
  });
});
