import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/index.ts';
import { withDigest } from '../../src/store/index.ts';
import { controlCalls } from '../../src/control/control.ts';
import { version } from '../../src/version.ts';
import {
  callerFor,
  createChannelWorld,
  createWorld,
  type Json,
  orderInput,
  tokenFor,
  upsertOrders,
  type World,
} from '../world.ts';

let world: World;

beforeEach(async () => {
  world = await createChannelWorld();
});

describe('info', () => {
  it('returns URLs, credentials and counts in the described format', async () => {
    const info = await world.control('GET', '/info');
    expect(info).toMatchObject({
      version,
      urls: {
        base_url: 'http://sandbox.localhost/hub',
        account_url: 'http://sandbox.localhost/account',
        auth_url: 'http://sandbox.localhost/auth',
        instance_url: 'http://sandbox.localhost/instance',
        basket_url: 'http://sandbox.localhost/basket/checkout/shopper-baskets/v1/organizations/demo_001',
      },
      credentials: { limited: { scopes: ['connect-channel-platform:orders:upsert'] } },
      world: {
        channels: [{ channel_id: 'acme_web', stores: [{ channel_store_id: 'store_1', store_id: expect.any(String) }] }],
        link_token: expect.any(String),
      },
      control: 'http://sandbox.localhost/__sandbox',
    });
    for (const who of ['connector', 'seller', 'limited'])
      expect(info.credentials[who]).toMatchObject({ client_id: expect.any(String), client_secret: expect.any(String) });
  });

  it('returns the URLs that the caller used', async () => {
    const response = await world.sandbox.fetch('http://localhost:4010/__sandbox/info');
    expect(((await response.json()) as Json).urls.base_url).toBe('http://localhost:4010/hub');
  });
});

describe('world', () => {
  it('a search lets other requests run', async () => {
    const { sandbox } = await createWorld({ seed: 'demo' });
    const ended: string[] = [];
    const read = async (path: string): Promise<void> => {
      await (await sandbox.fetch(`/__sandbox/${path}`)).json();
      ended.push(path);
    };
    const search = 'world/instance.transactions?search=nowhere';
    await Promise.all([search, 'clock'].map(read));
    expect(ended).toEqual(['clock', search]);
  });

  it('a search reads the latest documents until its page is full', async () => {
    await upsertOrders(world, ...[1, 2, 3].map((n) => orderInput(`ORD-${n}`)));
    const found = async (query: string): Promise<Json> => {
      const { documents, ...more } = await world.control('GET', `/world/orders?search=${query}`);
      return [documents.map(({ key }: Json) => key), more];
    };
    expect(await found('ord-&limit=2')).toEqual([['acme_web_ORD-3', 'acme_web_ORD-2'], { total: 2, more: true }]);
    expect(await found('ord-&limit=2&offset=2')).toEqual([['acme_web_ORD-1'], { total: 3, more: false }]);
    expect(await found('MARTIN&limit=3')).toEqual([expect.any(Array), { total: 3, more: false }]);
    expect(await found('nowhere')).toEqual([[], { total: 0, more: false }]);
  });
});

