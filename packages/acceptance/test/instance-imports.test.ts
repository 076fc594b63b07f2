/** Product files of every kind, from the client's upload to the reports that the client reads. */
import { NotFoundError } from '@tradelane/core';
import { poll } from '@tradelane/workflows';
import type { ProductImportTracking } from '@tradelane/catalog-manager-seller';
import { describe, expect, it } from 'vitest';
import { createInstance, type Instance } from '../src/instance.ts';
import { eanOf, productOf } from '../src/memory/product-file.ts';
import { storedZip } from '../src/stored-zip.ts';
import { errorOf } from '../src/world.ts';

const final = new Set<string>(['COMPLETE', 'FAILED', 'CANCELLED', 'TRANSFORMATION_FAILED']);

interface Imported {
  readonly tracking: ProductImportTracking;
  readonly statuses: readonly string[];
}

/** Uploads a file and follows its import to the end. */
async function importFile(instance: Instance, file: File, operator_format = true): Promise<Imported> {
  const { imports } = instance.catalog();
  const { import_id } = await imports.create({ file, operator_format });
  const statuses: string[] = [];
  const tracking = await poll({
    kind: 'import',
    id: String(import_id),
    read: (id) => imports.get(Number(id)),
    isFinal: ({ import_status }) => final.has(import_status),
    intervalInMs: 10_000,
    clock: instance.clock,
    onProgress: ({ import_status }) => statuses.at(-1) === import_status || statuses.push(import_status),
  });
  return { tracking, statuses };
}

const csv = (name: string, text: string | readonly string[]): File =>
  new File([typeof text === 'string' ? text : text.join('\n')], name, { type: 'text/csv' });
const head = 'shop_sku;ean;title;category;color';
const line = (number: number, title?: string): string => {
  const { sku, ean, title: text } = productOf(number, title);
  return `${sku};${ean};${text};chairs;oak`;
};
const rowsOf = (text: string): string[] => text.trimEnd().split('\r\n').slice(1);

describe('the course of an import', () => {
  it('PR01, PR02: its status follows the clock, and its flags and reports are available when it is complete', async () => {
    const instance = createInstance();
    const { imports } = instance.catalog();
    const { import_id } = await imports.create({ file: csv('a.csv', [head, line(1), line(2, '')]) });
    expect(await imports.get(import_id)).toMatchObject({ has_error_report: false, has_new_product_report: false });
    expect(await errorOf(imports.errorReport(import_id))).toBeInstanceOf(NotFoundError);
    await instance.clock.wait(600_000);
    expect(await imports.get(import_id)).toMatchObject({ import_status: 'COMPLETE', has_new_product_report: true });
    expect(rowsOf(await (await imports.newProductReport(import_id)).text())).toHaveLength(1);
  });

  it('PR02: it has the documented statuses in order, with and without transformation', async () => {
    const instance = createInstance();
    const plain = await importFile(instance, csv('a.csv', [head, line(1)]));
    expect(plain.statuses).toEqual(['WAITING', 'RUNNING', 'SENT', 'COMPLETE']);
    const transformed = await importFile(instance, csv('b.csv', [head, line(2)]), false);
    expect(transformed.statuses).toEqual([
      'TRANSFORMATION_WAITING',
      'TRANSFORMATION_RUNNING',
      'WAITING',
      'RUNNING',
      'SENT',
      'COMPLETE',
    ]);
  });

  it('PR01: fields are sent as the form requires: flags as text, options as JSON, the file with its name', async () => {
    const instance = createInstance();
    const { imports } = instance.catalog();
    const { import_id } = await imports.create({
      file: csv('Stühle "neu".csv', [head, line(1)]),
      conversion_type: 'AI_CONVERTER',
      conversion_options: { ai_enrichment: { status: 'ENABLED' }, ai_rewrite: { status: 'DISABLED' } },
    });
    expect(await imports.get(import_id)).toMatchObject({
      conversion_type: 'AI_CONVERTER',
      conversion_options: { ai_enrichment: { status: 'ENABLED' }, ai_rewrite: { status: 'DISABLED' } },
    });
  });

  it('PR01, Q07: the operator imports for a shop that the form names', async () => {
    const instance = createInstance();
    const { import_id } = await instance.operator().imports.create({ file: csv('a.csv', [head, line(1)]), shop: 2002 });
    expect((await instance.operator().imports.get(import_id)).shop_id).toBe(2002);
    expect(await errorOf(instance.catalog(2001).imports.get(import_id))).toBeInstanceOf(NotFoundError);
  });
});

