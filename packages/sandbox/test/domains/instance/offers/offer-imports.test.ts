import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { eanOf } from '../../../../src/domains/instance/products/seed/products.ts';
import { createInstance, type Instance, type Json, keys } from '../../harness.ts';

const minuteInMs = 60_000;

const formOf = (
  text: string | Buffer<ArrayBuffer>,
  fields: Readonly<Record<string, string>> = {},
  name = 'file.csv',
): FormData => {
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/csv' }), name);
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  return form;
};

const csv = (...lines: readonly string[]): string => `${lines.join('\r\n')}\r\n`;

/** Imports a file and returns the final status. */
async function imported(
  instance: Instance,
  path: string,
  text: string | Buffer<ArrayBuffer>,
  fields = {},
  name?: string,
): Promise<Json> {
  const { status, json, headers } = await instance.ask(path, { method: 'POST', form: formOf(text, fields, name) });
  expect(status).toBe(201);
  instance.advance(minuteInMs);
  await instance.settled();
  const url = new URL(headers.get('location') ?? '');
  const found = (await instance.ask(url.href)).json;
  return { ...json, ...(found.data?.[0] ?? found) };
}

const offers = (instance: Instance, text: string, fields = {}): Promise<Json> =>
  imported(instance, '/api/offers/imports', text, { import_mode: 'NORMAL', ...fields });

const offerOf = async (instance: Instance, sku: string): Promise<Json> =>
  (await instance.ask(`/api/offers?sku=${sku}`)).json.offers[0];