describe('reset, snapshot, restore', () => {
  it('reset issues the link token again that a new sandbox returns first', async () => {
    const token = createSandbox().info().world.link_token;
    await world.control('POST', '/reset');
    const connector = await callerFor(world.sandbox, 'connector');
    const link = async (): Promise<number> =>
      (await connector.call('POST', `account:/v1/users/stores?token=${token}`, { stores: [] })).status;
    expect(await link()).not.toBe(410);
    expect(await link()).toBe(410);
  });

  it('reset goes back to the seed: data, tokens, limits, events, journal, faults and clock', async () => {
    const fresh = (await createWorld()).sandbox;
    await upsertOrders(world, orderInput('ORD-1'));
    await world.control('PUT', '/limits', { mode: 'real' });
    await world.control('POST', '/clock', { advance: 'PT1H' });
    await world.control('POST', '/faults', { operation: '*', status: 503, times: 9 });
    await world.control('POST', '/reset');
    expect(world.sandbox.snapshot()).toEqual((fresh.reset(), fresh.snapshot()));
    expect((await world.seller.call('GET', '/v2/orders')).status).toBe(401);
    expect(await world.control('GET', '/limits')).toEqual({ mode: 'off' });
  });

  it('the same seed at the same time creates the same world', async () => {
    const [a, b] = [await createWorld({ seed: 'demo' }), await createWorld({ seed: 'demo' })];
    expect(a.sandbox.snapshot()).toEqual(b.sandbox.snapshot());
    expect(a.seller.token).toBe(b.seller.token);
  });

  it('a snapshot brings everything back, in another sandbox too', async () => {
    await upsertOrders(world, orderInput('ORD-1'));
    await world.control('POST', '/clock', { advance: 'PT1M' });
    const snapshot = await world.control('GET', '/snapshot');
    await upsertOrders(world, orderInput('ORD-2'));
    await world.control('PUT', '/snapshot', snapshot);
    const names = async (one: World): Promise<string[]> =>
      (await one.seller.call('GET', '/v2/orders')).body.data.map((order: Json) => order.channel_order_id);
    expect(await names(world)).toEqual(['ORD-1']);
    const other = await createWorld();
    other.sandbox.restore(snapshot);
    const read = await other.sandbox.fetch('/hub/api/v2/orders', {
      headers: { authorization: `Bearer ${world.seller.token}` },
    });
    expect(((await read.json()) as Json).data).toHaveLength(1);
    expect(other.sandbox.clock.now()).toBe(world.sandbox.clock.now());
    await expect(world.control('PUT', '/snapshot', { version: 2 })).rejects.toThrow('400');
  });

  it('a snapshot may be larger than any other body', async () => {
    const large = { ...(await world.control('GET', '/snapshot')) };
    large.collections = { ...large.collections, large: { one: 'x'.repeat(13 * 1024 * 1024) } };
    await world.control('PUT', '/snapshot', withDigest(large));
    expect(world.sandbox.snapshot().collections['large']).toEqual(large.collections.large);
  });

  it('T10: a credential under any spelling of its name is neither stored nor shown', async () => {
    const [key, headers] = ['CANARY-4711', { 'x-api-key': 'CANARY-4711', 'Api-Key': 'CANARY-4711' }];
    const query = ['apikey', 'api%5Fkey', 'API-KEY', 'access%5Ftoken', 'sig', 'X-Amz-Signature', 'clientSecret'];
    let shown = '';
    const send = async (path: string, init: RequestInit): Promise<void> => {
      shown += await (await world.sandbox.fetch(path, init)).text();
    };
    for (const name of query) await send(`/hub/api/v2/orders?limit=1&${name}=${key}`, { headers });
    for (const body of [
      `client%5Fsecret=${key}&password=${key}`,
      `{'token':'${key}'}`,
      JSON.stringify({ headers: [{ value: key, name: 'Authorization' }] }),
      JSON.stringify({ password: key, a: [{ 'api-key': key, tokens: [key, { b: key }] }] }),
      `{"pass\\u0077ord":"${key}\\"${key}","a":1,"secret":"${key}`,
      `<a token='${key}'><apiKey >${key}</apiKey></a>`,
      JSON.stringify([{ name: 'Authorization', value: key }, { url: `https://u:${key}@h/` }, `Bearer ${key}`]),
      JSON.stringify({ note: `{"client_assertion":"eyJ${key}.eyJ${key}.${key}"}` }),
      JSON.stringify({ a: JSON.stringify({ b: JSON.stringify({ token: key }), c: [{ name: 'pwd', value: key }] }) }),
      JSON.stringify(JSON.stringify({ secret: key })).slice(0, -4),
      `a=1;client_secret =${key}`,
      `grant_type=authorization_code&code=${key}`,
    ])
      await send('/hub/api/v2/orders', { method: 'POST', body, headers });
    for (const path of [
      `//u:${key}@h/a`,
      `/hub/a;token=${key}`,
      `/hub/a?u=https%3A%2F%2Fu%3A${key}%40h%2F%3Fsig%3D${key}`,
      `/hub/api/v2/orders?limit=https://u:${key}@h/`,
      `/hub/a?u=access_token%3D${key}`,
      `/hub/a?code=${key}&state=1`,
      '/hub/a?code=colors',
    ])
      await send(`http://sandbox.localhost${path}`, { headers: { referer: `http://u:${key}@h/` } });
    const text = JSON.stringify([
      shown,
      world.sandbox.snapshot(),
      world.sandbox.journal(),
      await world.control('GET', '/requests'),
    ]);
    expect(text).not.toContain(key);
    for (const kept of ['limit=1&api%5Fkey=***', 'code=colors']) expect(text).toContain(kept);
  });
});

