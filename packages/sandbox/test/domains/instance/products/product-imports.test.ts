import { describe, expect, it } from 'vitest';
import { createInstance, keys, offsetAll } from '../../harness.ts';
import { chair, csv, follow, inOperatorFormat, report, upload } from './imports.ts';

describe('course of an import', () => {
  it('PR02, AS25: statuses move on the clock, and a report is a 404 until the import has it', async () => {
    const instance = createInstance();
    const started = await upload(instance, 'products.csv', csv([chair(1), chair(2, 'pink')]));
    expect(started.status).toBe(201);
    expect(started.headers.get('location')).toContain(`/api/products/imports/${started.json.import_id}`);
    const seen: string[] = [];
    for (let step = 0; step < 7; step++) {
      const { json } = await instance.ask(`/api/products/imports/${started.json.import_id}`);
      seen.push(json.import_status);
      expect(json.has_error_report).toBe(json.import_status === 'COMPLETE');
      expect(json.has_transformed_file).toBe(['SENT', 'COMPLETE'].includes(json.import_status));
      expect((await report(instance, started.json, 'error_report')).status).toBe(json.has_error_report ? 200 : 404);
      instance.advance(30_000);
    }
    expect(seen).toEqual([
      'TRANSFORMATION_WAITING',
      'TRANSFORMATION_RUNNING',
      'WAITING',
      'RUNNING',
      'SENT',
      'COMPLETE',
      'COMPLETE',
    ]);
  });

  it('PR01: a file in the operator’s format is not transformed', async () => {
    const instance = createInstance();
    const started = await upload(instance, 'products.csv', csv([chair(1)]), inOperatorFormat);
    expect((await instance.ask(`/api/products/imports/${started.json.import_id}`)).json.import_status).toBe('WAITING');
    expect(await follow(instance, started)).toMatchObject({
      import_status: 'COMPLETE',
      has_transformed_file: false,
      has_new_product_report: true,
    });
  });

  it('PR01: an absent conversion_type means the default of the shop', async () => {
    const instance = createInstance();
    const content = csv([chair(1)]);
    expect(await follow(instance, await upload(instance, 'a.csv', content))).not.toHaveProperty('conversion_type');
    const garden = await upload(instance, 'a.csv', content, {}, keys.garden);
    const { json } = await instance.ask(`/api/products/imports/${garden.json.import_id}`, { key: keys.garden });
    expect(json.conversion_type).toBe('AI_CONVERTER');
  });

  it('PR01, AS09: a file name without an extension is accepted if the content is CSV, XLSX or XML', async () => {
    const instance = createInstance();
    const { status, json } = await upload(instance, 'temp', csv([chair(1)]));
    expect([status, json]).toEqual([201, { import_id: expect.any(Number) }]);
    expect((await upload(instance, 'temp', '<products/>')).status).toBe(201);
  });

  it('a wrong type of file and another shop’s import are refused', async () => {
    const instance = createInstance();
    for (const name of ['products.pdf', 'products.txt'])
      expect((await upload(instance, name, 'x')).json.errors[0].field).toBe('file');
    expect((await upload(instance, 'temp', '%PDF-1.4')).json.errors[0].field).toBe('file');
    expect((await upload(instance, 'a.csv', 'x', {}, keys.operator)).json.errors[0].field).toBe('shop');
    const started = await upload(instance, 'a.csv', csv([chair(1)]));
    expect((await instance.ask(`/api/products/imports/${started.json.import_id}`, { key: keys.garden })).status).toBe(
      404,
    );
    expect((await upload(instance, 'a.csv', csv([chair(1)]), { shop: '2002' }, keys.operator)).status).toBe(201);
  });

  it.each([
    ['true', 'WAITING'],
    ['TRUE', 'WAITING'],
    ['1', 'WAITING'],
    ['false', 'TRANSFORMATION_WAITING'],
    ['0', 'TRANSFORMATION_WAITING'],
  ])('PR01: operator_format %j is read as clients in the wild send it', async (operator_format, status) => {
    const instance = createInstance();
    const started = await upload(instance, 'a.csv', csv([chair(1)]), { operator_format });
    expect((await instance.ask(`/api/products/imports/${started.json.import_id}`)).json.import_status).toBe(status);
  });

  it('PR01: treats fields without a value as absent unless they are required', async () => {
    const instance = createInstance();
    const empty = { operator_format: '', conversion_type: '', conversion_options: '' };
    const garden = await upload(instance, 'a.csv', csv([chair(1)]), empty, keys.garden);
    const { json } = await instance.ask(`/api/products/imports/${garden.json.import_id}`, { key: keys.garden });
    expect(json).toMatchObject({ import_status: 'TRANSFORMATION_WAITING', conversion_type: 'AI_CONVERTER' });
    expect((await upload(instance, 'a.csv', 'x', { shop: '' }, keys.operator)).json.errors).toMatchObject([
      { field: 'shop', message: 'is required' },
    ]);
  });

  it('PR01: names an invalid field', async () => {
    const instance = createInstance();
    for (const [fields, message] of [
      [{ operator_format: '2' }, 'must be true or false'],
      [{ conversion_type: 'MAGIC' }, 'must be one of AI_CONVERTER | STANDARD'],
      [{ shop: '2002.5' }, 'must be an integer'],
    ] as const)
      expect(
        (await upload(instance, 'a.csv', 'x', { shop: '2002', ...fields }, keys.operator)).json.errors,
      ).toMatchObject([{ field: Object.keys(fields)[0], message }]);
  });

  it('PR01: in strict mode only the documented forms of a field are taken', async () => {
    const instance = createInstance({ strict: true });
    for (const fields of [{ operator_format: '1' }, { operator_format: 'TRUE' }, { operator_format: '' }])
      expect((await upload(instance, 'a.csv', 'x', fields)).status).toBe(400);
    expect((await upload(instance, 'a.csv', csv([chair(1)]), inOperatorFormat)).status).toBe(201);
  });

  it('PR04: lists all imports, or only changed ones with last_request_date', async () => {
    const instance = createInstance();
    const ids = async (query: string, key?: string): Promise<number[]> =>
      (await offsetAll(instance, `/api/products/imports${query}`, 'product_import_trackings', key)).map(
        ({ import_id }) => import_id,
      );
    expect(await ids('?max=2')).toEqual([7001, 7002, 7004]);
    expect(await ids('', keys.operator)).toEqual([7001, 7002, 7003, 7004]);
    expect(await ids('?last_request_date=2026-01-15T00:00:00Z')).toEqual([7004]);
    expect(await ids('?status=COMPLETE&has_transformed_file=true')).toEqual([7001]);
    expect(await ids('?order=desc')).toEqual([7004, 7002, 7001]);
    expect(await ids('?shop_id=2002')).toEqual([7003]);
  });
});