describe('imports of offers', () => {
  it('OF01 creates, changes and deletes offers, and OF03 returns the failed lines', async () => {
    const instance = createInstance();
    const text = csv(
      'sku;product-id;product-id-type;price;quantity;state;update-delete;__proto__',
      `NEW-1;${eanOf(7)};EAN;12,50;4;11;`,
      'CHAIR-4;;;81;3;11;update',
      'POT-3;;;;;;delete',
      'NO-1;123;EAN;5;1;11;;x',
      'NO-2;;;-1;1;11;',
      'NO-3;;;5;1;11;',
    );
    const result = await offers(instance, text);
    expect(result).toMatchObject({
      status: 'COMPLETE',
      lines_read: 6,
      lines_in_success: 3,
      lines_in_error: 3,
      offer_inserted: 1,
      offer_updated: 1,
      offer_deleted: 1,
      has_error_report: true,
      reason_status: '',
    });
    expect(await offerOf(instance, 'NEW-1')).toMatchObject({ price: 12.5, quantity: 4 });
    expect(await offerOf(instance, 'POT-3')).toBeUndefined();
    const report = await instance.ask(`/api/offers/imports/${result.import_id}/error_report`);
    const [head, ...lines] = report.text.trimEnd().split('\r\n');
    expect(head).toBe(
      'error-line;error-message;sku;product-id;product-id-type;price;quantity;state;update-delete;__proto__',
    );
    expect(lines).toEqual([
      '5;The product EAN 123 does not exist.;NO-1;123;EAN;5;1;11;;x',
      "6;price: -1 isn't an amount.;NO-2;;;-1;1;11;;",
      '7;product-id: is required.;NO-3;;;5;1;11;;',
    ]);
  });

  it('OF01 reads templates with labels above the codes, and numbers as spreadsheets store them', async () => {
    const instance = createInstance();
    const text = csv(
      'Offer SKU;Product ID;Product ID type;Offer price;Quantity;State',
      'sku;product-id;product-id-type;price;quantity;state',
      `NEW-2;${eanOf(7)};EAN;19.899999999999999;1.2E1;11`,
    );
    expect(await offers(instance, text)).toMatchObject({ status: 'COMPLETE', lines_read: 1, lines_in_success: 1 });
    expect(await offerOf(instance, 'NEW-2')).toMatchObject({ price: 19.9, quantity: 12 });
  });

  // Written by exceljs (with labels above the codes, and days counted from 1904) and SheetJS.
  it.each(['dates-with-style', 'days-as-numbers'])('OF01 reads numbers and dates of %s.xlsx', async (name) => {
    const instance = createInstance();
    const file = readFileSync(join(import.meta.dirname, `files/${name}.xlsx`));
    const { status, lines_in_success } = await imported(
      instance,
      '/api/offers/imports',
      file,
      { import_mode: 'NORMAL' },
      `${name}.xlsx`,
    );
    expect([status, lines_in_success]).toEqual(['COMPLETE', 1]);
    const [start_date, end_date] = ['2026-03-01T00:00:00.000Z', '2026-03-31T22:30:00.000Z'];
    const discount = { origin_price: 19.9, discount_price: 17.1, start_date, end_date };
    expect(await offerOf(instance, 'CHAIR-4')).toMatchObject({ quantity: 12, discount });
  });

  it('W56: a corrected error report can be imported', async () => {
    const instance = createInstance();
    const result = await offers(
      instance,
      csv('error-line;error-message;sku;price;state', '2;The price is missing or 0.;CHAIR-4;90;11'),
    );
    expect(result).toMatchObject({ status: 'COMPLETE', lines_in_success: 1, has_error_report: false });
    expect((await instance.ask(`/api/offers/imports/${result.import_id}/error_report`)).status).toBe(404);
  });

  it('OF01 and OF24 remove the values that an update leaves out', async () => {
    const instance = createInstance();
    const before = await offerOf(instance, 'WARDROBE-1');
    expect(before).toMatchObject({ description: 'Oak with two doors.', quantity: 12 });
    expect(before.all_prices).toHaveLength(2);
    const entry = {
      shop_sku: 'WARDROBE-1',
      product_id: '',
      product_id_type: '',
      state_code: '11',
      price: 200,
      update_delete: '',
    };
    const { status, json, headers } = await instance.ask('/api/offers', { method: 'POST', json: { offers: [entry] } });
    expect([status, headers.get('location')]).toEqual([201, expect.stringMatching(/\/api\/offers\/imports\/\d+$/)]);
    instance.advance(minuteInMs);
    await instance.settled();
    expect((await instance.ask(`/api/offers/imports/${json.import_id}`)).json.offer_updated).toBe(1);
    const after = await offerOf(instance, 'WARDROBE-1');
    expect(after).toMatchObject({ description: '', quantity: 0, price: 200, favorite_rank: 1 });
    expect(after.all_prices).toHaveLength(1);
    expect(after.warehouses).toBeUndefined();
    expect(after.offer_additional_fields).toEqual([{ code: 'warranty', type: 'NUMERIC', value: '2' }]);
  });

  it.each([
    [false, 201],
    [true, 400],
  ])(
    'AS106: an offer of OF24 without required fields keeps them, if strict is %s it returns %i',
    async (strict, code) => {
      const instance = createInstance({ strict });
      const before = await offerOf(instance, 'CHAIR-4');
      // More than the validator reports at once.
      const offers = Array.from({ length: 60 }, (_, index) => ({ shop_sku: `NO-${index}`, price: '1.50' }));
      const json = { offers: [{ shop_sku: 'CHAIR-4', quantity: 9 }, ...offers] };
      const started = await instance.ask('/api/offers', { method: 'POST', json });
      expect(started.status).toBe(code);
      if (strict) return;
      instance.advance(minuteInMs);
      await instance.settled();
      expect((await instance.ask(`/api/offers/imports/${started.json.import_id}`)).json).toMatchObject({
        offer_updated: 1,
        lines_in_error: 60,
      });
      const { price, product_sku, state_code } = before;
      expect(await offerOf(instance, 'CHAIR-4')).toMatchObject({ price, product_sku, state_code, quantity: 9 });
    },
  );

  it('OF24 reads prices of channels and volumes, and null dates', async () => {
    const instance = createInstance();
    const price = { channel_code: 'acme_web', unit_origin_price: 70, unit_discount_price: 60 };
    const json = {
      offers: [
        {
          shop_sku: 'CHAIR-4',
          product_id: '',
          product_id_type: '',
          state_code: '11',
          price: 80,
          quantity: 5,
          update_delete: 'update',
          all_prices: [
            {
              ...price,
              discount_start_date: null,
              discount_end_date: '2026-04-01',
              volume_prices: [{ quantity_threshold: 10, unit_origin_price: 65 }],
            },
          ],
        },
      ],
    };
    await instance.ask('/api/offers', { method: 'POST', json });
    instance.advance(minuteInMs);
    await instance.settled();
    const { offer_id, all_prices } = await offerOf(instance, 'CHAIR-4');
    expect(all_prices[1]).toMatchObject({
      channel_code: 'acme_web',
      price: 60,
      discount_start_date: null,
      discount_end_date: '2026-04-01T00:00:00.000Z',
    });
    const shown = await instance.ask(`/api/offers/${offer_id}?pricing_channel_code=acme_web`);
    expect(shown.json.applicable_pricing.volume_prices[1]).toMatchObject({ quantity_threshold: 10, price: 65 });
  });

  it('OF01 with REPLACE deletes the offers that the file leaves out, of this shop only', async () => {
    const instance = createInstance();
    const count = async (key?: string): Promise<number> =>
      (await instance.ask('/api/offers?max=1', key === undefined ? {} : { key })).json.total_count;
    const [own, others] = [await count(), await count(keys.garden)];
    const result = await offers(instance, csv('sku;price;state;quantity', 'CHAIR-4;80;11;1', 'LAMP-2;0;11;1'), {
      import_mode: 'REPLACE',
    });
    expect(result).toMatchObject({ offer_deleted: own - 2, offer_updated: 1, lines_in_error: 1, mode: 'REPLACE' });
    expect([await count(), await count(keys.garden)]).toEqual([2, others]);
  });

  it('W54, W55: offers wait for the products of their file', async () => {
    const instance = createInstance();
    const ean = eanOf(900);
    const text = csv(
      'sku;product-id;product-id-type;price;quantity;state;title;category;color;picture',
      `STOOL-1;${ean};EAN;30;5;11;Stool;chairs;black;https://acme.example/stool.jpg`,
    );
    const form = formOf(text, { import_mode: 'NORMAL', with_products: 'true', operator_format: 'true' });
    const { json } = await instance.ask('/api/offers/imports', { method: 'POST', form });
    const statusOf = async (): Promise<Json> => (await instance.ask(`/api/offers/imports/${json.import_id}`)).json;
    expect((await statusOf()).status).toBe('WAITING_SYNCHRONIZATION_PRODUCT');
    instance.advance(5 * minuteInMs);
    await instance.settled();
    const products = (await instance.ask(`/api/products/imports/${json.product_import_id}`)).json;
    expect(products.import_status).toBe('COMPLETE');
    expect(await statusOf()).toMatchObject({ status: 'COMPLETE', offer_inserted: 1 });
    expect(await offerOf(instance, 'STOOL-1')).toMatchObject({ product_title: 'Stool', quantity: 5 });
  });

  it.each([
    ['price;state', 'The file has no column sku.'],
    ['sku;price;price', 'The file has the column price more than once.'],
  ])('OF02 reports a file with the columns %s as FAILED, and nothing changes', async (columns, reason_status) => {
    const result = await offers(createInstance(), csv(columns, 'CHAIR-4;11;12'));
    expect(result).toMatchObject({ status: 'FAILED', reason_status, lines_read: 0 });
  });

  it('OF04 lists imports by status, mode, origin and date', async () => {
    const instance = createInstance();
    const idsOf = async (query: string): Promise<number[]> =>
      (await instance.ask(`/api/offers/imports${query}`)).json.data.map(({ import_id }: Json) => import_id);
    expect(await idsOf('')).toEqual([40002, 40001]);
    expect(await idsOf('?sort=dateCreated,ASC')).toEqual([40001, 40002]);
    expect(await idsOf('?status=FAILED')).toEqual([40002]);
    expect(await idsOf('?mode=NORMAL')).toEqual([40001]);
    expect(await idsOf('?origins=API&origins=FTP')).toEqual([40002, 40001]);
    expect(await idsOf('?origins=FTP')).toEqual([]);
    expect(await idsOf('?end_date=2026-02-15T00:00:00Z')).toEqual([40001]);
    const garden = await instance.ask('/api/offers/imports', { key: keys.garden });
    expect(garden.json.data).toEqual([]);
  });
});

