import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ArgumentError } from '../../src/errors/index.ts';
import { checkPresets, readCursor, writeCursor } from '../../src/lists/cursor.ts';

const listOrders = { id: 'v2-listOrders', method: 'GET', path: '/v2/orders' } as const;

test('property: a cursor contains its position, in characters that are valid in any URL and file', () => {
  const position = fc.oneof(
    fc.constant({ at: 'start' } as const),
    fc.record({ at: fc.constant('token' as const), token: fc.string({ minLength: 1, unit: 'grapheme' }) }),
    fc.record({ at: fc.constant('link' as const), query: fc.string({ unit: 'grapheme' }) }),
    fc.record({ at: fc.constant('offset' as const), offset: fc.maxSafeNat() }),
  );
  fc.assert(
    fc.property(position, (given) => {
      const cursor = writeCursor(listOrders, given);
      expect(cursor).toMatch(/^[\w-]+$/);
      expect(readCursor(listOrders, cursor)).toEqual(given);
    }),
  );
});

test('a cursor of another list is refused, and the message names it', () => {
  const cursor = writeCursor({ ...listOrders, id: 'v2-listReturns' }, { at: 'token', token: 'abc' });
  expect(() => readCursor(listOrders, cursor)).toThrow(ArgumentError);
  expect(() => readCursor(listOrders, cursor)).toThrow('It belongs to "v2-listReturns".');
});

const forged = (value: unknown): string => btoa(JSON.stringify(value));

test('a cursor that no page made is refused', () => {
  for (const cursor of [
    '',
    'x',
    '%%%',
    forged({}),
    forged(['v2-listOrders', 'token', '']),
    forged(['v2-listOrders', 'offset', -1]),
  ]) {
    expect(() => readCursor(listOrders, cursor)).toThrow(ArgumentError);
  }
  expect(() => readCursor(listOrders, forged(['v2-listOrders', 'url', 'https://other']))).toThrow(ArgumentError);
});

const ofShop5 = { at: 'link', query: '?shop_id=5&offset=10' } as const;

test('Q07: a cursor of one shop is refused by the client of another, and the message names both', () => {
  const call = { operation: listOrders, input: {}, options: {} };
  expect(() => checkPresets(call, ofShop5, { shop_id: 6 })).toThrow(ArgumentError);
  expect(() => checkPresets(call, ofShop5, { shop_id: 6 })).toThrow(
    'It was created with `shop_id` 5, but this call uses 6.',
  );
  expect(() => checkPresets(call, ofShop5, { shop_id: 5 })).not.toThrow();
});

test('Q07: the shop that a call names is the shop that its cursor must have', () => {
  const call = { operation: listOrders, input: { query: { shop_id: 5 } }, options: {} };
  expect(() => checkPresets(call, ofShop5, { shop_id: 6 })).not.toThrow();
  const silent = { ...call, input: { query: { shop_id: undefined } } };
  expect(() => checkPresets(silent, ofShop5, { shop_id: 6 })).toThrow(ArgumentError);
});

test('a cursor without the preset, or for a client without one, works', () => {
  const call = { operation: listOrders, input: {}, options: {} };
  expect(() => checkPresets(call, { at: 'link', query: '?offset=10' }, { shop_id: 6 })).not.toThrow();
  expect(() => checkPresets(call, { at: 'offset', offset: 5 }, { shop_id: 6 })).not.toThrow();
  expect(() => checkPresets(call, ofShop5, { since: new Date(0) })).not.toThrow();
  expect(() => checkPresets(call, ofShop5)).not.toThrow();
});
