import { beforeEach, describe, expect, it } from 'vitest';
import {
  createChannelWorld,
  euros,
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

describe('accepting', () => {
  it('O01, AS54: lines are accepted or refused one by one, and the channel gets the command', async () => {
    const id = await started('PUT', 'accept', {
      order_lines: [
        { id: line(1), accepted: true },
        { id: line(2), accepted: false },
      ],
    });
    expect((await readOrder(world, 'ORD-1')).order_lines.map((one: Json) => one.status)).toEqual([
      'AWAITING_ACCEPTANCE',
      'AWAITING_ACCEPTANCE',
    ]);
    expect(world.sandbox.events()[0]).toMatchObject({
      type: 'ACCEPT',
      data: {
        action_id: id,
        channel_order_id: 'ORD-1',
        channel_id: 'acme_web',
        channel_store_id: 'store_1',
        order_lines: [
          { channel_order_line_id: 'ORD-1-L1', accepted: true },
          { channel_order_line_id: 'ORD-1-L2', accepted: false },
        ],
      },
    });
    await report(world, id);
    const { status, order_lines } = await readOrder(world, 'ORD-1');
    expect(order_lines.map((one: Json) => [one.status, one.status_reason])).toEqual([
      ['AWAITING_SHIPMENT', undefined],
      ['CLOSED', 'REFUSED'],
    ]);
    expect(status).toBe('AWAITING_SHIPMENT');
  });

  it.each([
    'AWAITING_FRAUD_CHECK',
    'AWAITING_PAYMENT',
    'AWAITING_SHIPMENT',
    'SHIPPED',
    'DELIVERED',
    'CLOSED',
    'CHANNEL_SPECIFIC',
  ])('O01: a line in %s cannot be decided, and the whole request is refused', async (status) => {
    const order = orderInput('ORD-2');
    order.order_lines[1].status = status;
    await upsertOrders(world, order);
    const decisions = [1, 2].map((n) => ({ id: `${orderId('ORD-2')}-${n}`, accepted: true }));
    const response = await world.seller.call('PUT', `/v2/orders/${orderId('ORD-2')}/accept`, {
      order_lines: decisions,
    });
    expect(response).toMatchObject({
      status: 400,
      body: { code: 'ORDER_IN_WRONG_STATE', errors: [{ field: '$.order_lines[1].id' }] },
    });
    expect(world.sandbox.events()).toEqual([]);
  });

  it('O01: a line whose decision the channel has not reported is not decided twice', async () => {
    const decision = { order_lines: [{ id: line(1), accepted: true }] };
    const id = await started('PUT', 'accept', decision);
    expect((await world.seller.call('PUT', path('accept'), decision)).body.code).toBe('ORDER_IN_WRONG_STATE');
    await report(world, id, { status: 'FAILURE', errors: [{ code: 'UNAVAILABLE', message: 'try later' }] });
    await started('PUT', 'accept', decision);
  });

  it('O01: the deprecated form decides as well, without telling the action', async () => {
    const response = await world.seller.call('PUT', `/orders/${orderId('ORD-1')}/accept`, {
      order_lines: [{ id: line(1), accepted: true }],
    });
    expect(response).toMatchObject({ status: 204, body: undefined });
    await report(world, world.sandbox.events()[0]?.data['action_id'] as string);
    expect((await readOrder(world, 'ORD-1')).order_lines[0].status).toBe('AWAITING_SHIPMENT');
  });

  it('O01, AS34: an unknown line is named, an unknown order is not found', async () => {
    const decision = { order_lines: [{ id: 'nope', accepted: true }] };
    expect(await world.seller.call('PUT', path('accept'), decision)).toMatchObject({
      status: 400,
      body: { errors: [{ field: '$.order_lines[0].id' }] },
    });
    expect(await world.seller.call('PUT', '/v2/orders/nope/accept', decision)).toMatchObject({
      status: 404,
      body: { code: 'DATA_NOT_FOUND' },
    });
  });
});

describe('cancelling and refunding', () => {
  const cancelation = (n: number, quantity: number): object => ({
    order_line_id: line(n),
    quantity,
    price: euros(quantity * 10),
    shipping_price: euros(0),
    reason: 'OUT_OF_STOCK',
  });

  it('O02: part of a line is cancelled: its quantity and price go down and the adjustment stays', async () => {
    await report(world, await started('POST', 'cancel', { cancelations: [cancelation(1, 2)] }));
    expect((await readOrder(world, 'ORD-1')).order_lines[0]).toMatchObject({
      quantity: 1,
      price: euros(10),
      status: 'AWAITING_ACCEPTANCE',
      adjustments: [{ type: 'CANCELATION', quantity: 2, reason: 'OUT_OF_STOCK', price: euros(20) }],
    });
  });

  it('O02: all of the lines are cancelled: the order is closed', async () => {
    await report(world, await started('POST', 'cancel', { cancelations: [cancelation(1, 3), cancelation(2, 1)] }));
    expect(await readOrder(world, 'ORD-1')).toMatchObject({ status: 'CLOSED', status_reason: 'CANCELED' });
  });

  it('O02, AS48: a refund keeps the quantity, and a full refund closes the line', async () => {
    const refund = (amount: number): object => ({
      order_line_id: line(1),
      price: euros(amount),
      shipping_price: euros(0),
      reason: 'DEFECT',
    });
    await report(world, await started('POST', 'refund', { refunds: [refund(10)] }));
    expect((await readOrder(world, 'ORD-1')).order_lines[0]).toMatchObject({
      quantity: 3,
      price: euros(30),
      adjustments: [{ type: 'REFUND', quantity: 0 }],
    });
    await report(world, await started('POST', 'refund', { refunds: [refund(20)] }));
    expect((await readOrder(world, 'ORD-1')).order_lines[0]).toMatchObject({
      quantity: 3,
      status: 'CLOSED',
      status_reason: 'REFUNDED',
    });
    expect((await world.seller.call('POST', path('refund'), { refunds: [refund(1)] })).body.code).toBe(
      'ORDER_IN_WRONG_STATE',
    );
  });

  it.each(['SHIPPED', 'DELIVERED', 'CLOSED'])('AS03: a line in %s is not canceled', async (status) => {
    await upsertOrders(world, orderInput('ORD-4', {}, { status }));
    const one = {
      product_id: 'SKU-1',
      quantity: 1,
      price: euros(10),
      shipping_price: euros(0),
      reason: 'OUT_OF_STOCK',
    };
    const refused = await world.seller.call('POST', `/v2/orders/${orderId('ORD-4')}/cancel`, { cancelations: [one] });
    expect(refused).toMatchObject({ status: 400, body: { code: 'ORDER_IN_WRONG_STATE' } });
  });

  it('O02, AS12, AS56: rejects lines that cannot be cancelled or refunded, and finds a line by its product', async () => {
    await upsertOrders(world, orderInput('ORD-3', {}, { can_cancel: false, can_refund: false }));
    const one = { product_id: 'SKU-1', quantity: 1, price: euros(10), shipping_price: euros(0), reason: 'DEFECT' };
    for (const [rest, list] of [
      ['cancel', 'cancelations'],
      ['refund', 'refunds'],
    ] as const) {
      const refused = await world.seller.call('POST', `/v2/orders/${orderId('ORD-3')}/${rest}`, { [list]: [one] });
      expect(refused).toMatchObject({ status: 400, body: { code: 'ORDER_IN_WRONG_STATE' } });
      expect((await world.seller.call('POST', path(rest), { [list]: [one] })).status).toBe(202);
    }
  });
});
