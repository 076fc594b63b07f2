import { beforeEach, describe, expect, it } from 'vitest';
import {
  call,
  createChannelWorld,
  createWorld,
  type Json,
  orderId,
  orderInput,
  origin,
  report,
  upsertOrders,
  type World,
} from '../../world.ts';

let world: World;

beforeEach(async () => {
  world = await createChannelWorld();
});

describe('statuses', () => {
  it('E01, AS45: each status has the error body of the hub', async () => {
    const refusals: readonly (readonly [number, Promise<Json>])[] = [
      [400, world.seller.call('GET', '/v2/orders?limit=0')],
      [401, call(world.sandbox, 'GET', '/v2/orders')],
      [403, world.connector.call('GET', '/v2/orders')],
      [404, world.seller.call('GET', '/v2/orders/actions/nope')],
      [404, world.seller.call('GET', '/v3/nothing')],
      [405, world.seller.call('DELETE', '/v2/orders')],
      [406, world.seller.call('GET', '/v2/orders', undefined, { accept: 'text/html' })],
      [415, world.connector.call('POST', 'cp:/v1/orders', '<orders/>', { 'content-type': 'application/xml' })],
    ];
    for (const [status, refusal] of refusals) {
      const response = await refusal;
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toBe('application/json');
      expect(response.body).toMatchObject({ code: expect.stringMatching(/^[A-Z_]+$/), message: expect.any(String) });
    }
  });

  it('E01, AS46: an unknown identifier in a path is a 404, and one in a filter is ignored', async () => {
    const missing = await world.seller.call('GET', '/v2/orders/actions/nope');
    expect(missing).toMatchObject({ status: 404, body: { code: 'DATA_NOT_FOUND' } });
    await upsertOrders(world, orderInput('ORD-1'));
    const { status, body } = await world.seller.call('GET', `/v2/orders?order_ids=nope,${orderId('ORD-1')}`);
    expect([status, body.data.map(({ id }: Json) => id)]).toEqual([200, [orderId('ORD-1')]]);
  });

  it('E01: successes are 200, 201, 202 and 204, and 204 has no body', async () => {
    expect((await upsertOrders(world, orderInput('ORD-1'))).status).toBe(204);
    expect((await world.seller.call('GET', '/v2/orders')).status).toBe(200);
    expect((await world.connector.call('POST', 'account:/v1/channels', { channels: [] })).status).toBe(201);
    expect(await world.seller.call('POST', '/products', { products: [{ id: 'A' }] })).toMatchObject({
      status: 202,
      body: undefined,
    });
  });

  it('E01: a 405 names the methods that are possible', async () => {
    expect((await world.seller.call('PUT', '/products', {})).headers.get('allow')).toBe('GET, POST, DELETE');
  });
});

describe('rates', () => {
  it('E02, AS44: beyond the documented maximum the response is 429 with the seconds to wait', async () => {
    const limited = await createWorld({ limits: 'real' });
    const list = (): Promise<Json> => limited.seller.call('GET', '/v2/orders');
    expect((await list()).status).toBe(200);
    await limited.sandbox.clock.advance(10_500);
    const refused = await list();
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(refused.headers.get('retry-after')).toBe('50');
    await limited.sandbox.clock.advance(49_499);
    expect((await list()).headers.get('retry-after')).toBe('1');
    await limited.sandbox.clock.advance(1);
    expect((await list()).status).toBe(200);
  });
});

describe('content types', () => {
  it('E08: a body that is not UTF-8 JSON is refused', async () => {
    const send = (body: Uint8Array | string, type: string): Promise<Json> =>
      world.connector.call('POST', 'cp:/v1/orders', body, { 'content-type': type });
    const valid = JSON.stringify({ origin, orders: [orderInput('ORD-1')] });
    expect((await send(valid, 'text/plain')).status).toBe(415);
    expect((await send(valid, 'application/json; charset=iso-8859-1')).status).toBe(415);
    expect((await send(Uint8Array.of(0x7b, 0xff, 0x7d), 'application/json')).status).toBe(400);
    expect((await send(valid, 'application/json;charset="utf-8"')).status).toBe(204);
  });

  it('E08: returns 406 for a media type that is not available, but not for a wildcard', async () => {
    const ask = async (accept: string): Promise<number> =>
      (await world.seller.call('GET', '/products', undefined, { accept })).status;
    expect(await ask('text/csv')).toBe(406);
    expect(await ask('application/json;q=0')).toBe(406);
    for (const accept of ['application/json', '*/*', 'application/*', 'text/html, application/json;q=0.5'])
      expect(await ask(accept)).toBe(200);
  });

  it('E08: returns a ZIP even if the client asks for JSON', async () => {
    const demo = await createWorld({ seed: 'demo' });
    const response = await demo.seller.call('GET', '/v2/orders/acme_ORD-1002/documents', undefined, {
      accept: 'application/json',
    });
    expect(response.headers.get('content-type')).toBe('application/zip');
  });
});

describe('events', () => {
  const accept = async (): Promise<Json> => {
    await upsertOrders(world, orderInput('ORD-1'));
    const decision = { order_lines: [{ id: `${orderId('ORD-1')}-1`, accepted: true }] };
    return (await world.seller.call('PUT', `/v2/orders/${orderId('ORD-1')}/accept`, decision)).body;
  };

  it('E09: an event contains no token and stays in the queue until the connector removes it', async () => {
    await accept();
    const { events } = await world.control('GET', '/events');
    expect(Object.keys(events[0]).sort()).toEqual(['data', 'id', 'time', 'type']);
    expect(events[0].id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    for (const { token } of [world.connector, world.seller]) expect(JSON.stringify(events)).not.toContain(token);
    expect(await world.control('GET', `/events?after=${events[0].id}`)).toEqual({ events: [] });
    await world.control('DELETE', `/events/${events[0].id}`);
    expect(await world.control('GET', '/events')).toEqual({ events: [] });
    await expect(world.control('DELETE', `/events/${events[0].id}`)).rejects.toThrow('404');
  });

  it('E10: a failure on the channel is read from the action, with 200', async () => {
    const { action_id } = await accept();
    await report(world, action_id, { status: 'FAILURE', errors: [{ code: 'UNEXPECTED', message: 'broken' }] });
    expect(await world.seller.call('GET', `/v2/orders/actions/${action_id}`)).toMatchObject({
      status: 200,
      body: { status: 'FAILED', errors: [{ code: 'UNEXPECTED', message: 'broken' }] },
    });
  });
});
