import { beforeEach, expect, it } from 'vitest';
import { createChannelWorld, createWorld, type Json, type World } from '../../../world.ts';

let world: World;
let store: string;

beforeEach(async () => {
  world = await createChannelWorld();
  store = world.sandbox.info().world.channels[0]?.stores[0]?.store_id ?? '';
});

const facts = (): Json[] => world.sandbox.events().map(({ type, data }) => ({ type, ...data }));
const send = (product: Json): Promise<Json> =>
  world.seller.call('POST', '/products', { products: [{ id: 'A', ...product }] });

it('linking a store publishes an event that asks for its business information', async () => {
  const { sandbox, connector } = await createWorld();
  const channel = { external_id: 'acme_web', name: 'Acme', status: 'AVAILABLE', url: 'https://acme.example.com' };
  await connector.call('POST', 'account:/v1/channels', { channels: [channel] });
  const store = { channel_id: 'acme_web', channel_store_id: 'store_1', name: 'Harbour', state: 'ACTIVE' };
  const path = `account:/v1/users/stores?token=${sandbox.info().world.link_token}`;
  expect((await connector.call('POST', path, { stores: [store] })).status).toBeLessThan(300);
  expect(sandbox.events()).toMatchObject([
    { type: 'STORE_MANAGEMENT_FEATURE', data: { feature: 'store-linking', configuration: { status: 'linked' } } },
    {
      type: 'STORE_MANAGEMENT_FEATURE',
      data: { feature: 'business-information-sync', configuration: { status: 'enabled' } },
    },
  ]);
});

it('publishes a product with its offer, only a changed price or stock, and nothing without a change', async () => {
  const product = { titles: [{ locale: 'en_US', value: 'Chair' }], gtins: [{ value: '4000000000001' }] };
  const offer = {
    standard_prices: [{ price: { amount: 20, currency: 'EUR' } }],
    quantities: [{ available_quantity: 3 }],
  };
  await send({ ...product, ...offer });
  await send({ ...product, ...offer });
  await send({ quantities: [{ available_quantity: 2 }] });
  expect(facts()).toMatchObject([
    {
      type: 'PRODUCT_UPSERT',
      channel_id: 'acme_web',
      store_id: store,
      product_id: 'A',
      attributes: [{ id: 'title', locale: 'en_US', value: 'Chair' }],
      standard_price: { price: { amount: 20 } },
      inventory: { quantity: 3 },
      identifiers: [{ type: 'GTIN', value: '4000000000001' }],
    },
    { type: 'PRICE_STOCK_UPSERT', product_id: 'A', inventory: { quantity: 2 } },
  ]);
});

it('AS66: an unlinked store gets no product and offer events until it is linked again', async () => {
  const put = (path: string, body: object): Promise<Json> => world.connector.call('PUT', path, body);
  const setState = (state: string): Promise<Json> =>
    put('account:/v1/channels/acme_web/stores/store_1', { name: 'Harbour', state });
  await send({ titles: [{ locale: 'en_US', value: 'Chair' }] });
  await setState('CLOSED');
  await send({ titles: [{ locale: 'en_US', value: 'Table' }] });
  const items = { store_catalog_items: [{ id: 'A', product_status: 'PRODUCT_CREATED' }] };
  const response = await world.connector.call(
    'POST',
    `cp:/v1/channel-catalog/acme_web/store-catalog-items/${store}`,
    items,
  );
  expect(response.status).toBe(202);
  await setState('ACTIVE');
  await send({ titles: [{ locale: 'en_US', value: 'Bench' }] });
  expect(
    facts().map(({ type, configuration, attributes }) => [type, configuration?.status ?? attributes?.[0].value]),
  ).toEqual([
    ['PRODUCT_UPSERT', 'Chair'],
    ['STORE_MANAGEMENT_FEATURE', 'unlinked'],
    ['STORE_MANAGEMENT_FEATURE', 'linked'],
    ['PRODUCT_UPSERT', 'Bench'],
  ]);
});

it('a product event contains all data of the seller that applies to the channel of the store', async () => {
  await send({
    attributes: [
      { id: 'weight', name: 'Weight', type: 'NUMERIC', value: 280 },
      { id: 'washable', name: 'Washable', type: 'BOOLEAN', value: true },
    ],
    images: [{ url: 'https://shop.example.com/a.jpg' }],
    standard_prices: [
      { price: { amount: 25, currency: 'EUR' }, scope: 'elsewhere' },
      { price: { amount: 20, currency: 'EUR' } },
      { price: { amount: 22, currency: 'EUR' }, scope: 'acme_web' },
    ],
    discount_prices: [
      { price: { amount: 15, currency: 'EUR' }, start_date: '2026-03-01T00:00:00Z', end_date: null },
      { price: { amount: 1, currency: 'EUR' }, scope: 'elsewhere' },
    ],
    quantities: [
      { available_quantity: 7 },
      { warehouse_code: 'WH-A', available_quantity: 3 },
      { warehouse_code: 'WH-B', available_quantity: 4 },
    ],
    partner_quantities: [{ partner_id: 'P', available_quantity: 2 }],
  });
  expect(facts()).toMatchObject([
    {
      attributes: [
        { id: 'image', value: 'https://shop.example.com/a.jpg' },
        { id: 'weight', value: '280' },
        { id: 'washable', value: 'true' },
      ],
      standard_price: { action_type: 'UPDATE', price: { amount: 22, currency: 'EUR' } },
      inventory: { action_type: 'UPDATE', quantity: 9 },
    },
  ]);
  const [{ discount_price, stock }] = facts() as [Json];
  expect(discount_price).toEqual({
    action_type: 'UPDATE',
    price: { amount: 15, currency: 'EUR' },
    start_date: '2026-03-01T00:00:00Z',
  });
  expect(stock).toEqual({
    action_type: 'UPDATE',
    breakdown: [
      { type: 'SELLER_CENTRALIZED', quantity: 7 },
      { type: 'SELLER_WAREHOUSE', quantity: 3, warehouse: { id: 'WH-A' } },
      { type: 'SELLER_WAREHOUSE', quantity: 4, warehouse: { id: 'WH-B' } },
      { type: 'FULFILLMENT_PARTNER', quantity: 2, partner: { id: 'P' } },
    ],
  });
});
