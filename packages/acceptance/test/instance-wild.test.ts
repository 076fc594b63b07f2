/** The instance accepts the habits of other clients, and treats their requests like ours. */
import { describe, expect, it } from 'vitest';
import { createInstance } from '../src/instance.ts';

const documents = '<shop_document><file_name>form.pdf</file_name><type_code>return-form</type_code></shop_document>';
const xml = `<?xml version="1.0"?>\n<body><shop_documents>${documents}</shop_documents></body>`;
const upload = (part: string | Blob, files = 'files'): FormData => {
  const form = new FormData();
  form.append('shop_documents', part);
  form.append(files, new Blob(['%PDF']), 'form.pdf');
  return form;
};
const jsonPart = JSON.stringify({ shop_documents: [{ file_name: 'form.pdf', type_code: 'return-form' }] });
const fulfilment = (amount: string | number): FormData => {
  const input = { request_id: 'unknown', document_number: 'A-1', total_tax_amount: amount, files: [] };
  const form = new FormData();
  form.append('documents_input', new Blob([JSON.stringify({ requests: [input] })], { type: 'application/json' }));
  form.append('files', new Blob(['%PDF']), 'A-1.pdf');
  return form;
};

const send = (method: 'POST' | 'PUT', body: unknown) => (): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
const offer = { shop_sku: 'WARDROBE-1', product_id: '4000000000013', product_id_type: 'EAN', state_code: '11' };
const refund = { order_line_id: 'ORD-1002-A-1', shipping_amount: 0, currency_iso_code: 'EUR', quantity: 1 };
const orderFiles = (part: string, type: string) => (): RequestInit => {
  const form = new FormData();
  form.append('order_documents', new Blob([part], { type }));
  form.append('files', new Blob(['%PDF']), 'a.pdf');
  return { method: 'POST', body: form };
};
const offerFile = (fields: Readonly<Record<string, string>>) => (): RequestInit => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob(['sku;price\nWARDROBE-1;240\n'], { type: 'text/csv' }), 'offers.csv');
  return { method: 'POST', body: form };
};

it('OF01, AS101: the deprecated mode PARTIAL_UPDATE keeps other offers, as NORMAL does', async () => {
  const instance = createInstance({ strict: true });
  const count = async () => (await instance.shop().offers.list({ max: 1 })).total;
  const before = await count();
  const started = await instance.plain('/api/offers/imports', offerFile({ import_mode: 'PARTIAL_UPDATE' })());
  const { import_id } = (await started.json()) as { readonly import_id: number };
  await instance.clock.advance(3_600_000);
  const status = (await (await instance.plain(`/api/offers/imports/${import_id}`)).json()) as object;
  expect(status).toMatchObject({ status: 'COMPLETE', mode: 'PARTIAL_UPDATE' });
  expect(await count()).toBe(before);
});