describe('product files', () => {
  it('PR01, PR03: a byte-order mark, quoted separators, quotes and line breaks are parsed', async () => {
    const instance = createInstance();
    const text = `\u{FEFF}${head}\r\nS-1;${eanOf(1)};"Chair; ""oiled""\r\nbeech";chairs;oak\r\nS-2;${eanOf(2)};;chairs;oak\r\n`;
    const { tracking } = await importFile(instance, csv('a.csv', text));
    expect(tracking.integration_details).toMatchObject({ products_successfully_synchronized: 1, invalid_products: 1 });
    const errors = await (await instance.catalog().imports.errorReport(tracking.import_id)).text();
    expect(errors).toContain('title: is required');
    expect(errors).toMatch(/\r\n4;/); // The quoted line break counts as a line of the file.
    const found = await (await instance.catalog().imports.newProductReport(tracking.import_id)).text();
    expect(found).toContain('"Chair; ""oiled""\r\nbeech"');
  });

  it.each([
    ['an empty file', csv('a.csv', ''), /empty/],
    ['a quote that is never closed', csv('a.csv', `${head}\nS-1;${eanOf(1)};"Chair;chairs;oak`), /line 2/],
    ['a workbook that is none', new File(['PK'], 'a.xlsx'), /XLSX/],
    ['XML that is cut off', new File(['<import><product><ean>1'], 'a.xml'), /XML/],
  ])('PR01: %s fails with the reason', async (_, file, reason) => {
    const { tracking } = await importFile(createInstance(), file);
    expect(tracking.import_status).toBe('FAILED');
    expect(tracking.reason_status).toMatch(reason);
  });

  it('PR01: another kind of file is refused at once, and nothing is imported', async () => {
    const { imports } = createInstance().catalog();
    const before = (await imports.list({ max: 100 })).items;
    const error = await errorOf(imports.create({ file: new File(['%PDF'], 'products.pdf') }));
    expect(error).toMatchObject({ status: 400, fieldErrors: [{ field: 'file' }] });
    expect((await imports.list({ max: 100 })).items).toEqual(before);
  });

  it('PR03: each of 10,000 faulty lines is reported', async () => {
    const instance = createInstance();
    const lines = Array.from({ length: 10_000 }, (_, index) => line(index, ''));
    const { tracking } = await importFile(instance, csv('a.csv', [head, ...lines]));
    const report = await instance.catalog().imports.errorReport(tracking.import_id);
    expect(report.filename).toMatch(/\.csv$/);
    const rows = rowsOf(await report.text());
    expect(rows).toHaveLength(10_000);
    expect(rows.every((row, index) => row.startsWith(`${index + 2};title: is required.`))).toBe(true);
    expect(tracking.has_new_product_report).toBe(false);
  });

  it('PR01, PR03: XML is read product by product, and failed products are returned as XML', async () => {
    const instance = createInstance();
    const attribute = (code: string, value: string): string =>
      `<attribute><code>${code}</code><value>${value}</value></attribute>`;
    const product = (sku: string, number: number): string =>
      `<product>${attribute('shop_sku', sku)}${attribute('ean', eanOf(number))}${attribute('title', 'Chaise &amp; table')}${attribute('category', 'chairs')}${attribute('color', 'oak')}</product>`;
    const file = new File([`<import><products>${product('S-1', 1)}${product('', 2)}</products></import>`], 'a.xml');
    const { tracking } = await importFile(instance, file, false);
    expect(tracking).toMatchObject({ import_status: 'COMPLETE', transform_lines_read: 2, transform_lines_in_error: 1 });
    const { imports } = instance.catalog();
    const refused = await imports.transformationErrorReport(tracking.import_id);
    expect(refused.filename).toMatch(/\.xml$/);
    expect(await refused.text()).toContain(eanOf(2));
    const transformed = await imports.transformedFile(tracking.import_id);
    expect([transformed.filename?.slice(-4), transformed.contentType]).toEqual(['.csv', 'text/csv']);
    expect(await transformed.text()).toContain('Chaise & table');
  });

  it('PR01, PR03: XLSX is read from its first sheet, and failed products are returned as XLSX', async () => {
    const instance = createInstance();
    const row = (...cells: readonly string[]): string =>
      `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
    const { imports } = instance.catalog();
    const file = await workbook([
      row(...head.split(';')),
      row(...line(1).split(';')),
      row('', eanOf(2), 'No sku', 'chairs', 'oak'),
    ]);
    const { tracking } = await importFile(instance, file, false);
    expect(tracking).toMatchObject({ import_status: 'COMPLETE', transform_lines_read: 2, transform_lines_in_error: 1 });
    const refused = await imports.transformationErrorReport(tracking.import_id);
    expect(refused.filename).toMatch(/\.xlsx$/);
    // A seller can correct the returned file and upload it again.
    const again = await importFile(instance, new File([await refused.bytes()], 'again.xlsx'), false);
    expect(again.tracking).toMatchObject({ transform_lines_read: 1, transform_lines_in_error: 1 });
  });
});

/** A workbook with these rows as its first sheet. */
async function workbook(rows: readonly string[]): Promise<File> {
  const relation = '<Relationships><Relationship Id="r1" Target="worksheets/first.xml"/></Relationships>';
  const parts = Object.entries({
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="Products" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relation,
    'xl/worksheets/first.xml': `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`,
  }).map(([name, text]) => ({ name, data: new TextEncoder().encode(text) }));
  const pieces = await Array.fromAsync(storedZip(parts), (piece) => new Uint8Array(piece));
  return new File(pieces, 'products.xlsx');
}

describe('the catalog after an import', () => {
  it('PR05: the delta contains live and not-live products, by time and by `type|id`, and 204 is an empty delta', async () => {
    const instance = createInstance();
    const { products } = instance.catalog();
    const since = new Date(instance.clock.now());
    await instance.clock.wait(1_000);
    await importFile(instance, csv('a.csv', [head, line(1), line(2, '')]));
    const delta = (await products.statusExport({ updated_since: since })) ?? [];
    expect(delta.map(({ provider_unique_identifier: sku, status }) => [sku, status]).toSorted()).toEqual([
      ['SKU-1', 'LIVE'],
      ['SKU-2', 'NOT_LIVE'],
    ]);
    expect(JSON.stringify(delta)).toContain('title');
    const { value, sent } = await instance.during(() =>
      products.statusExport({ unique_identifier: [`EAN|${eanOf(1)}`, `EAN|${eanOf(2)}`] }),
    );
    expect(value).toHaveLength(2);
    expect(sent[0]?.target).toContain(`unique_identifier=EAN%7C${eanOf(1)}&unique_identifier=EAN%7C${eanOf(2)}`);
    const none = await products.statusExport({ updated_since: new Date(instance.clock.now() + 60_000) }).withResponse();
    expect(none.status).toBe(204);
    expect(none.data ?? []).toEqual([]);
  });

  it('PR06: products are found by reference in the order of SKU, identifier type and identifier', async () => {
    const instance = createInstance();
    await importFile(instance, csv('a.csv', [head, line(3), line(1), line(2)]));
    const { responses } = await instance.shop().products.list({
      product_references: [`EAN|${eanOf(1)}`, `EAN|${eanOf(2)}`, `EAN|${eanOf(3)}`],
    });
    const found = responses.flatMap(({ products }) => products ?? []);
    const keys = found.map(
      ({ product_sku, product_id_type, product_id }) => `${product_sku} ${product_id_type} ${product_id}`,
    );
    expect(keys).toHaveLength(3);
    expect(keys).toEqual(keys.toSorted());
  });

  it('PR04: without last_request_date all imports are listed, and with it those changed since', async () => {
    const instance = createInstance();
    const { imports } = instance.catalog();
    const before = (await imports.list({ max: 100 })).items.length;
    const since = new Date(instance.clock.now());
    await instance.clock.wait(1_000);
    await importFile(instance, csv('a.csv', [head, line(1)]));
    expect((await imports.list({ max: 100 })).items).toHaveLength(before + 1);
    expect((await imports.list({ last_request_date: since })).items).toHaveLength(1);
  });

  it('PR14: a hierarchy and its attributes are read to the requested level, with parents and children', async () => {
    const { hierarchies, attributes } = createInstance().shop();
    const everything = (await hierarchies.list()).hierarchies;
    const top = (await hierarchies.list({ max_level: 1 })).hierarchies;
    expect(top.length).toBeGreaterThan(0);
    expect(top.length).toBeLessThan(everything.length);
    expect(top.every(({ level }) => level === 1)).toBe(true);
    const below = (await attributes.list({ hierarchy: 'chairs' })).attributes;
    expect(below.map(({ code }) => code)).toEqual(expect.arrayContaining(['title', 'category']));
  });
});
