/** Arguments as the clients of agents send them. */
import { expect, test } from 'vitest';
import { acceptance, errorOf, type Json, opener, orders, seller } from '../agent.ts';

const open = opener();

const first = { ...orders, fields: ['id'] };
test.for([
  { ...first, parameters: '{"limit":2}' },
  { ...first, parameters: { limit: '2' } },
  { ...first, fields: 'id', parameters: { limit: 2, statuses: '' } },
  { ...first, fields: '["id"]', parameters: { limit: 2 }, max_wait_s: '5' },
  { ...first, parameters: { limit: 2, updated_from: null }, contains: null, cursor: '', count: 'false' },
  { ...first, surface: null, operation: 'v2-listOrders', parameters: { limit: 2 }, max_characters: '2000' },
])('%o is read as clients mean it', async (args) => {
  const agent = await open();
  const result = await agent.use('read', args);
  expect([result['error'], (result['data'] as readonly Json[]).length]).toEqual([undefined, 2]);
  expect(Object.keys((result['data'] as readonly Json[])[0] ?? {})).toEqual(['id']);
});

test.for([
  { args: { parameters: { nothing: 1 } }, words: 'has no parameter nothing' },
  { args: { arguments: { limit: 1 } }, words: 'has no field `arguments`' },
  { args: { parameters: { limit: 'many' } }, words: 'parameters.limit must be a whole number. Received: "many"' },
  { args: { body: { a: 1 } }, words: 'has no body' },
  { args: { operation: 'a'.repeat(1e6) }, words: '`operation` has 1000000 characters. Pass at most 200.' },
])('$args of a list is refused before a call', async ({ args, words }) => {
  const agent = await open();
  const result = await agent.use('read', { ...orders, ...args });
  expect(errorOf(result)['message']).toContain(words);
  expect(agent.sandbox.journal()).toEqual([]);
});

test('fields that a body does not have, and fields that it misses, are named before a call', async () => {
  const agent = await open({ allowWrites: ['all'] });
  const update = { surface: seller, operation: 'A02', body: { contact_informations: {} } };
  expect(errorOf(await agent.use('write', update))['message']).toContain('no field `contact_informations`');
  const accept = { ...acceptance, body: { order_lines: [{ id: 'x' }] } };
  expect(errorOf(await agent.use('preview', accept))['message']).toContain('body.order_lines[0] misses `accepted`');
  expect(agent.sandbox.journal()).toEqual([]);
});

test('a body as JSON text is sent as JSON, and a text in it stays a text', async () => {
  const agent = await open({ allowWrites: ['all'] });
  const body = JSON.stringify({ order_lines: '[{"id":"x","accepted":"true"}]' });
  expect(errorOf(await agent.use('write', { ...acceptance, body }))).toMatchObject({ status: 404 });
});
