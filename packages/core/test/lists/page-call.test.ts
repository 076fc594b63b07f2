import { expect, test } from 'vitest';
import { pageCall, queryNumber, start, readCursor, writeCursor } from '../../src/lists/cursor.ts';

const operation = {
  id: 'IV01',
  method: 'GET',
  path: '/invoices',
  query: {
    max: 'integer!',
    rate: 'number',
    paid: 'boolean',
    status: 'list',
    entity: 'comma',
    name: 'string',
    since: 'date',
    locale: 'locale',
  },
} as const;
const callOf = (query: object): Parameters<typeof pageCall>[0] => ({ operation, input: { query }, options: {} });

test('the first page is the call itself, and every other page waits for its limit and has a flag for that', () => {
  const call = callOf({ max: 5 });
  expect(pageCall(call, start)).toBe(call);
  expect(pageCall(call, { at: 'token', token: 't' })).toMatchObject({ followUpPage: true });
});

test.each([
  ['max=10&rate=0.5', { max: 10, rate: 0.5 }],
  ['max=&rate=%20', { max: '', rate: ' ' }],
  ['max=many', { max: 'many' }],
  ['paid=true', { paid: true }],
  ['paid=false', { paid: false }],
  ['paid=yes', { paid: 'yes' }],
  ['status=a&status=b', { status: ['a', 'b'] }],
  ['status=a', { status: ['a'] }],
  ['status=a,b', { status: ['a,b'] }],
  ['entity=a,b&entity=c', { entity: ['a', 'b', 'c'] }],
  ['name=5&since=2026-01-01T00:00:00Z&locale=fr_FR', { name: '5', since: '2026-01-01T00:00:00Z', locale: 'fr_FR' }],
  ['name=first&name=second', { name: 'first' }],
  ['unknown=5', { unknown: '5' }],
  ['unknown=5&unknown=6', { unknown: ['5', '6'] }],
  ['status=&entity=&unknown=&unknown=', {}],
  ['constructor=1', { constructor: '1' }],
])('Q01: the parameters of a link with %s get their types', (query, typed) => {
  expect(pageCall(callOf({}), { at: 'link', query: `?${query}` }).input.query).toEqual(typed);
});

test.each([
  [5, 5],
  ['5', 5],
  [0, 0],
  ['0', 0],
  [' ', undefined],
  ['', undefined],
  [-1, undefined],
  [1.5, undefined],
  ['x', undefined],
  [true, undefined],
  [undefined, undefined],
])('a number in the caller’s query may be text: %j is %j', (value, number) => {
  expect(queryNumber(callOf({ max: value }), 'max')).toBe(number);
});

test('each position has a separate cursor', () => {
  const cursors = [
    start,
    { at: 'token', token: '5' } as const,
    { at: 'link', query: '5' } as const,
    { at: 'offset', offset: 5 } as const,
  ].map((position) => writeCursor(operation, position));
  expect(new Set(cursors).size).toBe(4);
});

test.each([
  ['token', 5],
  ['token', undefined],
  ['link', 5],
  ['offset', '5'],
  ['offset', 1.5],
  ['offset', undefined],
  [undefined, undefined],
  ['page', 5],
])("a cursor of %j with %j wasn't made by a page", (at, detail) => {
  const cursor = btoa(JSON.stringify([operation.id, at, detail]));
  expect(() => readCursor(operation, cursor)).toThrow("It isn't the cursor of a page.");
});

test("a cursor may be at the first row, and one that isn't text is refused", () => {
  expect(readCursor(operation, btoa(JSON.stringify([operation.id, 'offset', 0])))).toEqual({ at: 'offset', offset: 0 });
  expect(readCursor(operation, btoa(JSON.stringify([operation.id, 'start'])))).toEqual(start);
  const broken = btoa(`["${operation.id}","token","\u00ff"]`);
  expect(() => readCursor(operation, broken)).toThrow("It isn't the cursor of a page.");
});
