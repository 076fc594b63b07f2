/** How the fields of an entry are found and compared with a request. */
import { expect, test } from 'vitest';
import { entriesAt, fieldOf, meets } from '../../src/effects/fields.ts';

test('`^.` leads to the object around an entry, and `^.^.` to the next one', () => {
  const body = { id: 'R', orders: [{ id: 'O', lines: [{ id: 'L' }] }] };
  const [line] = entriesAt(body, 'orders.lines');
  if (line === undefined) throw new Error('The line is missing.');
  expect(['id', '^.id', '^.^.id', '^.^.^.id'].map((path) => fieldOf(line, path))).toEqual(['L', 'O', 'R', undefined]);
});

test.each([
  ['a member that the server added', { a: 1 }, { a: 1, b: 2 }, true],
  ['a member that was sent as null', { a: 1, b: null }, { a: 1 }, true],
  ['a list with the entries that were sent', { a: [1, { b: 2 }] }, { a: [1, { b: 2, c: 3 }] }, true],
  ['a list with a further entry', { a: [1] }, { a: [1, 2] }, false],
  ['an empty list instead of a further entry', { a: [] }, { a: [1] }, false],
  ['another value', { a: 1 }, { a: '1' }, false],
])('an entry with %s is compared with the request', (_, sent, value, expected) => {
  expect(meets({ value: { of: value }, around: [] }, { sent }, { of: 'sent' })).toBe(expected);
});

test('a field that was sent as null is in every entry, and null is an entry of no list', () => {
  expect(meets({ value: { of: 1 }, around: [] }, { sent: null }, { of: 'sent' })).toBe(true);
  expect(entriesAt({ orders: [{ lines: null }, { lines: [{ id: 'L' }] }] }, 'orders.lines')).toHaveLength(1);
});

test('only members of an entry are its fields', () => {
  expect(fieldOf({ value: {}, around: [] }, 'constructor')).toBeUndefined();
});
