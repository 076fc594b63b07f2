import { describe, expect, it } from 'vitest';
import { eanOf } from '../../../../src/domains/instance/products/seed/products.ts';
import { createInstance, type Instance, type Json, keys } from '../../harness.ts';

const codesIn = async (instance: Instance, path: string, list: string, key?: string): Promise<string[]> =>
  (await instance.ask(path, key === undefined ? {} : { key })).json[list].map(({ code }: Json) => code);

describe('structure of the catalog', () => {
  const instance = createInstance();

  it('PR14: H11 returns a category with its parents, and its children to the requested level', async () => {
    const codes = (query: string): Promise<string[]> => codesIn(instance, `/api/hierarchies${query}`, 'hierarchies');
    expect(await codes('')).toHaveLength(11);
    expect(await codes('?max_level=1')).toEqual(['furniture', 'garden', 'lighting']);
    expect(await codes('?hierarchy=bedroom')).toEqual(['furniture', 'bedroom', 'beds', 'wardrobes']);
    expect(await codes('?hierarchy=bedroom&max_level=0')).toEqual(['furniture', 'bedroom']);
    expect(await codes('?hierarchy=furniture&max_level=1')).toEqual(['furniture', 'bedroom', 'living']);
    expect((await instance.ask('/api/hierarchies?hierarchy=none')).status).toBe(400);
  });

  it('PR14: PM11 returns the attributes of the category, its parents and its children', async () => {
    const codes = (query: string, key?: string): Promise<string[]> =>
      codesIn(instance, `/api/products/attributes${query}`, 'attributes', key);
    expect(await codes('?hierarchy=bedroom')).toEqual(expect.arrayContaining(['title', 'color', 'width', 'doors']));
    expect(await codes('?hierarchy=bedroom&max_level=0')).not.toContain('doors');
    expect(await codes('?hierarchy=lamps')).toEqual(expect.arrayContaining(['power']));
    expect(await codes('?hierarchy=lamps')).not.toContain('color');
    expect(await codes('')).not.toContain('margin-class');
    expect(await codes('?all_operator_attributes=true')).toContain('margin-class');
    expect(await codes('?channels=acme_app', keys.operator)).not.toContain('picture');
    expect(await codes('?with_roles=true')).toHaveLength(7);
  });

  it('PR14, AS82: PM11 returns the attributes as CSV if requested, otherwise as JSON', async () => {
    const path = '/api/products/attributes?hierarchy=bedroom';
    const { json } = await instance.ask(path, { headers: { accept: 'application/json, text/csv;q=0.5' } });
    const { text, headers } = await instance.ask(path, { headers: { accept: 'text/csv' } });
    expect(headers.get('content-type')).toBe('text/csv');
    const [head = '', ...rows] = text.trimEnd().split('\r\n');
    // The documented columns, with one label and one description for each locale.
    expect(head).toBe(
      'code;label;label[en_US];label[fr_FR];label[de_DE];description;description[en_US];description[fr_FR];' +
        'description[de_DE];hierarchy-code;type;type-parameter;type-parameters;values;values-list;requirement-level;required;roles;variant;example;' +
        'default-value;channels;locale;transformations;validations;unique-code',
    );
    const color = rows.find((row) => row.startsWith('color;')) ?? '';
    expect(color.split(';')[12]).toBe('LIST_CODE|colors');
    expect(rows.map((row) => row.split(';')[0])).toEqual(json.attributes.map(({ code }: Json) => code));
    expect((await instance.ask(path, { headers: { accept: 'text/html' } })).status).toBe(406);
  });

  it('VL11 returns all value lists, or one', async () => {
    expect(await codesIn(instance, '/api/values_lists', 'values_lists')).toEqual([
      'colors',
      'energy-classes',
      'materials',
    ]);
    expect(await codesIn(instance, '/api/values_lists?code=colors', 'values_lists')).toEqual(['colors']);
  });
});

