/** Product imports from the file to the reports, against the sandbox. */
import { runImport as runOperatorImport } from '@tradelane/catalog-manager-operator';
import { runImport as runCatalogImport } from '@tradelane/catalog-manager-seller';
import { ImportFailedError } from '@tradelane/workflows';
import { createMarketplaceSeller, runImport } from '@tradelane/marketplace-seller';
import { expect, test } from 'vitest';
import { createWorkbench, type Workbench } from './world.ts';

const header = 'sku;title;category;brand;ean;price';
const csv = (rows: readonly string[]): string => `${[header, ...rows].join('\n')}\n`;
const faulty = csv(['SKU-1;;;;not-an-ean;']);

test('PR02, AS85: an import is followed to its end, and reports lines and only the reports that exist', async () => {
  const { marketplace, sent } = createWorkbench();
  const statuses: string[] = [];
  const result = await runImport(
    marketplace,
    { name: 'products.csv', data: faulty },
    { onProgress: ({ import_status }) => statuses.push(import_status) },
  );
  expect(result.status).toBe('COMPLETE');
  expect(statuses.at(-1)).toBe('COMPLETE');
  expect(new Set(statuses).size).toBeGreaterThan(1);
  expect(result.lines.read).toBe(1);
  expect(result.lines.succeeded + result.lines.failed).toBe(1);
  const flags = {
    errors: result.tracking.has_error_report,
    newProducts: result.tracking.has_new_product_report,
    transformed: result.tracking.has_transformed_file,
    transformationErrors: result.tracking.has_transformation_error_report,
  };
  expect(Object.keys(result.reports).toSorted()).toEqual(
    Object.entries(flags)
      .filter(([, has]) => has)
      .map(([name]) => name)
      .toSorted(),
  );
  expect(sent.filter((request) => /report|file$/.test(request))).toEqual([]);
  const report = result.reports.errors ?? result.reports.transformationErrors;
  const rows = await Array.fromAsync(report?.rows() ?? []);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).toContain('SKU-1');
});

test('PR01: content without a name is sent with a name that shows its format', async () => {
  const { catalog } = createWorkbench();
  const bytes = new TextEncoder().encode(faulty);
  for (const content of [bytes, new Blob([bytes])])
    expect((await runCatalogImport(catalog, content)).lines.read).toBe(1);
  const xml = runCatalogImport(catalog, bytes, { name: 'products.xml' });
  await expect(xml).rejects.toBeInstanceOf(ImportFailedError); // It isn't XML.
});

test('the operator names the shop', async () => {
  const { operator } = createWorkbench();
  const result = await runOperatorImport(
    operator,
    { name: 'products.csv', data: faulty },
    { request: { shop: 2001, operator_format: true } },
  );
  expect(result.tracking.shop_id).toBe(2001);
});

/** A failure of the next calls of an operation. */
const trouble = ({ sandbox }: Workbench, fault: object): Promise<Response> =>
  sandbox.fetch('http://sandbox.localhost/__sandbox/faults', { method: 'POST', body: JSON.stringify(fault) });
const uploads = ({ sent }: Workbench): number =>
  sent.filter((request) => request === 'POST /instance/api/products/imports').length;
const file = { name: 'products.csv', data: faulty };

test('PR01, PR04, G35, AS80: an import whose upload got no response is found and followed, and its file is sent once', async () => {
  const bench = createWorkbench();
  const { marketplace, clock } = bench;
  const earlier = await runImport(marketplace, file);
  await clock.advance(60_000);
  await trouble(bench, { operation: 'P41', drop: 'response' });
  // The list doesn't respond at once either.
  await trouble(bench, { operation: 'P51', status: 503, times: 4 });
  const started: object[] = [];
  const result = await runImport(marketplace, file, { onStarted: (one) => started.push(one) });
  expect(started).toEqual([{ importId: result.importId, resumeWith: expect.any(String) as string, recovered: true }]);
  expect(result).toMatchObject({ status: 'COMPLETE', lines: { read: 1 } });
  expect(result.importId).toBeGreaterThan(earlier.importId);
  expect(uploads(bench)).toBe(2);
});

test("the import is found by the server's time if the clock is wrong", async () => {
  const bench = createWorkbench();
  const { sandbox, clock } = bench;
  const wrong = {
    ...clock,
    now: () => clock.now() + 3_600_000,
    wait: clock.wait.bind(clock),
    setTimer: clock.setTimer.bind(clock),
  };
  const { urls, credentials } = sandbox.info();
  const seller = createMarketplaceSeller({
    baseUrl: urls.instance_url,
    auth: { apiKey: credentials.shops[0]?.api_key ?? '' },
    clock: wrong,
    rateLimiting: false,
    fetch: async (request) => {
      const response = await sandbox.fetch(request);
      if (request.method === 'POST') throw new TypeError('the connection broke');
      response.headers.set('date', new Date(clock.now()).toUTCString());
      return response;
    },
  });
  expect(await runImport(seller, file)).toMatchObject({ status: 'COMPLETE' });
});
