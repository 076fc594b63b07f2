import { describe, expect, it } from 'vitest';
import { type Asking, createInstance, type Instance, keys, pathsIn, type ApiResponse } from '../../harness.ts';

type Upload = readonly [name: string, type: string];

function uploadOf(uploads: readonly Upload[], shopId?: number): FormData {
  const form = new FormData();
  for (const [name] of uploads) form.append('files', new Blob([`content of ${name}`]), name);
  const shop_documents = uploads.map(([file_name, type_code]) => ({ file_name, type_code }));
  form.append('shop_documents', new Blob([JSON.stringify({ shop_documents })], { type: 'application/json' }));
  if (shopId !== undefined) form.append('shop_id', String(shopId));
  return form;
}

const upload = (
  instance: Instance,
  uploads: readonly Upload[],
  asking: Asking = {},
  shopId?: number,
): Promise<ApiResponse> =>
  instance.ask('/api/shops/documents', { method: 'POST', form: uploadOf(uploads, shopId), ...asking });

const codesOf = ({ json }: ApiResponse): string[] =>
  json.documents.flatMap(({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code));

const listOf = async (instance: Instance, query: string, key?: string): Promise<number[]> =>
  (await instance.ask(`/api/shops/documents${query}`, key === undefined ? {} : { key })).json.shop_documents.map(
    ({ id }: { id: number }) => id,
  );

const certificates = (count: number): Upload[] =>
  Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(2, '0');
    return [`certificate ${number}.pdf`, `certificate-${number}`];
  });

describe('list of business documents', () => {
  const instance = createInstance();

  it('S01: without shop_ids and updated_since operator and front are refused with 400 that names the parameter', async () => {
    for (const key of [keys.operator, keys.front]) {
      const { status, json } = await instance.ask('/api/shops/documents', { key });
      expect(status).toBe(400);
      expect(json.message).toContain('shop_ids');
    }
  });

  it('S01, AS162: on the seller surface one of the two is required as well, and shop_id counts as naming the shop', async () => {
    const { status, json } = await instance.ask('/api/shops/documents');
    expect([status, json.message]).toEqual([400, expect.stringContaining('shop_ids')]);
    expect(await listOf(instance, '?shop_id=2001')).toEqual([5001, 5002]);
    expect(await listOf(instance, '?shop_id=2002')).toEqual([5003, 5005]);
    expect(await listOf(instance, '?shop_ids=2001,2002')).toEqual([5001, 5002, 5003, 5005]);
  });

  it('S01: accepts either filter, and an offset of +00:00 like Z', async () => {
    expect(await listOf(instance, '?shop_ids=2001&shop_ids=2003', keys.operator)).toEqual([5001, 5002, 5006]);
    expect(await listOf(instance, '?updated_since=2026-02-01T00:00:00%2B00:00', keys.operator)).toEqual([5002, 5005]);
    expect(await listOf(instance, '?updated_since=2026-02-01T00:00:00Z', keys.front)).toEqual([5002, 5005]);
  });

  it('AS71: lists deleted documents to operator and front on request', async () => {
    expect(await listOf(instance, '?shop_ids=2002', keys.operator)).toEqual([5003, 5005]);
    const { json } = await instance.ask('/api/shops/documents?shop_ids=2002&include_deleted=true', {
      key: keys.operator,
    });
    expect(json.shop_documents.find(({ id }: { id: number }) => id === 5004).date_deleted).toMatch(/Z$/);
  });

  it('refuses a date that is none', async () => {
    const { status, json } = await instance.ask('/api/shops/documents?updated_since=yesterday');
    expect(status).toBe(400);
    expect(json.message).toContain('updated_since');
  });
});

