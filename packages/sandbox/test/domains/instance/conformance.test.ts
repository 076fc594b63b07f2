import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { handlers } from '../../../src/domains/index.ts';
import { type Asking, createInstance, keys } from '../harness.ts';

// The clients are generated from the API descriptions, so responses must match them.

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, object>> }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const surfaces: Readonly<Record<string, string>> = {
  'marketplace-seller': keys.home,
  'services-seller': keys.home,
  'catalog-manager-seller': keys.home,
  'marketplace-operator': keys.operator,
  'services-operator': keys.operator,
  'catalog-manager-operator': keys.operator,
  'marketplace-front': keys.front,
  'services-front': keys.front,
  'catalog-manager-front': keys.front,
};

const documentOf = (surface: string): Document =>
  JSON.parse(
    readFileSync(new URL(`../../../../../specs/dist/${surface}.openapi.json`, import.meta.url), 'utf8'),
  ) as Document;

const instance = createInstance();
const waiting = (await instance.ask('/api/document-request/requests?state=TO_PROCESS&limit=1')).json.data[0];

/** Query of reads, by operation. */
const queries: Readonly<Record<string, string>> = {
  S30: '?updated_since=2020-01-01T00:00:00Z&include_deleted=true',
  IV01: '?type=ALL&max=100',
  SBC11: '?limit=1000',
  DR11: '?limit=100',
  TL02: '?limit=2000',
  P31: '?product_references=SKU|WARDROBE-1,SKU|CHAIR-2',
  CM11: '?provider_id=2001',
  M01: '?received=ALL&max=100',
  M11: '?with_messages=true',
  ST11: '?limit=100',
  OR11: '?max=100',
  OR72: '?order_ids=ORD-1001-A',
  P11: '?product_ids=WARDROBE-1',
};

/** Values of path parameters, by name. A read with a parameter that is not here is proved elsewhere. */
const pathValues: Readonly<Record<string, string>> = {
  reason_type: 'REFUND',
  document_request_id: waiting.id,
  import_id: '7001',
  order_id: 'SO-5019',
  thread_id: (await instance.ask('/api/inbox/threads?limit=1')).json.data[0].id,
};

/** Paths with other values. */
const paths: Readonly<Record<string, string>> = {
  '/api/orders/{order_id}': '/api/orders/ORD-1047-A',
  '/api/orders/{order_id}/messages': '/api/orders/ORD-1001-A/messages',
  '/api/orders/{order_id}/evaluation': '/api/orders/ORD-1054-A/evaluation',
};

/** IDs of imports of offers and of stock. */
const importIds: Readonly<Record<string, string>> = {
  '/api/offers/imports/{import_id}': '40001',
  '/api/offers/stock/imports/{import_id}/status': '510c0000-0000-4000-8000-000000000001',
};

function pathOf(template: string): string | undefined {
  if (paths[template] !== undefined) return paths[template];
  const importId = importIds[template];
  if (importId !== undefined) return template.replace('{import_id}', importId);
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => pathValues[name] === undefined)) return undefined;
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => pathValues[name] ?? '');
}

/** The reads of a surface that return JSON. */
function* readsOf(document: Document): Generator<readonly [id: string, template: string, path: string]> {
  for (const [template, item] of Object.entries(document.paths)) {
    const get = item['get'];
    const path = pathOf(template);
    if (template.startsWith('/linked/')) continue;
    if (get?.responses['200']?.content?.['application/json'] === undefined || path === undefined) continue;
    if (get.operationId in handlers) yield [get.operationId, template, path + (queries[get.operationId] ?? '')];
  }
}

type Check = (template: string, method: string, json: unknown) => void;

function checkOf(surface: string, document: Document): Check {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addFormat('date-time-without-timezone', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
  ajv.addSchema(document, surface);
  return (template, method, json) => {
    const path = encodeURIComponent(template.replaceAll('~', '~0').replaceAll('/', '~1'));
    const validate = ajv.getSchema(
      `${surface}#/paths/${path}/${method}/responses/200/content/application~1json/schema`,
    );
    if (validate === undefined) throw new Error(`${surface} has no response of ${method} ${template}`);
    validate(json);
    expect(validate.errors ?? []).toEqual([]);
  };
}

describe.each(Object.entries(surfaces))('responses on %s', (surface, key) => {
  const document = documentOf(surface);
  const check = checkOf(surface, document);

  it.each([...readsOf(document)])('%s is as described', async (_, template, path) => {
    const { status, json } = await instance.ask(path, { key });
    expect(status).toBe(200);
    check(template, 'get', json);
  });
});

const upload = (part: string, value: object): FormData => {
  const form = new FormData();
  form.append('files', new Blob(['?']), 'one.exe');
  form.append(part, new Blob([JSON.stringify(value)], { type: 'application/json' }));
  return form;
};

describe('responses to writes of a shop', () => {
  const check = checkOf('marketplace-seller', documentOf('marketplace-seller'));
  const writes: readonly (readonly [id: string, path: string, asking: Asking])[] = [
    ['A02', '/api/account', { method: 'PUT', json: { description: 'New.', is_professional: false } }],
    [
      'S32',
      '/api/shops/documents',
      {
        method: 'POST',
        form: upload('shop_documents', { shop_documents: [{ file_name: 'one.exe', type_code: 'identity' }] }),
      },
    ],
    [
      'DR74',
      '/api/document-request/documents/upload',
      {
        method: 'POST',
        form: upload('documents_input', {
          requests: [{ request_id: waiting.id, document_number: '1', files: [{ name: 'one.exe', format: 'PDF' }] }],
        }),
      },
    ],
    ['TL03', '/api/sellerpayment/transactions_logs/async', { method: 'POST' }],
  ];

  it.each(writes)('%s is as described', async (_, path, asking) => {
    const { status, json } = await instance.ask(path, asking);
    expect(status).toBe(200);
    check(path, (asking.method ?? 'GET').toLowerCase(), json);
  });

  it('TL04 is as described, pending and completed', async () => {
    const exporting = createInstance();
    const { tracking_id } = (await exporting.ask('/api/sellerpayment/transactions_logs/async', { method: 'POST' }))
      .json;
    for (const wait of [0, 60_000]) {
      exporting.advance(wait);
      const { json } = await exporting.ask(`/api/sellerpayment/transactions_logs/async/status/${tracking_id}`);
      check('/api/sellerpayment/transactions_logs/async/status/{tracking_id}', 'get', json);
    }
  });
});
