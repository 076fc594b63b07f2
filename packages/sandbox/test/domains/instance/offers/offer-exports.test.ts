import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { createInstance, type Instance, type Json, keys } from '../../harness.ts';

const minuteInMs = 60_000;
const idsIn = (csv: string): number[] =>
  csv
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => Number(line.split(';')[0]));

const rowOf = (csv: string, sku: string): Json => {
  const [head = '', ...lines] = csv.trimEnd().split('\r\n');
  const names = head.split(';');
  const cells = lines.map((line) => line.split(';')).find((line) => line[3] === sku) ?? [];
  return Object.fromEntries(names.map((name, index) => [name, cells[index]]));
};

async function exported(instance: Instance, json: object): Promise<Json> {
  const { status, json: started } = await instance.ask('/api/offers/export/async', { method: 'POST', json });
  expect(status).toBe(200);
  instance.advance(minuteInMs);
  await instance.settled();
  return (await instance.ask(`/api/offers/export/async/status/${started.tracking_id}`)).json;
}

/** Deletes an offer through an import. */
async function remove(instance: Instance, sku: string): Promise<void> {
  const entry = {
    shop_sku: sku,
    product_id: '',
    product_id_type: '',
    state_code: '',
    price: 1,
    update_delete: 'delete',
  };
  await instance.ask('/api/offers', { method: 'POST', json: { offers: [entry] } });
  instance.advance(minuteInMs);
  await instance.settled();
}

describe('OF51', () => {
  it('OF51 exports the active offers of the shop by ID', async () => {
    const instance = createInstance();
    const { text, headers } = await instance.ask('/api/offers/export');
    expect(headers.get('content-type')).toBe('text/csv');
    const ids = idsIn(text);
    expect(ids).toEqual([...ids].sort((one, other) => one - other));
    const { json } = await instance.ask('/api/offers?max=100');
    const active = json.offers.filter((offer: Json) => offer.active).map(({ offer_id }: Json) => offer_id);
    expect(new Set(ids)).toEqual(new Set(active));
    const all = idsIn((await instance.ask('/api/offers/export?include_inactive_offers=true')).text);
    expect(all).toHaveLength(json.total_count);
  });

  it('OF51 exports changed, inactive and deleted offers since a date, and deleted offers with identifiers only', async () => {
    const instance = createInstance();
    await remove(instance, 'POT-3');
    const { text } = await instance.ask('/api/offers/export?last_request_date=2026-03-04T11:00:00Z');
    expect(idsIn(text)).toEqual([30005]);
    const filled = Object.entries(rowOf(text, 'POT-3')).filter(([, cell]) => cell !== '');
    expect(Object.fromEntries(filled)).toEqual({
      'offer-id': '30005',
      'product-sku': 'POT-4',
      'shop-id': '2001',
      'shop-sku': 'POT-3',
      active: 'false',
      deleted: 'true',
    });
  });

  it('OF51 has columns of channels, zones and custom fields', async () => {
    const instance = createInstance();
    const { text } = await instance.ask(
      '/api/offers/export?channel_codes=acme_app,acme_web&shipping_zones=EU&include_fields=warranty',
    );
    expect(rowOf(text, 'WARDROBE-1')).toMatchObject({
      price: '219.9',
      'price[channel=acme_app]': '245',
      'price-ranges': '5|239',
      'discount-ranges': '5|209.9',
      'shipping-price-type[zone=EU,method=STD]': 'ORDER_PRICE_RANGE',
      'shipping-price[zone=EU,method=STD]': '39',
      warranty: '2',
    });
  });

  it.each([
    '?last_request_date=2026-03-01T00:00:00Z&include_inactive_offers=true',
    '?channel_codes=none',
    '?shipping_zones=none',
  ])('OF51 refuses %s', async (query) => {
    expect((await createInstance().ask(`/api/offers/export${query}`)).status).toBe(400);
  });
});