describe('upload of business documents', () => {
  it('S02: takes what keeps the rules and returns what does not, by document', async () => {
    const instance = createInstance();
    const response = await upload(instance, [
      ['fine.pdf', 'identity'],
      ['program.exe', 'price-list'],
      ['return.pdf', 'nonsense'],
      ['order.pdf', 'customer-invoice'],
      ['again.pdf', 'insurance'],
      ['table.csv', 'certificate-01'],
    ]);
    expect(response.status).toBe(200);
    expect(codesOf(response)).toEqual(['UNSUPPORTED_FILE_TYPE', 'UNKNOWN_TYPE', 'ORDER_DOCUMENT', 'DUPLICATE_TYPE']);
    expect(response.json.errors_count).toBe(4);
    expect(await listOf(instance, '?shop_id=2001')).toHaveLength(4);
  });

  it('S02: two files of one name are both refused', async () => {
    const instance = createInstance();
    const response = await upload(instance, [
      ['one.pdf', 'identity'],
      ['one.pdf', 'price-list'],
    ]);
    expect(codesOf(response)).toEqual(['DUPLICATE_FILE_NAME', 'DUPLICATE_FILE_NAME']);
    expect(await listOf(instance, '?shop_id=2001')).toHaveLength(2);
  });

  it('S02, AS26, AS155: two documents of one type in one call: the first is taken', async () => {
    const instance = createInstance();
    expect(
      codesOf(
        await upload(instance, [
          ['one.pdf', 'identity'],
          ['two.pdf', 'identity'],
        ]),
      ),
    ).toEqual(['DUPLICATE_TYPE']);
  });

  it('S02: a document type takes its own media types only', async () => {
    const instance = createInstance();
    expect(codesOf(await upload(instance, [['passport.docx', 'identity']]))).toEqual(['UNSUPPORTED_FILE_TYPE']);
  });

  it('S02: a call has at most 50 files', async () => {
    const instance = createInstance();
    const { status, json } = await upload(instance, [...certificates(50), ['one.pdf', 'identity']]);
    expect(status).toBe(400);
    expect(json.message).toContain('files');
    expect(await listOf(instance, '?shop_id=2001')).toHaveLength(2);
  });

  it('S02: a name that leads into folders is refused', async () => {
    const instance = createInstance();
    const form = uploadOf([['../secret.pdf', 'identity']]);
    const response = await instance.ask('/api/shops/documents', { method: 'POST', form });
    expect(codesOf(response)).toEqual(['INVALID_FILE_NAME']);
  });

  it('rejects a file without a description and a description without a file', async () => {
    const instance = createInstance();
    const extra = uploadOf([['one.pdf', 'identity']]);
    extra.append('files', new Blob(['?']), 'extra.pdf');
    const { status, json } = await instance.ask('/api/shops/documents', { method: 'POST', form: extra });
    expect(status).toBe(400);
    expect(json.message).toContain('extra.pdf');
    const missing = uploadOf([['one.pdf', 'identity']]);
    missing.set('files', new Blob(['?']), 'one.pdf');
    missing.set(
      'shop_documents',
      new Blob(
        [
          JSON.stringify({
            shop_documents: [
              { file_name: 'one.pdf', type_code: 'identity' },
              { file_name: 'two.pdf', type_code: 'price-list' },
            ],
          }),
        ],
        { type: 'application/json' },
      ),
    );
    expect(codesOf(await instance.ask('/api/shops/documents', { method: 'POST', form: missing }))).toEqual([
      'FILE_NOT_FOUND',
    ]);
  });

  it('takes documents of an operator for the shop that it names', async () => {
    const instance = createInstance();
    const response = await upload(instance, [['one.pdf', 'price-list']], { key: keys.operator }, 2003);
    expect(response.json).toEqual({ documents: [], errors_count: 0 });
    expect(await listOf(instance, '?shop_id=2003', keys.suspended)).toHaveLength(2);
    expect((await upload(instance, [['one.pdf', 'price-list']], { key: keys.operator })).status).toBe(400);
    expect((await upload(instance, [['one.pdf', 'price-list']], { key: keys.operator }, 9999)).status).toBe(404);
  });

  it('S13, E01: a document is deleted permanently and frees its type', async () => {
    const instance = createInstance();
    expect((await instance.ask('/api/shops/documents/5002', { method: 'DELETE' })).status).toBe(204);
    expect((await instance.ask('/api/shops/documents/5002', { method: 'DELETE' })).status).toBe(410);
    expect((await instance.ask('/api/shops/documents/download?document_ids=5002')).status).toBe(404);
    expect(codesOf(await upload(instance, [['insurance.pdf', 'insurance']]))).toEqual([]);
  });
});

describe('download of business documents', () => {
  const instance = createInstance();
  const download = (query: string, key: string = keys.home): Promise<ApiResponse> =>
    instance.ask(`/api/shops/documents/download${query}`, { key, headers: { accept: 'application/json' } });

  it('S03: operator and front get all documents of the shops that they name', async () => {
    for (const key of [keys.operator, keys.front]) {
      const { bytes } = await download('?shop_ids=2001&shop_ids=2002&type_codes=trade-register', key);
      expect(pathsIn(bytes)).toEqual(['2001/register.pdf', '2002/Gründungsurkunde.pdf']);
      expect((await download('?type_codes=trade-register', key)).status).toBe(400);
    }
  });

  it('numbers files of one name in one shop', async () => {
    const twice = createInstance({ seed: 'empty' });
    await upload(twice, [['same.pdf', 'identity']]);
    await upload(twice, [['same.pdf', 'price-list']]);
    const { bytes } = await twice.ask('/api/shops/documents/download');
    expect(pathsIn(bytes)).toEqual(['2001/same.pdf', '2001/same (2).pdf']);
  });
});
