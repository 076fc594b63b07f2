import { describe, expect, it } from 'vitest';
import { createInstance, type Json, keys } from '../../harness.ts';

const skus = (json: Json): string[] => json.offers.map(({ shop_sku }: Json) => shop_sku);

describe('offers', () => {
  const instance = createInstance();

  it('OF21 lists the offers of the shop, cheapest first, without deleted offers', async () => {
    const { json } = await instance.ask('/api/offers?max=100');
    const prices = json.offers.slice(0, 8).map(({ price }: Json) => price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(json.total_count).toBe(json.offers.length);
    expect(skus(json)).toEqual(expect.arrayContaining(['WARDROBE-1', 'CHAIR-4', 'LAMP-2', 'RUG-7', 'POT-3']));
    expect(skus((await instance.ask('/api/offers?max=100', { key: keys.garden })).json)).not.toContain('WARDROBE-1');
  });

  it('W51: `sku` is the identifier of the shop, `product_id` the identifier of the product', async () => {
    expect(skus((await instance.ask('/api/offers?sku=CHAIR-4')).json)).toEqual(['CHAIR-4']);
    expect(skus((await instance.ask('/api/offers?product_id=CHAIR-2')).json)).toEqual(['CHAIR-4']);
    expect(skus((await instance.ask('/api/offers?sku=CHAIR-2')).json)).toEqual([]);
    expect(skus((await instance.ask('/api/offers?favorite=true')).json)).toEqual(['WARDROBE-1']);
    const { json } = await instance.ask('/api/offers?offer_state_codes=10,2&max=100');
    expect(new Set(json.offers.map(({ state_code }: Json) => state_code))).toEqual(new Set(['10']));
  });

  it('OF22 returns the prices of the requested channel or organization, else the default prices', async () => {
    const priceFor = async (path: string): Promise<number> =>
      (await instance.ask(`/api/offers/${path}`)).json.applicable_pricing.price;
    expect(await priceFor('30001')).toBe(219.9);
    expect(await priceFor('30001?pricing_channel_code=acme_app')).toBe(245);
    expect(await priceFor('30001?pricing_channel_code=acme_web')).toBe(219.9);
    expect(await priceFor('30002?pricing_customer_organization_id=ORG-1')).toBe(69);
  });

  it('OF22 applies a discount in its period only', async () => {
    const later = createInstance();
    const price = async (): Promise<number> => (await later.ask('/api/offers/30001')).json.price;
    expect(await price()).toBe(219.9);
    later.advance(40 * 24 * 60 * 60 * 1000);
    expect(await price()).toBe(249);
  });

  it('OF22 states why an offer cannot be bought', async () => {
    const { json } = await instance.ask('/api/offers?max=100');
    const empty = json.offers.find(({ quantity }: Json) => quantity === 0);
    expect([empty.active, empty.inactivity_reasons]).toEqual([false, ['ZERO_QUANTITY']]);
  });

  it('W52: an offer without its own values has the defaults', async () => {
    const { json } = await instance.ask('/api/offers/30003');
    expect(json).toMatchObject({
      min_order_quantity: 1,
      package_quantity: 1,
      max_order_quantity: 0,
      min_quantity_alert: 0,
      leadtime_to_ship: 1,
    });
  });

  it('W53: lists sort by the price as of the last change of the offer', async () => {
    const { json } = await instance.ask('/api/offers?sort=price&order=desc&max=100');
    const origin = json.offers.map(({ all_prices: [usual] }: Json) => usual.unit_origin_price);
    expect(origin).toEqual([...origin].sort((a, b) => b - a));
  });

  it('OF26 returns the quantity, and a 404 for offers of other shops and deleted offers', async () => {
    expect((await instance.ask('/api/offers/30001/quantity')).json).toEqual({ offer_id: 30001, quantity: 12 });
    expect((await instance.ask('/api/offers/30001', { key: keys.garden })).status).toBe(404);
    const { json } = await instance.ask('/api/offers?max=1');
    expect((await instance.ask(`/api/offers/${30_000 + json.total_count + 1}`)).status).toBe(404);
  });
});
