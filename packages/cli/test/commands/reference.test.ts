import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tradelane } from '../terminal.ts';

test('the help at the start is the help of the program, and the program prints it without arguments', async () => {
  const text = readFileSync(new URL('../../dist/data/help.txt', import.meta.url), 'utf8');
  expect((await tradelane(['--help'])).out).toBe(text);
  expect(await tradelane([])).toEqual({ code: 0, out: text, err: '' });
});

test('docs prints the page of an operation by ID or method, and a guide by name', async () => {
  expect((await tradelane(['docs', 'v2-listOrders'])).out).toMatch(/^# List orders\n\n`hub\.orders\.list`/);
  expect((await tradelane(['docs', 'limits'])).out).toMatch(/^# /);
  const several = await tradelane(['docs', 'TL02']);
  expect([several.code, several.err]).toEqual([0, expect.stringContaining('pass --surface with marketplace-seller')]);
  expect((await tradelane(['docs', 'TL02', '--surface', 'services-seller'])).code).toBe(0);
});

test('limits prints the documented rates of a surface', async () => {
  const { out } = await tradelane(['limits', 'hub', '--output', 'csv']);
  expect(out).toContain('orders.list,v2-listOrders,1 per minute,1 per 5 minutes');
});

test.for([
  { words: ['ca'], found: 'call\n' },
  { words: ['call', 'hu'], found: 'hub\n' },
  { words: ['call', 'hub', 'orders.li'], found: 'orders.list\norders.listV1\n' },
  { words: ['call', 'hub', 'orders.list', '--li'], found: '--limit\n' },
  { words: ['call', 'hub', 'orders.list', '--status', 'SH'], found: 'SHIPPED\n' },
  { words: ['call', 'hub', 'orders.list', '--output', 'nd'], found: 'ndjson\n' },
  { words: ['call', 'hub', 'orders.accept', 'a', '--body', '@'], found: '' },
  { words: ['import', 'pr'], found: 'products\nprices\n' },
  { words: ['import', 'offers', '--mode', 'R'], found: 'REPLACE\n' },
  { words: ['sync', 'hub', 'or'], found: 'orders\n' },
  { words: ['sync', 'hub', 'orders', '--to', 'sq'], found: 'sqlite:\n' },
  { words: ['sync', '--to', 'sqlite:a', 'acc'], found: 'account\n' },
  { words: ['docs', 'v2-listOr'], found: 'v2-listOrders\nv2-listOrderDocuments\n' },
])('completes $words', async ({ words, found }) => {
  expect((await tradelane(['complete', '--', ...words])).out).toBe(found);
});

test('the help of an operation has an example that runs', async () => {
  const { out } = await tradelane(['call', 'hub', 'orders.list', '--help']);
  const example = /^ {2}tradelane (.*)$/m.exec(out)?.[1]?.split(' ') ?? [];
  expect((await tradelane(example)).code).toBe(0);
});
