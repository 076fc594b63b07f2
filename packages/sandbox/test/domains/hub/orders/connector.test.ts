import { beforeEach, describe, expect, it } from 'vitest';
import {
  addStore,
  createChannelWorld,
  euros,
  type Json,
  orderId,
  orderInput,
  origin,
  readOrder,
  readReturn,
  returnInput,
  upsertOrders,
  upsertReturns,
  type World,
} from '../../../world.ts';

let world: World;

beforeEach(async () => {
  world = await createChannelWorld();
});

/** Reads a collection of the store, because some data is in no response. */
const stored = (collection: string): Json => world.sandbox.snapshot().collections[collection] ?? {};

describe('orders', () => {
  it('P01, AS35: one invalid order rejects the whole request, and the error names every invalid field', async () => {
    const twice = orderInput('ORD-3');
    twice.order_lines[1].channel_order_line_id = twice.order_lines[0].channel_order_line_id;
    expect(await upsertOrders(world, orderInput('ORD-1'), orderInput('ORD-2', { order_lines: [] }))).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', errors: [{ field: '$.orders[1].order_lines' }] },
    });
    expect((await upsertOrders(world, orderInput('ORD-1'), twice)).body.errors).toEqual([
      { field: '$.orders[1].order_lines[1].channel_order_line_id', message: 'must be unique in the order' },
    ]);
    const negative = orderInput('ORD-4');
    negative.order_lines[0].quantity = -1;
    const { errors } = (await upsertOrders(world, negative, orderInput('ORD-1'), twice)).body;
    expect(errors.map(({ field }: Json) => field)).toEqual([
      '$.orders[0].order_lines[0].quantity',
      '$.orders[0].order_lines[0].adjustments',
      '$.orders[2].order_lines[1].channel_order_line_id',
    ]);
    expect(stored('orders')).toEqual({});
  });

  it('P01: an unknown channel or store is 404', async () => {
    for (const wrong of [{ channel_id: 'nope' }, { channel_store_id: 'nope' }]) {
      const response = await world.connector.call('POST', 'cp:/v1/orders', {
        origin: { ...origin, ...wrong },
        orders: [orderInput('ORD-1')],
      });
      expect(response).toMatchObject({ status: 404, body: { code: 'DATA_NOT_FOUND' } });
    }
  });

  it('P02: replaces the whole order and keeps the IDs of its lines', async () => {
    await upsertOrders(
      world,
      orderInput('ORD-1', { custom_attributes: [{ id: 'gift', type: 'BOOLEAN', value: true }] }),
    );
    const before = await readOrder(world, 'ORD-1');
    const { billing_info: _, ...rest } = orderInput('ORD-1', { channel_updated_at: '2026-03-02T08:00:00Z' });
    const added = { ...rest.order_lines[0], channel_order_line_id: 'ORD-1-L3' };
    await upsertOrders(world, { ...rest, order_lines: [rest.order_lines[1], added] });
    const after = await readOrder(world, 'ORD-1');
    expect(after.billing_info).toBeUndefined();
    expect(after.custom_attributes).toEqual([]);
    expect(after.order_lines.map((one: Json) => one.id)).toEqual([before.order_lines[1].id, `${orderId('ORD-1')}-3`]);
  });

  it('P02: quantity and price of a line are net of the cancelations sent with it', async () => {
    const adjustment = {
      channel_adjustment_id: 'A',
      reason: 'DEFECT',
      created_at: '2026-03-02T07:00:00Z',
      quantity: 1,
      price: euros(10),
      shipping_price: { amount: 1, currency: 'EUR' },
    };
    const order = orderInput('ORD-1');
    order.order_lines[0].adjustments = [
      { ...adjustment, type: 'CANCELATION' },
      { ...adjustment, channel_adjustment_id: 'B', type: 'REFUND' },
    ];
    await upsertOrders(world, order);
    const [line] = (await readOrder(world, 'ORD-1')).order_lines;
    expect(line).toMatchObject({ quantity: 2, price: { amount: 20 }, total_shipping_price: { amount: 3 } });
    expect(line.adjustments.map((one: Json) => [one.adjustment_id, one.id, one.type])).toEqual([
      ['A', 'A', 'CANCELATION'],
      ['B', 'B', 'REFUND'],
    ]);
  });

  it('P03: an order older than the stored one is silently ignored', async () => {
    await upsertOrders(world, orderInput('ORD-1'));
    const response = await upsertOrders(
      world,
      orderInput('ORD-1', { channel_updated_at: '2026-03-02T08:29:59+01:00', status: 'CLOSED' }),
      orderInput('ORD-2'),
    );
    expect(response.status).toBe(204);
    expect((await readOrder(world, 'ORD-1')).status).toBe('AWAITING_ACCEPTANCE');
    expect(await readOrder(world, 'ORD-2')).toBeDefined();
    await upsertOrders(world, orderInput('ORD-2', { status: 'CLOSED' }));
    expect((await readOrder(world, 'ORD-2')).status, 'as old is not older').toBe('CLOSED');
  });

  it('P11: the anonymize-after date may be changed until it has passed, then no more', async () => {
    await upsertOrders(world, orderInput('ORD-1'));
    const set = (anonymize_after: string, channel_order_id = 'ORD-1'): Promise<Json> =>
      world.connector.call('PUT', 'cp:/v1/orders/anonymize-after', {
        orders: [{ channel_id: 'acme_web', channel_order_id, anonymize_after }],
      });
    expect((await set('2026-03-02T08:10:00Z')).status).toBe(204);
    expect((await set('2026-03-02T08:20:00Z')).status).toBe(204);
    await world.sandbox.clock.advance(15 * 60_000);
    expect((await readOrder(world, 'ORD-1')).anonymized_at).toBeUndefined();
    await world.sandbox.clock.advance(15 * 60_000);
    expect((await readOrder(world, 'ORD-1')).anonymized_at).toBeDefined();
    expect(await set('2026-03-03T00:00:00Z')).toMatchObject({ status: 400 });
  });

  it('P11: one invalid entry rejects the whole request, and a few minutes in the past are valid', async () => {
    await upsertOrders(world, orderInput('ORD-1'));
    const entry = (channel_order_id: string, anonymize_after: string): object => ({
      channel_id: 'acme_web',
      channel_order_id,
      anonymize_after,
    });
    const set = (...orders: object[]): Promise<Json> =>
      world.connector.call('PUT', 'cp:/v1/orders/anonymize-after', { orders });
    const response = await set(
      entry('ORD-1', '2026-03-02T08:30:00Z'),
      entry('ORD-9', '2026-03-02T08:30:00Z'),
      entry('ORD-1', '2026-03-01T00:00:00Z'),
    );
    expect(response.body.errors.map((one: Json) => one.field)).toEqual([
      '$.orders[1].channel_order_id',
      '$.orders[2].anonymize_after',
    ]);
    await world.sandbox.clock.advance(3_000_000);
    expect((await readOrder(world, 'ORD-1')).anonymized_at).toBeUndefined();
    expect((await set(entry('ORD-1', '2026-03-02T08:48:00Z'))).status).toBe(204);
  });

  it('P15: channel paths take the channel order ID, hub paths the order ID, and created_at is the channel’s', async () => {
    await upsertOrders(world, orderInput('ORD-1'));
    const order = await readOrder(world, 'ORD-1');
    expect(order).toMatchObject({
      id: 'acme_web_ORD-1',
      channel_order_id: 'ORD-1',
      created_at: '2026-03-02T07:00:00.000Z',
      updated_at: '2026-03-02T08:00:00.000Z',
    });
    expect(order.order_lines.map((one: Json) => one.id)).toEqual(['acme_web_ORD-1-1', 'acme_web_ORD-1-2']);
    const accept = { order_lines: [{ id: 'acme_web_ORD-1-1', accepted: true }] };
    expect((await world.seller.call('PUT', '/v2/orders/ORD-1/accept', accept)).status).toBe(404);
    expect((await upsertReturns(world, returnInput('RET-1', 'acme_web_ORD-1'))).body.return_errors).toHaveLength(1);
    expect((await upsertReturns(world, returnInput('RET-1', 'ORD-1'))).body.return_success).toHaveLength(1);
  });
});

