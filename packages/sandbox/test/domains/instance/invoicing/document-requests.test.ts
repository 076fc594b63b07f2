import { describe, expect, it } from 'vitest';
import { createInstance, type Instance, type Json, keys, pathsIn, type ApiResponse, seekAll } from '../../harness.ts';

interface Issued {
  readonly request_id: string;
  readonly document_number: string;
  readonly files: readonly { readonly name: string; readonly format: string }[];
}

function upload(instance: Instance, requests: readonly Issued[], names: readonly string[]): Promise<ApiResponse> {
  const form = new FormData();
  for (const name of names) form.append('files', new Blob([`content of ${name}`]), name);
  form.append('documents_input', new Blob([JSON.stringify({ requests })], { type: 'application/json' }));
  return instance.ask('/api/document-request/documents/upload', { method: 'POST', form });
}

const requestsIn = async (instance: Instance, query: string): Promise<Json[]> =>
  (await instance.ask(`/api/document-request/requests?limit=100&${query}`)).json.data;

/** Documents for the requests that wait for a shop's document, in every format that they ask for. */
async function documentsFor(instance: Instance, count: number): Promise<Issued[]> {
  const waiting = await requestsIn(instance, 'state=TO_PROCESS&issuer_type=SHOP&type=INVOICE');
  return waiting.slice(0, count).map((request, index) => ({
    request_id: request.id,
    document_number: `A-${index}`,
    files: request.document_details.map(({ format }: { format: string }) => ({ name: `A-${index}.${format}`, format })),
  }));
}

const namesOf = (documents: readonly Issued[]): string[] =>
  documents.flatMap(({ files }) => files.map(({ name }) => name));
