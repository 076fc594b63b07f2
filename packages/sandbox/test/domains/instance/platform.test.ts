import { describe, expect, it } from 'vitest';
import { createInstance, type Json, keys } from '../harness.ts';

const instance = createInstance();
const as = async (
  key: string,
  path: string,
  json?: unknown,
  method = json === undefined ? 'GET' : 'POST',
): Promise<Json> => (await instance.ask(path, { key, method, json })).json;
const shopsOf = (entries: readonly Json[]): readonly unknown[] =>
  [...new Set(entries.map((one) => one.shop_id))].sort();

/** Lists with the path, and the field of their entries. */
const lists = [
  ['/api/orders?max=100', 'orders'],
  ['/api/returns', 'data'],
  ['/api/returns/items_to_return', 'data'],
  ['/api/shipments', 'data'],
  ['/api/shipments/items_to_ship', 'data'],
  ['/api/picklists', 'data'],
  ['/api/inbox/threads', 'data'],
  ['/api/messages?received=ALL', 'messages'],
  ['/api/promotions?states=ALL', 'promotions'],
  ['/api/offers/states', 'offer_states'],
  ['/api/orders/taxes', 'taxes'],
  ['/api/orders/documents?order_ids=ORD-1001-A', 'order_documents'],
  ['/api/seller-billing-cycles', 'data'],
] as const;

describe.each([
  ['operator', keys.operator],
  ['front', keys.front],
])('lists of the %s', (_role, key) => {
  it.each(lists)('%s has entries in the demo world', async (path, field) => {
    expect((await as(key, path))[field].length).toBeGreaterThan(0);
  });
});

it.each([keys.operator, keys.front])(
  'OR11, W81, W82: lists orders of all shops with the shop, and shop_ids selects',
  async (key) => {
    const { orders } = await as(key, '/api/orders?max=100');
    expect(shopsOf(orders).length).toBeGreaterThan(1);
    expect(shopsOf((await as(key, '/api/orders?shop_ids=2002')).orders)).toEqual([2002]);
    const waiting = orders.find((one: Json) => one.order_state === 'WAITING_ACCEPTANCE');
    expect(waiting.customer).toMatchObject({
      email: expect.any(String),
      shipping_address: { city: expect.any(String) },
    });
    const [line] = waiting.order_lines;
    const filters = `customer_ids=${waiting.customer.customer_id}&offer_ids=${line.offer_id}&product_skus=${line.product_sku}`;
    const found = await as(key, `/api/orders?${filters}&commercial_ids=${waiting.commercial_id}`);
    expect(found.orders.map((one: Json) => one.order_id)).toContain(waiting.order_id);
    for (const none of ['commissionable=false', 'waiting_tax_confirmation=true', 'product_skus=unknown'])
      expect((await as(key, `/api/orders?${none}`)).orders).toEqual([]);
    expect((await as(key, '/api/orders?max=100&waiting_tax_confirmation=false')).orders).toEqual(orders);
  },
);

it('OR11: refund_state_codes needs a period of at most a month', async () => {
  const status = async (query: string): Promise<number> =>
    (await instance.ask(`/api/orders?refund_state_codes=REFUNDED${query}`, { key: keys.operator })).status;
  expect(await status('')).toBe(400);
  expect(await status('&start_update_date=2026-01-01T00:00:00Z&end_update_date=2026-03-01T00:00:00Z')).toBe(400);
  expect(await status('&start_update_date=2026-02-10T00:00:00Z&end_update_date=2026-03-01T00:00:00Z')).toBe(200);
});

it('OR13: an operator exports orders of all shops, one export at a time, and a shop has its own', async () => {
  const period = { start_date: '2020-01-01T00:00:00Z', end_date: '2026-12-31T00:00:00Z' };
  const { tracking_id } = await as(keys.operator, '/api/orders/async-export', period);
  const start = (key: string) => instance.ask('/api/orders/async-export', { key, method: 'POST', json: period });
  expect([(await start(keys.operator)).status, (await start(keys.front)).status]).toEqual([400, 200]);
  instance.advance(60_000);
  await instance.settled();
  const path = `/api/orders/async-export/status/${tracking_id}`;
  expect((await instance.ask(path, { key: keys.home })).status).toBe(404);
  const { urls } = await as(keys.operator, path);
  const { text } = await instance.ask(urls[0], { key: keys.operator });
  expect(shopsOf(JSON.parse(text).orders).length).toBeGreaterThan(1);
});