describe('journal', () => {
  it('reports each request with its surface, operation and status', async () => {
    await world.seller.call('GET', '/v2/orders?limit=1');
    await world.seller.call('GET', '/nothing');
    const { requests } = await world.control('GET', '/journal');
    expect(requests.slice(-2)).toEqual([
      {
        id: expect.any(String),
        time: '2026-03-02T08:00:00.000Z',
        surface: 'hub',
        operation: 'v2-listOrders',
        method: 'GET',
        path: '/hub/api/v2/orders?limit=1',
        status: 200,
      },
      {
        id: expect.any(String),
        time: expect.any(String),
        surface: null,
        operation: null,
        method: 'GET',
        path: '/hub/api/nothing',
        status: 404,
      },
    ]);
  });

  it('keeps the latest thousand', async () => {
    for (let n = 0; n < 1010; n++) await world.seller.call('GET', `/nothing/${n}`);
    const { requests } = await world.control('GET', '/journal');
    expect(requests).toHaveLength(1000);
    expect(requests.at(-1).path).toBe('/hub/api/nothing/1009');
  });
});

describe('clock', () => {
  it('the clock is read, and moved by a duration or to an instant, never back', async () => {
    expect(await world.control('GET', '/clock')).toEqual({ now: '2026-03-02T08:00:00.000Z' });
    expect(await world.control('POST', '/clock', { advance: 'P1DT2H3M4.5S' })).toEqual({
      now: '2026-03-03T10:03:04.500Z',
    });
    expect(await world.control('POST', '/clock', { now: '2026-03-04T00:00:00Z' })).toEqual({
      now: '2026-03-04T00:00:00.000Z',
    });
    for (const body of [{ now: '2026-03-01T00:00:00Z' }, { advance: '5 minutes' }, { advance: 'P' }, {}]) {
      await expect(world.control('POST', '/clock', body)).rejects.toThrow('400');
    }
  });

  it('moves a clock that is shared, and wakes who waits on it', async () => {
    let now = 1_000_000_000_000;
    const shared = { now: () => now, advance: (inMs: number) => void (now += inMs) };
    const { sandbox } = await createWorld({ clock: shared });
    let woken = false;
    const waiting = sandbox.clock.wait(60_000).then(() => (woken = true));
    await sandbox.clock.advance(59_999);
    expect(woken).toBe(false);
    await sandbox.clock.advance(1);
    await waiting;
    expect(now).toBe(1_000_000_060_000);
  });
});

describe('tokens', () => {
  it('tokens are revoked one by one, by client, or all', async () => {
    const another = await tokenFor(world.sandbox, 'seller');
    expect(await world.control('POST', '/tokens/revoke', { token: another })).toEqual({ revoked: 1 });
    expect((await world.seller.call('GET', '/v2/orders')).status).toBe(200);
    expect(await world.control('POST', '/tokens/revoke')).toEqual({ revoked: 3 });
    expect((await world.seller.call('GET', '/v2/orders')).status).toBe(401);
  });
});

