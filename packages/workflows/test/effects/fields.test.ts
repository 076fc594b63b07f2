/** How the fields of an entry are found and compared with a request. */
import { expect, test } from 'vitest';
import { entriesAt, likenessOf } from '../../src/effects/fields.ts';

const compared = (value: unknown, sent: unknown, field = 'of') =>
  likenessOf({ value: { of: value }, around: [{ of: value }] }, { value: { sent }, around: [] }, { [field]: 'sent' });

test.each([
  ['a member that the server added', { a: 1 }, { a: 1, b: 2 }, 'same'],
  ['a member that was sent as null', { a: 1, b: null }, { a: 1 }, 'same'],
  ['a list with the entries that were sent', { a: [1, { b: 2 }] }, { a: [1, { b: 2, c: 3 }] }, 'same'],
  ['a list with a further entry', { a: [1] }, { a: [1, 2] }, 'different'],
  ['an empty list instead of a further entry', { a: [] }, { a: [1] }, 'different'],
  ['another value', { a: 1 }, { a: '1' }, 'different'],
  ['an amount instead of 0', 0, 4, 'different'],
  ['a field that the request left out', undefined, 4, 'unsure'],
  ['a field that was sent as null', null, 4, 'unsure'],
  ['a field that the server does not show', 'x', undefined, 'unsure'],
  ['a field that both left out', undefined, null, 'same'],
  ['nothing instead of 0', 0, undefined, 'same'],
])('G61: an entry with %s is compared with the request', (_, sent, value, expected) => {
  expect(compared(value, sent)).toBe(expected);
});

test('a field of the object around an entry, and one of the whole request, are compared', () => {
  const body = {
    id: 'R',
    orders: [
      { id: 'O', lines: null },
      { id: 'P', lines: [{ id: 'L' }] },
    ],
  };
  const lines = entriesAt(body, 'orders.lines');
  const [request] = entriesAt({ path: { order: 'P', line: 'L', list: 'R' }, body: [{ id: 'L' }] }, 'body');
  if (request === undefined || lines[0] === undefined) throw new Error('The line is missing.');
  const place = { id: 'id', '^.id': 'path.order', '^.^.id': 'path.list' };
  expect([lines.length, likenessOf(lines[0], request, place)]).toEqual([1, 'same']);
  expect(likenessOf(lines[0], request, { '^.id': 'path.line' })).toBe('different');
  expect(likenessOf(lines[0], request, { '^.id': 'left.out' })).toBe('same');
});

test('a field of a list has the values of its entries, and one with `?` may be missing in the request', () => {
  const entry = { value: { to: [{ type: 'CUSTOMER' }, { type: 'OPERATOR' }], note: 'n' }, around: [] };
  const request = (sent: object) => ({ value: sent, around: [] });
  const conditions = { 'to.type': 'to', note: 'note?' };
  expect(likenessOf(entry, request({ to: ['OPERATOR', 'CUSTOMER'] }), conditions)).toBe('same');
  expect(likenessOf(entry, request({ to: ['CUSTOMER'] }), conditions)).toBe('different');
  expect(likenessOf(entry, request({ to: ['OPERATOR', 'CUSTOMER'], note: 'm' }), conditions)).toBe('different');
});

test('only members of an entry are its fields', () => {
  const entry = { value: {}, around: [] };
  expect(likenessOf(entry, entry, { constructor: [Object] })).toBe('different');
});
