/** The instance accepts the habits of other clients, and treats their requests like ours. */
import { createSandbox, type Listener } from '@tradelane/sandbox';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstance } from '../src/instance.ts';

describe('habits of other clients', () => {
  const instance = createInstance({ strict: false });
  const json = async (target: string, init: Parameters<typeof instance.plain>[1] = {}) => {
    const response = await instance.plain(target, init);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  it.each([
    ['/api/shipments', 'order_id', ['ORD-1046-A', 'ORD-1047-A', 'ORD-1048-A']],
    ['/api/inbox/threads', 'entity_type=MMP_ORDER&entity_id', ['ORD-1001-A', 'ORD-1002-A']],
    ['/api/shops/documents', 'shop_ids', ['2001', '2002']],
    ['/api/invoices', 'invoice_id', ['10001', '10002']],
    ['/api/document-request/requests', 'state', ['ISSUED', 'TO_PROCESS']],
    ['/api/mms/orders', 'state', ['WAITING_ACCEPTANCE', 'ORDER_PENDING']],
    ['/api/products', 'product_references', ['SKU|CHAIR-1', 'SKU|CHAIR-2']],
  ])('Q09: %s accepts %s with commas, with encoded commas, and repeated', async (path, name, values) => {
    const commas = await json(`${path}?${name}=${values.join()}`);
    expect(commas.status).toBe(200);
    expect(await json(`${path}?${name}=${values.join('%2C')}`)).toEqual(commas);
    const [filter = '', beside = ''] = name.split('&').toReversed();
    const repeated = values.map((value) => `${filter}=${value}`);
    expect(await json(`${path}?${[...repeated, beside].join('&')}`)).toEqual(commas);
    const one = await json(`${path}?${name}=${values[0]}`);
    expect(one).not.toEqual(commas);
  });

  it('Q01: `paginate=false` returns everything at once, and unknown parameters are ignored', async () => {
    const { body } = await json('/api/invoices?paginate=false');
    const { total } = await instance.shop().invoices.list({ max: 1 });
    expect(total).toBeGreaterThan(10);
    expect(body['invoices']).toHaveLength(total ?? 0);
    expect((await json('/api/invoices?paginate=true&utm_source=x')).body['invoices']).toHaveLength(10);
  });

  it.each([
    ['2026-03-01T00:00:00Z'],
    ['2026-03-01T00:00:00%2B00:00'],
    ['2026-03-01T00:00:00+00:00'], // The plus arrives as a space.
    ['2026-03-01T01:00:00%2B01:00'],
    ['2026-02-28T19:00:00-05:00'],
    ['2026-03-01T00:00:00.000Z'],
  ])('Q08: the date %s is the same time in every notation', async (date) => {
    const target = (written: string): string =>
      `/api/sellerpayment/transactions_logs?limit=5&date_created_from=${written}`;
    const { status, body } = await json(target(date));
    expect(status).toBe(200);
    expect(body['data']).toEqual((await json(target('2026-03-01T00:00:00Z'))).body['data']);
  });

  it.each<[string, RequestInit]>([
    ['no body', {}],
    ['an empty body that is called JSON', { body: '', headers: { 'content-type': 'application/json' } }],
    ['an empty object', { body: '{}', headers: { 'content-type': 'application/json; charset=UTF-8' } }],
  ])('S09: TL03 is started with %s, and exports everything', async (_, init) => {
    const { status, body } = await json('/api/sellerpayment/transactions_logs/async', { method: 'POST', ...init });
    expect(status).toBe(200);
    expect(body['tracking_id']).toEqual(expect.any(String));
  });
});

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

describe('over a socket', () => {
  const sandbox = createSandbox({ clock: { now: () => Date.UTC(2026, 2, 4, 12), wait: () => Promise.resolve() } });
  const key = sandbox.info().credentials.shops[0]?.api_key ?? '';
  let listener: Listener;
  beforeAll(async () => {
    listener = await sandbox.listen();
  });
  afterAll(() => listener.close());

  /** Sends a request byte by byte, and returns its status line and body. */
  const raw = (lines: readonly string[]): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(listener.port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
      let text = '';
      socket.setEncoding('utf8');
      socket.on('data', (piece: string) => (text += piece));
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
  const request = (first: string, ...headers: readonly string[]): Promise<string> =>
    raw([`${first} HTTP/1.1`, 'Host: 127.0.0.1', `Authorization: ${key}`, 'Connection: close', ...headers]);

  it('SV01: accept needs `Content-Length: 0`, and the error names it if it is missing', async () => {
    const path = '/instance/api/mms/orders/SO-5001/accept';
    const without = await request(`PUT ${path}`);
    expect(without).toMatch(/^HTTP\/1.1 400 /);
    expect(without).toContain('Content-Length');
    expect(await request(`PUT ${path}`, 'Content-Length: 0')).toMatch(/^HTTP\/1.1 204 /);
  });

  it('S09: TL03 is started without any header of a body', async () => {
    expect(await request('POST /instance/api/sellerpayment/transactions_logs/async')).toMatch(/^HTTP\/1.1 200 /);
  });

  it('Q08: an unencoded plus sign is a plus sign', async () => {
    const response = await request('GET /instance/api/invoices?start_date=2026-01-01T00:00:00+00:00');
    expect(response).toMatch(/^HTTP\/1.1 200 /);
  });
});
