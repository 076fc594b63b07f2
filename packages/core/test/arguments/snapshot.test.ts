/** Changes of the caller's objects after a call don't affect what is sent. */
import { expect, test } from 'vitest';
import { type OperationDescriptor } from '../../src/runtime.ts';
import { createWorld, type Handler, json, operations, type World } from '../support/world.ts';

type Item = { id: string };
const items = (count: number): Item[] => Array.from({ length: count }, (_, at) => ({ id: `P${at}` }));
const upsert: OperationDescriptor = {
  ...operations.upsert,
  response: 'none',
  batch: { items: 'body.products', maximum: 1_000, split: true },
};

function taking(handler: Handler = () => json({}, 202)) {
  const world = createWorld({ handler });
  return { world, runtime: world.runtime({ auth: { token: 'fixed-token', identity: 'shop' } }) };
}
const idsSent = ({ sent }: World): string[][] =>
  sent.map(({ body }) => (JSON.parse(body) as { products: Item[] }).products.map(({ id }) => id));

test('a batch sends its original list, even if the list is emptied or refilled', async () => {
  const { world, runtime } = taking();
  const products = items(2);
  const result = runtime.batch<Item, unknown>(upsert, { body: { products } });
  products.splice(0, 2, { id: 'NEXT' });
  expect((await result).succeeded.map(({ item }) => item.id)).toEqual(['P0', 'P1']);
  const again = runtime.batch<Item, unknown>(upsert, { body: { products } });
  products.length = 0;
  await again;
  expect(idsSent(world)).toEqual([['P0', 'P1'], ['NEXT']]);
});

const paged: OperationDescriptor = {
  id: 'invoices',
  method: 'GET',
  path: '/v2/invoices',
  query: { max: 'integer', offset: 'integer', status: 'list', since: 'date' },
  page: { style: 'offset', items: 'invoices', defaultLimit: 1, maxLimit: 100, total: 'total_count' },
};

test('all pages of a list use the original query, dates and headers', async () => {
  let id = 0;
  const { world, runtime } = taking(() => json({ invoices: [{ id: (id += 1) }], total_count: 2 }));
  const query = { max: 1, status: ['OPEN'], since: new Date(0) };
  const headers: Record<string, string> = { 'x-trace': 'one' };
  const list = runtime.list(paged, { query }, { headers });
  const change = (): void => {
    query.max = 7;
    query.status[0] = 'PAID';
    query.since.setFullYear(2001);
    headers['x-trace'] = 'two';
  };
  change();
  for await (const _ of list) change();
  const asked = 'max=1&status=OPEN&since=1970-01-01T00%3A00%3A00Z';
  expect(world.sent.map(({ path }) => path)).toEqual([
    `/api/v2/invoices?${asked}`,
    `/api/v2/invoices?${asked}&offset=1`,
  ]);
  expect(world.sent.map(({ headers: sent }) => sent['x-trace'])).toEqual(['one', 'one']);
});

test('a multipart form uses the original fields, query and headers', async () => {
  const { world, runtime } = taking();
  const operation: OperationDescriptor = {
    ...operations.upload,
    parts: { file: 'file!', metadata: 'json', files: 'files' },
    query: { shop_id: 'integer' },
  };
  const body = {
    file: { name: 'a.csv', data: 'one' },
    metadata: { tags: ['one'] },
    files: [{ name: 'b.csv', data: 'two' }],
  };
  const query = { shop_id: 1 };
  const headers: Record<string, string> = { 'x-trace': 'one' };
  const call = runtime.call(operation, { body, query }, { headers });
  body.file.data = 'other';
  body.metadata.tags.push('other');
  body.files.length = 0;
  query.shop_id = 2;
  headers['x-trace'] = 'two';
  await call;
  const [{ body: form, path, headers: sent } = { body: '', path: '', headers: {} }] = world.sent;
  expect(form).toMatch(/"tags":\["one"\]\}[^]*\r\none\r\n[^]*\r\ntwo\r\n/);
  expect(path).toBe('/api/v2/files?shop_id=1');
  expect(sent).toMatchObject({ 'x-trace': 'one' });
});

test('JSON and forms by field are written before the call returns', async () => {
  const { world, runtime } = taking();
  const body = { reason: 'one' };
  const path = { thing_id: 1 };
  const calls = [
    runtime.call(operations.cancel, { body, path }),
    runtime.call({ ...operations.cancel, body: 'form' }, { body, path }),
  ];
  body.reason = 'other';
  path.thing_id = 2;
  await Promise.all(calls);
  expect(world.sent.map(({ path: to, body: sent }) => `${to} ${sent}`)).toEqual([
    '/api/v2/things/1/cancel {"reason":"one"}',
    '/api/v2/things/1/cancel reason=one',
  ]);
});

const once = [{ requests: 1, periodInMs: 3_600_000 }];

test('E03: a call counts under its original arguments, even if its body changes during writing', async () => {
  const { world, runtime } = taking();
  const perShop = {
    ...operations.upload,
    parts: { file: 'file!', shop: 'text' },
    rate: { maximum: once, key: ['body.shop'] },
  } as const;
  const body = { file: { name: 'a.csv', data: 'x' }, shop: '' };
  const calls = ['1', '2'].map((shop) => {
    body.shop = shop;
    return runtime.call(perShop, { body }, { maxWaitInMs: 0 });
  });
  const form = new FormData();
  form.set('shop', '3');
  await Promise.all([...calls, runtime.call(perShop, { body: form }, { maxWaitInMs: 0 })]);
  expect(runtime.limits().map(({ key }) => key.split(' ').at(-1))).toEqual([
    'body.shop=1',
    'body.shop=2',
    'body.shop=3',
  ]);
  expect(world.sent).toHaveLength(3);
});

test('E03: a call is sent again at the rate of its original arguments', async () => {
  const { world, runtime } = taking(() => json({}, world.sent.length === 1 ? 503 : 200));
  const often = [{ requests: 10, periodInMs: 1_000 }];
  const rate = { maximum: often, whenAbsent: { query: 'since', maximum: once } };
  const query: { since?: Date } = {};
  const call = runtime.call({ ...operations.list, rate }, { query }, { maxWaitInMs: 4_000_000 });
  query.since = new Date(0);
  await call;
  const [first, second] = world.sent.map(({ atInMs }) => atInMs);
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(3_600_000);
});
