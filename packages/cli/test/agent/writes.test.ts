/** Writes that happen once, and the reads that prove them. */
import { expect, test } from 'vitest';
import { acceptance, errorOf, exampleOf, type Json, opener, replyWith, requests, seller } from '../agent.ts';

const open = opener();

test('an equal write sends nothing again, and another key sends it', async () => {
  const agent = await open({ allowWrites: ['answers'] });
  const write = replyWith('Thank you.');
  expect(await agent.use('write', write)).toMatchObject({ isError: false, sent: true });
  expect(await agent.use('write', write)).toMatchObject({ isError: false, sent: false });
  expect(requests(agent, 'M12')).toBe(1);
  expect(await agent.use('write', { ...write, key: 'second' })).toMatchObject({ isError: false, sent: true });
  expect(requests(agent, 'M12')).toBe(2);
});

test('the check of a lost refund starts before the refund, also when it is repeated later', async () => {
  const agent = await open({ allowWrites: ['money'] });
  const refund = { order_line_id: 'ORD-1002-A-1', amount: 10, reason_code: '30', shipping_amount: 0 };
  const write = { surface: seller, operation: 'OR28', body: { refunds: [refund] }, max_wait_s: 0 };
  const startedAt = agent.clock.now();
  agent.sandbox.faults.add({ operation: 'OR28', drop: 'request' });
  for (const waitInMs of [0, 3_600_000]) {
    await agent.clock.advance(waitInMs);
    const { check } = errorOf(await agent.use('write', write)) as { readonly check: { readonly parameters: Json } };
    expect(Date.parse(String(check.parameters['start_update_date']))).toBeLessThan(startedAt);
  }
  expect(requests(agent, 'OR28')).toBeLessThan(2);
});

test('the read that proves a write has the shop of the write', async () => {
  const agent = await open({ allowWrites: ['all'] });
  const refund = { order_line_id: 'ORD-2001-A-1', amount: 5, shipping_amount: 0, reason_code: '14' };
  const write = { surface: seller, operation: 'OR28', parameters: { shop_id: 2002 }, body: { refunds: [refund] } };
  agent.sandbox.faults.add({ operation: 'OR28', drop: 'response' });
  const lost = errorOf(await agent.use('write', { ...write, max_wait_s: 0 }));
  expect(lost['check']).toMatchObject({ operation: 'orders.list', parameters: { shop_id: 2002 } });
  const stock = { surface: seller, operation: 'offers.setStock', parameters: { sku: 'BED-40', quantity: 3 } };
  const ofOther = { ...stock, parameters: { ...stock.parameters, shop_id: 2002 } };
  expect(errorOf(await agent.use('write', stock))['message']).toContain('no offer with the SKU "BED-40"');
  expect(await agent.use('write', ofOther)).toMatchObject({ isError: false, check: { parameters: { shop_id: 2002 } } });
  const unknown = { ...stock, parameters: { ...stock.parameters, shop: 2002 } };
  expect(errorOf(await agent.use('write', unknown))['message']).toContain('parameters has no field `shop`');
});

test('a write whose end cannot be read now is not an error', async () => {
  const agent = await open({ allowWrites: ['all'] });
  agent.sandbox.faults.add({ operation: 'v2-getActionStatus', status: 403, times: 9 });
  const result = await agent.use('write', { ...exampleOf('hub', 'orders.refund'), wait: true });
  expect(result).toMatchObject({ isError: false, sent: true, check: { operation: 'actions.get' } });
});

test('the state of other work does not end a write', async () => {
  const host = { TRADELANE_MARKETPLACE_SELLER_BASE_URL: 'http://127.0.0.1:9', TRADELANE_API_KEY: 'secret-key' };
  const fetch = async ({ method }: Request): Promise<Response> =>
    Response.json(
      method === 'POST' ? { import_id: 5 } : { import_id: 6, status: 'COMPLETE', offers: [{ shop_sku: 'CHAIR-4' }] },
    );
  const agent = await open({ allowWrites: ['all'], sandbox: false }, { fetch }, Date.now(), host);
  const write = { surface: seller, operation: 'offers.setStock', parameters: { sku: 'CHAIR-4', quantity: 3 } };
  const result = await agent.use('write', { ...write, wait: true, max_wait_s: 50 });
  expect(result).toMatchObject({ pending: expect.stringContaining('still running') });
});

test('a write that the server refused may be sent again', async () => {
  const agent = await open({ allowWrites: ['all'] });
  for (let n = 1; n <= 2; n += 1) {
    expect(errorOf(await agent.use('write', acceptance))).toMatchObject({ status: 404, outcome: 'refused' });
    expect(requests(agent, 'v2-acceptOrderLines')).toBe(n);
  }
});

test('an import whose response was lost is not sent again without another key', async () => {
  const agent = await open({ allowWrites: ['all'] });
  const task = { surface: seller, operation: 'offers.setStock', parameters: { sku: 'CHAIR-4', quantity: 3 } };
  agent.sandbox.faults.add({ operation: 'STO01', drop: 'response' });
  expect(errorOf(await agent.use('write', task))).toMatchObject({ outcome: 'unknown' });
  expect(errorOf(await agent.use('write', task))).toMatchObject({ code: 'REPEAT_OF_UNKNOWN' });
  expect(requests(agent, 'STO01')).toBe(1);
});