describe('OF52 to OF54', () => {
  it('OF52 writes files that OF53 lists and OF54 returns, as CSV or JSON', async () => {
    const instance = createInstance();
    const status = await exported(instance, { export_type: 'text/csv', rename_fields: { 'shop-sku': 'sku' } });
    expect(status).toMatchObject({ status: 'COMPLETED', urls: [expect.stringContaining('/files/offers?')] });
    const { text, headers } = await instance.ask(status.urls[0]);
    expect([headers.get('content-type'), text.slice(0, 33)]).toEqual(['text/csv', 'offer-id;product-sku;shop-id;sku;']);
    const json = await exported(instance, { export_type: 'application/json' });
    const file = (await instance.ask(json.urls[0])).json;
    expect(file.map(({ offer_id }: Json) => offer_id)).toEqual(idsIn(text));
    expect(file[0]).toMatchObject({
      shop_sku: 'WARDROBE-1',
      prices: [{ origin_price: 249, discount_price: 219.9 }, {}],
    });
  });

  it('W68: a JSON file is a list of offers as described', async () => {
    const instance = createInstance();
    await remove(instance, 'POT-3');
    const { urls } = await exported(instance, {
      export_type: 'application/json',
      last_request_date: '2020-01-01T00:00:00Z',
      shipping_zones: ['FR', 'EU'],
    });
    const { json } = await instance.ask(urls[0]);
    const document = JSON.parse(
      readFileSync(new URL('../../../../../../specs/dist/marketplace-seller.openapi.json', import.meta.url), 'utf8'),
    ) as object;
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    formats.default(ajv);
    ajv.addSchema(document, 'seller');
    const validate = ajv.getSchema('seller#/components/schemas/ExportedOffer');
    for (const offer of json) expect([validate?.(offer), validate?.errors]).toEqual([true, null]);
    expect(json.filter(({ deleted }: Json) => deleted).map(({ shop_sku }: Json) => shop_sku)).toContain('POT-3');
  });

  it('W65: the same request returns the running export', async () => {
    const instance = createInstance();
    const start = async (json: object, key = keys.home): Promise<string> =>
      (await instance.ask('/api/offers/export/async', { method: 'POST', json, key })).json.tracking_id;
    const id = await start({ include_inactive_offers: true });
    expect(await start({ include_inactive_offers: true })).toBe(id);
    expect(await start({})).not.toBe(id);
    expect(await start({ include_inactive_offers: true }, keys.garden)).not.toBe(id);
    expect((await instance.ask(`/api/offers/export/async/status/${id}`)).json.status).toBe('PENDING');
    instance.advance(minuteInMs);
    await instance.settled();
    expect(await start({ include_inactive_offers: true })).not.toBe(id);
    expect((await instance.ask(`/api/offers/export/async/status/${id}`, { key: keys.garden })).status).toBe(404);
  });

  const refused = async (json: object): Promise<number> =>
    (await createInstance().ask('/api/offers/export/async', { method: 'POST', json })).status;

  it('OF52 refuses a date together with inactive offers, and small files', async () => {
    expect(await refused({ last_request_date: '2026-03-01T00:00:00Z', include_inactive_offers: true })).toBe(400);
    expect(await refused({ items_per_chunk: 10 })).toBe(400);
  });

  it('W66: a JSON export refuses `rename_fields`', async () => {
    expect(await refused({ export_type: 'application/json', rename_fields: { price: 'p' } })).toBe(400);
  });

  it('W67: `include_fields` takes custom fields of offers only', async () => {
    expect(await refused({ include_fields: ['gift-note'] })).toBe(400);
    expect(await refused({ include_fields: ['warranty'] })).toBe(200);
  });

  it('OF52 splits files by items_per_chunk', async () => {
    const instance = createInstance();
    const offers = Array.from({ length: 10_001 }, (_, index) => ({
      shop_sku: `BULK-${index}`,
      product_id: 'CHAIR-2',
      product_id_type: 'SKU',
      state_code: '11',
      price: 5,
      quantity: 1,
      update_delete: '',
      logistic_class: 'M',
    }));
    await instance.ask('/api/offers', { method: 'POST', json: { offers } });
    instance.advance(minuteInMs);
    await instance.settled();
    const { urls } = await exported(instance, { items_per_chunk: 10_000 });
    expect(urls).toHaveLength(2);
    const counts = await Promise.all(urls.map(async (url: string) => idsIn((await instance.ask(url)).text).length));
    expect(counts[0]).toBe(10_000);
  });
});
