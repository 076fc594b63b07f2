/** Imports of offers, prices and stock from rows or a file to the refused lines, against the sandbox. */
import { createMemoryCheckpoints, type ImportedRows } from '@tradelane/core';
import { ImportIncompleteError } from '@tradelane/workflows';
import {
  createMarketplaceSeller,
  type MarketplaceSeller,
  runOfferImport,
  runPriceImport,
  runStockImport,
  waitForOfferImport,
  waitForPriceImport,
  waitForStockImport,
} from '@tradelane/marketplace-seller';
import { describe, expect, test } from 'vitest';
import { eanOf } from '../../src/memory/product-file.ts';
import { createWorkbench, type Workbench } from './world.ts';

const normal = { request: { import_mode: 'NORMAL' } } as const;
const offer = (sku: string, quantity: number) => ({
  sku,
  'product-id': eanOf(1),
  'product-id-type': 'EAN',
  price: 12.5,
  quantity,
  state: '11',
});
const stock = (quantity: number) => ({ rows: [{ 'offer-sku': 'LAMP-2', quantity }] });
const unknownSku = { 'offer-sku': 'NOTHING-0', quantity: 1 };
const quantityOf = async ({ marketplace }: Workbench): Promise<number> =>
  (await marketplace.offers.list({ sku: 'LAMP-2' })).items[0]?.quantity ?? -1;
const priceOf = async ({ marketplace }: Workbench): Promise<number> =>
  (await marketplace.offers.list({ sku: 'LAMP-2' })).items[0]?.price ?? -1;
const countOf = ({ sent }: Workbench, request: string): number => sent.filter((one) => one === request).length;
const trouble = ({ sandbox }: Workbench, fault: object): Promise<Response> =>
  sandbox.fetch('http://sandbox.localhost/__sandbox/faults', { method: 'POST', body: JSON.stringify(fault) });

/**
 * The same shop in another process.
 * @param after Called after the server has handled a request.
 */
function again({ sandbox, clock, sent }: Workbench, after?: (request: Request) => Response | void): MarketplaceSeller {
  const { urls, credentials } = sandbox.info();
  const fetch = async (request: Request): Promise<Response> => {
    sent.push(`${request.method} ${new URL(request.url).pathname}`);
    const response = await sandbox.fetch(request);
    return after?.(request) ?? response;
  };
  const auth = { apiKey: credentials.shops[0]?.api_key ?? '' };
  return createMarketplaceSeller({ baseUrl: urls.instance_url, auth, fetch, clock, rateLimiting: false });
}

/** Each kind, with a valid row, its upload, and whether the change of the row is visible. */
const kinds = [
  {
    name: 'runPriceImport',
    upload: 'POST /instance/api/offers/pricing/imports',
    create: 'PRI01',
    run: (client: MarketplaceSeller, options?: object) =>
      runPriceImport(client, { rows: [{ 'offer-sku': 'LAMP-2', price: 44.5 }] }, options),
    isApplied: async (bench: Workbench) => (await priceOf(bench)) === 44.5,
  },
  {
    name: 'runStockImport',
    upload: 'POST /instance/api/offers/stock/imports',
    create: 'STO01',
    run: (client: MarketplaceSeller, options?: object) => runStockImport(client, stock(77), options),
    isApplied: async (bench: Workbench) => (await quantityOf(bench)) === 77,
  },
  {
    name: 'runOfferImport',
    upload: 'POST /instance/api/offers/imports',
    create: 'OF01',
    run: (client: MarketplaceSeller, options?: object) =>
      runOfferImport(
        client,
        { rows: [{ sku: 'LAMP-2', price: 33, quantity: 5, state: '11', 'update-delete': 'update' }] },
        { ...options, ...normal },
      ),
    isApplied: async (bench: Workbench) => (await priceOf(bench)) === 33,
  },
] as const;

describe.each(kinds)('$name', ({ run, isApplied }) => {
  test('sends the rows, follows the import and applies it', async () => {
    const bench = createWorkbench();
    const started: unknown[] = [];
    const result = await run(bench.marketplace, { onStarted: (one: unknown) => started.push(one) });
    expect(result).toMatchObject({ status: 'COMPLETE', ok: true, lines: { read: 1, succeeded: 1, failed: 0 } });
    expect(result.throwIfFailed()).toBe(result);
    expect(await Array.fromAsync(result.errors())).toEqual([]);
    expect(started).toEqual([
      { importId: result.importId, resumeWith: expect.any(String) as string, recovered: false },
    ]);
    expect(await isApplied(bench)).toBe(true);
  });

  test('G36: with a key is complete after its handler: another process gets the same result and sends nothing', async () => {
    const bench = createWorkbench();
    const options = { checkpoint: createMemoryCheckpoints(), key: '2026-11-28 06:05', handler: () => undefined };
    const first = await run(bench.marketplace, options);
    const sent = bench.sent.length;
    const second = await run(again(bench), options);
    expect(second).toMatchObject({ importId: first.importId, lines: first.lines, tracking: first.tracking });
    expect(bench.sent).toHaveLength(sent);
  });
});

