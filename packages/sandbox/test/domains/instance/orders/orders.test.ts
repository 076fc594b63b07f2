import { describe, expect, it } from 'vitest';
import { createInstance, type Instance, type Json, keys, type ApiResponse } from '../../harness.ts';

const minuteInMs = 60_000;
const dayInMs = 24 * 60 * minuteInMs;

const put = (instance: Instance, path: string, json?: object, key?: string): Promise<ApiResponse> =>
  instance.ask(`/api/orders${path}`, {
    method: 'PUT',
    ...(json !== undefined && { json }),
    ...(key !== undefined && { key }),
  });

const listed = async (instance: Instance, query: string): Promise<Json[]> =>
  (await instance.ask(`/api/orders?max=100&${query}`)).json.orders;

const orderOf = async (instance: Instance, id: string, query = ''): Promise<Json> =>
  (await listed(instance, `order_ids=${id}${query}`))[0];

const stockOf = async (instance: Instance, offer: number): Promise<number> =>
  (await instance.ask(`/api/offers/${offer}`)).json.quantity;

const codeOf = ({ json }: ApiResponse): unknown => json.errors?.[0].code;

/** Accepts the lines of a new order, and waits for the debit. */
async function accepted(instance: Instance, id: string): Promise<void> {
  const { order_lines } = await orderOf(instance, id);
  const decisions = order_lines.map(({ order_line_id }: Json) => ({ id: order_line_id, accepted: true }));
  expect((await put(instance, `/${id}/accept`, { order_lines: decisions })).status).toBe(204);
  instance.advance(minuteInMs);
}

describe('lists of orders', () => {
  it('OR11: orders come oldest first in offset pages', async () => {
    const instance = createInstance();
    const { json, headers } = await instance.ask('/api/orders?max=2&offset=2');
    expect(json.orders.map(({ order_id }: Json) => order_id)).toHaveLength(2);
    expect(headers.get('link')).toContain('rel="next"');
    const dates = (await listed(instance, '')).map(({ created_date }) => created_date);
    expect(dates).toEqual([...dates].sort());
    expect(json.total_count).toBe(dates.length);
  });

  it('C04: the addresses of the customer are null until the order is to be shipped', async () => {
    const instance = createInstance();
    const [waiting] = await listed(instance, 'order_state_codes=WAITING_ACCEPTANCE');
    expect(waiting.customer).toMatchObject({ billing_address: null, shipping_address: null });
    await accepted(instance, waiting.order_id);
    expect((await orderOf(instance, waiting.order_id)).customer.shipping_address.city).toEqual(expect.any(String));
  });

  it('W02: filters select by state, channel, debit, incident and references', async () => {
    const instance = createInstance();
    const ids = async (query: string): Promise<string[]> =>
      (await listed(instance, query)).map(({ order_id }) => order_id);
    expect(await ids('order_state_codes=WAITING_ACCEPTANCE,CANCELED')).toHaveLength(6);
    expect(await ids('has_incident=true')).toEqual(['ORD-1047-A']);
    expect(await ids('customer_debited=false')).toHaveLength(5);
    expect(await ids('order_references_for_seller=S-1001')).toEqual(['ORD-1001-A']);
    expect(await ids('order_references_for_customer=C-1002,C-1003')).toEqual(['ORD-1002-A', 'ORD-1003-A']);
    expect(await ids('channel_codes=nowhere')).toEqual([]);
    expect(await ids('channel_codes=acme_web&only_null_channel=true')).toEqual([]);
    expect(await ids('payment_workflow=PAY_ON_DELIVERY')).toEqual([]);
    expect((await ids('fulfillment_center_code=FC-SOUTH')).length).toBeGreaterThan(5);
    expect(await ids('order_ids=ORD-2001-A')).toEqual([]);
  });

  it('W01: start_update_date reaches back one minute', async () => {
    const instance = createInstance();
    await put(instance, '', {
      orders: [{ order_id: 'ORD-1001-A', references: { order_reference_for_seller: 'E-1' } }],
    });
    const at = (inMs: number): string => new Date(Date.parse('2026-03-04T12:00:00Z') + inMs).toISOString();
    expect(await listed(instance, `start_update_date=${at(minuteInMs)}`)).toHaveLength(1);
    expect(await listed(instance, `start_update_date=${at(minuteInMs + 1)}`)).toHaveLength(0);
    expect(await listed(instance, `end_update_date=${at(-1)}&order_ids=ORD-1001-A`)).toHaveLength(0);
  });

  it('W19: order_tax_mode removes taxes from prices', async () => {
    const instance = createInstance();
    const included = await orderOf(instance, 'ORD-1006-A');
    const without = await orderOf(instance, 'ORD-1006-A', '&order_tax_mode=TAX_EXCLUDED');
    const [line] = included.order_lines;
    expect(line.taxes[0]).toMatchObject({ code: 'VAT20', rate: 20 });
    expect(without.order_lines[0].price).toBeCloseTo(line.price - line.taxes[0].amount, 2);
    expect([included.order_tax_mode, without.order_tax_mode]).toEqual(['TAX_INCLUDED', 'TAX_EXCLUDED']);
  });

  it('OR12: one order is shown in its earlier form, to its shop only', async () => {
    const instance = createInstance();
    expect((await instance.ask('/api/orders/ORD-1047-A')).json).toMatchObject({
      order_id: 'ORD-1047-A',
      has_incident: true,
      order_lines: [{ order_line_state: 'INCIDENT_OPEN', order_line_state_reason_code: '21' }],
    });
    expect((await instance.ask('/api/orders/ORD-1047-A', { key: keys.garden })).status).toBe(404);
  });
});

