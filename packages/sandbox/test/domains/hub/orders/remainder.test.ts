import { beforeEach, describe, expect, it } from 'vitest';
import {
  type ApiResponse,
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

/** Three pieces for 30 together, and 4 for sending them. */
const line = `${orderId('ORD-1')}-1`;

let world: World;

beforeEach(async () => {
  world = await createChannelWorld();
  await upsertOrders(world, orderInput('ORD-1', {}, { status: 'AWAITING_SHIPMENT' }));
});

/** Pieces, price and shipping price that a seller takes from the line. */
type Taking = readonly [what: 'ship' | 'cancel' | 'refund', quantity: number, price?: number, shipping?: number];

function take([what, quantity, price = quantity * 10, shipping = 0]: Taking): Promise<ApiResponse> {
  const part = { order_line_id: line, quantity };
  const money = { price: euros(price), shipping_price: euros(shipping), reason: 'OUT_OF_STOCK' };
  const [rest, body] = {
    ship: ['shipments', { items: [part] }] as const,
    cancel: ['cancel', { cancelations: [{ ...part, ...money }] }] as const,
    refund: ['refund', { refunds: [{ ...part, ...money }] }] as const,
  }[what];
  return world.seller.call('POST', `/v2/orders/${orderId('ORD-1')}/${rest}`, body);
}

async function accepted(taking: Taking): Promise<string> {
  const { status, body } = await take(taking);
  expect(status, JSON.stringify(body)).toBe(202);
  return body.action_id;
}

const lineNow = async (): Promise<Json> => (await readOrder(world, 'ORD-1')).order_lines[0];

describe('what is left of a line', () => {
  const tooMuch: readonly (readonly [before: Taking, more: Taking, field: string, most: number])[] = [
    [['ship', 2], ['cancel', 2], '$.cancelations[0].quantity', 1],
    [['cancel', 2], ['ship', 2], '$.items[0].quantity', 1],
    [['cancel', 2], ['cancel', 2], '$.cancelations[0].quantity', 1],
    [['ship', 2], ['ship', 2], '$.items[0].quantity', 1],
    [['refund', 0, 25], ['cancel', 2, 20], '$.cancelations[0].price.amount', 5],
    [['cancel', 2, 20], ['refund', 0, 20], '$.refunds[0].price.amount', 10],
    [['cancel', 1, 25], ['cancel', 1, 10], '$.cancelations[0].price.amount', 5],
    [['refund', 0, 25], ['refund', 0, 10], '$.refunds[0].price.amount', 5],
    [['cancel', 1, 10, 3], ['refund', 0, 0, 2], '$.refunds[0].shipping_price.amount', 1],
    [['refund', 0, 0, 3], ['cancel', 1, 10, 2], '$.cancelations[0].shipping_price.amount', 1],
    [['refund', 0, 0, 3], ['refund', 0, 0, 2], '$.refunds[0].shipping_price.amount', 1],
    [['cancel', 2, 1], ['refund', 2, 1], '$.refunds[0].quantity', 1],
  ];
  const asked = ([what, quantity, price, shipping]: Taking): string =>
    [
      `${what} ${quantity}`,
      ...(price === undefined ? [] : [`for ${price}`]),
      ...(shipping === undefined ? [] : [`and ${shipping} of shipping`]),
    ].join(' ');
  const cases = tooMuch.map((one) => ({ before: asked(one[0]), more: asked(one[1]), one }));

  describe.each([
    ['on its way', false],
    ['done', true],
  ] as const)('with one thing %s', (_name, isDone) => {
    it.each(cases)(
      'O02, O10, AS31: $before leaves too little to $more',
      async ({ one: [before, more, field, most] }) => {
        const id = await accepted(before);
        if (isDone) await report(world, id);
        expect(await take(more)).toMatchObject({
          status: 400,
          body: { errors: [{ field, message: `must be at most ${most}` }] },
        });
      },
    );
  });

  it('O02: the money for the same pieces is refunded in parts, until nothing is left', async () => {
    for (const price of [10, 15]) await report(world, await accepted(['refund', 3, price]));
    await accepted(['refund', 3, 5]);
    expect((await take(['refund', 3, 1])).status).toBe(400);
  });

  it('O02: a request that names a line twice takes of what its first entry left', async () => {
    const entry = { order_line_id: line, quantity: 2, price: euros(20), shipping_price: euros(0), reason: 'DEFECT' };
    const { body } = await world.seller.call('POST', `/v2/orders/${orderId('ORD-1')}/cancel`, {
      cancelations: [entry, entry],
    });
    expect(body.errors).toMatchObject([{ field: '$.cancelations[1].quantity', message: 'must be at most 1' }]);
  });

  it('O02: what a failed action asked for is there again', async () => {
    const id = await accepted(['cancel', 3]);
    expect((await take(['ship', 1])).status).toBe(400);
    await report(world, id, { status: 'FAILURE', errors: [{ code: 'UNAVAILABLE', message: 'try later' }] });
    await accepted(['ship', 3]);
  });

  it('O02: the price and the shipping price are given back in the currency of the line', async () => {
    for (const name of ['price', 'shipping_price']) {
      const entry = { order_line_id: line, quantity: 1, price: euros(1), shipping_price: euros(1), reason: 'DEFECT' };
      const { body } = await world.seller.call('POST', `/v2/orders/${orderId('ORD-1')}/refund`, {
        refunds: [{ ...entry, [name]: { amount: 1, currency: 'USD' } }],
      });
      expect(body.errors).toMatchObject([{ field: `$.refunds[0].${name}.currency`, message: 'must be EUR' }]);
    }
  });
});

describe('an amount that is above its line', () => {
  it.each([
    [['cancel', 1, 31] as const, 'price', 30],
    [['cancel', 1, 1, 5] as const, 'shipping_price', 4],
    [['refund', 1, 31] as const, 'price', 30],
    [['refund', 1, 1, 5] as const, 'shipping_price', 4],
  ])('O02: %j is refused', async (taking, name, most) => {
    expect((await take(taking)).body.errors).toMatchObject([
      { field: expect.stringMatching(new RegExp(`\\.${name}\\.amount$`, 'u')), message: `must be at most ${most}` },
    ]);
  });

  it.each([
    ['price', { price: euros(31) }, 'must not cancel more of the price than was ordered'],
    ['shipping price', { shipping_price: euros(5) }, 'must not cancel more of the shipping price than was ordered'],
    ['quantity', { quantity: 4 }, 'must not cancel more than was ordered'],
  ])('P02: an order whose cancelations exceed the %s of their line is not taken', async (_name, changes, message) => {
    const adjustment = {
      channel_adjustment_id: 'A-1',
      type: 'CANCELATION',
      reason: 'OUT_OF_STOCK',
      created_at: '2026-03-02T07:00:00Z',
      quantity: 1,
      price: euros(1),
      shipping_price: euros(1),
    };
    const lineWith = (...adjustments: object[]): object =>
      orderInput('ORD-2', {}, { quantity: 3, price: euros(30), adjustments });
    const response = await upsertOrders(world, lineWith({ ...adjustment, ...changes }));
    expect(response).toMatchObject({ status: 400 });
    expect(response.body.errors[0]).toEqual({ field: '$.orders[0].order_lines[0].adjustments', message });
    expect((await upsertOrders(world, lineWith(adjustment))).status).toBe(204);
    expect((await readOrder(world, 'ORD-2')).order_lines[0]).toMatchObject({
      quantity: 2,
      price: euros(29),
      total_shipping_price: euros(3),
    });
  });

  it('P02: an adjustment of fewer than no pieces, or of another currency, is not taken', async () => {
    const adjustment = {
      channel_adjustment_id: 'A-1',
      type: 'CANCELATION',
      reason: 'OUT_OF_STOCK',
      created_at: '2026-03-02T07:00:00Z',
      quantity: -1,
      price: euros(1),
      shipping_price: { amount: 1, currency: 'USD' },
    };
    const { body } = await upsertOrders(world, orderInput('ORD-2', {}, { adjustments: [adjustment] }));
    expect(body.errors.slice(0, 2).map(({ field }: Json) => field)).toEqual([
      '$.orders[0].order_lines[0].adjustments[0].quantity',
      '$.orders[0].order_lines[0].adjustments[0].shipping_price.currency',
    ]);
  });

  it('O02: a line that the channel lowered while a cancelation waited has nothing left, never less', async () => {
    const id = await accepted(['cancel', 2, 20, 4]);
    await upsertOrders(
      world,
      orderInput(
        'ORD-1',
        { channel_updated_at: '2026-03-02T07:50:00Z' },
        { status: 'AWAITING_SHIPMENT', quantity: 3, price: euros(15), total_shipping_price: euros(1) },
      ),
    );
    await report(world, id);
    expect(await lineNow()).toMatchObject({ quantity: 1, price: euros(0), total_shipping_price: euros(0) });
  });
});

describe('a partly shipped line', () => {
  const orders: readonly (readonly [string, readonly [Taking, Taking]])[] = [
    [
      'before the others were cancelled',
      [
        ['ship', 1],
        ['cancel', 2],
      ],
    ],
    [
      'after the others were cancelled',
      [
        ['cancel', 2],
        ['ship', 1],
      ],
    ],
  ];

  it.each(orders)('O10: %s is SHIPPED', async (_name, steps) => {
    const ids = [await accepted(steps[0]), await accepted(steps[1])] as const;
    await report(world, ids[0]);
    expect((await lineNow()).status).toBe('AWAITING_SHIPMENT');
    await report(world, ids[1]);
    expect(await lineNow()).toMatchObject({ status: 'SHIPPED', quantity: 1, can_cancel: false, can_refund: true });
  });

  it('O02: all of what is left of the price given back closes it, whichever came first', async () => {
    await report(world, await accepted(['refund', 0, 10]));
    await report(world, await accepted(['cancel', 2, 20]));
    expect(await lineNow()).toMatchObject({ status: 'CLOSED', status_reason: 'REFUNDED' });
  });
});