describe('faults', () => {
  const list = (): Promise<Json> => world.seller.call('GET', '/v2/orders');

  it('a status is returned as often as was asked for, without doing anything', async () => {
    await world.control('POST', '/faults', { operation: 'v2-listOrders', status: 503, times: 2 });
    await world.control('POST', '/faults', { operation: 'upsertProducts', status: 429, retry_after: 120, times: 1 });
    expect([(await list()).status, (await list()).status, (await list()).status]).toEqual([503, 503, 200]);
    const upsert = (): Promise<Json> => world.seller.call('POST', '/products', { products: [{ id: 'A' }] });
    const refused = await upsert();
    expect([refused.status, refused.headers.get('retry-after'), refused.body.code]).toEqual([
      429,
      '120',
      'TOO_MANY_REQUESTS',
    ]);
    expect((await world.seller.call('GET', '/products')).body.data).toEqual([]);
    expect((await upsert()).status).toBe(202);
  });

  it('a dropped request does nothing, and a dropped response hides the effect', async () => {
    const upsert = (id: string): Promise<Json> => world.seller.call('POST', '/products', { products: [{ id }] });
    await world.control('POST', '/faults', { operation: 'upsertProducts', drop: true, times: 1 });
    await world.control('POST', '/faults', { operation: 'upsertProducts', drop: 'response', times: 1 });
    await expect(upsert('A')).rejects.toThrow(TypeError);
    await expect(upsert('B')).rejects.toThrow(TypeError);
    expect((await world.seller.call('GET', '/products')).body.data).toEqual([{ id: 'B' }]);
  });

  it('a delay passes on the clock of the sandbox', async () => {
    await world.control('POST', '/faults', { operation: '*', delay_ms: 60_000, times: 1 });
    const responses: Json[] = [];
    const listing = list().then((response) => responses.push(response));
    // The request is read before it waits, so give it the turns that it needs.
    const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
    for (let n = 0; n < 5; n++) await turn();
    await world.sandbox.clock.advance(59_999);
    await turn();
    expect(responses).toEqual([]);
    await world.sandbox.clock.advance(1);
    await listing;
    expect(responses).toMatchObject([{ status: 200 }]);
  });

  it('a fault can be removed after a call has used it up', async () => {
    await world.control('POST', '/faults', { operation: 'v2-listOrders', status: 503, times: 1 });
    const [{ id }] = (await world.control('GET', '/faults')).faults;
    expect((await world.seller.call('GET', '/v2/orders')).status).toBe(503);
    await world.control('DELETE', `/faults/${id}`);
    expect((await world.control('GET', '/faults')).faults).toEqual([]);
  });

  it('faults can be cleared, and a wrong one is refused', async () => {
    await world.control('POST', '/faults', { operation: '*', status: 500, times: 99 });
    await world.control('DELETE', '/faults');
    expect((await list()).status).toBe(200);
    for (const fault of [
      {},
      { operation: 'no-such-operation' },
      { operation: 'upsertOrders', status: 99 },
      { operation: 'upsertOrders', drop: 'sometimes' },
      { operation: 'upsertOrders', times: 0 },
    ]) {
      await expect(world.control('POST', '/faults', fault)).rejects.toThrow('400');
    }
  });
});

describe('the description', () => {
  it('names every call of the control API, and no other', async () => {
    const text = readFileSync(fileURLToPath(new URL('../../control.openapi.yaml', import.meta.url)), 'utf8');
    const described: string[] = [];
    let path = '';
    for (const line of text.slice(text.indexOf('\npaths:'), text.indexOf('\ncomponents:')).split('\n')) {
      path = /^ {2}(\/\S*):$/.exec(line)?.[1] ?? path;
      const method = /^ {4}(get|put|post|delete):$/.exec(line)?.[1];
      if (method !== undefined) described.push(`${method.toUpperCase()} ${path.slice(1)}`);
    }
    expect([...controlCalls].sort()).toEqual([...described].sort());
  });
});