describe('acceptance', () => {
  it('W17, W05: a new order takes stock, and after acceptance and debit it is to be shipped', async () => {
    const instance = createInstance();
    const before = await stockOf(instance, 30_002);
    const id = instance.place([{ sku: 'CHAIR-4', quantity: 2 }]);
    expect(await stockOf(instance, 30_002)).toBe(before - 2);
    expect(await orderOf(instance, id)).toMatchObject({ order_state: 'WAITING_ACCEPTANCE', can_shop_ship: false });
    await put(instance, `/${id}/accept`, { order_lines: [{ id: `${id}-1`, accepted: true }] });
    expect(await orderOf(instance, id)).toMatchObject({ order_state: 'WAITING_DEBIT_PAYMENT', can_cancel: true });
    instance.advance(minuteInMs);
    expect(await orderOf(instance, id)).toMatchObject({ order_state: 'SHIPPING', can_shop_ship: true });
    expect((await instance.ask(`/api/shipments/items_to_ship?order_id=${id}`)).json.data).toHaveLength(1);
  });

  it('W04: refused lines return their stock, and accepted lines are shipped', async () => {
    const instance = createInstance();
    const id = instance.place([
      { sku: 'CHAIR-4', quantity: 1 },
      { sku: 'LAMP-2', quantity: 3 },
    ]);
    const left = await stockOf(instance, 30_003);
    await put(instance, `/${id}/accept`, {
      order_lines: [
        { id: `${id}-1`, accepted: true },
        { id: `${id}-2`, accepted: false },
      ],
    });
    instance.advance(minuteInMs);
    const order = await orderOf(instance, id);
    expect(order.order_lines.map((line: Json) => line.order_line_state)).toEqual(['SHIPPING', 'REFUSED']);
    expect(await stockOf(instance, 30_003)).toBe(left + 3);
  });

  it('OR21: a request without a decision about each line is refused with the code of the reason', async () => {
    const instance = createInstance();
    const id = instance.place([
      { sku: 'CHAIR-4', quantity: 1 },
      { sku: 'LAMP-2', quantity: 1 },
    ]);
    const accept = async (...lines: object[]): Promise<unknown> =>
      codeOf(await put(instance, `/${id}/accept`, { order_lines: lines }));
    const first = { id: `${id}-1`, accepted: true };
    expect(await accept(first)).toBe('ORDER_LINE_ACCEPTANCE_DECISION_MISSING');
    expect(await accept(first, first)).toBe('ORDER_LINE_DUPLICATE_ID');
    expect(await accept(first, { id: 'ORD-1041-A-1', accepted: true })).toBe('ORDER_LINE_NOT_FOUND');
    await accepted(instance, id);
    expect(codeOf(await put(instance, `/${id}/accept`, { order_lines: [first] }))).toBe('ORDER_INVALID_STATE');
    expect((await put(instance, '/ORD-2001-A/accept', { order_lines: [] })).status).toBe(404);
  });

  it('W06: an order without a decision is refused after two days, and its stock returns', async () => {
    const instance = createInstance();
    const before = await stockOf(instance, 30_002);
    const id = instance.place([{ sku: 'CHAIR-4', quantity: 2 }]);
    instance.advance(2 * dayInMs - 1);
    expect((await orderOf(instance, id)).order_state).toBe('WAITING_ACCEPTANCE');
    instance.advance(1);
    expect((await orderOf(instance, id)).order_state).toBe('REFUSED');
    expect(await stockOf(instance, 30_002)).toBe(before);
  });
});

