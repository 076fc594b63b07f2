import { beforeEach, describe, expect, it } from 'vitest';
import {
  createChannelWorld,
  createWorld,
  type Json,
  orderId,
  orderInput,
  origin,
  upsertOrders,
  type World,
} from '../../../world.ts';

let world: World;

beforeEach(async () => {
  world = await createChannelWorld();
});

/** Reads a collection of the store, because some data is in no response. */
const stored = (collection: string): Json => world.sandbox.snapshot().collections[collection] ?? {};

const carriersOf = (channel: string): Json[] => stored('carrier_lists')[channel].carriers;

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

  it('P06, AS68: a product type of one store is separate from the type of the channel', async () => {
    const put = (query: string, label: string): Promise<Json> =>
      world.connector.call('PUT', `cp:/v1/taxonomy/channels/acme_web/product-types?product_type_id=shoes${query}`, {
        labels: text(label),
        embedded_attributes: [],
      });
    await put('', 'Of the channel');
    expect((await put('&store_id=store_1', 'Of the store')).status).toBe(202);
    const labels = Object.values(stored('product_types')).map((one) => (one as Json).labels[0].value);
    expect(labels.toSorted()).toEqual(['Of the channel', 'Of the store']);
  });

  it('P07: the list of carriers is complete: carriers left out are deleted', async () => {
    const put = (...names: string[]): Promise<Json> =>
      world.connector.call('POST', 'cp:/v1/orders/channels/acme_web/carriers', {
        carriers: names.map((name) => ({ channel_carrier_id: name.toLowerCase(), name })),
      });
    expect((await put('North', 'South')).status).toBe(204);
    await put('South', 'West');
    expect(carriersOf('acme_web').map(({ name }) => name)).toEqual(['South', 'West']);
    expect((await put('South', 'South')).status).toBe(400);
  });

  it.each([10, 900, 5000])('P07: one of two lists of %i carriers that come at once stands whole', async (length) => {
    const lists = ['a', 'b'].map((name) =>
      Array.from({ length }, (_, n) => ({ channel_carrier_id: `${name}-${n}`, name: `${name} ${n}` })),
    );
    const sent = lists.map((carriers) =>
      world.connector.call('POST', 'cp:/v1/orders/channels/acme_web/carriers', { carriers }),
    );
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([204, 204]);
    expect(lists).toContainEqual(carriersOf('acme_web'));
  });

  it.each([
    ['swift-parcel ', 'Swift Parcel'],
    ['SWIFT PARCEL', 'Swift Parcel'],
    ['Someone Else', 'Other'],
  ])('P07: the carrier "%s" of a shipment is "%s" for the channel', async (carrier, command) => {
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
    expect(world.sandbox.events()[0]?.data['carrier']).toBe(command);
  });

  it('P13: the last configuration of a channel catalog applies', async () => {
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

  it('P09: updates items of known products, skips unknown products, and returns 404 for an unknown store', async () => {
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

  it('P10: lists the warehouses of a store, or an empty list if none is linked', async () => {
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
