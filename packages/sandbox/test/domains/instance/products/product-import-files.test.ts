import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { eanOf } from '../../../../src/domains/instance/products/seed/products.ts';
import { createInstance } from '../../harness.ts';
import { chair, chairs, csv, follow, inOperatorFormat, linesOf, report, upload } from './imports.ts';

describe('files of an import', () => {
  it('PR03, AS103: the error report names rejected products by SKU, and the other report names new products', async () => {
    const instance = createInstance();
    const faulty = [
      chair(1),
      `C-2;${eanOf(2)};Chair 2;chairs;`,
      'C-3;123;Chair 3;nowhere;oak',
      chair(1),
      `C-5;${eanOf(1)};Known;chairs;white`,
    ];
    const one = await follow(instance, await upload(instance, 'products.csv', csv(faulty), inOperatorFormat));
    expect(one.integration_details).toMatchObject({ products_successfully_synchronized: 2, invalid_products: 3 });
    const { text } = await report(instance, one, 'error_report');
    const [head, ...errors] = text.trimEnd().split('\r\n');
    expect(head).toBe('shop_sku;error');
    expect(errors.map((line) => line.split(';')[0])).toEqual(['C-2', 'C-3', 'C-1']);
    expect(errors[0]).toContain('color: is required.');
    expect(errors[1]).toContain('123 is not an EAN');
    expect(errors[1]).toContain('Category nowhere does not exist');
    expect(errors[2]).toContain('twice');
    const found = linesOf(await report(instance, one, 'new_product_report'));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`C-1;${eanOf(1001)};Chair 1;chairs`);
  });

  it.each(['error_report', 'new_product_report'])('PR03: the %s is CSV under either media type', async (kind) => {
    const instance = createInstance();
    const faulty = [chair(1), `C-2;${eanOf(2)};Chair 2;chairs;`];
    const one = await follow(instance, await upload(instance, 'products.csv', csv(faulty), inOperatorFormat));
    const path = `/api/products/imports/${one.import_id}/${kind}`;
    const plain = await instance.ask(path, { headers: { accept: 'application/octet-stream' } });
    const named = await instance.ask(path, { headers: { accept: 'text/csv' } });
    expect(plain.headers.get('content-type')).toBe('application/octet-stream');
    expect(named.headers.get('content-type')).toBe('text/csv');
    expect(named.text).toBe(plain.text);
  });

  it('PR03, AS104: lines that the transformation rejects come back with line numbers and codes', async () => {
    const instance = createInstance();
    const one = await follow(
      instance,
      await upload(instance, 'products.csv', csv([chair(1), `;${eanOf(2)};No sku;chairs;oak`, `${chair(3)};too;much`])),
    );
    expect(one).toMatchObject({
      transform_lines_read: 3,
      transform_lines_in_success: 1,
      transform_lines_in_error: 2,
      has_transformation_error_report: true,
    });
    const response = await report(instance, one, 'transformation_error_report');
    expect(response.fileName).toMatch(/\.csv$/);
    expect(response.text).toMatch(/^[^\n]*;line number;warnings;errors\r?\n/);
    expect(linesOf(response).map((line) => /;(\d+);[^;]*;"?1001\|/.exec(line)?.[1])).toEqual(['3', '4']);
    expect(linesOf(await report(instance, one, 'transformed_file'))).toHaveLength(1);
  });

  it('reads a byte-order mark, quoted separators, line breaks in quotes, and commas as separators', async () => {
    const instance = createInstance();
    const text = `\uFEFFshop_sku,ean,title,category,color\n"Q-1",${eanOf(901)},"Chair, ""round""; red\nline",chairs,oak\n\nQ-2,${eanOf(902)},Chair,chairs,black`;
    const one = await follow(instance, await upload(instance, 'products.csv', text, inOperatorFormat));
    expect(one.integration_details).toEqual({ products_successfully_synchronized: 2, invalid_products: 0 });
    expect((await report(instance, one, 'new_product_report')).text).toContain('"Chair, ""round""; red\nline"');
  });

  it('an empty file, one without a known column and one with an open quote fail with a reason', async () => {
    const instance = createInstance();
    const reasonOf = async (content: string): Promise<[string, string]> => {
      const { import_status, reason_status } = await follow(instance, await upload(instance, 'a.csv', content));
      return [import_status, reason_status];
    };
    expect(await reasonOf('')).toEqual(['TRANSFORMATION_FAILED', 'The file is empty.']);
    expect(await reasonOf('one;two\r\n1;2\r\n')).toEqual([
      'TRANSFORMATION_FAILED',
      'No column of the file is an attribute.',
    ]);
    expect(await reasonOf(csv(['C-1;"open']))).toEqual([
      'TRANSFORMATION_FAILED',
      'The quote that opens on line 2 is never closed.',
    ]);
    const { import_status } = await follow(instance, await upload(instance, 'a.xlsx', 'no zip', inOperatorFormat));
    expect(import_status).toBe('FAILED');
  });

  it('reads columns by the mapping of the shop, and by their labels with the AI converter', async () => {
    const instance = createInstance();
    const mapped = csv([chair(1)], 'SKU;GTIN;Name;category;Colour');
    expect(
      (await follow(instance, await upload(instance, 'a.csv', mapped))).integration_details
        .products_successfully_synchronized,
    ).toBe(1);
    const labelled = csv([chair(2, 'Chêne')], 'Référence boutique;EAN;Titre;Catégorie;Couleur');
    const options = {
      conversion_type: 'AI_CONVERTER',
      conversion_options: JSON.stringify({ ai_enrichment: { status: 'ENABLED' } }),
    };
    const one = await follow(instance, await upload(instance, 'b.csv', labelled, options));
    expect(one).toMatchObject({
      transform_lines_with_warning: 1,
      conversion_type: 'AI_CONVERTER',
      integration_details: { products_successfully_synchronized: 1 },
    });
    expect((await report(instance, one, 'transformed_file')).text).toContain('oak');
  });

  it('reads XML with attributes as pairs or as elements', async () => {
    const instance = createInstance();
    const pair = (code: string, value: string): string =>
      `<attribute><code>${code}</code><value>${value}</value></attribute>`;
    const first = [
      ['shop_sku', 'X-1'],
      ['ean', eanOf(801)],
      ['title', 'Chair &amp; <![CDATA[<stool>]]>'],
      ['category', 'chairs'],
      ['color', 'oak'],
    ].map(([code = '', value = '']) => pair(code, value));
    const second = `<shop_sku>X-2</shop_sku><ean>${eanOf(802)}</ean><title>Chair</title><category>chairs</category>`;
    const xml = `<?xml version="1.0"?><import><products><product>${first.join('')}</product><product>${second}</product></products></import>`;
    const one = await follow(instance, await upload(instance, 'products.xml', xml, inOperatorFormat));
    expect(one.integration_details).toEqual({ products_successfully_synchronized: 1, invalid_products: 1 });
    expect((await report(instance, one, 'new_product_report')).text).toContain('Chair & <stool>');
    expect(linesOf(await report(instance, one, 'error_report'))[0]).toBe('X-2;color: is required.');
    expect(
      (await follow(instance, await upload(instance, 'a.xml', '<import><product>', inOperatorFormat))).import_status,
    ).toBe('FAILED');
  });

  it('AS24: reads XLSX with shared and inline texts, and reports in XLSX what it cannot read', async () => {
    const instance = createInstance();
    const cell = (reference: string, value: string): string =>
      `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`;
    const rows = [
      `<row r="1"><c r="A1" t="s"><v>0</v></c>${['ean', 'title', 'category', 'color'].map((name, index) => cell(`${'BCDE'[index]}1`, name)).join('')}</row>`,
      `<row r="2">${cell('A2', 'S-1')}<c r="B2"><v>${eanOf(701)}</v></c>${cell('C2', 'Chair')}${cell('D2', 'chairs')}${cell('E2', 'oak')}</row>`,
      `<row r="4"><c r="B4"><v>${eanOf(702)}</v></c>${cell('D4', 'chairs')}</row>`,
    ];
    const relation = (target: string): string =>
      `<Relationships><Relationship Id="r1" Target="${target}"/></Relationships>`;
    const workbook = zipSync({
      'xl/workbook.xml': strToU8('<workbook xmlns:r="r"><sheets><sheet name="P" r:id="r1"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': strToU8(relation('worksheets/first.xml')),
      'xl/worksheets/first.xml': strToU8(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`),
      'xl/sharedStrings.xml': strToU8('<sst><si><t>shop_sku</t></si></sst>'),
    });
    const one = await follow(instance, await upload(instance, 'products.xlsx', workbook as Uint8Array<ArrayBuffer>));
    expect(one).toMatchObject({
      transform_lines_read: 2,
      transform_lines_in_error: 1,
      integration_details: { products_successfully_synchronized: 1 },
    });
    const errors = await report(instance, one, 'transformation_error_report');
    expect(errors.fileName).toMatch(/\.xlsx$/);
    const path = `/api/products/imports/${one.import_id}/transformation_error_report`;
    expect((await instance.ask(path, { headers: { accept: 'text/csv' } })).status).toBe(406);
    const again = await follow(
      instance,
      await upload(instance, 'errors.xlsx', errors.bytes as Uint8Array<ArrayBuffer>),
    );
    expect(again).toMatchObject({ transform_lines_read: 1, transform_lines_in_error: 1 });
  });

  it('reports each of 10,000 faulty lines', async () => {
    const instance = createInstance();
    const one = await follow(
      instance,
      await upload(instance, 'products.csv', csv(chairs(10_000, 'pink')), inOperatorFormat),
    );
    const errors = linesOf(await report(instance, one, 'error_report'));
    expect(errors).toHaveLength(10_000);
    expect(errors.at(-1)).toMatch(/^C-10000;color: pink is not in the list colors/);
  });
});