describe('shipping', () => {
  it('W07, W09: a shipped order is received after 5 days and closed 14 days later', async () => {
    const instance = createInstance();
    expect((await put(instance, '/ORD-1041-A/tracking', { carrier_name: 'Bikes' })).status).toBe(400);
    const tracking = { carrier_code: 'express-post', tracking_number: 'EP 1' };
    expect((await put(instance, '/ORD-1001-A/tracking', tracking)).status).toBe(204);
    expect((await put(instance, '/ORD-1001-A/ship')).status).toBe(204);
    const stateOf = async (): Promise<string> => (await orderOf(instance, 'ORD-1001-A')).order_state;
    expect(await orderOf(instance, 'ORD-1001-A')).toMatchObject({
      order_state: 'SHIPPED',
      shipping_carrier_code: 'express-post',
      shipping_tracking_url: 'https://post.example/track/EP%201',
    });
    instance.advance(5 * dayInMs);
    expect(await stateOf()).toBe('RECEIVED');
    instance.advance(14 * dayInMs);
    expect(await stateOf()).toBe('CLOSED');
  });

  it('OR23: an unknown carrier needs a name, and a registered one its number', async () => {
    const instance = createInstance();
    const track = async (json: object): Promise<number> => (await put(instance, '/ORD-1001-A/tracking', json)).status;
    expect(await track({ tracking_number: '1' })).toBe(400);
    expect(await track({ carrier_code: 'nobody' })).toBe(400);
    expect(await track({ carrier_code: 'express-post' })).toBe(400);
    expect(await track({ carrier_name: 'Bikes', carrier_url: 'bikes' })).toBe(400);
    expect(await track({ carrier_name: 'Bikes', carrier_url: 'https://bikes.example/1' })).toBe(204);
    expect(await track({ carrier_standard_code: 'EXPRESS_POST', tracking_number: '7' })).toBe(204);
  });

  it('W08: express orders need a tracking number, and orders with shipments are shipped by these', async () => {
    const instance = createInstance();
    expect(codeOf(await put(instance, '/ORD-1004-A/ship'))).toBe('TRACKING_REQUIRED');
    await instance.ask('/api/shipments', {
      method: 'POST',
      json: {
        shipments: [{ order_id: 'ORD-1001-A', shipment_lines: [{ order_line_id: 'ORD-1001-A-1', quantity: 1 }] }],
      },
    });
    expect(codeOf(await put(instance, '/ORD-1001-A/ship'))).toBe('ORDER_HAS_SHIPMENTS');
    expect(codeOf(await put(instance, '/ORD-1001-A/cancel'))).toBe('ORDER_INVALID_STATE');
  });

  it('W09: an order whose shipments are all sent is shipped, and received later', async () => {
    const instance = createInstance();
    const lines = [{ order_line_id: 'ORD-1001-A-1', quantity: 2 }];
    await instance.ask('/api/shipments', {
      method: 'POST',
      json: { shipments: [{ order_id: 'ORD-1001-A', shipped: true, shipment_lines: lines }] },
    });
    expect((await orderOf(instance, 'ORD-1001-A')).order_state).toBe('SHIPPED');
    instance.advance(5 * dayInMs);
    expect((await orderOf(instance, 'ORD-1001-A')).order_state).toBe('RECEIVED');
  });
});

