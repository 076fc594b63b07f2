import { get } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { controlCalls } from '../../src/control/control.ts';
import { withDigest } from '../../src/store/index.ts';
import { SqliteStore } from '../../src/node/sqlite.ts';
import { createChannelWorld, createWorld, type Json, type World } from '../world.ts';

let world: World;

beforeEach(async () => {
  world = await createChannelWorld();
});

describe.each(['memory', 'sqlite'])('what is refused changes nothing (%s)', (kind) => {
  const state = { seed: 'demo', limits: 'real', offsetInMs: 0 };
  it.each([
    ['a version that is none', { version: 2, collections: {} }, 'version'],
    ['a list of collections', { version: 1, collections: [[1]] }, 'collections'],
    ['bytes that are none', { version: 1, collections: { files: { x: { $bytes: '!!!' } } } }, 'files.x'],
    ['a document that is null', { version: 1, collections: { orders: { x: null } } }, 'orders.x'],
    ['a document that no index can read', { version: 1, collections: { orders: { x: 5 } } }, 'collections.orders'],
    [
      'a clock beyond time',
      { version: 1, collections: { state: { state: { ...state, offsetInMs: 1e300 } } } },
      'offsetInMs',
    ],
    [
      'a clock that is text',
      { version: 1, collections: { state: { state: { ...state, offsetInMs: 'x' } } } },
      'offsetInMs',
    ],
    ['limits that are none', { version: 1, collections: { state: { state: { ...state, limits: 'x' } } } }, 'limits'],
    ['a counter that does not count', { version: 1, collections: { counters: { journal: 'x' } } }, 'counters'],
    ['a window that is none', { version: 1, collections: { limits: { a: 5 } } }, 'limits.a'],
    ['a window without times', { version: 1, collections: { limits: { a: ['x'] } } }, 'limits.a'],
    ['a job without time', { version: 1, collections: { jobs: { 1: { kind: 'x', at: 'x', data: {} } } } }, 'jobs'],
  ])('a snapshot with %s', async (_, snapshot, field) => {
    const { sandbox } = await createWorld(kind === 'sqlite' ? { store: new SqliteStore(':memory:') } : {});
    const before = sandbox.snapshot();
    const body = JSON.stringify(withDigest(snapshot as never));
    const response = await sandbox.fetch('/__sandbox/snapshot', { method: 'PUT', body });
    expect([response.status, ((await response.json()) as Json).errors[0].field]).toEqual([
      400,
      expect.stringContaining(field),
    ]);
    expect(sandbox.snapshot()).toEqual(before);
    expect(() => sandbox.restore(snapshot as never)).toThrow(field);
    expect(sandbox.snapshot()).toEqual(before);
    expect((await sandbox.fetch('/__sandbox/info')).status).toBe(200);
  });

  it.each(['{"client_id":5}', '{"client_id":""}', '{"token":null}', '{"clientId":"sandbox-seller"}'])(
    'a revocation of %s',
    async (body) => {
      const { sandbox, seller } = await createWorld(kind === 'sqlite' ? { store: new SqliteStore(':memory:') } : {});
      expect((await sandbox.fetch('/__sandbox/tokens/revoke', { method: 'POST', body })).status).toBe(400);
      expect((await seller.call('GET', '/v2/orders')).status).toBe(200);
    },
  );

  it.each(['P1Y', 'P3M', 'P2W', '-P1D'])(
    'a move of the clock by %s, with the units that there are',
    async (advance) => {
      const { sandbox } = await createWorld(kind === 'sqlite' ? { store: new SqliteStore(':memory:') } : {});
      const body = JSON.stringify({ advance });
      const response = await sandbox.fetch('/__sandbox/clock', { method: 'POST', body });
      expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
        400,
        expect.stringContaining('days, hours, minutes and seconds'),
      ]);
    },
  );
});

