/** Limits, waits, and reads that are kept. */
import { expect, test } from 'vitest';
import { errorOf, type Json, opener, orders, requests, seller } from '../agent.ts';

const open = opener();

test('a call that would wait longer than `max_wait_s` is not sent, and its answer names the seconds', async () => {
  const agent = await open();
  await agent.use('read', orders);
  const second = await agent.use('read', orders);
  expect(errorOf(second)).toMatchObject({ code: 'ERR_LIMIT_WAIT', retry_after_s: expect.any(Number) });
  expect(errorOf(second)['retry_after_s']).toBeGreaterThan(50);
  expect(requests(agent, 'v2-listOrders')).toBe(1);
  const { limit, now } = await agent.use('read', { ...orders, parameters: { limit: 1 } });
  expect([limit, now]).toEqual([undefined, expect.any(String)]);
});

test('each answer has the calls that the limit allows, and the defaults of the server', async () => {
  const agent = await open();
  const invoices = await agent.use('read', { surface: seller, operation: 'invoices.list', count: true });
  expect(invoices).toMatchObject({
    limit: { allows: '1 per day', left: 0, next: expect.any(String) },
    applied_defaults: { type: 'AUTO_INVOICE' },
  });
});

test('a cursor that is read twice returns the same part without a request', async () => {
  const agent = await open();
  const first = await agent.use('read', { surface: seller, operation: 'imports.list', parameters: { max: 1 } });
  expect(String(first['next_cursor']).length).toBeLessThan(60);
  const next = { surface: seller, operation: 'imports.list', cursor: first['next_cursor'], max_wait_s: 50 };
  // Each page has a limit of one a minute.
  expect(errorOf(await agent.use('read', next))['retry_after_s']).toBeGreaterThan(50);
  await agent.clock.advance(60_000);
  const one = await agent.use('read', next);
  const before = requests(agent, 'P51');
  const other = await agent.use('read', next);
  expect(other['data']).toEqual(one['data']);
  expect(requests(agent, 'P51')).toBe(before);
});

test('a client that asks for progress is notified of a wait', async () => {
  const agent = await open({ allowWrites: ['all'] });
  const status = { surface: seller, operation: 'STO02', max_wait_s: 20 };
  const started = await agent.use('write', {
    surface: seller,
    operation: 'offers.setStock',
    parameters: { sku: 'CHAIR-4', quantity: 3 },
  });
  const parameters = { import_id: (started['data'] as Json)['import_id'] };
  await agent.use('read', { ...status, parameters });
  const messages: unknown[] = [];
  await agent.use('read', { ...status, parameters }, { onprogress: ({ message }) => void messages.push(message) });
  expect(messages).toContainEqual(expect.stringMatching(/^Waiting \d+ s for the limit of STO02/));
});
