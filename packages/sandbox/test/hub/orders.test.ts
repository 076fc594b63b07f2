import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  actionStatus,
  createChannelWorld,
  euros,
  form,
  type Json,
  orderId,
  orderInput,
  pdf,
  readOrder,
  report,
  returnInput,
  upsertOrders,
  upsertReturns,
  readReturn,
  type World,
} from '../world.ts';

let world: World;

beforeEach(async () => {
  world = await createChannelWorld();
  expect((await upsertOrders(world, orderInput('ORD-1'))).status).toBe(204);
});

const path = (rest: string): string => `/v2/orders/${orderId('ORD-1')}/${rest}`;
const line = (n: number): string => `${orderId('ORD-1')}-${n}`;

async function started(method: string, rest: string, body: object): Promise<string> {
  const answer = await world.seller.call(method, path(rest), body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(202);
  return answer.body.action_id;
}

describe('accepting', () => {
  it('O01: lines are accepted or refused one by one, and the channel is told', async () => {
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
    const answer = await world.seller.call('PUT', `/v2/orders/${orderId('ORD-2')}/accept`, { order_lines: decisions });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'ORDER_IN_WRONG_STATE', errors: [{ field: '$.order_lines[1].id' }] },
    });
    expect(world.sandbox.events()).toEqual([]);
  });

  it('O01: a line whose decision the channel has not answered is not decided twice', async () => {
    const decision = { order_lines: [{ id: line(1), accepted: true }] };
    const id = await started('PUT', 'accept', decision);
    expect((await world.seller.call('PUT', path('accept'), decision)).body.code).toBe('ORDER_IN_WRONG_STATE');
    await report(world, id, { status: 'FAILURE', errors: [{ code: 'UNAVAILABLE', message: 'try later' }] });
    await started('PUT', 'accept', decision);
  });

  it('O01: the deprecated form decides as well, without telling the action', async () => {
    const answer = await world.seller.call('PUT', `/orders/${orderId('ORD-1')}/accept`, {
      order_lines: [{ id: line(1), accepted: true }],
    });
    expect(answer).toMatchObject({ status: 204, body: undefined });
    await report(world, world.sandbox.events()[0]?.data['action_id'] as string);
    expect((await readOrder(world, 'ORD-1')).order_lines[0].status).toBe('AWAITING_SHIPMENT');
  });

  it('O01: an unknown line is named, an unknown order is not found', async () => {
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

  it('O02: more than what is left cannot be cancelled, cancelations on their way included', async () => {
    await started('POST', 'cancel', { cancelations: [cancelation(1, 2)] });
    const answer = await world.seller.call('POST', path('cancel'), { cancelations: [cancelation(1, 2)] });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ field: '$.cancelations[0].quantity', message: 'must be at most 1' }] },
    });
  });

  it('O02: a refund leaves the quantity as it is; all of the price given back closes the line', async () => {
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

  it('O02: a line that cannot be cancelled or refunded is refused; a product may stand for its line', async () => {
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

describe('documents', () => {
  const upload = (metadata: object, file = pdf('x.pdf')): Promise<Json> =>
    world.seller.call('POST', path('documents'), form({ file, metadata }));
  const documentsOf = async (): Promise<Json> =>
    (await world.seller.call('GET', '/v2/orders/documents')).body.documents;

  it('O03: an invoice and a return label are taken and attached once the channel took them', async () => {
    for (const type of ['CUSTOMER_INVOICE', 'RETURN_LABEL']) {
      const { body } = await upload({ type, filename: `${type}.pdf` });
      expect(await documentsOf()).not.toContainEqual(expect.objectContaining({ type }));
      await report(world, body.action_id);
      expect(await documentsOf()).toContainEqual(
        expect.objectContaining({ type, order_id: orderId('ORD-1'), name: `${type}.pdf` }),
      );
    }
  });

  it('O03: any other type or format is refused', async () => {
    expect(await upload({ type: 'DELIVERY_SLIP', filename: 'x.pdf' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'metadata.type' }] },
    });
    expect(await upload({ type: 'RETURN_LABEL', filename: 'x.exe' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'metadata.filename' }] },
    });
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'x.pdf');
    expect(await upload({ type: 'RETURN_LABEL', filename: 'x.pdf' }, large)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'file' }] },
    });
  });

  it('O03: a document may belong to a return of the order, and to no other', async () => {
    await upsertReturns(world, returnInput('RET-1', 'ORD-1'));
    const { id } = await readReturn(world, 'RET-1');
    const label = { type: 'RETURN_LABEL', filename: 'label.pdf' };
    expect((await upload({ ...label, entity: { id: 'nope', type: 'RETURN' } })).status).toBe(400);
    expect((await upload({ ...label, entity: { id, type: 'RETURN' } })).status).toBe(202);
    const { data } = world.sandbox.events()[0] as Json;
    expect(data).toMatchObject({
      document_name: 'label.pdf',
      document_type: 'RETURN_LABEL',
      document_entity: { id: 'RET-1', type: 'RETURN' },
    });
    const fetched = await world.sandbox.fetch(data.document_download_url);
    expect(await fetched.text()).toBe('%PDF-1.4');
  });

  it('O04: the list is flat over all orders, the latest first; the download of an order is a ZIP, newest first', async () => {
    await upsertOrders(world, orderInput('ORD-2'));
    for (const [order, filename] of [
      ['ORD-1', 'a.pdf'],
      ['ORD-2', 'b.pdf'],
      ['ORD-1', 'a.pdf'],
    ] as const) {
      const metadata = { type: 'CUSTOMER_INVOICE', filename };
      const { body } = await world.seller.call(
        'POST',
        `/v2/orders/${orderId(order)}/documents`,
        form({ file: pdf(filename, `of ${order}`), metadata }),
      );
      await report(world, body.action_id);
      await world.sandbox.clock.advance(1000);
    }
    const listed = await documentsOf();
    expect(listed.map((one: Json) => [one.order_id, one.name])).toEqual([
      [orderId('ORD-1'), 'a.pdf'],
      [orderId('ORD-2'), 'b.pdf'],
      [orderId('ORD-1'), 'a.pdf'],
    ]);
    expect(Object.keys(listed[0]).sort()).toEqual([
      'file_format',
      'id',
      'name',
      'order_id',
      'size_in_bytes',
      'type',
      'updated_at',
    ]);
    const zip = await world.seller.call('GET', path('documents'));
    expect(zip.headers.get('content-type')).toBe('application/zip');
    expect(zip.headers.get('content-disposition')).toMatch(/filename="acme_web_ORD-1_documents_\d{14}\.zip"/);
    expect(Object.keys(unzipSync(zip.bytes))).toEqual(['a.pdf', 'a (2).pdf']);
    const one = await world.seller.call('GET', `${path('documents')}?document_ids=${listed[0].id}`);
    expect(Object.keys(unzipSync(one.bytes))).toEqual(['a.pdf']);
    expect((await world.seller.call('GET', `${path('documents')}?types=RETURN_LABEL`)).status).toBe(404);
    expect((await world.seller.call('GET', `${path('documents')}?types=RETURN_LABEL&document_ids=1`)).status).toBe(400);
  });
});

