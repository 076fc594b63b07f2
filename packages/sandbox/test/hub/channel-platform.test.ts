import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createChannelWorld,
  createWorld,
  form,
  type Json,
  orderId,
  orderInput,
  origin,
  pdf,
  readOrder,
  readReturn,
  report,
  returnInput,
  upsertOrders,
  upsertReturns,
  type World,
} from '../world.ts';

let world: World;

beforeEach(async () => {
  world = await createChannelWorld();
});

/** What the store holds of a collection: some of what a connector sends shows in no answer. */
const stored = (collection: string): Json => world.sandbox.snapshot().collections[collection] ?? {};

describe('orders', () => {
  it('P01: one invalid order refuses the whole request, and every field at fault is named', async () => {
    const twice = orderInput('ORD-3');
    twice.order_lines[1].channel_order_line_id = twice.order_lines[0].channel_order_line_id;
    expect(await upsertOrders(world, orderInput('ORD-1'), orderInput('ORD-2', { order_lines: [] }))).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', errors: [{ field: '$.orders[1].order_lines' }] },
    });
    expect((await upsertOrders(world, orderInput('ORD-1'), twice)).body.errors).toEqual([
      { field: '$.orders[1].order_lines[1].channel_order_line_id', message: 'must be unique in the order' },
    ]);
    expect(stored('orders')).toEqual({});
  });

  it('P01: an unknown channel or store is 404', async () => {
    for (const wrong of [{ channel_id: 'nope' }, { channel_store_id: 'nope' }]) {
      const answer = await world.connector.call('POST', 'cp:/v1/orders', {
        origin: { ...origin, ...wrong },
        orders: [orderInput('ORD-1')],
      });
      expect(answer).toMatchObject({ status: 404, body: { code: 'DATA_NOT_FOUND' } });
    }
  });

  it('P02: an order is replaced whole; its lines keep their ids', async () => {
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
      price: { amount: 10, currency: 'EUR' },
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
    const answer = await upsertOrders(
      world,
      orderInput('ORD-1', { channel_updated_at: '2026-03-02T08:29:59+01:00', status: 'CLOSED' }),
      orderInput('ORD-2'),
    );
    expect(answer.status).toBe(204);
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

  it('P11: one bad entry cancels the whole request; a few minutes in the past are tolerated', async () => {
    await upsertOrders(world, orderInput('ORD-1'));
    const entry = (channel_order_id: string, anonymize_after: string): object => ({
      channel_id: 'acme_web',
      channel_order_id,
      anonymize_after,
    });
    const set = (...orders: object[]): Promise<Json> =>
      world.connector.call('PUT', 'cp:/v1/orders/anonymize-after', { orders });
    const answer = await set(
      entry('ORD-1', '2026-03-02T08:30:00Z'),
      entry('ORD-9', '2026-03-02T08:30:00Z'),
      entry('ORD-1', '2026-03-01T00:00:00Z'),
    );
    expect(answer.body.errors.map((one: Json) => one.field)).toEqual([
      '$.orders[1].channel_order_id',
      '$.orders[2].anonymize_after',
    ]);
    await world.sandbox.clock.advance(3_000_000);
    expect((await readOrder(world, 'ORD-1')).anonymized_at).toBeUndefined();
    expect((await set(entry('ORD-1', '2026-03-02T08:48:00Z'))).status).toBe(204);
  });

  it('P15: channel paths and payloads take the channel order id, hub paths the order id; created_at is the one of the channel', async () => {
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
            details: [{ code: 'DATA_NOT_FOUND', field: 'channel_order_id' }],
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

  it('P05: the order and each line must be known', async () => {
    const line = { channel_order_line_id: 'nope', quantity: 1, reason: 'OTHER' };
    const { body } = await upsertReturns(
      world,
      returnInput('RET-1', 'ORD-1', { return_lines: [line] }),
      returnInput('RET-2', 'nope'),
    );
    expect(body.return_errors.map((one: Json) => one.details[0].field)).toEqual([
      'return_lines[0].channel_order_line_id',
      'channel_order_id',
    ]);
  });
});

describe('catalog, taxonomy, carriers', () => {
  const text = (value: string): object[] => [{ locale: 'en_US', value }];
  const attribute = (id: string): object => ({
    id,
    type: 'Text',
    labels: text(id),
    descriptions: [],
    requirement_level: 'OPTIONAL',
  });

  it('P06: a product type is replaced whole: what is left out is gone', async () => {
    const put = (definition: object): Promise<Json> =>
      world.connector.call('PUT', 'cp:/v1/taxonomy/channels/acme_web/product-types?product_type_id=shoes', definition);
    const list = { ...attribute('size'), type: 'List', available_values: [{ id: '41' }, { id: '42' }] };
    expect(
      await put({ labels: text('Shoes'), embedded_attributes: [attribute('title'), list], rules: [{ ref: 'r1' }] }),
    ).toMatchObject({ status: 202, body: undefined });
    const next = { labels: text('Shoes'), embedded_attributes: [{ ...list, available_values: [{ id: '42' }] }] };
    await put(next);
    expect(Object.values(stored('product_types'))).toEqual([next]);
    expect(
      (await world.connector.call('PUT', 'cp:/v1/taxonomy/channels/nope/product-types?product_type_id=shoes', next))
        .status,
    ).toBe(404);
  });

  it('P07: the list of carriers is complete: carriers left out are deleted', async () => {
    const put = (...names: string[]): Promise<Json> =>
      world.connector.call('POST', 'cp:/v1/orders/channels/acme_web/carriers', {
        carriers: names.map((name) => ({ channel_carrier_id: name.toLowerCase(), name })),
      });
    expect((await put('North', 'South')).status).toBe(204);
    await put('South', 'West');
    expect(Object.values(stored('carriers')).map((one: Json) => one.name)).toEqual(['South', 'West']);
    expect((await put('South', 'South')).status).toBe(400);
  });

  it.each([
    ['swift-parcel ', 'Swift Parcel'],
    ['SWIFT PARCEL', 'Swift Parcel'],
    ['Someone Else', 'Other'],
  ])('P07: the carrier "%s" of a shipment is "%s" for the channel', async (carrier, told) => {
    const carriers = [
      { channel_carrier_id: 'swift', name: 'Swift Parcel' },
      { channel_carrier_id: 'other', name: 'Other' },
    ];
    await world.connector.call('POST', 'cp:/v1/orders/channels/acme_web/carriers', { carriers });
    await upsertOrders(world, orderInput('ORD-1', {}, { status: 'AWAITING_SHIPMENT' }));
    const items = [{ order_line_id: `${orderId('ORD-1')}-1`, quantity: 1 }];
    expect(
      (await world.seller.call('POST', `/v2/orders/${orderId('ORD-1')}/shipments`, { items, carrier })).status,
    ).toBe(202);
    expect(world.sandbox.events()[0]?.data['carrier']).toBe(told);
  });

  it('P13: the catalog of a channel is configured; the last configuration stands', async () => {
    const path = 'cp:/v1/catalog-configuration/channels/acme_web';
    const configuration = {
      use_case_configurations: {
        offer_creation: { support: 'SUPPORTED', required: {} },
        offer_update: { support: 'SUPPORTED', required: {} },
      },
    };
    expect(
      (await world.connector.call('POST', path, {}, { 'content-type': 'application/json; charset=UTF-8' })).status,
    ).toBe(202);
    await world.connector.call('POST', path, configuration);
    expect(stored('catalog_configurations')).toEqual({ acme_web: configuration });
  });

  it('P16: a taxonomy rule is created for a channel', async () => {
    const rule = {
      id: 'r1',
      when: { not: { isSet: { attribute: 'a' } } },
      // oxlint-disable-next-line unicorn/no-thenable -- the wire calls it so
      then: { all: [{ redefine: { attribute: 'b', requirementLevel: 'REQUIRED' } }] },
    };
    const put = (channel: string): Promise<Json> =>
      world.connector.call('PUT', `cp:/v1/taxonomy/channels/${channel}/rules`, { rules: [rule] });
    expect((await put('acme_web')).status).toBe(202);
    expect(Object.values(stored('taxonomy_rules'))).toEqual([rule]);
    expect((await put('nope')).status).toBe(404);
  });
});

describe('stores', () => {
  it('P08: business information is replaced whole, and a store without it cannot be used', async () => {
    const { sandbox, connector } = world;
    const store = { channel_id: 'acme_web', channel_store_id: 'store_2', name: 'Second', state: 'ACTIVE' };
    await connector.call('POST', `account:/v1/users/stores?token=${sandbox.info().world.link_token}`, {
      stores: [store],
    });
    const send = (): Promise<Json> =>
      connector.call('POST', 'cp:/v1/orders', {
        origin: { ...origin, channel_store_id: 'store_2' },
        orders: [orderInput('ORD-7')],
      });
    expect(await send()).toMatchObject({ status: 400, body: { code: 'STORE_NOT_USABLE' } });
    const put = (body: object): Promise<Json> => connector.call('PUT', 'cp:/v1/channels/acme_web/stores/store_2', body);
    expect((await put({ currency: 'EUR', updated_at: '2026-03-02T08:00:00Z', kyc_status: 'APPROVED' })).status).toBe(
      200,
    );
    const last = { currency: 'USD', updated_at: '2026-03-02T08:00:00Z' };
    await put(last);
    expect(stored('stores')['acme_web\nstore_2'].business_information).toEqual(last);
    expect((await send()).status).toBe(204);
    expect(
      (await put({ currency: 'euro', updated_at: 'yesterday' })).body.errors.map((one: Json) => one.field),
    ).toEqual(expect.arrayContaining(['$.currency', '$.updated_at']));
  });

  it('P09: items of known products are updated, unknown ones passed over, an unknown store is 404', async () => {
    await world.seller.call('POST', '/products', { products: [{ id: 'SKU-1' }] });
    const [channel] = world.sandbox.info().world.channels;
    const store_id = channel?.stores[0]?.store_id ?? '';
    const send = (store: string): Promise<Json> =>
      world.connector.call('POST', `cp:/v1/channel-catalog/acme_web/store-catalog-items/${store}`, {
        store_catalog_items: [
          { id: 'SKU-9', offer_status: 'OFFER_ACTIVE' },
          { id: 'SKU-1', offer_status: 'OFFER_ACTIVE' },
        ],
      });
    expect(await send(store_id)).toMatchObject({ status: 202, body: undefined });
    expect(Object.values(stored('catalog_items'))).toEqual([{ id: 'SKU-1', offer_status: 'OFFER_ACTIVE' }]);
    expect((await send('nope')).status).toBe(404);
  });

  it('P10: the warehouses of a store are listed; the list is empty where none is linked', async () => {
    const list = (path: string, from = world): Promise<Json> =>
      from.connector.call('GET', `cp:/v1/channels/${path}/warehouses`);
    expect(await list('acme_web/stores/store_1')).toMatchObject({ status: 200, body: [] });
    const demo = await createWorld({ seed: 'demo' });
    expect((await list('acme_web/stores/store_1', demo)).body).toEqual([
      { code: 'WH-PARIS', name: 'Paris' },
      { code: 'WH-LYON', name: 'Lyon' },
    ]);
    expect((await list('acme_web/stores/store_2', demo)).body).toEqual([]);
    expect((await list('acme_web/stores/nope')).status).toBe(404);
  });
});

describe('outcomes of actions', () => {
  it('P12: the id must be the one of the command event, and the outcome is reported once', async () => {
    await upsertOrders(world, orderInput('ORD-1'));
    const accept = { order_lines: [{ id: `${orderId('ORD-1')}-1`, accepted: true }] };
    const { body } = await world.seller.call('PUT', `/v2/orders/${orderId('ORD-1')}/accept`, accept);
    expect((await report(world, 'nope')).status).toBe(404);
    expect(world.sandbox.events()[0]?.data['action_id']).toBe(body.action_id);
    expect((await report(world, body.action_id)).status).toBe(204);
    const again = await report(world, body.action_id, {
      status: 'FAILURE',
      errors: [{ code: 'OTHER', message: 'late' }],
    });
    expect(again).toMatchObject({ status: 400, body: { code: 'ACTION_ALREADY_FINAL' } });
    expect((await readOrder(world, 'ORD-1')).order_lines[0].status).toBe('AWAITING_SHIPMENT');
  });

  it('P12: an action that nobody reports on expires: it failed, and its id is unknown to the connector', async () => {
    await upsertOrders(world, orderInput('ORD-1'));
    const accept = { order_lines: [{ id: `${orderId('ORD-1')}-1`, accepted: true }] };
    const { body } = await world.seller.call('PUT', `/v2/orders/${orderId('ORD-1')}/accept`, accept);
    await world.sandbox.clock.advance(7 * 86_400_000);
    const { tokenFor, call } = await import('../world.ts');
    const authorized = async (who: 'seller' | 'connector'): Promise<Record<string, string>> => ({
      authorization: `Bearer ${await tokenFor(world.sandbox, who)}`,
    });
    const status = await call(
      world.sandbox,
      'GET',
      `/v2/orders/actions/${body.action_id}`,
      undefined,
      await authorized('seller'),
    );
    expect(status.body).toMatchObject({ status: 'FAILED', errors: [{ code: 'UNAVAILABLE' }] });
    const late = await call(
      world.sandbox,
      'PUT',
      `cp:/v1/orders/actions/${body.action_id}`,
      { status: 'SUCCESS' },
      await authorized('connector'),
    );
    expect(late.status).toBe(404);
  });

  it('with actions on auto a command succeeds by itself after a moment', async () => {
    const auto = await createChannelWorld({ actions: 'auto' });
    await upsertOrders(auto, orderInput('ORD-1'));
    const accept = { order_lines: [{ id: `${orderId('ORD-1')}-1`, accepted: true }] };
    const { body } = await auto.seller.call('PUT', `/v2/orders/${orderId('ORD-1')}/accept`, accept);
    await auto.sandbox.clock.advance(5000);
    expect((await auto.seller.call('GET', `/v2/orders/actions/${body.action_id}`)).body.status).toBe('SUCCESS');
  });
});

describe('account', () => {
  it('P14: channels are created and updated in one batch, by their external id', async () => {
    const channel = (external_id: string, name: string): object => ({
      external_id,
      name,
      status: 'AVAILABLE',
      url: 'https://c.example.com',
    });
    const first = await world.connector.call('POST', 'account:/v1/channels', {
      channels: [channel('bloom', 'Bloom'), channel('acme_web', 'Acme 2')],
    });
    expect(first.status).toBe(201);
    expect(first.body.channels).toMatchObject([
      { id: 'bloom', name: 'Bloom', external_id: 'bloom' },
      { id: 'acme_web', name: 'Acme 2' },
    ]);
    expect(world.sandbox.info().world.channels.map((one) => one.channel_id)).toEqual(['acme_web', 'bloom']);
  });

  it('P14: several stores are created and linked to a user with a token that is good once', async () => {
    const store = (channel_store_id: string): object => ({
      channel_id: 'acme_web',
      channel_store_id,
      name: 'S',
      state: 'ACTIVE',
    });
    const create = (token: string, ...stores: object[]): Promise<Json> =>
      world.connector.call('POST', `account:/v1/users/stores?token=${token}`, { stores });
    const token = world.sandbox.info().world.link_token;
    expect((await create(token, store('a'), { ...store('b'), channel_id: 'nope' })).status).toBe(400);
    expect(await create(token, store('a'), store('b'))).toMatchObject({ status: 201, body: undefined });
    expect(await create(token, store('c'))).toMatchObject({ status: 410, body: undefined });
    expect((await create('nope', store('c'))).status).toBe(410);
    expect(world.sandbox.info().world.channels[0]?.stores.map((one) => one.channel_store_id)).toEqual([
      'a',
      'b',
      'store_1',
    ]);
  });

  it('P14: a store is updated', async () => {
    const put = (store: string): Promise<Json> =>
      world.connector.call('PUT', `account:/v1/channels/acme_web/stores/${store}`, {
        name: 'New',
        state: 'SUSPENDED',
        suspension_type: 'CHANNEL',
      });
    expect(await put('store_1')).toMatchObject({ status: 200, body: undefined });
    expect(stored('stores')['acme_web\nstore_1']).toMatchObject({
      name: 'New',
      state: 'SUSPENDED',
      business_information: { currency: 'EUR' },
    });
    expect((await put('nope')).status).toBe(404);
  });
});

describe('documents of the connector', () => {
  const metadata = { channel_document_id: 'DOC-1', type: 'DELIVERY_SLIP', filename: 'slip.pdf' };
  const upload = (data: object = metadata, order = 'ORD-1'): Promise<Json> =>
    world.connector.call(
      'POST',
      `cp:/v1/orders/${order}/documents`,
      form({ file: pdf('slip.pdf', 'slip'), metadata: data, origin }),
    );
  const listed = async (): Promise<Json> => (await world.seller.call('GET', '/v2/orders/documents')).body.documents;

  it('P16: a document of an order is uploaded, read by the seller, and deleted', async () => {
    await upsertOrders(world, orderInput('ORD-1'));
    expect((await upload()).status).toBe(204);
    expect(await listed()).toMatchObject([
      { order_id: orderId('ORD-1'), name: 'slip.pdf', type: 'DELIVERY_SLIP', file_format: 'PDF', size_in_bytes: 4 },
    ]);
    const zip = await world.seller.call('GET', `/v2/orders/${orderId('ORD-1')}/documents`);
    expect(new TextDecoder().decode(unzipSync(zip.bytes)['slip.pdf'])).toBe('slip');
    const remove = (id: string): Promise<Json> =>
      world.connector.call('DELETE', `cp:/v1/orders/ORD-1/documents/${id}`, { origin });
    expect((await remove('nope')).status).toBe(404);
    expect((await remove('DOC-1')).status).toBe(204);
    expect(await listed()).toEqual([]);
    expect((await upload(metadata, 'ORD-9')).status).toBe(404);
  });

  it('P16: a document of a return is uploaded; one of an unknown return is refused', async () => {
    await upsertOrders(world, orderInput('ORD-1'));
    await upsertReturns(world, returnInput('RET-1', 'ORD-1'));
    const label = { ...metadata, type: 'RETURN_LABEL' };
    expect((await upload({ ...label, entity: { id: 'RET-9', type: 'RETURN' } })).status).toBe(400);
    expect((await upload({ ...label, entity: { id: 'RET-1', type: 'RETURN' } })).status).toBe(204);
    expect(await listed()).toHaveLength(1);
  });
});
