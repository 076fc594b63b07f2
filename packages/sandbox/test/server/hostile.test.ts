import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MemoryStore } from '../../src/index.ts';
import { call, createWorld, form, type Json, orderInput, origin, pdf, type World } from '../world.ts';

const store = new MemoryStore();
let world: World;
let before: string;

beforeAll(async () => {
  world = await createWorld({ seed: 'demo', store });
  before = state();
});

/** Everything but the log of requests. */
function state(): string {
  const kept = store.contents().filter(([name]) => name !== 'journal' && name !== 'counters');
  return kept.map(([name, documents]) => `${name} ${documents.join()}`).join();
}

/** The requests up to here were refused, so they changed nothing. */
function expectUnchanged(): void {
  expect(state() === before).toBe(true);
}

afterAll(expectUnchanged);

/** A refusal names what is wrong. */
function expectRefused(response: Json, status = 400): void {
  expect(response.status).toBe(status);
  expect(response.body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
}

const orders = (body: unknown, headers?: Record<string, string>): Promise<Json> =>
  world.connector.call('POST', 'cp:/v1/orders', body, headers);
const valid = (): Json => ({ origin, orders: [orderInput('H-1')] });

describe('a body', () => {
  it.each([
    ['', 'nothing'],
    ['{', 'half an object'],
    ['{"origin":}', 'a missing value'],
    ['not json', 'text'],
    ["{'origin': 1}", 'single quotes'],
    ['[1,2', 'half a list'],
    ['{"a":1}{"b":2}', 'two values'],
    ['\u0000', 'a null byte'],
    ['\uFEFF{"a":', 'a byte-order mark and no more'],
  ])('%j (%s) is refused', async (body) => expectRefused(await orders(body)));

  it.each(['null', '[]', '"text"', '1', 'true', '{}'])(
    'a body with %s instead of an object with fields is rejected',
    async (body) => {
      const response = await orders(body);
      expectRefused(response);
      expect(response.body.errors.length).toBeGreaterThan(0);
    },
  );

  it.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
    ['conditions', '{"not":', '}'],
  ])('a body of a hundred thousand nested %s is refused', async (_, opening, closing) => {
    const nested = `${opening.repeat(100_000)}0${closing.repeat(100_000)}`;
    expectRefused(await orders(nested));
    const rules = `{"rules":[{"id":"r","when":${nested},"then":{"all":[]}}]}`;
    expectRefused(await world.connector.call('PUT', 'cp:/v1/taxonomy/channels/acme_web/rules', rules));
  });

  it('a body may hold brackets in its texts, and nest as deep as rules do', async () => {
    expectUnchanged();
    const title = '[{'.repeat(100) + '\\"';
    const titles = [{ locale: 'en_US', value: title }];
    expect((await world.seller.call('POST', '/products', { products: [{ id: 'BRACKETS', titles }] })).status).toBe(202);
    const when = `${'{"not":'.repeat(20)}{"isSet":{"attribute":"a"}}${'}'.repeat(20)}`;
    const rules = `{"rules":[{"id":"deep","when":${when},"then":{"all":[]}}]}`;
    expect((await world.connector.call('PUT', 'cp:/v1/taxonomy/channels/acme_web/rules', rules)).status).toBe(202);
    before = state();
  });

  it('a body that tries to change prototypes changes nothing', async () => {
    expectUnchanged();
    const body = JSON.stringify(valid()).replace(
      '{',
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},',
    );
    expect((await orders(body)).status).toBe(204);
    expect(({} as Json).polluted).toBeUndefined();
    before = state();
  });

  it.each([
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'nonsense',
    'application/json; charset=utf-16',
  ])('a body sent as %s is refused with 415', async (type) =>
    expectRefused(await orders(JSON.stringify(valid()), { 'content-type': type }), 415),
  );
});

