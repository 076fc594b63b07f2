/** Imports of rows that can't be written. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFetchTransport, createMemoryCheckpoints } from '@tradelane/core';
import { createNodeTransport } from '@tradelane/core/node';
import {
  createMarketplaceSeller,
  type MarketplaceSeller,
  runImport,
  runOfferImport,
  runPriceImport,
  runStockImport,
} from '@tradelane/marketplace-seller';
import { describe, expect, test } from 'vitest';
import { createWorkbench, type Workbench } from './world.ts';

let bench: Workbench;

type Rows = Iterable<Record<string, never>>;
const normal = { request: { import_mode: 'NORMAL' } } as const;
const kinds = [
  [
    'runPriceImport',
    (client: MarketplaceSeller, rows: Rows, options?: object) => runPriceImport(client, { rows }, options),
  ],
  [
    'runStockImport',
    (client: MarketplaceSeller, rows: Rows, options?: object) => runStockImport(client, { rows }, options),
  ],
  [
    'runOfferImport',
    (client: MarketplaceSeller, rows: Rows, options?: object) =>
      runOfferImport(client, { rows }, { ...options, ...normal }),
  ],
  ['runImport', (client: MarketplaceSeller, rows: Rows, options?: object) => runImport(client, { rows }, options)],
] as const;

/** Rows that can be read once. */
const once = (rows: readonly unknown[]): Rows => rows.values() as Rows;
const good = { 'offer-sku': 'LAMP-2', price: 44.5 };
const faults: readonly (readonly [string, readonly unknown[], string])[] = [
  ['a number that is not finite', [good, { ...good, price: NaN }], 'Row 2 of the file has an invalid value in "price"'],
  ['null', [good, null], "Row 2 of the file isn't an object"],
  ['text', ['LAMP-2'], "Row 1 of the file isn't an object"],
  ['a nested value', [{ ...good, price: { amount: 1 } }], 'Row 1 of the file has an invalid value in "price"'],
  ['a new column', [good, { ...good, currency: 'EUR' }], 'Row 2 of the file has the column "currency"'],
];
const isLocal = (message: string) => ({
  name: 'ArgumentError',
  argument: 'rows',
  outcome: 'not-sent',
  message: expect.stringContaining(message) as string,
});

describe.each(kinds)('%s', (_, run) => {
  test.each(faults)('rejects a row with %s at once, without a look at the list', async (_title, rows, message) => {
    bench = createWorkbench();
    const startedAtInMs = bench.clock.now();
    await expect(run(bench.marketplace, rows as unknown as Rows)).rejects.toMatchObject(isLocal(message));
    await expect(run(bench.marketplace, once(rows))).rejects.toMatchObject(isLocal(message));
    expect(bench.clock.now() - startedAtInMs).toBeLessThan(1_000);
    expect(bench.sent.filter((one) => one.startsWith('GET'))).toEqual([]);
  });

  test('rejects a generator without rows at once', async () => {
    bench = createWorkbench();
    await expect(run(bench.marketplace, once([]))).rejects.toMatchObject(isLocal('`rows` is empty'));
    expect(bench.sent.filter((one) => one.startsWith('GET'))).toEqual([]);
  });
});

describe('the key of an import whose rows failed', () => {
  const failures: readonly (readonly [string, () => Rows, object])[] = [
    ['an invalid row', () => once([{ ...good, price: NaN }]), isLocal('Row 1')],
    [
      'an error of the generator',
      function* () {
        yield good as never;
        throw new Error('the database is closed');
      },
      { message: 'the database is closed' },
    ],
  ];
  test.each(failures)('sends corrected rows after %s', async (_, rows, error) => {
    bench = createWorkbench();
    const options = { checkpoint: createMemoryCheckpoints(), key: '06:05' };
    await expect(runPriceImport(bench.marketplace, { rows: rows() }, options)).rejects.toMatchObject(error);
    const isSent = runPriceImport(bench.marketplace, { rows: once([good]) }, options);
    expect(await isSent).toMatchObject({ ok: true, lines: { read: 1 } });
    await expect(runStockImport(bench.marketplace, { rows: rows() }, options)).rejects.toMatchObject(error);
    const row = { 'offer-sku': 'LAMP-2', quantity: 3 };
    expect(await runStockImport(bench.marketplace, { rows: once([row]) }, options)).toMatchObject({ ok: true });
  });
});

test.each([
  ['fetch', createFetchTransport()],
  ['undici', createNodeTransport({ connections: 1 })],
])('%s cuts the upload at an invalid row, so that the server never gets a complete request', async (_, transport) => {
  bench = createWorkbench();
  let bytes = 0;
  let cut!: (isComplete: boolean) => void;
  const ended = new Promise<boolean>((resolve) => (cut = resolve));
  const server = createServer((request) => {
    request.on('data', (chunk: Buffer) => (bytes += chunk.byteLength));
    request.on('error', () => undefined).on('close', () => cut(request.complete));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createMarketplaceSeller({ baseUrl, auth: { apiKey: 'key' }, transport });
  const rows = function* () {
    for (let index = 0; index < 50_000; index += 1) yield { 'offer-sku': `SKU-${index}`, price: 1 };
    yield { 'offer-sku': 'LAST', price: Infinity };
  };
  await expect(runPriceImport(client, { rows })).rejects.toMatchObject(isLocal('Row 50001'));
  expect([await ended, bytes > 100_000]).toEqual([false, true]);
  server.closeAllConnections();
  server.close();
});
