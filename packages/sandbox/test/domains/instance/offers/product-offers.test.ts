import { expect, it } from 'vitest';
import { createInstance, type Json, keys } from '../../harness.ts';

const read = async (query: string, key = keys.home): Promise<Json> =>
  (await createInstance().ask(`/api/products/offers?${query}`, { key })).json;

it('P11: offers of a product have fixed values where shops may not see others', async () => {
  const { products } = await read('product_ids=WARDROBE-1');
  expect(products[0]).toMatchObject({ product_sku: 'WARDROBE-1', total_count: 1 });
  expect(products[0].offers[0]).toMatchObject({
    offer_id: 0,
    quantity: 999,
    premium: false,
    channels: [],
    shop_id: null,
    shop_name: 'Acme Home',
    price: 219.9,
  });
});

it('W29, W83: products are named by SKU or by reference, and one of both is required', async () => {
  const { products } = await read('product_references=EAN%7C4000000000013,SKU%7CCHAIR-2');
  expect(products.map(({ product_sku }: Json) => product_sku)).toHaveLength(2);
  expect((await read('product_ids=NOTHING')).products).toEqual([]);
  expect((await read('')).status).toBe(400);
  expect((await read('product_ids=A&product_references=EAN%7C1')).status).toBe(400);
});

it('W28: pages and filters count the offers of each product', async () => {
  const whole = await read('product_ids=WARDROBE-1&offset=1');
  expect(whole.products[0]).toMatchObject({ offers: [], total_count: 1 });
  expect((await read('product_ids=WARDROBE-1&offer_state_codes=10')).products[0].total_count).toBe(0);
  expect((await read('product_ids=WARDROBE-1&channel_codes=nowhere')).products[0].total_count).toBe(0);
  expect((await read('product_ids=WARDROBE-1&channel_codes=nowhere&all_channels=true')).products[0].total_count).toBe(
    1,
  );
  const zones = async (query: string): Promise<string[]> =>
    (await read(`product_ids=WARDROBE-1&${query}`)).products[0].offers[0].shipping_types.map(
      (one: Json) => one.shipping_zone_code,
    );
  expect(await zones('shipping_zones=nowhere')).toEqual([]);
  expect((await zones('shipping_zones=nowhere&all_shipping_zones=true')).length).toBeGreaterThan(0);
});

it.each([keys.operator, keys.front])(
  'P11: an operator and a front see shop, stock and model of each offer',
  async (key) => {
    const offersOf = async (filter: string): Promise<Json[]> =>
      (await read(`product_ids=WARDROBE-1${filter}`, key)).products[0].offers;
    const [offer] = await offersOf('');
    expect(offer).toMatchObject({ shop_id: 2001, shop_sku: 'WARDROBE-1', model: 'MARKETPLACE', premium: true });
    expect([offer.offer_id, offer.quantity]).not.toEqual([0, 999]);
    expect(offer).not.toHaveProperty('internal_description');
    for (const none of ['&premium=FALSE', '&shop_ids=2002', '&models=DROPSHIP'])
      expect(await offersOf(none)).toEqual([]);
    expect(await offersOf('&premium=TRUE&shop_ids=2001,2002&models=MARKETPLACE')).toHaveLength(1);
  },
);
