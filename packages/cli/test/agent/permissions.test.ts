/** Writes that an agent may send. */
import { expect, test } from 'vitest';
import { acceptance, errorOf, opener, seller } from '../agent.ts';

const open = opener();

test.for([
  { allowWrites: ['all'], isAllowed: true },
  { allowWrites: ['hub:orders.accept'], isAllowed: true },
  { allowWrites: ['v2-acceptOrderLines'], isAllowed: true },
  { allowWrites: ['marketplace-seller:orders.accept'], isAllowed: false },
  { allowWrites: ['exports', 'answers', 'money'], isAllowed: false },
  { allowWrites: [], isAllowed: false },
])('$allowWrites allows to accept an order of the hub: $isAllowed', async ({ allowWrites, isAllowed }) => {
  const agent = await open({ allowWrites });
  const result = await agent.use('write', acceptance);
  if (isAllowed) expect(errorOf(result)).toMatchObject({ status: 404 });
  else {
    expect(errorOf(result)).toMatchObject({ code: 'NOT_ALLOWED', allow: '--allow-writes hub:orders.accept' });
    expect(agent.sandbox.journal()).toEqual([]);
  }
});

test('`read` sends no write, and the answer names the tool that does', async () => {
  const agent = await open({ allowWrites: ['all'] });
  const result = await agent.use('read', acceptance);
  expect(errorOf(result)['message']).toContain('`write`');
  expect(agent.sandbox.journal()).toEqual([]);
});

test('the group `exports` allows an export to a reader', async () => {
  const agent = await open({ allowWrites: ['exports'] });
  const result = await agent.use('write', { surface: seller, operation: 'OF52', body: {}, wait: true });
  expect(result).toMatchObject({ isError: false, ended: 'succeeded' });
});