describe('listing orders', () => {
  const ids = async (query: string, operation = '/v2/orders'): Promise<string[]> =>
    (await world.seller.call('GET', `${operation}${query}`)).body.data.map((one: Json) => one.channel_order_id);

  it.each(['/v2/orders', '/orders'])(
    'O05: %s sorts by updated_at or created_at, descending by default, and filters',
    async (operation) => {
      for (const [id, created_at] of [
        ['ORD-2', '2026-03-01T00:00:00Z'],
        ['ORD-3', '2026-03-02T06:00:00Z'],
      ] as const) {
        await world.sandbox.clock.advance(60_000);
        await upsertOrders(world, orderInput(id, { created_at }));
      }
      expect(await ids('', operation)).toEqual(['ORD-3', 'ORD-2', 'ORD-1']);
      expect(await ids('?sort=updated_at,ASC', operation)).toEqual(['ORD-1', 'ORD-2', 'ORD-3']);
      expect(await ids('?sort=created_at,DESC', operation)).toEqual(['ORD-1', 'ORD-3', 'ORD-2']);
      expect(await ids('?updated_from=2026-03-02T08:01:30Z', operation)).toEqual(['ORD-3']);
      expect(await ids('?updated_from=2026-03-02T10:01:00%2B02:00&sort=created_at,ASC', operation)).toEqual([
        'ORD-2',
        'ORD-3',
      ]);
      expect(await ids('?statuses=CLOSED,SHIPPED', operation)).toEqual([]);
      expect(await ids('?fulfillment_type=FULFILLED_BY_PARTNER', operation)).toEqual([]);
      expect(await ids('?order_ids=acme_web_ORD-1&order_ids=acme_web_ORD-3', operation)).toEqual(['ORD-3', 'ORD-1']);
      expect((await world.seller.call('GET', `${operation}?statuses=CHANNEL_SPECIFIC`)).status).toBe(400);
    },
  );

  it('O05: without updated_from and order_ids only the last 30 days are listed', async () => {
    await world.sandbox.clock.advance(30 * 86_400_000 + 1);
    const other = await (await createFreshToken(world)).call('GET', '/v2/orders');
    expect(other.body.data).toEqual([]);
    const named = await (await createFreshToken(world)).call('GET', `/v2/orders?order_ids=${orderId('ORD-1')}`);
    expect(named.body.data).toHaveLength(1);
  });
});

