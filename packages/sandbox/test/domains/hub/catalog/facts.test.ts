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

it('a store that is linked is told, and that its business information is wanted', async () => {
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

it('a product is told with its offer, a change of price or stock by itself, and nothing where nothing changed', async () => {
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

it('once the channel took the product, its offer is told, once', async () => {
  await send({ standard_prices: [{ price: { amount: 20, currency: 'EUR' } }] });
  const path = `cp:/v1/channel-catalog/acme_web/store-catalog-items/${store}`;
  for (const item of [
    { product_status: 'PRODUCT_PENDING_APPROVAL' },
    { product_status: 'PRODUCT_CREATED' },
    { product_status: 'PRODUCT_CREATED' },
  ])
    await world.connector.call('POST', path, { store_catalog_items: [{ id: 'A', ...item }] });
  expect(facts().slice(1)).toMatchObject([
    { type: 'OFFER_UPSERT', product_id: 'A', use_case: 'offer_creation', standard_price: { price: { amount: 20 } } },
  ]);
});