/** Each change of a valid order, and the field that a refusal has to name. */
const wrongFields: readonly (readonly [string, (order: Json) => unknown])[] = [
  ['channel_order_id', (order) => delete order.channel_order_id],
  ['channel_order_id', (order) => (order.channel_order_id = 7)],
  ['channel_order_id', (order) => (order.channel_order_id = null)],
  ['created_at', (order) => (order.created_at = 'yesterday')],
  ['created_at', (order) => (order.created_at = '2026-02-30T00:00:00Z')],
  ['channel_updated_at', (order) => (order.channel_updated_at = '2026-03-02')],
  ['status', (order) => (order.status = 'UNHEARD_OF')],
  ['fulfillment.type', (order) => (order.fulfillment = {})],
  ['shipping_info', (order) => (order.shipping_info = [])],
  ['shipping_info.email', (order) => (order.shipping_info.email = 'nobody')],
  ['order_lines', (order) => (order.order_lines = [])],
  ['order_lines', (order) => (order.order_lines = { length: 1 })],
  ['order_lines[1].price.amount', (order) => (order.order_lines[1].price.amount = '12')],
  ['order_lines[1].quantity', (order) => (order.order_lines[1].quantity = 1.5)],
  ['order_lines[0].product.id', (order) => delete order.order_lines[0].product.id],
  ['order_lines[0].can_cancel', (order) => (order.order_lines[0].can_cancel = 'yes')],
  ['custom_attributes[0].value', (order) => (order.custom_attributes = [{ id: 'a', type: 'NUMERIC', value: 'many' }])],
  ['custom_attributes[0].type', (order) => (order.custom_attributes = [{ id: 'a', type: 'SHAPE', value: 1 }])],
];

describe('a field', () => {
  it.each(wrongFields.map(([field, spoil], n) => ({ field, spoil, n })))(
    '$field that is wrong is named ($n)',
    async ({ field, spoil }) => {
      const order = orderInput('H-2');
      spoil(order);
      const response = await orders({ origin, orders: [orderInput('H-1'), order] });
      expectRefused(response);
      expect(response.body.errors.map((one: Json) => one.field)).toContain(`$.orders[1].${field}`);
    },
  );

  it('all wrong fields are named at once', async () => {
    const response = await orders({ origin: {}, orders: [{}] });
    expectRefused(response);
    expect(response.body.errors.map((one: Json) => one.field)).toEqual(
      expect.arrayContaining([
        '$.origin.channel_id',
        '$.origin.channel_store_id',
        '$.orders[0].status',
        '$.orders[0].order_lines',
      ]),
    );
  });
});

describe('a path', () => {
  it.each([
    '/hub/api/v2/orders/../../auth/oauth/token',
    '/hub/api/v2/orders/%2e%2e/accept',
    '/hub/api/v2/orders/%2E%2E%2F%2E%2E/accept',
    '/hub/api/v2/orders/a%2Fb/accept',
    '/hub/api/v2/orders/a%5Cb/accept',
    '/hub/api/v2/orders/%00/accept',
    '/hub/api/v2/orders/%/accept',
    '/hub/api/v2/orders/%E0%A4%A/accept',
    '/hub/api/v2/orders//accept',
    '/hub/api//v2/orders',
    '/hub/api/v2/orders/',
    '/HUB/api/v2/orders',
    '/hub/api/v2/orders;x=1',
    '//hub/api/v2/orders',
    '/',
    '',
    '/__sandbox/../hub/api/v2/orders',
    '/hub/api/v2/orders/__proto__/accept',
    '/hub/api/v2/orders/constructor/accept',
    `/hub/api/v2/orders/${'x'.repeat(20_000)}/accept`,
  ])('%j leads nowhere', async (target) => {
    const inbound = {
      method: target.endsWith('accept') ? 'PUT' : 'GET',
      target,
      origin: 'http://sandbox.localhost',
      header: (name: string) =>
        ({ authorization: `Bearer ${world.seller.token}`, 'content-type': 'application/json' })[name],
      body: new TextEncoder().encode(target.endsWith('accept') ? '{"order_lines":[{"id":"1","accepted":true}]}' : ''),
      tooLarge: false,
    };
    const { status, body } = await world.sandbox.handle(inbound);
    expectRefused({ status, body: JSON.parse(String(body)) }, 404);
  });
});

