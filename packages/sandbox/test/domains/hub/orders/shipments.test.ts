import { beforeEach, describe, expect, it } from 'vitest';
import {
  actionStatus,
  createChannelWorld,
  type Json,
  orderId,
  orderInput,
  readOrder,
  report,
  upsertOrders,
  type World,
} from '../../../world.ts';

let world: World;

beforeEach(async () => {
  world = await createChannelWorld();
  expect((await upsertOrders(world, orderInput('ORD-1'))).status).toBe(204);
});

const path = (rest: string): string => `/v2/orders/${orderId('ORD-1')}/${rest}`;
const line = (n: number): string => `${orderId('ORD-1')}-${n}`;

async function started(method: string, rest: string, body: object): Promise<string> {
  const response = await world.seller.call(method, path(rest), body);
  expect(response.status, JSON.stringify(response.body)).toBe(202);
  return response.body.action_id;
}

describe('shipments', () => {
  beforeEach(() =>
    upsertOrders(
      world,
      orderInput('ORD-1', { channel_updated_at: '2026-03-02T08:00:00Z' }, { status: 'AWAITING_SHIPMENT' }),
    ),
  );

  const parcel = (...items: object[]): object => ({ items, carrier: 'Swift Parcel', tracking_number: 'SP-1' });

  it('O10, AS144: a package has items of one order and one tracking, and a line is shipped once all of it left', async () => {
    const id = await started(
      'POST',
      'shipments',
      parcel({ order_line_id: line(1), quantity: 2 }, { id: 'SKU-2', quantity: 1 }),
    );
    expect(world.sandbox.events()[0]).toMatchObject({
      type: 'CREATE_SHIPMENT',
      data: {
        carrier: 'Swift Parcel',
        tracking_number: 'SP-1',
        items: [
          { id: 'SKU-1', channel_order_line_id: 'ORD-1-L1', quantity: 2 },
          { id: 'SKU-2', channel_order_line_id: 'ORD-1-L2', quantity: 1 },
        ],
      },
    });
    await report(world, id);
    expect((await readOrder(world, 'ORD-1')).order_lines.map((one: Json) => one.status)).toEqual([
      'AWAITING_SHIPMENT',
      'SHIPPED',
    ]);
    await report(world, await started('POST', 'shipments', parcel({ order_line_id: line(1), quantity: 1 })));
    expect(await readOrder(world, 'ORD-1')).toMatchObject({ status: 'SHIPPED' });
    expect((await world.seller.call('POST', path('shipments'), parcel())).status).toBe(400);
  });

  it.each(['AWAITING_ACCEPTANCE', 'SHIPPED', 'CLOSED'])('AS04: a line in %s is not shipped', async (status) => {
    await upsertOrders(world, orderInput('ORD-2', {}, { status }));
    const items = [{ id: 'SKU-1', quantity: 1 }];
    for (const form of ['/v2/orders', '/orders']) {
      const refused = await world.seller.call('POST', `${form}/${orderId('ORD-2')}/shipments`, { items });
      expect(refused).toMatchObject({ status: 400, body: { code: 'ORDER_IN_WRONG_STATE' } });
    }
  });

  it('O10: the deprecated form responds with the shipment', async () => {
    const response = await world.seller.call(
      'POST',
      `/orders/${orderId('ORD-1')}/shipments`,
      parcel({ order_line_id: line(2), quantity: 1 }),
    );
    expect(response).toMatchObject({
      status: 201,
      body: { carrier: 'Swift Parcel', items: [{ id: 'SKU-2', order_line_id: line(2), quantity: 1 }] },
    });
    expect((await readOrder(world, 'ORD-1')).order_lines[1].status).toBe('SHIPPED');
    expect(world.sandbox.events()).toMatchObject([{ type: 'CREATE_SHIPMENT' }]);
  });

  it('E10: a carrier that the channel does not allow fails as an action error, not as a refusal', async () => {
    await world.connector.call('POST', 'cp:/v1/orders/channels/acme_web/carriers', {
      carriers: [{ channel_carrier_id: 'north', name: 'North Post' }],
    });
    const id = await started('POST', 'shipments', parcel({ order_line_id: line(1), quantity: 1 }));
    expect((await actionStatus(world, id)).body).toMatchObject({
      status: 'FAILED',
      errors: [{ code: 'CARRIER_NOT_SUPPORTED' }],
    });
    expect(world.sandbox.events()).toEqual([]);
  });
});