/** The clock moved beyond the life of the first tokens. */
async function createFreshToken({ sandbox }: World): Promise<World['seller']> {
  const { call, tokenFor } = await import('../world.ts');
  const token = await tokenFor(sandbox, 'seller');
  return { token, call: (method, to, body) => call(sandbox, method, to, body, { authorization: `Bearer ${token}` }) };
}

describe('actions', () => {
  const decision = { order_lines: [{ id: 'acme_web_ORD-1-1', accepted: true }] };

  it('O06: an action is PENDING until reported; the deprecated tracking reads the same', async () => {
    const answer = await world.seller.call('PUT', path('accept'), decision);
    const { action_id, tracking_id } = answer.body;
    expect(tracking_id).toBe(action_id);
    const status = await actionStatus(world, action_id);
    expect(status).toMatchObject({ status: 200, body: { id: action_id, status: 'PENDING' } });
    const tracked = await world.seller.call('GET', `/v2/orders/tracking/${tracking_id}`);
    expect(tracked.body).toEqual(status.body);
    expect((await actionStatus(world, 'nope')).status).toBe(404);
  });

  it('O07: the command event carries the action_id, and reporting under it sets the final outcome', async () => {
    const id = await started('PUT', 'accept', decision);
    expect(world.sandbox.events()).toMatchObject([{ type: 'ACCEPT', data: { action_id: id } }]);
    expect((await report(world, id)).status).toBe(204);
    expect((await actionStatus(world, id)).body.status).toBe('SUCCESS');
  });

  it.each(['FAILURE', 'FAILED'])(
    'O08: %s needs errors, takes several, and changes nothing at the hub',
    async (status) => {
      const id = await started('PUT', 'accept', decision);
      expect((await report(world, id, { status })).status).toBe(400);
      expect((await report(world, id, { status, errors: [] })).status).toBe(400);
      expect((await actionStatus(world, id)).body.status).toBe('PENDING');
      const errors = [
        { code: 'ORDER_IN_WRONG_STATE', message: 'closed' },
        { code: 'OTHER', message: 'really' },
      ];
      expect((await report(world, id, { status, errors })).status).toBe(204);
      expect((await actionStatus(world, id)).body).toMatchObject({ status: 'FAILED', errors });
      expect((await readOrder(world, 'ORD-1')).order_lines[0].status).toBe('AWAITING_ACCEPTANCE');
    },
  );

  it('O08: SUCCESS needs no errors', async () => {
    const id = await started('PUT', 'accept', decision);
    expect((await report(world, id, { status: 'SUCCESS', errors: [] })).status).toBe(204);
    expect((await actionStatus(world, id)).body.errors).toBeUndefined();
  });

  it('O09: results and errors of actions done elsewhere are reported in one call and read by their ids', async () => {
    const one = {
      entity_type: 'ORDER',
      entity_id: orderId('ORD-1'),
      type: 'SYNCHRONIZE_ORDER',
      executed_at: '2026-03-02T08:00:00Z',
    };
    const errors = [{ code: 'OUT_OF_STOCK', message: 'none left' }];
    const { status, body } = await world.seller.call('POST', '/v2/orders/actions', {
      actions: [
        { ...one, status: 'SUCCESS' },
        { ...one, status: 'FAILED', errors },
      ],
    });
    expect(status).toBe(200);
    const read = await Promise.all(body.actions.map(({ action_id }: Json) => actionStatus(world, action_id)));
    expect(read.map((answer: Json) => answer.body)).toMatchObject([
      { status: 'SUCCESS' },
      { status: 'FAILED', errors },
    ]);
    const unknown = await world.seller.call('POST', '/v2/orders/actions', {
      actions: [{ ...one, status: 'SUCCESS', entity_id: 'nope' }],
    });
    expect(unknown).toMatchObject({ status: 400, body: { errors: [{ field: '$.actions[0].entity_id' }] } });
  });
});