it.each([
  ['POST', 'clock', { advanced: 'PT5M' }, 'advanced'],
  ['POST', 'clock', { advance: 'PT5M', now: '2027-01-01T00:00:00Z' }, 'now'],
  ['PUT', 'limits', { mode: 'off', modes: 1 }, 'modes'],
  ['POST', 'faults', { operation: '*', statuss: 503 }, 'statuss'],
  ['POST', 'faults', { operation: '*' }, '$'],
  ['POST', 'faults', { operation: '*', drop: false }, '$'],
  ['POST', 'faults', { operation: '*', delay_ms: 5, retry_after: 3 }, 'retry_after'],
  ['POST', 'faults', { operation: '*', status: 200.5 }, 'status'],
  ['POST', 'faults', { operation: '*', status: 503, times: 1.5 }, 'times'],
  ['POST', 'deliveries', { limit: 1.5 }, 'limit'],
  ['POST', 'deliveries', { limits: 5 }, 'limits'],
  ['GET', 'requests?after=x', undefined, 'after'],
  ['GET', 'requests?after=-1', undefined, 'after'],
  ['GET', 'events?latest=0', undefined, 'latest'],
  ['GET', 'events?latest=1001', undefined, 'latest'],
  ['GET', 'events?latest=2.5', undefined, 'latest'],
  ['GET', 'events?latest=2&after=x', undefined, 'latest'],
])('%s %s with %j is refused for its member, and nothing changes', async (method, path, body, field) => {
  const before = world.sandbox.snapshot();
  const response = await world.sandbox.fetch(`/__sandbox/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect([response.status, ((await response.json()) as Json).errors]).toMatchObject([400, [{ field }]]);
  expect(world.sandbox.snapshot()).toEqual(before);
});

describe('browsers', () => {
  const request = (path: string, init: RequestInit = {}): Promise<Response> => world.sandbox.fetch(path, init);
  const of = (value: string): RequestInit => ({ headers: { origin: value } });

  it('G48: web pages of other origins can’t call or change anything', async () => {
    const before = world.sandbox.snapshot();
    for (const value of [
      'https://evil.example',
      'null',
      'http://sandbox.localhost.evil.example',
      'http://sandbox.localhost:81@evil.example',
    ]) {
      for (const path of ['/__sandbox/info', '/__sandbox/snapshot', '/hub/api/v2/orders']) {
        const refused = await request(path, of(value));
        expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null]);
      }
      expect((await request('/__sandbox/reset', { ...of(value), method: 'POST' })).status).toBe(403);
      expect((await request('/__sandbox/snapshot', { ...of(value), method: 'OPTIONS' })).status).toBe(403);
    }
    expect(world.sandbox.snapshot()).toEqual(before);
  });

  it('pages of the same machine may call the APIs, and only its own or listed ones the control API', async () => {
    for (const value of ['http://localhost:5173', 'http://127.0.0.1:3000']) {
      expect((await request('/hub/api/v2/orders', of(value))).headers.get('access-control-allow-origin')).toBe(value);
      expect((await request('/__sandbox/info', of(value))).status).toBe(403);
    }
    expect((await request('/__sandbox/info', of('http://sandbox.localhost'))).status).toBe(200);
    const { sandbox } = await createWorld({ allowOrigins: ['https://app.example.com'] });
    const info = await sandbox.fetch('/__sandbox/info', of('https://app.example.com'));
    expect([info.status, info.headers.get('access-control-allow-origin')]).toEqual([200, 'https://app.example.com']);
  });

  it('G48: a name that was made to lead here opens no path, unless it is listed', async () => {
    const statusOf = async (url: string): Promise<number> => (await request(url)).status;
    for (const path of [
      '/__sandbox/info',
      '/hub/api/v2/orders',
      '/auth/oauth/token',
      '/instance/api/account',
      '/none',
    ]) {
      for (const host of ['evil.example', '0.0.0.0:4010', '[::ffff:127.0.0.1]:4010'])
        expect(await statusOf(`http://${host}${path}`), path).toBe(403);
      expect(await statusOf(`http://192.168.1.5:4010${path}`), path).not.toBe(403);
    }
    const { url, close } = await world.sandbox.listen();
    const page = (host: string): Promise<number | undefined> =>
      new Promise((resolve) => get(url, { headers: { host } }, ({ statusCode }) => resolve(statusCode)));
    expect([await page('localhost'), await page('evil.example')]).toEqual([200, 403]);
    await close();
    for (const name of ['sandbox', 'Sandbox']) {
      const { sandbox } = await createWorld({ allowHosts: [name] });
      expect((await sandbox.fetch('http://sandbox:4010/__sandbox/info')).status).toBe(200);
    }
  });

  it('G48: an image, a script or a frame of another site gets a 403, and a link to the dashboard works', async () => {
    const from = (site: string): RequestInit => ({ headers: { 'sec-fetch-site': site } });
    for (const path of ['/__sandbox/info', '/hub/api/v2/orders']) {
      expect((await request(path, from('cross-site'))).status).toBe(403);
      for (const site of ['none', 'same-origin', 'same-site'])
        expect((await request(path, from(site))).status).not.toBe(403);
    }
    expect((await request('/', from('cross-site'))).status).toBe(404);
  });

  it('G48: a GET of the control API writes nothing', async () => {
    const before = world.sandbox.snapshot();
    const calls = controlCalls.filter((call) => call.startsWith('GET ')).map((call) => call.slice('GET '.length));
    expect(calls).toContain('info');
    for (const call of calls) await request(`/__sandbox/${call.replace(/\{\w+\}/, '1')}`);
    expect(world.sandbox.snapshot()).toEqual(before);
  });

  it('preflight of a listed page gets its response, and all headers are its to read', async () => {
    world = await createWorld({ allowOrigins: ['https://app.example.com'] });
    const preflight = await world.sandbox.fetch('/hub/api/v2/orders', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.example.com',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization,x-trace',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,x-trace');
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://app.example.com');
    const refused = await world.sandbox.fetch('/hub/api/v2/orders', { headers: { origin: 'https://app.example.com' } });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([
      401,
      'https://app.example.com',
    ]);
  });
});