describe('refunds', () => {
  const of = (line: string, amount: number, more: object = {}): object => ({
    order_line_id: line,
    amount,
    shipping_amount: 0,
    reason_code: '14',
    ...more,
  });
  const refund = (instance: Instance, ...refunds: object[]): Promise<ApiResponse> =>
    put(instance, '/refund', { refunds });

  it('W12, W18: a refund is paid after a minute and booked, and the rest makes the line refunded', async () => {
    const instance = createInstance();
    const { json } = await refund(instance, of('ORD-1001-A-1', 18));
    expect(json.refunds).toMatchObject([{ order_line_id: 'ORD-1001-A-1', amount: 18, taxes: [] }]);
    const line = async (): Promise<Json> => (await orderOf(instance, 'ORD-1001-A')).order_lines[0];
    expect((await line()).refunds).toMatchObject([{ amount: 18, refund_state: 'WAITING_REFUND' }]);
    instance.advance(minuteInMs);
    expect((await line()).refunds).toMatchObject([{ amount: 18, refund_state: 'REFUNDED' }]);
    const { data } = (await instance.ask('/api/sellerpayment/transactions_logs?order_id=ORD-1001-A')).json;
    expect(data.map(({ type, amount }: Json) => [type, amount])).toEqual([
      ['REFUND_COMMISSION_VAT', 0.43],
      ['REFUND_COMMISSION_FEE', 2.16],
      ['REFUND_ORDER_AMOUNT', -18],
    ]);
    await refund(instance, of('ORD-1001-A-1', 140, { shipping_amount: 4.9 }));
    instance.advance(minuteInMs);
    expect(await orderOf(instance, 'ORD-1001-A')).toMatchObject({ order_state: 'CLOSED', fully_refunded: true });
  });

  it('W10, W11: a refund above the rest creates nothing, also not those before it', async () => {
    const instance = createInstance();
    const { status } = await refund(instance, of('ORD-1001-A-1', 18), of('ORD-1001-A-1', 141));
    expect(status).toBe(400);
    expect((await orderOf(instance, 'ORD-1001-A')).order_lines[0].refunds).toEqual([]);
    const statuses = [
      await refund(instance, of('ORD-1001-A-1', 0)),
      await refund(instance, of('ORD-1001-A-1', -1, { shipping_amount: 3 })),
      await refund(instance, of('ORD-1001-A-1', 1, { reason_code: '15' })),
      await refund(instance, of('ORD-1001-A-1', 1, { currency_iso_code: 'USD' })),
      await refund(instance, of('ORD-1001-A-1', 1, { taxes: [{ code: 'VAT20', amount: 1 }] })),
      await refund(instance, of('ORD-1001-A-1', 1, { fees: [{ code: 'X', amount: 1 }] })),
      await refund(instance, of('ORD-1041-A-1', 1)),
      await refund(instance, of('ORD-2001-A-1', 1)),
    ].map((response) => response.status);
    expect(statuses).toEqual(statuses.map(() => 400));
  });

  it('OR28: taxes are required if the line has them', async () => {
    const instance = createInstance();
    expect((await refund(instance, of('ORD-1006-A-1', 12))).status).toBe(400);
    const taxes = [{ code: 'VAT20', amount: 2 }];
    expect((await refund(instance, of('ORD-1006-A-1', 12, { taxes: [...taxes, ...taxes] }))).status).toBe(400);
    expect((await refund(instance, of('ORD-1006-A-1', 12, { taxes: [{ code: 'VAT5', amount: 2 }] }))).status).toBe(400);
    const { json } = await put(instance, '/refund', {
      order_tax_mode: 'TAX_EXCLUDED',
      refunds: [of('ORD-1006-A-1', 10, { taxes })],
    });
    expect(json.refunds[0]).toMatchObject({ amount: 10, taxes });
    expect((await orderOf(instance, 'ORD-1006-A')).order_lines[0].refunds[0].amount).toBe(12);
  });

  it('OR26: whole lines are refunded once', async () => {
    const instance = createInstance();
    const order_lines = [{ id: 'ORD-1001-A-1', reason_code: '14' }];
    expect((await put(instance, '/ORD-1001-A/refund', { order_lines })).status).toBe(204);
    expect((await put(instance, '/ORD-1001-A/refund', { order_lines })).status).toBe(400);
    expect((await put(instance, '/ORD-1002-A/refund', { order_lines })).status).toBe(400);
    instance.advance(minuteInMs);
    expect((await orderOf(instance, 'ORD-1001-A')).order_lines[0].order_line_state).toBe('REFUNDED');
  });
});