describe('returns', () => {
  beforeEach(() => upsertOrders(world, orderInput('ORD-1')));

  it('P04: each return succeeds or fails on its own, and the status is 200 even if all fail', async () => {
    const some = await upsertReturns(world, returnInput('RET-1', 'ORD-1'), returnInput('RET-2', 'ORD-9'));
    expect(some).toMatchObject({
      status: 200,
      body: {
        return_success: [{ channel_order_id: 'ORD-1', channel_return_id: 'RET-1' }],
        return_errors: [
          {
            channel_order_id: 'ORD-9',
            channel_return_id: 'RET-2',
            details: [{ code: 'DATA_NOT_FOUND', field: '$.returns[1].channel_order_id' }],
          },
        ],
      },
    });
    const none = await upsertReturns(world, returnInput('RET-3', 'ORD-9'));
    expect(none).toMatchObject({ status: 200, body: { return_success: [], return_errors: [{}] } });
  });

  it('P04: a return is replaced whole and keeps its id', async () => {
    await upsertReturns(world, returnInput('RET-1', 'ORD-1', { rma_id: 'RMA', method: 'POST' }));
    const { id } = await readReturn(world, 'RET-1');
    await upsertReturns(world, returnInput('RET-1', 'ORD-1', { status: 'OPENED' }));
    const after = await readReturn(world, 'RET-1');
    expect(after).toMatchObject({ id, status: 'OPENED' });
    expect(after.rma_id ?? after.method).toBeUndefined();
  });

  it('P04: an invalid payload is 400, an unknown channel or store 404', async () => {
    const { return_lines: _, ...without } = returnInput('RET-1', 'ORD-1');
    expect(await upsertReturns(world, without)).toMatchObject({
      status: 400,
      body: { errors: [{ field: '$.returns[0].return_lines' }] },
    });
    for (const wrong of [{ channel_id: 'nope' }, { channel_store_id: 'nope' }]) {
      const body = { origin: { ...origin, ...wrong }, returns: [returnInput('RET-1', 'ORD-1')] };
      expect((await world.connector.call('POST', 'cp:/v1/orders/returns', body)).status).toBe(404);
    }
    expect(stored('returns')).toEqual({});
  });

  it('P05, AS32: a return of an order of another store is refused, and stays with its own', async () => {
    await addStore(world, 'store_2');
    await upsertReturns(world, returnInput('RET-1', 'ORD-1'));
    const foreign = { ...origin, channel_store_id: 'store_2' };
    for (const id of ['RET-1', 'RET-2']) {
      const body = { origin: foreign, returns: [returnInput(id, 'ORD-1')] };
      expect(await world.connector.call('POST', 'cp:/v1/orders/returns', body)).toMatchObject({
        status: 200,
        body: {
          return_success: [],
          return_errors: [{ details: [{ code: 'INVALID_INPUT', field: '$.returns[0].channel_order_id' }] }],
        },
      });
    }
    expect(Object.values(stored('returns'))).toMatchObject([{ channel_return_id: 'RET-1', origin }]);
  });

  it('P05, AS32: a return has at most the ordered units of a line, including units canceled since', async () => {
    const refusedFor = async (...quantities: readonly number[]): Promise<unknown> => {
      const return_lines = quantities.map((quantity) => ({
        channel_order_line_id: 'ORD-1-L1',
        quantity,
        reason: 'DEFECTIVE_ITEM',
      }));
      const { body } = await upsertReturns(world, returnInput('RET-1', 'ORD-1', { return_lines }));
      return body.return_errors[0]?.details.map((one: Json) => one.field);
    };
    expect(await refusedFor(3)).toBeUndefined();
    expect(await refusedFor(1, 2)).toBeUndefined();
    expect(await refusedFor(4)).toEqual(['$.returns[0].return_lines[0].quantity']);
    expect(await refusedFor(2, 2)).toEqual(['$.returns[0].return_lines[1].quantity']);
    expect(await refusedFor(0, 4)).toEqual([
      '$.returns[0].return_lines[0].quantity',
      '$.returns[0].return_lines[1].quantity',
    ]);
    const cancelation = {
      channel_adjustment_id: 'A-1',
      type: 'CANCELATION',
      quantity: 1,
      reason: 'OUT_OF_STOCK',
      price: { amount: 10, currency: 'EUR' },
      shipping_price: euros(0),
      created_at: '2026-03-02T07:45:00Z',
    };
    const [first, ...others] = orderInput('ORD-1').order_lines;
    await upsertOrders(
      world,
      orderInput('ORD-1', { order_lines: [{ ...first, adjustments: [cancelation] }, ...others] }),
    );
    expect((await readOrder(world, 'ORD-1')).order_lines[0].quantity).toBe(2);
    expect(await refusedFor(3)).toBeUndefined();
    expect((await readReturn(world, 'RET-1')).return_lines).toMatchObject([{ quantity: 3 }]);
  });

  it('P05: the order and each line must be known', async () => {
    const line = { channel_order_line_id: 'nope', quantity: 1, reason: 'OTHER' };
    const { body } = await upsertReturns(
      world,
      returnInput('RET-1', 'ORD-1', { return_lines: [line] }),
      returnInput('RET-2', 'nope'),
    );
    expect(body.return_errors.map((one: Json) => one.details[0].field)).toEqual([
      '$.returns[0].return_lines[0].channel_order_line_id',
      '$.returns[1].channel_order_id',
    ]);
  });
});