describe('a query', () => {
  it.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'limit=1e1',
    'limit=-1',
    'limit=1.5',
    'limit=99999999999999999999',
    'sort=price,DESC',
    'sort=updated_at',
    'updated_from=now',
    'updated_from=2026-13-01T00:00:00Z',
    'statuses=NEW',
    'fulfillment_type=x',
  ])('%s is refused, and the parameter named', async (query) => {
    const response = await world.seller.call('GET', `/v2/orders?${query}`);
    expectRefused(response);
    expect(response.body.errors).toMatchObject([{ field: query.split('=', 1)[0] }]);
  });

  it('takes repeated parameters, comma lists, parameters without value and unknown ones', async () => {
    for (const query of [
      'statuses=SHIPPED&statuses=CLOSED',
      'statuses=SHIPPED,CLOSED',
      'statuses=SHIPPED,CLOSED&limit=&paginate=false&x=1',
      'updated_from=2026-01-01T00:00:00+00:00',
    ]) {
      expect((await world.seller.call('GET', `/v2/orders?${query}`)).status).toBe(200);
    }
  });
});

describe('a multipart body', () => {
  const path = '/v2/orders/acme_ORD-1002/documents';
  const metadata = { type: 'CUSTOMER_INVOICE', filename: 'i.pdf' };
  const raw = (text: string, type = 'multipart/form-data; boundary=B'): Promise<Json> =>
    world.seller.call('POST', path, new TextEncoder().encode(text), { 'content-type': type });

  it.each([
    ['no boundary', 'x', 'multipart/form-data'],
    ['no parts', 'x', undefined],
    ['a boundary of 5,000 characters', 'x', `multipart/form-data; boundary=${'B'.repeat(5000)}`],
    ['no end', '--B\r\nContent-Disposition: form-data; name="file"\r\n\r\nx', undefined],
    ['no name', '--B\r\nContent-Type: text/plain\r\n\r\nx\r\n--B--', undefined],
    ['no headers', '--B\r\n\r\nx\r\n--B--', undefined],
    ['a delimiter with a tail', '--Bx\r\n\r\nx\r\n--B--', undefined],
    ['nothing in it', '--B--', undefined],
  ])('with %s is refused', async (_, text, type) => expectRefused(await raw(text, type)));

  it('without its file, without its metadata, or with metadata twice, is refused and the part named', async () => {
    const fields = async (body: FormData): Promise<string[]> => {
      const response = await world.seller.call('POST', path, body);
      expectRefused(response);
      return response.body.errors.map((one: Json) => one.field);
    };
    expect(await fields(form({ metadata }))).toEqual(['file']);
    expect(await fields(form({ file: pdf('x.pdf') }))).toEqual(['metadata']);
    expect(await fields(form({ file: pdf('x.pdf'), metadata: [metadata, metadata] }))).toEqual(['metadata']);
    expect(await fields(form({ file: pdf('x.pdf'), metadata: { type: 'CUSTOMER_INVOICE', filename: '' } }))).toEqual([
      'metadata.filename',
    ]);
  });

  it('with quoted boundary, preamble, epilogue, padding and unknown parts is understood', async () => {
    expectUnchanged();
    const part = (headers: string, content: string): string => `--a b\t\r\n${headers}\r\n\r\n${content}\r\n`;
    const text = `preamble\r\n${part('content-disposition: form-data; name=metadata', JSON.stringify(metadata))}${part(
      'Content-Disposition: form-data; name="file"; filename="a\\"b;c.pdf"\r\nContent-Type: application/pdf',
      'line\r\n--a\r\n--a c',
    )}${part('Content-Disposition: form-data; name="other"', 'x')}--a b--\r\nepilogue`;
    expect((await raw(text, 'multipart/form-data; boundary="a b"')).status).toBe(202);
    before = state();
  });
});

describe('a method', () => {
  it.each(['PATCH', 'DELETE', 'PUT', 'HEAD'])('%s that the path does not know is refused with 405', async (method) => {
    const response = await call(world.sandbox, method, '/v2/orders', undefined, {
      authorization: `Bearer ${world.seller.token}`,
    });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET');
  });
});
