/** Product imports from the file to the reports, against the sandbox. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ArgumentError, ImportFailedError, StillRunningError } from '@tradelane/core';
import { afterEach, expect, test } from 'vitest';
import { createWorkbench, type Workbench } from './world.ts';

const open: Workbench[] = [];
afterEach(() => {
  for (const { clock } of open.splice(0)) clock.stop();
});
function workbench(): Workbench {
  const bench = createWorkbench();
  open.push(bench);
  return bench;
}

const header = 'sku;title;category;brand;ean;price';
const csv = (rows: readonly string[]): string => `${[header, ...rows].join('\n')}\n`;
const faulty = csv(['SKU-1;;;;not-an-ean;']);

test('PR02: an import is followed to its end, and tells lines and only the reports that exist', async () => {
  const { marketplace, sent } = workbench();
  const statuses: string[] = [];
  const result = await marketplace.imports.run(
    { name: 'products.csv', data: faulty },
    { onProgress: ({ import_status }) => statuses.push(import_status) },
  );
  expect(result.status).toBe('COMPLETE');
  expect(statuses.at(-1)).toBe('COMPLETE');
  expect(new Set(statuses).size).toBeGreaterThan(1);
  expect(result.lines.read).toBe(1);
  expect(result.lines.inSuccess + result.lines.inError).toBe(1);
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

test('PR01: a path, a stream and content are sent alike', async () => {
  const { catalog } = workbench();
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  try {
    const path = join(folder, 'products.csv');
    await writeFile(path, faulty);
    const stream = new Blob([faulty]).stream();
    const uploaded: number[] = [];
    const byPath = await catalog.imports.run(path, { onUpload: ({ bytes }) => uploaded.push(bytes) });
    const byStream = await catalog.imports.run(stream, { name: 'products.csv' });
    expect(byPath.lines).toEqual(byStream.lines);
    expect(byPath.lines.read).toBe(1);
    expect(uploaded.at(-1)).toBeGreaterThanOrEqual(faulty.length);
    await expect(catalog.imports.run(join(folder, 'nothing.csv'))).rejects.toBeInstanceOf(ArgumentError);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the operator names the shop', async () => {
  const { operator } = workbench();
  const result = await operator.imports.run(
    { name: 'products.csv', data: faulty },
    { request: { shop: 2001, operator_format: true } },
  );
  expect(result.tracking.shop_id).toBe(2001);
});

test('an import that was started is followed further by another process', async () => {
  const { marketplace } = workbench();
  let resumeWith = '';
  const first = marketplace.imports.run(
    { name: 'products.csv', data: faulty },
    { timeoutInMs: 1, onStarted: (started) => void (resumeWith = started.resumeWith) },
  );
  const still = await first.catch((error: unknown) => error);
  expect(still).toBeInstanceOf(StillRunningError);
  expect((still as StillRunningError).resumeWith).toContain('import');
  const result = await marketplace.imports.wait({ resume: resumeWith });
  expect(result.status).toBe('COMPLETE');
  expect(await marketplace.imports.wait(result.importId)).toMatchObject({ importId: result.importId });
});

test('an import that cannot be carried out is an error that carries what is known', async () => {
  const { marketplace } = workbench();
  const broken = await marketplace.imports.run({ name: 'products.csv', data: '' }).catch((error: unknown) => error);
  expect(broken).toBeInstanceOf(ImportFailedError);
  expect(broken).toMatchObject({ outcome: 'refused', result: { lines: { read: 0 } } });
});