it('OF52: an operator exports offers of all shops with the model of the shop', async () => {
  const start = (body: object) =>
    as(keys.operator, '/api/offers/export/async', { export_type: 'application/json', ...body });
  const [all, none] = [await start({}), await start({ models: ['DROPSHIP'] })];
  instance.advance(60_000);
  await instance.settled();
  const offersOf = async ({ tracking_id }: Json): Promise<Json> => {
    const { urls } = await as(keys.operator, `/api/offers/export/async/status/${tracking_id}`);
    return JSON.parse((await instance.ask(urls[0], { key: keys.operator })).text);
  };
  const offers = await offersOf(all);
  expect(shopsOf(offers).length).toBeGreaterThan(1);
  expect(offers[0].model).toBe('MARKETPLACE');
  expect(await offersOf(none)).toEqual([]);
  expect((await instance.ask('/api/offers/export', { key: keys.front })).text.split('\n')[0]).toContain('model');
});

it('OF24, STO01: an operator names the shop of an import, and PRI02 and OF04 filter by shop', async () => {
  const json = {
    offers: [
      { shop_sku: 'NEW-1', product_id: 'WARDROBE-1', product_id_type: 'SKU', state_code: '11', price: 9, quantity: 1 },
    ],
  };
  const status = async (query: string): Promise<number> =>
    (await instance.ask(`/api/offers${query}`, { key: keys.operator, method: 'POST', json })).status;
  expect([await status(''), await status('?shop=9999')]).toEqual([400, 404]);
  const form = new FormData();
  form.append('file', new Blob(['offer-sku;quantity;update-delete\nWARDROBE-1;7;\n']), 'stock.csv');
  form.append('shop_id', '2001');
  const { status: started } = await instance.ask('/api/offers/stock/imports', {
    key: keys.operator,
    method: 'POST',
    form,
  });
  expect(started).toBe(201);
  const { data } = await as(keys.operator, '/api/offers/imports?shop_id=2002');
  expect(data.every((one: Json) => one.shop_id === 2002)).toBe(true);
});

it('PR01: an operator names promotions by shop and ID', async () => {
  const { promotions } = await as(keys.operator, '/api/promotions?states=ALL');
  const [{ shop_id, internal_id }] = promotions;
  const found = await as(keys.operator, `/api/promotions?states=ALL&ids=${shop_id}%7C${internal_id}`);
  expect(found.promotions).toHaveLength(1);
});

it('M10: a front reads what a customer may see of a thread', async () => {
  const { data } = await as(keys.front, '/api/inbox/threads?limit=100');
  const thread = data.find((one: Json) => one.authorized_participants.some(({ type }: Json) => type === 'CUSTOMER'));
  const { id } = thread.authorized_participants.find(({ type }: Json) => type === 'CUSTOMER');
  const { messages } = await as(keys.front, `/api/inbox/threads/${thread.id}?customer_id=${id}`);
  for (const { from, to } of messages)
    expect([from.organization_details?.type, ...to.map(({ type }: Json) => type)]).toContain('CUSTOMER');
  expect((await instance.ask(`/api/inbox/threads/${thread.id}?customer_id=unknown`, { key: keys.front })).status).toBe(
    404,
  );
});

