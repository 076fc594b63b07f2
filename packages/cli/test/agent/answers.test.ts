/** The size and the entries of answers. */
import { expect, test } from 'vitest';
import { errorOf, type Json, opener, orders, requests, seller } from '../agent.ts';

const open = opener();

test('a list is cut to the budget, and cursors lead through all entries of all pages', async () => {
  const agent = await open();
  const ids: unknown[] = [];
  let args: Json = { ...orders, parameters: { updated_from: '2020-01-01T00:00:00Z', limit: 50 } };
  for (let calls = 0; calls < 100; calls += 1) {
    const result = await agent.use('read', args);
    const rows = result['data'] as readonly Json[];
    for (const row of rows) expect(JSON.stringify(row).length).toBeLessThanOrEqual(400);
    expect(JSON.stringify(rows).length).toBeLessThanOrEqual(8100);
    ids.push(...rows.map(({ id }) => id));
    if (result['next_cursor'] === undefined) break;
    args = { ...orders, cursor: result['next_cursor'] };
  }
  expect([ids.length, new Set(ids).size]).toEqual([60, 60]);
});

test('an entry larger than the budget is cut as text, and its parts join to its JSON', async () => {
  const agent = await open({ showPersonalData: true });
  const texts: string[] = [];
  let args: Json = { ...orders, parameters: { limit: 1 }, fields: ['*'], max_characters: 500 };
  for (let calls = 0; calls < 50; calls += 1) {
    const result = await agent.use('read', args);
    if (typeof result['entry_as_text'] !== 'string') break;
    texts.push(result['entry_as_text']);
    args = { ...orders, cursor: result['next_cursor'], max_characters: 500 };
  }
  expect(JSON.parse(texts.join(''))).toMatchObject({ id: expect.any(String), order_lines: expect.any(Array) });
});

test.each([
  ['v2-listOrders', orders, { status: 204 }],
  ['A01', { surface: seller, operation: 'account.get' }, { status: 500 }],
  ['L01', { surface: seller, operation: 'settings.locales' }, { drop: 'response' }],
] as const)('the read %s can be repeated if its response is missing or unusable', async (operation, read, fault) => {
  const agent = await open({}, { maxAttempts: 1 });
  agent.sandbox.faults.add({ operation, ...fault });
  const error = errorOf(await agent.use('read', read));
  expect(error).toMatchObject({ remedy: expect.stringContaining('A read changes nothing, so you can call again.') });
  expect(error).not.toHaveProperty('outcome');
});

test('a value that the host sends for every entry is marked', async () => {
  const agent = await open();
  const list = { surface: seller, operation: 'P11', parameters: { product_ids: ['WARDROBE-6'] } };
  const { data } = await agent.use('read', { ...list, fields: ['offers.quantity', 'offers.price'] });
  const [product] = data as readonly { readonly offers: readonly Json[] }[];
  expect(product?.offers[0]).toEqual({ quantity: '[fixed 999]', price: 10 });
});

test.each([
  [['10.10', 0.2, '-1e-1'], { count: 3, sum: 10.2 }],
  [['9007199254740993.01', 1], { count: 2, sum: '9007199254740994.01' }],
  [['10.00', '12,50'], { count: 2, sum: 10, without_number: 1, not_a_number: '"12,50"' }],
  [[5, null, { amount: 5 }, undefined], { count: 4, sum: 5, without_number: 3, not_a_number: '{"amount":5}' }],
])('a sum of %j is exact and counts the entries without a number', async (amounts, total) => {
  const host = { TRADELANE_MARKETPLACE_SELLER_BASE_URL: 'http://127.0.0.1:9', TRADELANE_API_KEY: 'secret-key' };
  const fetch = async (): Promise<Response> => Response.json({ data: amounts.map((amount) => ({ amount })) });
  const agent = await open({ sandbox: false }, { fetch }, Date.now(), host);
  const sum = { surface: seller, operation: 'transactions.list', sum: 'amount' };
  expect((await agent.use('read', sum))['data']).toEqual([total]);
});

test('an empty list names a filter value that is unknown', async () => {
  const agent = await open();
  const parameters = { return_state: ['OPENED'] };
  const result = await agent.use('read', { surface: seller, operation: 'returns.list', parameters });
  expect(result['note']).toContain("return_state OPENED isn't a known value. Known: WAITING_ACCEPTANCE");
});

test('a cursor of a write returns the rest of its answer and sends nothing', async () => {
  const agent = await open({ allowWrites: ['all'] });
  const update = { surface: seller, operation: 'A02' };
  const body = { channels: ['acme_web'] };
  const first = await agent.use('write', { ...update, body, replace: true, max_characters: 500 });
  const rest = await agent.use('write', { ...update, cursor: first['next_cursor'], max_characters: 50_000 });
  const whole = `${String(first['data_as_text'])}${String(rest['data_as_text'])}`;
  expect(JSON.parse(whole)).toMatchObject({ updated: { channels: ['acme_web'] } });
  expect(requests(agent, 'A02')).toBe(1);
});

test('a read of many references returns the entries of its responses', async () => {
  const agent = await open();
  const parameters = { product_references: ['EAN|4000000000013'] };
  const { data } = await agent.use('read', { surface: seller, operation: 'P31', parameters });
  expect(data).toMatchObject({ responses: [{ products: [{ product_sku: 'WARDROBE-1' }] }], failed: [] });
});

test('a cursor of another call is an error', async () => {
  const agent = await open();
  const { next_cursor: cursor } = await agent.use('read', { ...orders, max_characters: 500 });
  for (const [tool, args] of [
    ['read', { surface: seller, operation: 'orders.list' }],
    ['describe', { surface: 'hub', operation: 'orders.list' }],
  ] as const) {
    const answer = await agent.use(tool, { ...args, cursor });
    expect(errorOf(answer)['message']).toContain('The cursor belongs to read of hub orders.list');
  }
});
