import { describe, expect, it } from 'vitest';
import { createInstance, type Instance, type Json, keys, pathsIn, type ApiResponse } from '../../harness.ts';

const codeOf = ({ json }: ApiResponse): unknown => json.errors?.[0].code;

function upload(instance: Instance, names: readonly string[], inputs: readonly object[]): Promise<ApiResponse> {
  const form = new FormData();
  for (const name of names) form.append('files', new File([`content of ${name}`], name));
  const part = new Blob([JSON.stringify({ order_documents: inputs })], { type: 'application/json' });
  form.append('order_documents', part);
  return instance.ask('/api/orders/ORD-1001-A/documents', { method: 'POST', form });
}

const listed = async (instance: Instance, ids = 'ORD-1001-A'): Promise<Json[]> =>
  (await instance.ask(`/api/orders/documents?order_ids=${ids}`)).json.order_documents;

describe('documents of orders', () => {
  it('OR72: documents are listed by order, and orders of other shops have none', async () => {
    const instance = createInstance();
    expect(await listed(instance, 'ORD-1001-A,ORD-2001-A')).toMatchObject([
      { id: 10_011, order_id: 'ORD-1001-A', type: 'customer-invoice', file_name: 'invoice-1001.pdf' },
      { id: 10_012, order_id: 'ORD-1001-A', type: 'delivery-bill' },
    ]);
    expect((await instance.ask('/api/orders/documents')).status).toBe(400);
  });

  it('OR74, W23: valid documents are stored, and the response lists the others', async () => {
    const instance = createInstance();
    const entry = (file_name: string, type_code = 'customer-invoice', more: object = {}): object => ({
      file_name,
      type_code,
      ...more,
    });
    const { json } = await upload(
      instance,
      ['a.pdf', 'b.exe', 'ü.pdf', 'c.pdf', 'd.pdf', 'e.pdf'],
      [
        entry('a.pdf'),
        entry('b.exe'),
        entry('ü.pdf'),
        entry('c.pdf', 'identity'),
        entry('missing.pdf'),
        entry('d.pdf', 'customer-invoice', { entity: { id: 'nothing', type: 'RETURN' } }),
        entry('a.pdf'),
        entry('e.pdf', 'delivery-bill'),
      ],
    );
    expect(json.errors_count).toBe(6);
    expect(json.order_documents.map(({ input, errors }: Json) => [input.file_name, errors[0].code])).toEqual([
      ['b.exe', 'UNSUPPORTED_FILE_TYPE'],
      ['ü.pdf', 'INVALID_FILE_NAME'],
      ['c.pdf', 'UNKNOWN_TYPE'],
      ['missing.pdf', 'FILE_NOT_FOUND'],
      ['d.pdf', 'RETURN_NOT_FOUND'],
      ['a.pdf', 'DUPLICATE_FILE_NAME'],
    ]);
    expect((await listed(instance)).slice(2).map(({ file_name }) => file_name)).toEqual(['a.pdf', 'e.pdf']);
  });

  it('OR74: an order has at most 50 documents', async () => {
    const instance = createInstance();
    const names = Array.from({ length: 49 }, (_, index) => `${index}.pdf`);
    const inputs = names.map((file_name) => ({ file_name, type_code: 'customer-invoice' }));
    expect((await upload(instance, names, inputs)).json).toMatchObject({
      errors_count: 1,
      order_documents: [{ input: { file_name: '48.pdf' }, errors: [{ code: 'TOO_MANY_DOCUMENTS' }] }],
    });
  });

  it('OR73, W22: one document is the file, several are an archive with a folder for each order', async () => {
    const instance = createInstance();
    await upload(instance, ['a.pdf'], [{ file_name: 'a.pdf', type_code: 'customer-invoice' }]);
    const [, , { id }] = (await listed(instance)) as [Json, Json, Json];
    const download = (query: string): Promise<ApiResponse> => instance.ask(`/api/orders/documents/download?${query}`);
    const file = await download(`document_ids=${id}`);
    expect([file.fileName, file.text]).toEqual(['a.pdf', 'content of a.pdf']);
    const archive = await download('order_ids=ORD-1001-A,ORD-1002-A&document_codes=delivery-bill');
    expect(archive.fileName).toMatch(/^documents-\d{14}\.zip$/);
    expect(pathsIn(archive.bytes)).toEqual(['ORD-1001-A/delivery-note-1001.pdf', 'ORD-1002-A/delivery-note-1002.pdf']);
    expect((await download('')).status).toBe(400);
    expect((await download('document_ids=20011')).status).toBe(404);
  });

  it('OR76: a deleted document is gone', async () => {
    const instance = createInstance();
    const remove = (key?: string): Promise<ApiResponse> =>
      instance.ask('/api/orders/documents/10011', { method: 'DELETE', ...(key !== undefined && { key }) });
    expect((await remove(keys.garden)).status).toBe(404);
    expect((await remove()).status).toBe(204);
    expect((await listed(instance)).map(({ id }) => id)).toEqual([10_012]);
    expect((await remove()).status).toBe(404);
  });

  it('OR75: taxes have labels in the requested language', async () => {
    const instance = createInstance();
    const { taxes } = (await instance.ask('/api/orders/taxes?locale=fr_FR')).json;
    expect(taxes).toContainEqual({ code: 'VAT20', label: 'TVA 20 %', tax_calculation_rule: 'PROPORTIONAL_TO_AMOUNT' });
  });
});

describe('incidents, evaluations and messages', () => {
  it('W21: after a resolved incident, the line has the state of its order', async () => {
    const instance = createInstance();
    const resolve = (line: string, reason_code: string): Promise<ApiResponse> =>
      instance.ask(`/api/orders/ORD-1047-A/lines/${line}/resolve_incident`, { method: 'PUT', json: { reason_code } });
    expect((await resolve('ORD-1047-A-1', '21')).status).toBe(400);
    expect((await resolve('ORD-1047-A-2', '26')).status).toBe(404);
    expect((await resolve('ORD-1047-A-1', '26')).status).toBe(204);
    expect(codeOf(await resolve('ORD-1047-A-1', '26'))).toBe('ORDER_LINE_INVALID_STATE');
    const [order] = (await instance.ask('/api/orders?order_ids=ORD-1047-A')).json.orders;
    expect([order.has_incident, order.order_lines[0].order_line_state]).toEqual([false, 'SHIPPED']);
  });

  it('OR51: an order has an evaluation or none', async () => {
    const instance = createInstance();
    expect((await instance.ask('/api/orders/ORD-1054-A/evaluation')).json).toMatchObject({ grade: 5 });
    expect((await instance.ask('/api/orders/ORD-1001-A/evaluation')).status).toBe(404);
  });

  it('OR41: messages of an order are listed, newest first', async () => {
    const instance = createInstance();
    const message = { subject: 'Hello', body: 'Text', to_customer: true, to_operator: false, to_shop: false };
    await instance.ask('/api/orders/ORD-1001-A/messages', { method: 'POST', json: message });
    const { messages, total_count } = (await instance.ask('/api/orders/ORD-1001-A/messages?read=TRUE')).json;
    expect(messages[0]).toMatchObject({ subject: 'Hello', order_id: 'ORD-1001-A' });
    expect(total_count).toBe(messages.length);
    expect((await instance.ask('/api/orders/ORD-2001-A/messages')).status).toBe(404);
  });
});