describe('imports of prices', () => {
  const prices = (instance: Instance, text: string): Promise<Json> =>
    imported(instance, '/api/offers/pricing/imports', text);

  it('PRI01 replaces all prices of an offer', async () => {
    const instance = createInstance();
    const result = await prices(
      instance,
      csv(
        'offer-sku;price;discount-price;discount-start-date;discount-end-date;channels;price-ranges',
        'WARDROBE-1;300;280;2026-03-01;2026-03-31;;10|290',
        'WARDROBE-1;310;;;;acme_web;',
      ),
    );
    expect(result).toMatchObject({ status: 'COMPLETE', lines_in_success: 2, offers_updated: 1, offers_in_error: 0 });
    expect(result.importId).toBe(result.import_id);
    const { all_prices, quantity } = await offerOf(instance, 'WARDROBE-1');
    expect(all_prices.map(({ channel_code, price }: Json) => [channel_code, price])).toEqual([
      [null, 280],
      ['acme_web', 310],
    ]);
    expect(quantity).toBe(12);
  });

  it('W57, W58: an offer with an invalid price or without a default price keeps its prices', async () => {
    const instance = createInstance();
    const before = await offerOf(instance, 'CHAIR-4');
    const text = csv(
      'offer-sku;price;channels',
      'CHAIR-4;50;',
      'CHAIR-4;abc;acme_web',
      'LAMP-2;40;acme_web',
      'POT-3;18;',
    );
    const result = await prices(instance, text);
    expect(result).toMatchObject({ lines_in_success: 1, lines_in_error: 3, offers_updated: 1, offers_in_error: 2 });
    expect((await offerOf(instance, 'CHAIR-4')).all_prices).toEqual(before.all_prices);
    expect((await offerOf(instance, 'POT-3')).price).toBe(18);
    const { text: report } = await instance.ask(`/api/offers/pricing/imports/${result.import_id}/error_report`);
    expect(report.trimEnd().split('\r\n')).toEqual([
      'error-line;error-message;offer-sku;price;channels',
      '2;Another price of the offer is invalid.;CHAIR-4;50;',
      "3;price: abc isn't an amount.;CHAIR-4;abc;acme_web",
      '4;The offer LAMP-2 has no default price. Add a line without channels, customers and dates.;LAMP-2;40;acme_web',
    ]);
  });

  it('PRI01 takes 50 prices an offer and refuses 51', async () => {
    const instance = createInstance();
    const lines = (n: number): string[] =>
      Array.from({ length: n }, (_, index) => `LAMP-2;${40 + index};${index === 0 ? '' : `ORG-${index}`}`);
    const head = 'offer-sku;price;customer-organization-ids';
    expect(await prices(instance, csv(head, ...lines(50)))).toMatchObject({ offers_updated: 1, offers_in_error: 0 });
    expect(await prices(instance, csv(head, ...lines(51)))).toMatchObject({ offers_updated: 0, offers_in_error: 1 });
  });
});