describe.each(kinds.filter(({ name }) => name !== 'runStockImport'))(
  '$name whose response is lost',
  ({ upload, create, run, isApplied }) => {
    test('G35: an import whose response is lost finds its import in the list, and sends the rows once', async () => {
      const bench = createWorkbench();
      await trouble(bench, { operation: create, drop: 'response' });
      const recovered: boolean[] = [];
      const onStarted = (one: { readonly recovered: boolean }): unknown => recovered.push(one.recovered);
      expect(await run(bench.marketplace, { onStarted })).toMatchObject({ ok: true });
      expect([countOf(bench, upload), recovered]).toEqual([1, [true]]);
      expect(await isApplied(bench)).toBe(true);
    });
  },
);

describe('runOfferImport', () => {
  const row = (number: number, title: string) => ({
    ...offer(`NEW-${number}`, 3),
    'product-id': eanOf(number),
    title,
    category: 'chairs',
    color: 'oak',
  });
  const both = { request: { import_mode: 'NORMAL', with_products: true, operator_format: true } } as const;

  test('W54, W55: with products follows both imports and has the result of each', async () => {
    const { marketplace } = createWorkbench();
    const started: { readonly productImportId?: unknown }[] = [];
    const rows = [row(1, 'Chair'), row(2, '')];
    const result = await runOfferImport(marketplace, { rows }, { ...both, onStarted: (one) => void started.push(one) });
    expect(started[0]?.productImportId).toBe(result.productImport?.importId);
    expect(result.productImport).toMatchObject({ status: 'COMPLETE', products: { synchronized: 1, failed: 1 } });
    expect(result.products).toEqual(result.productImport?.products);
    // The product was refused, so its offer is refused too.
    const errors = await Array.fromAsync(result.errors());
    expect(errors.map(({ line, values }) => [line, values['sku']])).toEqual([[3, 'NEW-2']]);
    expect(errors[0]?.message).toContain('does not exist');
    const products = await Array.fromAsync(result.productImport?.reports.errors?.rows() ?? []);
    expect(JSON.stringify(products)).toContain('NEW-2');
    expect(result.ok).toBe(false);
    expect(() => result.throwIfFailed()).toThrow(/1 of 2 lines failed. 1 product succeeded, 1 failed./);
  });

  test('waitForOfferImport follows offers.upsert', async () => {
    const { marketplace } = createWorkbench();
    const { import_id } = await marketplace.offers.upsert({
      offers: [
        {
          shop_sku: 'LAMP-2',
          product_id: '',
          product_id_type: '',
          state_code: '11',
          price: 9,
          update_delete: 'update',
        },
      ],
    });
    expect(await waitForOfferImport(marketplace, import_id)).toMatchObject({ importId: import_id, ok: true });
  });
});

describe('W56: refused lines', () => {
  test('refused lines of prices and stock have their number, reason and values, and can be imported again', async () => {
    const bench = createWorkbench();
    const prices: ImportedRows<object> = {
      rows: [
        { 'offer-sku': 'LAMP-2', price: 60 },
        { 'offer-sku': 'NOTHING-0', price: 1 },
      ],
    };
    const priced = await runPriceImport(bench.marketplace, prices);
    expect(await Array.fromAsync(priced.errors())).toEqual([
      { line: 3, message: expect.stringContaining('NOTHING-0'), values: { 'offer-sku': 'NOTHING-0', price: '1' } },
    ]);
    expect(() => priced.throwIfFailed()).toThrow(ImportIncompleteError);
    expect(() => priced.throwIfFailed()).toThrow(/is incomplete: 1 of 2 lines failed. Read the error report./);

    const rows = [unknownSku, { 'offer-sku': 'LAMP-2', quantity: 'many' }];
    const stocked = await runStockImport(bench.marketplace, { rows });
    const failed = await Array.fromAsync(stocked.errors());
    expect(failed.map(({ line }) => line)).toEqual([2, 3]);
    const corrected = failed.map(({ values }) => ({ ...values, 'offer-sku': 'LAMP-2', quantity: 8 }));
    expect(await runStockImport(bench.marketplace, { rows: corrected })).toMatchObject({ ok: true });
    expect(await quantityOf(bench)).toBe(8);
  });
});