describe('products', () => {
  const instance = createInstance();
  const find = (references: string): Promise<Json> =>
    instance.ask(`/api/products?product_references=${encodeURIComponent(references)}`);

  it('PR06: finds products by references, sorted by sku, without unknown ones', async () => {
    const { json } = await find(`SKU|WARDROBE-1,EAN|${eanOf(2)},EAN|0000000000000,SKU|LAMP-3`);
    expect(json.products.map(({ product_sku }: Json) => product_sku)).toEqual(['CHAIR-2', 'LAMP-3', 'WARDROBE-1']);
  });

  it('PR06: 100 references are taken, 101 and a malformed one are refused with the name of the parameter', async () => {
    const references = (count: number): string =>
      Array.from({ length: count }, (_, index) => `EAN|${eanOf(index + 1)}`).join(',');
    expect((await find(references(100))).json.products).toHaveLength(60);
    const { status, json } = await find(references(101));
    expect([status, json.message]).toEqual([
      400,
      'The limit of 100 is exceeded for the parameter : product_references',
    ]);
    expect((await find('WARDROBE-1')).json.errors[0].field).toBe('product_references');
  });

  it('Q06: labels come in the language asked for', async () => {
    const label = async (locale: string): Promise<string> =>
      (await instance.ask(`/api/products?product_references=SKU|CHAIR-2&locale=${locale}`)).json.products[0]
        .category_label;
    expect([await label('fr_FR'), await label('de_DE')]).toEqual(['Chaises', 'Stühle']);
  });
});

describe('status of data sheets', () => {
  const path = '/api/mcm/products/sources/status/export';
  const instance = createInstance();
  const list = async (query: string, key = keys.home): Promise<Json[]> =>
    (await instance.ask(path + query, { key })).json ?? [];

  it('PR05, AS164: the export is full, or a delta between two times', async () => {
    const all = await list('');
    const late = await list('?updated_since=2026-01-15T00:00:00%2B00:00');
    const early = await list('?updated_to=2026-01-14T23:59:59Z');
    expect(late.length).toBeGreaterThan(0);
    expect(late.length + early.length).toBe(all.length);
    expect((await instance.ask(`${path}?updated_since=2030-01-01T00:00:00Z`)).status).toBe(204);
    expect((await instance.ask(`${path}?updated_since=yesterday`)).json.errors[0].field).toBe('updated_since');
  });

  it('PR05: entries are LIVE or NOT_LIVE with their errors, found by type|id', async () => {
    const [live, other] = [await list('?status=LIVE'), await list('?status=NOT_LIVE')];
    expect(live.length + other.length).toBe((await list('')).length);
    expect(live.every(({ errors }) => errors.length === 0)).toBe(true);
    expect(other.every(({ errors }) => errors.length > 0)).toBe(true);
    const found = await list(`?unique_identifier=EAN%7C${eanOf(1)}`);
    expect(found.map(({ provider_unique_identifier }) => provider_unique_identifier)).toEqual(['2001-WARDROBE-1']);
    expect((await instance.ask(`${path}?unique_identifier=4006381333931`)).status).toBe(400);
  });

  it('T13, AS93, AS161: a shop reads its own, the operator names the provider', async () => {
    const own = await list('', keys.garden);
    expect(own.every(({ provider_unique_identifier }) => provider_unique_identifier.startsWith('2002-'))).toBe(true);
    expect(await list('?provider_id=2002', keys.operator)).toEqual(own);
    expect((await instance.ask(path, { key: keys.operator })).status).toBe(400);
    expect((await instance.ask('/api/hierarchies?shop_id=2002', { key: keys.operator })).status).toBe(200);
  });

  it('an import changes the status of what it brings', async () => {
    const importing = createInstance();
    const form = new FormData();
    const lines = [
      'shop_sku;ean;title;category;color',
      `N-1;${eanOf(501)};Chair;chairs;oak`,
      `N-2;${eanOf(502)};Chair;chairs;`,
    ];
    form.append('file', new Blob([lines.join('\n')]), 'new.csv');
    await importing.ask('/api/products/imports', { method: 'POST', form });
    importing.advance(600_000);
    const { json } = await importing.ask(`${path}?updated_since=2026-03-04T12:00:00Z`);
    expect(json.map(({ provider_unique_identifier, status }: Json) => [provider_unique_identifier, status])).toEqual([
      ['N-1', 'LIVE'],
      ['N-2', 'NOT_LIVE'],
    ]);
    expect(json[1].errors[0].integration_details[0].attribute_code).toBe('color');
    expect((await importing.ask(`/api/products?product_references=EAN|${eanOf(501)}`)).json.total_count).toBe(1);
  });
});