describe('imports of stock', () => {
  const stock = (instance: Instance, text: string): Promise<Json> =>
    imported(instance, '/api/offers/stock/imports', text);

  it('STO01 sets the quantity of an offer or of a warehouse', async () => {
    const instance = createInstance();
    const result = await stock(
      instance,
      csv(
        'offer-sku;quantity;warehouse-code;update-delete',
        'WARDROBE-1;1;lyon;update',
        'CHAIR-4;7;;',
        'LAMP-2;3;hamburg;',
        'POT-3;x;;',
      ),
    );
    expect(result).toMatchObject({ status: 'COMPLETE', lines_in_success: 2, lines_in_error: 2, shop_id: 2001 });
    const wardrobe = await offerOf(instance, 'WARDROBE-1');
    expect([wardrobe.quantity, wardrobe.warehouses]).toEqual([
      5,
      [
        { code: 'paris', quantity: 4 },
        { code: 'lyon', quantity: 1 },
      ],
    ]);
    expect((await offerOf(instance, 'CHAIR-4')).quantity).toBe(7);
    const { text } = await instance.ask(`/api/offers/stock/imports/${result.import_id}/error_report`);
    expect(text.trimEnd().split('\r\n').slice(1)).toEqual([
      '4;warehouse-code: hamburg does not exist.;LAMP-2;3;hamburg;',
      "5;quantity: x isn't a whole number of 0 or more.;POT-3;x;;",
    ]);
  });

  it('W59: a quantity without a warehouse removes the quantities of warehouses', async () => {
    const instance = createInstance();
    await stock(instance, csv('offer-sku;quantity', 'WARDROBE-1;30'));
    const { quantity, warehouses } = await offerOf(instance, 'WARDROBE-1');
    expect([quantity, warehouses]).toEqual([30, undefined]);
  });

  it('AS105: the error report of a stock file without a known column states the reason', async () => {
    const instance = createInstance();
    const result = await stock(instance, csv('article;quantity', 'CHAIR-4;1'));
    expect(result).toMatchObject({ status: 'FAILED', has_error_report: true });
    expect((await instance.ask(`/api/offers/stock/imports/${result.import_id}/error_report`)).text).toBe(
      csv('error-line;error-message', '1;The file has no column offer-sku.'),
    );
  });

  it('STO01 refuses a file that is not CSV, and STO02 hides imports of other shops', async () => {
    const instance = createInstance();
    const form = formOf('?', {}, 'stock.xlsx');
    expect((await instance.ask('/api/offers/stock/imports', { method: 'POST', form })).status).toBe(400);
    const result = await stock(instance, csv('offer-sku;quantity', 'CHAIR-4;1'));
    const path = `/api/offers/stock/imports/${result.import_id}/status`;
    expect((await instance.ask(path, { key: keys.garden })).status).toBe(404);
  });
});