describe('runStockImport', () => {
  test.each(['../../x', '', ' ', '\n'])(
    'G35: the outcome is unknown if the import has the ID %j',
    async (import_id) => {
      const bench = createWorkbench();
      const odd = again(bench, ({ method }) => (method === 'POST' ? Response.json({ import_id }) : undefined));
      const options = { checkpoint: createMemoryCheckpoints(), key: '06:00' };
      for (let time = 1; time <= 2; time += 1)
        await expect(runStockImport(odd, stock(1), options)).rejects.toMatchObject({ outcome: 'unknown' });
      expect(countOf(bench, 'POST /instance/api/offers/stock/imports')).toBe(1);
    },
  );

  test('G35: a stock import whose response is lost has an unknown outcome, also in later calls, and a new key sends new quantities', async () => {
    const bench = createWorkbench();
    const checkpoint = createMemoryCheckpoints();
    await trouble(bench, { operation: 'STO01', drop: 'response' });
    for (let time = 1; time <= 3; time += 1) {
      const lost = runStockImport(again(bench), stock(1), { checkpoint, key: '06:00' });
      await expect(lost).rejects.toMatchObject({
        name: 'ImportOutcomeUnknownError',
        candidates: undefined,
        message: expect.stringContaining('Send the current values with a new `key`.') as string,
      });
    }
    expect(countOf(bench, 'POST /instance/api/offers/stock/imports')).toBe(1);
    expect(await runStockImport(again(bench), stock(2), { checkpoint, key: '06:05' })).toMatchObject({ ok: true });
    expect(await quantityOf(bench)).toBe(2);
  });
});

test('waits follow imports by ID, and an ID that PRI02 lists late is read again', async () => {
  const { marketplace, sandbox, clock } = createWorkbench();
  const prices = await runPriceImport(marketplace, { rows: [{ 'offer-sku': 'LAMP-2', price: 9 }] });
  const stocks = await runStockImport(marketplace, stock(4));
  expect(await waitForPriceImport(marketplace, prices.importId)).toMatchObject({ importId: prices.importId });
  expect(await waitForStockImport(marketplace, stocks.importId)).toMatchObject({ importId: stocks.importId });
  let reads = 0;
  const { urls, credentials } = sandbox.info();
  const late = createMarketplaceSeller({
    baseUrl: urls.instance_url,
    auth: { apiKey: credentials.shops[0]?.api_key ?? '' },
    clock,
    rateLimiting: false,
    fetch: async (request) => ((reads += 1) === 1 ? Response.json({ data: [] }) : sandbox.fetch(request)),
  });
  const resume = waitForPriceImport(late, prices.importId).serialize();
  expect(await waitForPriceImport(late, { resume })).toMatchObject({ ok: true });
  expect(reads).toBe(2);
  const unknown = { name: 'NotFoundError', message: expect.stringContaining("PRI02 doesn't list the import NOPE.") };
  await expect(waitForPriceImport(late, 'NOPE')).rejects.toMatchObject(unknown);
  expect(reads).toBe(3);
  expect(() => waitForOfferImport(late, 'NOPE')).toThrow('must be a whole number. Received: "NOPE".');
});

const reported = { line: 3, message: '1001|The price is wrong.', values: { sku: 'A', price: '-1' } };

test.each([
  ['sku;price;Error-Message;error-line\nA;-1;1001|The price is wrong.;3\n', reported],
  ['sku;price;line number;warnings;errors\nA;-1;3;;1001|The price is wrong.\n', reported],
  ['sku;price;ERROR\nA;-1;1001|The price is wrong.\n', { ...reported, line: undefined }],
  ['Zeile;Grund;sku;price\n3;1001|The price is wrong.;A;-1\n', reported],
  ['<html>', 'MalformedResponseError'],
])('W56: the reason of a line is found by the name of its column, or else by its place: %j', async (report, line) => {
  const bench = createWorkbench();
  const { urls, credentials } = bench.sandbox.info();
  const fetch = async (request: Request): Promise<Response> => {
    const response = await bench.sandbox.fetch(request);
    return /error_report/.test(request.url)
      ? new Response(report, { headers: { 'content-type': 'text/csv; charset=utf-8' } })
      : response;
  };
  const auth = { apiKey: credentials.shops[0]?.api_key ?? '' };
  const options = { baseUrl: urls.instance_url, auth, fetch, clock: bench.clock, rateLimiting: false } as const;
  const rows = [{ ...offer('A', 1), price: -1 }];
  const result = await runOfferImport(createMarketplaceSeller(options), { rows }, normal);
  const errors = Array.fromAsync(result.errors()).catch(({ name }: Error) => [name]);
  expect(await errors).toEqual([line]);
});
