/** Values of paths and queries at the edge of their kind. */
import { expect, test } from 'vitest';
import { readSegment, writePath, writeQuery } from '../../src/call/url.ts';
import type { OperationDescriptor } from '../../src/runtime.ts';

const operation = (
  query: OperationDescriptor['query'],
  more: Partial<OperationDescriptor> = {},
): OperationDescriptor => ({
  id: 'list',
  method: 'GET',
  path: '/v2/{a}/{b}',
  ...(query && { query }),
  ...more,
});
const written = (kind: string, value: unknown, more: Partial<OperationDescriptor> = {}): string =>
  writeQuery(operation({ a: kind as 'string' }, more), { a: value }, { onlyKnown: true });
const errorOf = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

test.each<[string, unknown, string]>([
  ['locale', 'fra_FR', 'a=fra_FR'],
  ['locale', 'fr', 'a=fr'],
  ['integer', 0, 'a=0'],
  ['number', -1.5, 'a=-1.5'],
  ['string', false, 'a=false'],
  ['list', [new Date(0), 'x y', 1], 'a=1970-01-01T00%3A00%3A00Z&a=x%20y&a=1'],
  ['list', 'x', 'a=x'],
  ['list', ['', 'x'], 'a=&a=x'],
  ['comma', ['x,y', 'z'], 'a=x%2Cy,z'],
  ['date', '2026-01-31t08:00:00.120z', 'a=2026-01-31T08%3A00%3A00.120Z'],
  ['date', '2026-01-31T08:00:00.120+02:00', 'a=2026-01-31T06%3A00%3A00.120Z'],
  ['date', '2026-01-31T08:00:00+0100', 'a=2026-01-31T07%3A00%3A00Z'],
  ['date', '2026-01-31T08:00Z', 'a=2026-01-31T08%3A00%3A00Z'],
])('Q06, Q08, Q09: a %s of %j is written as %s', (kind, value, text) => {
  expect(written(kind, value)).toBe(text);
});

test('a bigint is written with its digits', () => {
  expect(written('string', 12n)).toBe('a=12');
});

test.each<[string, unknown]>([
  ['locale', 'f'],
  ['locale', 'fr_be'],
  ['locale', 'fr-BE'],
  ['integer', -1],
  ['integer', 2 ** 53],
  ['integer', '5'],
  ['number', Infinity],
  ['boolean', 'true'],
  ['list', []],
  ['list', ['', '']],
  ['list', [{}]],
  ['comma', [null]],
  ['date', '2026-02-31T08:00:00Z'],
  ['date', '2026-01-31'],
  ['date', '2026-01-31T08:00:00+25:00'],
  ['date', new Date(Number.NaN)],
  ['string', '\ud800'],
  ['string', {}],
])('a %s of %j is refused', (kind, value) => {
  expect(errorOf(() => written(kind, value))).toMatchObject({ name: 'ArgumentError', argument: 'query.a' });
});

test.each<[string, 'seek' | 'offset', unknown, boolean]>([
  ['limit', 'seek', 1, true],
  ['limit', 'seek', 100, true],
  ['limit', 'seek', 0, false],
  ['limit', 'seek', 101, false],
  ['max', 'offset', 101, false],
  ['max', 'offset', 100, true],
  ['max', 'seek', 101, true],
  ['limit', 'offset', 101, true],
])('Q01, Q03: the parameter %s of a list by %s may be %j: %s', (name, style, value, isValid) => {
  const list = operation({ [name]: 'integer' }, { page: { style, items: 'data', defaultLimit: 10, maxLimit: 100 } });
  const run = (): string => writeQuery(list, { [name]: value }, { onlyKnown: true });
  expect(errorOf(run)).toEqual(isValid ? `${name}=${value}` : expect.objectContaining({ argument: `query.${name}` }));
});

test.each<[object, boolean]>([
  [{ a: 'x' }, true],
  [{ page_token: 't' }, true],
  [{ page_token: '' }, false],
  [{ page_token: undefined }, false],
  [{ a: '' }, false],
  [{ a: null }, false],
])('Q04: a required parameter may be missing only together with a page token: %j', (query, isValid) => {
  const run = (): string => writeQuery(operation({ a: 'string!', page_token: 'string' }), query, { onlyKnown: true });
  if (isValid) expect(run()).not.toBe('');
  else expect(errorOf(run)).toMatchObject({ code: 'ERR_ARGUMENT_MISSING', argument: 'query.a' });
});

test('a name of every object is an unknown parameter, and a further page may have it', () => {
  const query = { constructor: 'x', toString: ['y', new Date(0)] };
  expect(errorOf(() => writeQuery(operation({ a: 'string' }), query, { onlyKnown: true }))).toMatchObject({
    code: 'ERR_ARGUMENT_UNKNOWN',
    message: expect.stringContaining('Valid parameters: a.'),
  });
  expect(errorOf(() => writeQuery(operation({}), query, { onlyKnown: true }))).toMatchObject({
    message: expect.stringContaining('Valid parameters: none.'),
  });
  expect(writeQuery(operation({}), query, { onlyKnown: false })).toBe(
    'constructor=x&toString=y&toString=1970-01-01T00%3A00%3A00Z',
  );
});

test.each<[unknown, string | undefined]>([
  ['a b/c', 'a%20b%2Fc'],
  ['a.b', 'a.b'],
  ['100%', '100%25'],
  [7, '7'],
  ['', undefined],
  [' ', undefined],
  ['..', undefined],
  ['a/./b', undefined],
  ['a\\..', undefined],
  ['%2e%2E', undefined],
  ['a\u007f', undefined],
  ['a\u0000', undefined],
  ['\udc00', undefined],
  [1.5, undefined],
  [true, undefined],
])('the path value %j is written as %s', (value, text) => {
  const reading = readSegment(value);
  if (text === undefined) expect(reading).toHaveProperty('fault');
  else expect(reading).toBe(text);
});

test.each([undefined, null, ''])('a path without one of its values (%j) is refused by name', (b) => {
  expect(writePath(operation({}), '/v2/{a}/x/{b}/y', { a: 1, b: 'z' })).toBe('/v2/1/x/z/y');
  expect(writePath(operation({}), '/v2/plain', {})).toBe('/v2/plain');
  expect(errorOf(() => writePath(operation({}), '/v2/{a}/{b}', { a: 1, b }))).toMatchObject({
    argument: 'path.b',
    code: b === '' ? 'ERR_ARGUMENT_INVALID' : 'ERR_ARGUMENT_MISSING',
  });
});