describe('shipments', () => {
  beforeEach(() =>
    upsertOrders(
      world,
      orderInput('ORD-1', { channel_updated_at: '2026-03-02T08:00:00Z' }, { status: 'AWAITING_SHIPMENT' }),
    ),
  );

  const parcel = (...items: object[]): object => ({ items, carrier: 'Swift Parcel', tracking_number: 'SP-1' });

  it('O10: items of one order leave in one package with one tracking; a line is shipped once all of it left', async () => {
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
  });

  it('O10: more than what is left cannot be shipped, packages on their way included', async () => {
    await started('POST', 'shipments', parcel({ order_line_id: line(1), quantity: 2 }));
    const answer = await world.seller.call('POST', path('shipments'), parcel({ order_line_id: line(1), quantity: 2 }));
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: '$.items[0].quantity' }] } });
    expect((await world.seller.call('POST', path('shipments'), { items: [] })).status).toBe(400);
  });

  it('O10: the deprecated form answers with the shipment', async () => {
    const answer = await world.seller.call(
      'POST',
      `/orders/${orderId('ORD-1')}/shipments`,
      parcel({ order_line_id: line(2), quantity: 1 }),
    );
    expect(answer).toMatchObject({
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

describe('anonymization', () => {
  const setDate = (anonymize_after: string): Promise<Json> =>
    world.connector.call('PUT', 'cp:/v1/orders/anonymize-after', {
      orders: [{ channel_id: 'acme_web', channel_order_id: 'ORD-1', anonymize_after }],
    });

  it('O11: after its date an order is anonymized, and nothing brings the customer back', async () => {
    expect((await setDate('2026-03-02T08:30:00Z')).status).toBe(204);
    await world.sandbox.clock.advance(29 * 60_000);
    expect((await readOrder(world, 'ORD-1')).anonymized_at).toBeUndefined();
    await world.sandbox.clock.advance(60_000);
    const order = await readOrder(world, 'ORD-1');
    expect(order.anonymized_at).toBe('2026-03-02T08:30:00.000Z');
    expect(JSON.stringify(order)).not.toMatch(/Martin|ada@example|Harbour Road/);
    await upsertOrders(world, orderInput('ORD-1', { channel_updated_at: '2026-03-02T09:00:00Z' }));
    const again = await readOrder(world, 'ORD-1');
    expect(again.anonymized_at).toBe('2026-03-02T08:30:00.000Z');
    expect(JSON.stringify(again)).not.toMatch(/Martin|ada@example|Harbour Road/);
  });
});