/** A request as documented, and as published clients send it. */
const dialects: readonly (readonly [
  name: string,
  documented: readonly [target: string, init?: () => RequestInit],
  seen: readonly [target: string, init?: () => RequestInit],
  refusal?: number,
])[] = [
  ...[
    ['sellerpayment/transactions_logs', 'dateCreated', 'DESC'],
    ['document-request/requests', 'dateCreated', 'DESC'],
    ['document-request/0000006f-0000-4000-8000-00000131546f/lines', 'dateCreated', 'ASC'],
    ['shipments', 'dateCreated', 'ASC'],
    ['shipments/items_to_ship', 'shippingDate', 'ASC'],
    ['inbox/threads', 'date_created', 'ASC'],
  ].flatMap(
    ([list = '', criterion = '', usual = '']) =>
      [
        [
          `${list}: a separate direction parameter`,
          [`/api/${list}?sort=${criterion},DESC`],
          [`/api/${list}?sort=${criterion}&order=desc`],
        ],
        [`${list}: no direction`, [`/api/${list}?sort=${criterion},${usual}`], [`/api/${list}?sort=${criterion}`]],
        [
          `${list}: a direction in lower case`,
          [`/api/${list}?sort=${criterion},ASC`],
          [`/api/${list}?sort=${criterion},asc`],
        ],
      ] as const,
  ),
  ['1 for true', ['/api/inbox/threads?with_messages=true'], ['/api/inbox/threads?with_messages=1']],
  ['0 for false', ['/api/inbox/threads?with_messages=false'], ['/api/inbox/threads?with_messages=0']],
  ['an empty value for none', ['/api/invoices'], ['/api/invoices?type=&current_state=']],
  [
    'JSON requested for a file',
    ['/api/invoices/10001', () => ({ headers: { accept: '*/*' } })],
    ['/api/invoices/10001', () => ({ headers: { accept: 'application/json' } })],
    406,
  ],
  ...(
    [
      ['XML for JSON', () => new Blob([xml], { type: 'application/xml' })],
      ['XML without a content type', () => xml],
      ['JSON without a content type', () => jsonPart],
    ] as const
  ).map(
    ([name, part]) =>
      [
        name,
        [
          '/api/shops/documents',
          () => ({ method: 'POST', body: upload(new Blob([jsonPart], { type: 'application/json' })) }),
        ],
        ['/api/shops/documents', () => ({ method: 'POST', body: upload(part()) })],
        415,
      ] as const,
  ),
  [
    'files[] for files',
    [
      '/api/shops/documents',
      () => ({ method: 'POST', body: upload(new Blob([jsonPart], { type: 'application/json' })) }),
    ],
    [
      '/api/shops/documents',
      () => ({ method: 'POST', body: upload(new Blob([jsonPart], { type: 'application/json' }), 'files[]') }),
    ],
  ],
  [
    'amounts as text',
    ['/api/document-request/documents/upload', () => ({ method: 'POST', body: fulfilment(101.5) })],
    ['/api/document-request/documents/upload', () => ({ method: 'POST', body: fulfilment('101.50000') })],
  ],
  [
    'OF24: a price as text, and null for the update',
    ['/api/offers', send('POST', { offers: [{ ...offer, price: 199, quantity: 5, update_delete: '' }] })],
    ['/api/offers', send('POST', { offers: [{ ...offer, price: '199.00000', quantity: '5', update_delete: null }] })],
  ],
  [
    'OR28: amounts as text and a reason as a number',
    ['/api/orders/refund', send('PUT', { refunds: [{ ...refund, reason_code: '14', amount: 1 }] })],
    ['/api/orders/refund', send('PUT', { refunds: [{ ...refund, reason_code: 14, amount: '1.00E+0' }] })],
  ],
  [
    'OR74: XML for JSON',
    [
      '/api/orders/ORD-1046-A/documents',
      orderFiles('{"order_documents":[{"file_name":"a.pdf","type_code":"CUSTOMER_INVOICE"}]}', 'application/json'),
    ],
    [
      '/api/orders/ORD-1046-A/documents',
      orderFiles(
        '<body><order_documents><order_document><file_name>a.pdf</file_name><type_code>CUSTOMER_INVOICE</type_code></order_document></order_documents></body>',
        'application/xml',
      ),
    ],
    415,
  ],
  [
    'OF01: the mode of an import in the query',
    ['/api/offers/imports', offerFile({ import_mode: 'NORMAL' })],
    ['/api/offers/imports?import_mode=NORMAL', offerFile({})],
  ],
];

const named = dialects.map(([name, documented, seen, refusal = 400]) => ({ name, documented, seen, refusal }));

describe.each(named)('$name', ({ documented, seen, refusal }) => {
  const responseTo = async (strict: boolean, [target, init]: readonly [string, (() => RequestInit)?]) => {
    const response = await createInstance({ strict }).plain(target, init?.());
    const text = await response.text();
    return [response.status, text.replaceAll(/"(next|previous)_page_token":"[^"]+"/g, '')] as const;
  };

  it('an undocumented form means the same as the documented form', async () => {
    const expected = await responseTo(false, documented);
    expect([200, 201]).toContain(expected[0]);
    expect(await responseTo(false, seen)).toEqual(expected);
  });

  it('an undocumented form is refused by a strict sandbox, which accepts the documented form', async () => {
    expect([200, 201]).toContain((await responseTo(true, documented))[0]);
    expect((await responseTo(true, seen))[0]).toBe(refusal);
  });
});