describe('cancelations', () => {
  it('W13: a canceled order returns its stock, and a shipped one is not canceled', async () => {
    const instance = createInstance();
    const before = await stockOf(instance, 30_002);
    expect((await put(instance, '/ORD-1001-A/cancel')).status).toBe(204);
    expect((await orderOf(instance, 'ORD-1001-A')).order_state).toBe('CANCELED');
    expect(await stockOf(instance, 30_002)).toBe(before + 2);
    expect(codeOf(await put(instance, '/ORD-1046-A/cancel'))).toBe('ORDER_INVALID_STATE');
  });

  it('W14: a line loses amount and quantity, and ends with the last unit', async () => {
    const instance = createInstance();
    const cancel = (quantity: number, amount: number): Promise<ApiResponse> =>
      put(instance, '/cancel', {
        cancelations: [{ order_line_id: 'ORD-1001-A-1', amount, shipping_amount: 0, quantity, reason_code: '32' }],
      });
    expect((await cancel(3, 79)).status).toBe(400);
    expect((await cancel(1, 159)).status).toBe(400);
    expect((await cancel(1, 79)).json.cancelations).toMatchObject([{ quantity: 1, amount: 79, reason_code: '32' }]);
    const [line] = (await orderOf(instance, 'ORD-1001-A')).order_lines;
    expect(line).toMatchObject({ quantity: 1, price: 79, order_line_state: 'SHIPPING' });
    expect((await cancel(1, 79)).status).toBe(200);
    expect(await orderOf(instance, 'ORD-1001-A')).toMatchObject({ order_state: 'CANCELED', price: 0 });
    expect((await cancel(1, 0)).status).toBe(400);
  });
});