const codesOf = ({ json }: ApiResponse): string[][] =>
  json.requests.map(({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code));

describe('list of document requests', () => {
  const instance = createInstance();

  it('Q05: newest first by default, oldest first when asked', async () => {
    const dates = (await requestsIn(instance, '')).map(({ date_created }) => date_created);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const ascending = (await requestsIn(instance, 'sort=dateCreated,ASC')).map(({ date_created }) => date_created);
    expect(ascending).toEqual(dates.toReversed());
  });

  it('refuses entity_id without entity_type, and finds with both', async () => {
    const [{ entity_id, entity_type }] = await requestsIn(instance, 'state=ISSUED');
    const { status, json } = await instance.ask(`/api/document-request/requests?entity_id=${entity_id}`);
    expect(status).toBe(400);
    expect(json.message).toContain('entity_type');
    const found = await requestsIn(instance, `entity_id=${entity_id}&entity_type=${entity_type}`);
    expect(found.every((request) => request.entity_id === entity_id)).toBe(true);
    expect(found.length).toBeGreaterThan(0);
  });

  it('AS81: finds billing cycles by either name of their bounds', async () => {
    const ours = await requestsIn(
      instance,
      'shop_billing_cycle_from=2026-02-01T00:00:00Z&shop_billing_cycle_to=2026-02-24T00:00:00Z',
    );
    expect(ours).toHaveLength(3);
    expect(
      await requestsIn(instance, 'billing_cycle_from=2026-02-01T00:00:00Z&billing_cycle_to=2026-02-24T00:00:00Z'),
    ).toEqual(ours);
    expect((await instance.ask('/api/document-request/requests?billing_cycle_from=February')).status).toBe(400);
  });

  it('lists the lines of a request, and returns 404 for another shop’s request', async () => {
    const [fees] = await requestsIn(instance, 'entity_type=FEES');
    const { items } = await seekAll(instance, `/api/document-request/${fees.id}/lines?limit=1`);
    expect(items.map(({ entity_type }) => entity_type)).toEqual(['FEES_DEBIT_COMMISSION', 'FEES_DEBIT_SUBSCRIPTION']);
    const total = items.reduce((sum, line) => sum + line.total_price_including_taxes, 0);
    expect(total).toBeCloseTo(fees.total_amount_including_taxes, 2);
    expect((await instance.ask(`/api/document-request/${fees.id}/lines`, { key: keys.suspended })).status).toBe(404);
  });
});

describe('download of issued documents', () => {
  const instance = createInstance();
  const download = (query: string): Promise<ApiResponse> =>
    instance.ask(`/api/document-request/documents/download?${query}`, {
      headers: { accept: 'application/octet-stream' },
    });

  it('S07: at least one of document_id and entity_id is required, and entity_id needs entity_type', async () => {
    const without = await download('document_format=PDF');
    expect([without.status, without.json.message.includes('document_id')]).toEqual([400, true]);
    const half = await download('entity_id=x');
    expect([half.status, half.json.message.includes('entity_type')]).toEqual([400, true]);
  });

  it('S07, AS74: several documents are a ZIP with folders by entity type and entity, one is the file itself', async () => {
    const issued = (await requestsIn(instance, 'state=ISSUED&entity_type=PRODUCT_LOGISTIC_ORDER')).filter(
      ({ document_details }) => document_details.length === 2,
    );
    const [first, second] = issued;
    const query = `entity_type=PRODUCT_LOGISTIC_ORDER&entity_id=${first.entity_id},${second.entity_id}`;
    const { bytes, fileName } = await download(query);
    expect(fileName).toMatch(/\.zip$/);
    expect(pathsIn(bytes).toSorted()).toEqual(
      [first, second]
        .flatMap(({ entity_id, document_number }) =>
          ['pdf', 'xml'].map((end) => `PRODUCT_LOGISTIC_ORDER/${entity_id}/${document_number}.${end}`),
        )
        .toSorted(),
    );
    const one = await download(`entity_type=PRODUCT_LOGISTIC_ORDER&entity_id=${first.entity_id}&document_format=cXML`);
    expect(one.fileName).toBe(`${first.document_number}.xml`);
    expect(one.text).toContain('<cXML>');
  });

  it('finds the invoice that a credit note corrects', async () => {
    const [credit] = await requestsIn(instance, 'type=CREDIT_NOTE');
    const [corrected] = credit.initial_documents;
    const { status, fileName } = await download(`document_id=${corrected.id}`);
    expect([status, fileName]).toEqual([200, `${corrected.number}.pdf`]);
  });

  it('AS28: returns 404 if nothing is found', async () => {
    expect((await download('document_id=unknown')).status).toBe(404);
  });
});

describe('upload of documents', () => {
  it('S08: requests get their documents, which can be downloaded', async () => {
    const instance = createInstance();
    const documents = await documentsFor(instance, 5);
    const response = await upload(instance, documents, namesOf(documents));
    expect(codesOf(response)).toEqual([[], [], [], [], []]);
    const [first] = documents as [Issued];
    const [request] = await requestsIn(instance, `id=${first.request_id}`);
    expect(request).toMatchObject({
      state: 'ISSUED',
      document_number: 'A-0',
      document_upload_date: '2026-03-04T12:00:00.000Z',
    });
    const { entity_type, entity_id } = request;
    const file = await instance.ask(
      `/api/document-request/documents/download?entity_type=${entity_type}&entity_id=${entity_id}`,
    );
    expect(file.text).toBe('content of A-0.PDF');
  });

  it('S08: a request without all its formats fails, and the other requests of the call succeed', async () => {
    const instance = createInstance();
    const documents = await documentsFor(instance, 5);
    const both = documents.find(({ files }) => files.length === 2) as Issued;
    const single = documents.find(({ files }) => files.length === 1) as Issued;
    const half = { ...both, files: both.files.slice(0, 1) };
    const response = await upload(instance, [half, single], namesOf([half, single]));
    expect(codesOf(response)).toEqual([['MISSING_FORMAT'], []]);
    expect((await requestsIn(instance, `id=${both.request_id}`))[0].state).toBe('TO_PROCESS');
    expect((await requestsIn(instance, `id=${single.request_id}`))[0].state).toBe('ISSUED');
  });

  it('S08: file names are distinct', async () => {
    const instance = createInstance();
    const documents = (await documentsFor(instance, 10)).filter(({ files }) => files.length === 1).slice(0, 2);
    const same = documents.map(({ request_id, document_number }) => ({
      request_id,
      document_number,
      files: [{ name: 'same.pdf', format: 'PDF' }],
    }));
    expect(codesOf(await upload(instance, same, ['same.pdf']))).toEqual([
      ['DUPLICATE_FILE_NAME'],
      ['DUPLICATE_FILE_NAME'],
    ]);
  });

  it('S08: a call has at most 50 documents', async () => {
    const instance = createInstance();
    const documents = await documentsFor(instance, 1);
    const names = Array.from({ length: 51 }, (_, index) => `${index}.pdf`);
    const { status, json } = await upload(instance, documents, names);
    expect(status).toBe(400);
    expect(json.message).toContain('files');
  });

  it('rejects a document with the reason: unknown, of another shop, the operator’s own, already issued', async () => {
    const instance = createInstance();
    const [fees] = await requestsIn(instance, 'entity_type=FEES');
    const [issued] = await requestsIn(instance, 'state=ISSUED&issuer_type=SHOP');
    const other = await instance.ask('/api/document-request/requests?state=TO_PROCESS&limit=1', {
      key: keys.suspended,
    });
    const ids = ['unknown', other.json.data[0].id, fees.id, issued.id];
    const documents = ids.map((request_id, index) => ({
      request_id,
      document_number: '1',
      files: [{ name: `${index}.pdf`, format: 'PDF' }],
    }));
    expect(
      (codesOf(await upload(instance, documents, namesOf(documents))) as string[][]).map(([code]) => code),
    ).toEqual(['DOCUMENT_REQUEST_NOT_FOUND', 'DOCUMENT_REQUEST_NOT_FOUND', 'WRONG_ISSUER', 'INVALID_STATE']);
  });
});
