/** Responses that are wrong in every known way, from a real socket. */
import {
  ApiError,
  BadRequestError,
  type ClientOptions,
  createFetchTransport,
  createVirtualClock,
  MalformedResponseError,
  NotFoundError,
  RedirectError,
  ServerError,
  TimeoutError,
  TokenError,
  TradelaneError,
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

type Settings = Pick<ClientOptions, 'clock' | 'deadlineInMs' | 'maxResponseBytes'>;
type HubAt = (server: RawServer, more?: Settings) => HostileCalls;

/** A client on each transport, and `createLite`. */
const ways: readonly (readonly [string, HubAt])[] = [
  ...transports.map(([way, transport]) => {
    const hubAt: HubAt = (server, more) => clientAt(server, { transport: transport(), ...more });
    return [way, hubAt] as const;
  }),
  [
    'lite',
    ({ url }, more) => createLiteHub({ baseUrl: url, auth: { token }, maxAttempts: 1, deadlineInMs: 60_000, ...more }),
  ],
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

describe.each(ways)('by %s', (way, hubAt) => {
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

  it('an endless body ends at maxResponseBytes, and its connection is closed', async () => {
    let closed: Promise<void> = Promise.resolve();
    const server = await start((_arrival, response) => {
      response.writeHead(200, json);
      const pour = (): void => {
        while (!response.destroyed && response.write(' '.repeat(65_536)));
      };
      response.on('drain', pour);
      closed = new Promise((resolve) => response.on('close', resolve));
      pour();
    });
    const error = await errorOf(hubAt(server, { maxResponseBytes: 1_000_000 }).actions.get('A-1'));
    expect(error).toBeInstanceOf(MalformedResponseError);
    await closed;
  });

  it('a body that drips without an end times out', async () => {
    let closed: Promise<void> = Promise.resolve();
    const clock = createVirtualClock();
    const server = await start((_arrival, response) => {
      response.writeHead(200, json);
      let drops = 0;
      const dripping = setInterval(() => {
        response.write(' ');
        if ((drops += 1) === 5) void clock.advance(150);
      }, 10);
      closed = new Promise((resolve) =>
        response.on('close', () => {
          clearInterval(dripping);
          resolve();
        }),
      );
    });
    const error = await errorOf(hubAt(server, { clock, deadlineInMs: 150 }).actions.get('A-1'));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ limit: 'deadline', limitInMs: 150 });
    await closed;
  });

  it("an endless body of an error doesn't delay the error", async () => {
    const server = await start((_arrival, response) => {
      response.writeHead(500, { 'content-type': 'text/html' });
      const pour = (): void => {
        while (!response.destroyed && response.write('<p>'.repeat(10_000)));
      };
      response.on('drain', pour);
      pour();
    });
    const error = await errorOf(hubAt(server).orders.cancel('O-1', cancelation('O-1-1')));
    expect(error).toBeInstanceOf(ServerError);
    expect(String(error['body']).length).toBeLessThanOrEqual(65_536);
  });

  it('a body of another length than declared is an error within the deadline, not half a response', async () => {
    const server = await start((_arrival, response) => {
      response.writeHead(200, { ...json, 'content-length': '1000' });
      response.write('{"action_id":"A-1","status":"SUCCESS"}', () => response.socket?.end());
    });
    const error = await errorOf(hubAt(server).actions.get('A-1'));
    expect(error).toBeInstanceOf(TradelaneError);
    expect(error).toMatchObject({ operation: 'v2-getActionStatus', outcome: 'unknown' });
  });

  it("a response that isn't HTTP is a typed error", async () => {
    const server = await start((_arrival, response) => {
      response.socket?.end('SSH-2.0-OpenSSH_9.6\r\n');
    });
    expect(await errorOf(hubAt(server).actions.get('A-1'))).toMatchObject({ name: 'ConnectionError' });
  });

  const redirects = [301, 302, 303, 307, 308];

  it.each(redirects)(
    "G52: a redirect (%i) to another host isn't followed, and nothing is sent there",
    async (status) => {
      const elsewhere = await start((_arrival, response) => response.writeHead(200, json).end('{}'));
      const server = await start((_arrival, response) =>
        response.writeHead(status, { location: `${elsewhere.url}/api` }).end(),
      );
      const hub = hubAt(server);
      for (const call of [
        () => hub.actions.get('A-1'),
        () => hub.documents.list(),
        () => hub.documents.download('O-1'),
        () => hub.orders.cancel('O-1', cancelation('O-1-1')),
        () =>
          hub.documents.upload('O-1', {
            file: new Blob(['x']),
            metadata: { filename: 'x.pdf', type: 'CUSTOMER_INVOICE' },
          }),
      ]) {
        const error = await errorOf(call());
        expect(error).toBeInstanceOf(RedirectError);
        expect(error).toMatchObject({ status, attempts: 1, ...(way === 'lite' ? {} : { target: elsewhere.url }) });
      }
      expect(elsewhere.arrivals).toEqual([]);
      expect(server.arrivals).toHaveLength(5);
    },
  );
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
