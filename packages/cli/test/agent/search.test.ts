/** Operations for a task, and their descriptions. */
import { expect, test } from 'vitest';
import { surfaces } from '../../src/table/load.ts';
import { type Json, opener } from '../agent.ts';

const open = opener();

test.for([
  ['price of an offer', 'PRI01'],
  ['stock', 'STO01'],
  ['unpaid invoices', 'DR11'],
  ['orders waiting longest', 'OR11'],
  ['latest message', 'M11'],
  ['what changed since yesterday', 'v2-listOrders'],
  ['set price and stock', 'OF24'],
  ['why was the import refused', 'P44'],
  ['orders of a customer', 'v2-listOrders'],
])('"%s" finds %s, with one row for each operation', async ([query, id]) => {
  const agent = await open();
  const { operations } = await agent.use('search', { query });
  const found = (operations as readonly { readonly id: string; readonly operation: string }[]).map((one) => one.id);
  expect(found).toContain(id);
  const rows = (operations as readonly Json[]).map((one) => `${String(one['id'])} ${String(one['operation'])}`);
  expect(new Set(rows).size).toBe(rows.length);
});

test('each description has at most 3,000 characters, and an example', async () => {
  const agent = await open();
  const faults: unknown[] = [];
  for (const surface of surfaces())
    for (const { id } of surface.operations) {
      const described = await agent.use('describe', { surface: surface.name, operation: id });
      const { length } = JSON.stringify({ ...described, now: undefined, isError: undefined });
      if (described.isError || length > 3000 || described['example'] === undefined)
        faults.push([surface.name, id, length]);
    }
  expect(faults).toEqual([]);
});