describe('changes of orders', () => {
  it('OR04: every order succeeds or fails on its own, and null removes', async () => {
    const instance = createInstance();
    const eco_contributions = [{ epr_category_code: 'FR-DEA', producer_id: 'FR2001', unit_amount: 1.5 }];
    const { json } = await put(instance, '', {
      orders: [
        { order_id: 'ORD-1001-A', references: { order_reference_for_seller: 'ERP-1' } },
        { order_id: 'ORD-2001-A', references: null },
        { order_id: 'ORD-1002-A', order_lines: [{ order_line_id: 'ORD-1002-A-1', eco_contributions }] },
        { order_id: 'ORD-1003-A', order_lines: [{ order_line_id: 'ORD-1001-A-1' }] },
      ],
    });
    expect(json.updated_orders).toMatchObject([
      { updated: { references: { order_reference_for_seller: 'ERP-1' } } },
      { order_id: 'ORD-2001-A', errors: [{ code: 'ORDER_NOT_FOUND' }] },
      { updated: { order_lines: [{ eco_contributions: [{ total_amount: 1.5 }] }] } },
      { errors: [{ code: 'ORDER_LINE_NOT_FOUND' }] },
    ]);
    expect((await orderOf(instance, 'ORD-1001-A')).references).toEqual({
      order_reference_for_customer: 'C-1001',
      order_reference_for_seller: 'ERP-1',
    });
    await put(instance, '', {
      orders: [
        { order_id: 'ORD-1001-A', references: null },
        { order_id: 'ORD-1002-A', order_lines: [{ order_line_id: 'ORD-1002-A-1', eco_contributions: null }] },
      ],
    });
    expect((await orderOf(instance, 'ORD-1001-A')).references).toEqual({ order_reference_for_customer: 'C-1001' });
    expect((await orderOf(instance, 'ORD-1002-A')).order_lines[0]).not.toHaveProperty('eco_contributions');
  });

  it('W03: the origin of a line is a warehouse or an address, until the line is shipped', async () => {
    const instance = createInstance();
    const address = { city: 'Lyon', country_iso_code: 'FRA' };
    const { json } = await put(instance, '/shipping_from', {
      order_lines: [
        { id: 'ORD-1001-A-1', shipping_from: { warehouse: { code: 'paris' } } },
        { id: 'ORD-1002-A-1', shipping_from: { address } },
        { id: 'ORD-1003-A-1', shipping_from: { warehouse: { code: 'hamburg' } } },
        { id: 'ORD-1046-A-1', shipping_from: { address } },
        { id: 'ORD-2001-A-1', shipping_from: { address } },
        { id: 'ORD-1004-A-1', shipping_from: {} },
      ],
    });
    expect(json.order_lines.map(({ errors }: Json) => errors?.[0].code)).toEqual([
      undefined,
      undefined,
      'WAREHOUSE_NOT_FOUND',
      'ORDER_LINE_INVALID_STATE',
      'ORDER_LINE_NOT_FOUND',
      'VALIDATION_ERROR',
    ]);
    const [line] = (await orderOf(instance, 'ORD-1001-A')).order_lines;
    expect(line.shipping_from).toMatchObject({ warehouse: { code: 'paris' }, address: { city: 'Saint-Denis' } });
  });

  it('W15: editable custom fields change together or not at all, and null removes them', async () => {
    const instance = createInstance();
    const change = async (value: string | null, code = 'delivery-instruction'): Promise<Json> => {
      const order_lines = [
        { order_line_id: 'ORD-1008-A-1', order_line_additional_fields: [{ code: 'serial-number', value: 'SN-1' }] },
      ];
      const json = { order_additional_fields: [{ code, value }], order_lines };
      return (await put(instance, '/ORD-1008-A/additional_fields', json)).json;
    };
    const refused = await change('x', 'gift-note');
    expect(refused.order_update_errors.errors).toMatchObject([{ code: 'READ_ONLY_FIELD' }]);
    expect(refused.order_update_errors.input.order_additional_fields).toEqual([{ code: 'gift-note', value: 'x' }]);
    expect((await change('x', 'serial-number')).order_update_errors.errors[0].message).toContain('does not exist');
    expect((await orderOf(instance, 'ORD-1008-A')).order_lines[0].order_line_additional_fields).toHaveLength(1);
    const { order_update_result } = await change('Ring twice.');
    const instruction = { code: 'delivery-instruction', type: 'STRING', value: 'Ring twice.' };
    expect(order_update_result.order_additional_fields).toContainEqual(instruction);
    await change(null);
    const order = await orderOf(instance, 'ORD-1008-A');
    expect(order.order_additional_fields).not.toContainEqual(instruction);
    expect(order.order_lines[0].order_line_additional_fields).toContainEqual({
      code: 'serial-number',
      type: 'STRING',
      value: 'SN-1',
    });
  });

  it('W16: a line that measures less is refunded in proportion, once and within the limit', async () => {
    const instance = createInstance();
    const adjust = async (line: string, actual_measurement: number): Promise<Json> => {
      const order_lines = [{ order_line_id: line, actual_measurement }];
      return (await put(instance, '/adjust', { order_lines })).json.order_lines_adjusted[0];
    };
    const codes = [
      await adjust('ORD-1001-A-1', 1),
      await adjust('ORD-1003-A-1', 7.36),
      await adjust('ORD-1003-A-1', 6),
      await adjust('ORD-1003-A-1', 9),
      await adjust('ORD-2001-A-1', 1),
    ].map(({ errors }) => errors[0].code);
    expect(codes).toEqual([
      'ORDER_LINE_MISSING_MEASUREMENT',
      'ORDER_LINE_ADJUSTMENT_EQUAL_TO_ORDERED',
      'ORDER_LINE_ADJUSTMENT_EXCEEDS_DOWNWARD_LIMIT',
      'ORDER_LINE_ADJUSTMENT_EXCEEDS_UPWARD_LIMIT',
      'ORDER_LINE_NOT_FOUND',
    ]);
    expect(await adjust('ORD-1003-A-1', 7)).toMatchObject({ refunds: [{ amount: 12.62 }] });
    expect((await adjust('ORD-1003-A-1', 7)).errors[0].code).toBe('ORDER_LINE_ALREADY_ADJUSTED');
    expect(await adjust('ORD-1008-A-1', 3.7)).not.toHaveProperty('refunds');
    const [line] = (await orderOf(instance, 'ORD-1003-A')).order_lines;
    expect(line).toMatchObject({ measurement: { actual_measurement: 7 }, refunds: [{ amount: 12.62 }] });
  });
});

describe('orders of customers', () => {
  it('W17: an order above the stock of an offer is not placed', () => {
    const instance = createInstance();
    expect(() => instance.place([{ sku: 'CHAIR-4', quantity: 100_000 }])).toThrow('at most');
    expect(() => instance.place([{ sku: 'NOTHING', quantity: 1 }])).toThrow('SKU');
    expect(() => instance.place([{ sku: 'CHAIR-4', quantity: 1 }], 9)).toThrow('shop_id');
  });
});
