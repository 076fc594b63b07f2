/** Imports of rows that can't be written. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFetchTransport, createMemoryCheckpoints } from '@tradelane/core';
import { createNodeTransport } from '@tradelane/core/node';
import { createMarketplaceSeller, runPriceImport, runStockImport } from '@tradelane/marketplace-seller';
import { describe, expect, test } from 'vitest';
import { createWorkbench, type Workbench } from './world.ts';

let bench: Workbench;

type Rows = Iterable<Record<string, never>>;

/** Rows that can be read once. */
const once = (rows: readonly unknown[]): Rows => rows.values() as Rows;
const good = { 'offer-sku': 'LAMP-2', price: 44.5 };
const isLocal = (message: string) => ({
  name: 'ArgumentError',
  argument: 'rows',
  outcome: 'not-sent',
  message: expect.stringContaining(message) as string,
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
