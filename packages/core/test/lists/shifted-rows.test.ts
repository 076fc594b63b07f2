import { expect, test } from 'vitest';
import { isRepeated, withoutShiftedRows } from '../../src/lists/repeated-pages.ts';

/** The rows of a page that are new, if the page before ended with the given rows and the list grew by a number. */
const shown = (before: readonly unknown[], grownBy: number, items: readonly unknown[]): readonly unknown[] =>
  withoutShiftedRows({ items: before, total: 100 }, { items, total: 100 + grownBy });

test('rows that moved from the page before are removed: as many as the list grew by, and no more', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  expect(shown([a, b, c], 1, [c, d])).toEqual([d]);
  expect(shown([a, b, c], 2, [b, c, d])).toEqual([d]);
  expect(shown([a, b, c], 1, [b, c, d])).toEqual([b, c, d]);
  expect(shown([a, b, c], 9, [c, d])).toEqual([d]);
  expect(shown([a, b, c], 3, [b, d])).toEqual([b, d]);
  expect(shown([a, b, c], 0, [c, d])).toEqual([c, d]);
  expect(shown([a, b, c], -1, [c, d])).toEqual([c, d]);
  expect(shown([], 1, [a])).toEqual([a]);
});

test('rows that overlap in several ways are removed by the longest overlap that the growth allows', () => {
  const [a, b] = [{ id: 'a' }, { id: 'b' }];
  expect(shown([b, a, b, a], 4, [a, b, a, b])).toEqual([b]);
  expect(shown([b, a, b, a], 2, [a, b, a, b])).toEqual([b, a, b]);
  expect(shown([a, a, a], 9, [a, a, a, b])).toEqual([b]);
  // Their hashes are equal.
  expect(shown([{ id: 'Aa' }], 1, [{ id: 'BB' }])).toEqual([{ id: 'BB' }]);
});

test('without a total, no row counts as moved', () => {
  const items = [{ id: 'a' }];
  expect(withoutShiftedRows(undefined, { items, total: 1 })).toEqual(items);
  expect(withoutShiftedRows({ items, total: undefined }, { items, total: 1 })).toEqual(items);
  expect(withoutShiftedRows({ items, total: 1 }, { items, total: undefined })).toEqual(items);
});

test.each([
  ['the rest may have changed', { id: 1, state: 'new' }, { id: 1, state: 'paid' }, true],
  ['in whatever order they stand', { id: 1, shop_id: 2 }, { shop_id: 2, id: 1 }, true],
  ['by each of its names', { order_number: 'x', at: 1 }, { order_number: 'x', at: 2 }, true],
  ['by all of them', { id: 1, code: 'a' }, { id: 1, code: 'b' }, false],
  ['if one of them is missing', { id: 1, code: 'a' }, { id: 1 }, false],
  ['a name that only begins like one is none', { id_type: 'x', at: 1 }, { id_type: 'x', at: 2 }, false],
  ['a name that only ends like one is none', { paid: 1, at: 1 }, { paid: 1, at: 2 }, false],
  ['an object is none', { id: { a: 1 }, at: 1 }, { id: { a: 1 }, at: 2 }, false],
  ['rows without any are compared whole', { at: 1 }, { at: 1 }, true],
  ['and differ by anything', { at: 1 }, { at: 2 }, false],
  ['plain values too', 'a', 'a', true],
  ['by what they are', 1, 2, false],
  ['and null', null, null, true],
  ["null isn't a row with an ID", { id: 1 }, null, false],
])('a row is the same by its IDs: %s', (_, before, after, isSame) => {
  expect(shown([before], 1, [after])).toEqual(isSame ? [] : [after]);
});

test('after a page that lacks rows, rows with an ID that are identical are removed: as many as it lacks', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const behind = (missing: number, before: readonly unknown[], items: readonly unknown[], grownBy = 0) =>
    withoutShiftedRows({ items: before, total: 100 }, { items, total: 100 + grownBy }, missing);
  expect(behind(2, [a, b, c], [b, c, d])).toEqual([d]);
  expect(behind(1, [a, b, c], [b, c, d])).toEqual([b, c, d]);
  expect(behind(2, [a, { ...c, at: 1 }], [{ ...c, at: 2 }, d])).toEqual([{ ...c, at: 2 }, d]);
  expect(behind(2, [a, { ...c, at: 1 }], [{ ...c, at: 2 }, d], 1)).toEqual([d]);
  expect(behind(2, [{ amount: 5 }], [{ amount: 5 }, { amount: 5 }])).toHaveLength(2);
});

test('a page repeats the one before if its rows are the same and the list grew by fewer', () => {
  const rows = [{ id: 'a' }, { id: 'b' }];
  const of = (items: readonly unknown[], total?: number) => ({ items, total });
  expect(isRepeated(of(rows, 9), of(rows, 9))).toBe(true);
  expect(isRepeated(of(rows), of(rows))).toBe(true);
  expect(isRepeated(of(rows, 9), of(rows, 10))).toBe(true);
  expect(isRepeated(of(rows, 9), of(rows, 11))).toBe(false);
  expect(isRepeated(of(rows, 9), of(rows.slice(1), 9))).toBe(false);
  expect(isRepeated(of(rows, 9), of([...rows].reverse(), 9))).toBe(false);
  expect(isRepeated(of([{ amount: 5 }], 9), of([{ amount: 5 }], 9))).toBe(false);
  expect(isRepeated(of([], 9), of([], 9))).toBe(false);
  expect(isRepeated(undefined, of(rows, 9))).toBe(false);
  expect(isRepeated(of(rows, 9), of(rows, 9), 8)).toBe(true);
  expect(isRepeated(of([rows[0]], 9), of([rows[0]], 9))).toBe(true);
  expect(isRepeated(of([rows[0]], 9), of([rows[0]], 9), 9)).toBe(false);
});
