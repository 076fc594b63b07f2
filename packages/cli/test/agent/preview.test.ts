/** The effect of a write before it is sent. */
import { expect, test } from 'vitest';
import { errorOf, exampleOf, type Json, opener, requests, seller } from '../agent.ts';

const open = opener();

test('a preview lists the fields that change on a copy, after the work that the call starts', async () => {
  const agent = await open();
  const before = JSON.stringify(agent.sandbox.snapshot().collections['orders']);
  const result = await agent.use('preview', exampleOf('hub', 'orders.cancel'));
  const { changes, response } = result['data'] as { changes: readonly Json[]; response: Json };
  expect(changes).toContainEqual(
    expect.objectContaining({ entity: expect.stringMatching(/^order /), before: expect.anything() }),
  );
  expect(response['action_id']).toMatch(/^\[copy /);
  expect(result['allowed']).toBe(false);
  expect(JSON.stringify(agent.sandbox.snapshot().collections['orders'])).toBe(before);
  expect(agent.sandbox.journal()).toEqual([]);
});

test('previews run one after the other, because each copies the sandbox', async () => {
  const agent = await open();
  const { snapshot } = agent.sandbox;
  const finished: number[] = [];
  let count = 0;
  agent.sandbox.snapshot = () => {
    finished.push(count);
    return snapshot();
  };
  const preview = async (): Promise<void> => {
    await agent.use('preview', exampleOf('hub', 'orders.cancel'));
    count += 1;
  };
  await Promise.all([preview(), preview(), preview()]);
  expect(finished).toEqual([0, 1, 2]);
});

const stock = 'offer-sku;quantity\nCHAIR-4;3\nCHAIR-0;3\n';
test.for([
  { surface: seller, operation: 'A02', body: { channels: ['acme_web'] }, words: 'removes 1 value: shop 2001' },
  { surface: seller, operation: 'A02', body: { channels: [] }, words: 'needs replace: true' },
  { surface: seller, operation: 'STO01', body: { file: stock }, words: 'lines_in_error 1' },
  {
    surface: 'hub',
    operation: 'shipments.create',
    parameters: { order_id: 'acme_ORD-1002' },
    body: { items: [{ order_line_id: 'acme_ORD-1002-1', quantity: 2 }], carrier: 'Parcel Express' },
    words: 'carrier is "Other", not "Parcel Express"',
  },
])('$operation with $body warns: $words', async ({ words, ...write }) => {
  const agent = await open({ allowWrites: ['all'] });
  const { warnings } = await agent.use('preview', write);
  expect((warnings as readonly string[]).join(' ')).toContain(words);
});

test('a complete list is sent with `replace` only', async () => {
  const agent = await open({ allowWrites: ['all'] });
  const write = { surface: seller, operation: 'A02', body: { channels: ['acme_web'] } };
  expect(errorOf(await agent.use('write', write))['code']).toBe('REPLACES');
  expect(requests(agent, 'A02')).toBe(0);
  const sent = await agent.use('write', { ...write, replace: true });
  expect(sent).toMatchObject({ isError: false, data: { updated: { channels: ['acme_web'] } } });
});

test('a real host is not called, and the effect is unknown', async () => {
  const host = { TRADELANE_MARKETPLACE_SELLER_BASE_URL: 'http://127.0.0.1:9', TRADELANE_API_KEY: 'secret-key' };
  const agent = await open({ sandbox: false }, {}, Date.now(), host);
  const cancel = { surface: seller, operation: 'OR29', parameters: { order_id: 'O/1' } };
  expect(await agent.use('preview', cancel)).toMatchObject({
    preview: expect.stringContaining('the effect is unknown'),
    destroys: expect.any(String),
    request: { method: 'PUT', path: '/api/orders/O%2F1/cancel' },
  });
  const wrong = await agent.use('preview', {
    surface: seller,
    operation: 'OR28',
    body: { refunds: [{ amount: 'x' }] },
  });
  expect(errorOf(wrong)['message']).toContain('body.refunds[0].amount must be a number');
  expect((await agent.use('whoami'))['surfaces']).toEqual([seller]);
});