it('OR04: an operator changes what a shop may not, and both see the customer after it', async () => {
  const own = createInstance();
  const update = async (key: string, ...orders: object[]): Promise<Json> =>
    (await own.ask('/api/orders', { key, method: 'PUT', json: { orders } })).json.updated_orders;
  const { orders } = (await own.ask('/api/orders?order_state_codes=SHIPPING&shop_ids=2001', { key: keys.operator }))
    .json;
  const { order_id } = orders[0];
  const address = { street_2: 'Second floor', internal_additional_info: 'Ring twice.' };
  const [changed] = await update(keys.front, {
    order_id,
    customer: { shipping_address: address, billing_address: { company: 'Acme' } },
    references: { order_reference_for_customer: 'PO-77' },
    payment_destination: { '@type': 'IBAN', iban: 'FR7630006000011234567890189' },
    shop_statistics: { excluded: true, reason: 'Strike' },
    shipping_deadline: '2026-04-01T00:00:00Z',
  });
  expect(changed.updated).toMatchObject({
    customer: { shipping_address: address, billing_address: { company: 'Acme' } },
    references: { order_reference_for_customer: 'PO-77' },
    shop_statistics: { excluded: true, reason: 'Strike' },
  });
  const read = async (key: string): Promise<Json> =>
    (await own.ask(`/api/orders?order_ids=${order_id}`, { key })).json.orders[0];
  expect(await read(keys.operator)).toMatchObject({
    customer: { shipping_address: address },
    payment_destination: { iban: 'FR7630006000011234567890189' },
    shipping_deadline: '2026-04-01T00:00:00Z',
  });
  const seen = (await read(keys.home)).customer;
  expect(seen).toMatchObject({ shipping_address: { street_2: 'Second floor' }, billing_address: { company: 'Acme' } });
  expect(seen.shipping_address).not.toHaveProperty('internal_additional_info');
  const [removed] = await update(keys.operator, {
    order_id,
    customer: { shipping_address: { street_2: null } },
    references: null,
    payment_destination: null,
    shop_statistics: { excluded: false, reason: 'Ignored' },
  });
  expect(removed.updated.customer.shipping_address).not.toHaveProperty('street_2');
  const { references, payment_destination, shop_statistics } = removed.updated;
  expect([references, payment_destination, shop_statistics]).toEqual([{}, undefined, { excluded: false }]);
});

it('OR04: contacts of an organization change by identifier, and go with null', async () => {
  const own = createInstance();
  const contacts = async (customer?: object): Promise<Json> => {
    const orders = [{ order_id: 'ORD-9000-A', customer }];
    if (customer !== undefined) await own.ask('/api/orders', { key: keys.operator, method: 'PUT', json: { orders } });
    const { json } = await own.ask('/api/orders?order_ids=ORD-9000-A', { key: keys.operator });
    const { accounting_contact, delivery_contact } = json.orders[0].customer;
    return [accounting_contact?.customer_id, delivery_contact?.customer_id];
  };
  expect(await contacts()).toEqual(['CUST-910', 'CUST-911']);
  expect(await contacts({ accounting_contact: null })).toEqual([undefined, 'CUST-911']);
  expect(await contacts({ accounting_contact: { customer_id: 'CUST-1' } })).toEqual(['CUST-1', 'CUST-911']);
});

it.each<[string, object]>([
  ['customer', { customer: null }],
  ['customer.billing_address.city', { customer: { billing_address: { city: null } } }],
  ['customer.shipping_address.city', { customer: { shipping_address: null } }],
  ['customer', { customer: { organization: { name: 'Acme' } } }],
  ['shipping_deadline', { shipping_deadline: null }],
  ['payment_workflow', { payment_workflow: 'PAY_ON_DELIVERY' }],
  ['invoice_details.document_details', { invoice_details: { document_details: [] } }],
  ['references.order_reference_for_customer', { references: { order_reference_for_customer: ' ' } }],
  ['payment_destination.iban', { payment_destination: { '@type': 'IBAN' } }],
  ['invoice_details.payment_terms.type', { invoice_details: { payment_terms: { days: 3 } } }],
  ['shop_statistics.reason', { shop_statistics: { excluded: true, reason: 'x'.repeat(101) } }],
])('W72, W84: OR04 refuses %s in %o, and the order stays', async (field, change) => {
  const path = '/api/orders?order_ids=ORD-1001-A';
  const before = await as(keys.operator, path);
  const orders = [{ order_id: 'ORD-1001-A', references: { order_reference_for_seller: 'no' }, ...change }];
  const { updated_orders } = await as(keys.operator, '/api/orders', { orders }, 'PUT');
  expect(updated_orders).toMatchObject([{ order_id: 'ORD-1001-A', errors: [{ field }] }]);
  expect(await as(keys.operator, path)).toEqual(before);
});
