import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeDate, writeQuery } from '../../src/call/url.ts';
import { ArgumentError } from '../../src/index.ts';
import type { OperationDescriptor } from '../../src/runtime.ts';

const operation: OperationDescriptor = {
  id: 'search',
  method: 'GET',
  path: '/search',
  query: {
    text: 'string',
    count: 'integer',
    ratio: 'number',
    open: 'boolean',
    since: 'date',
    locale: 'locale',
    ids: 'list',
    codes: 'comma',
    limit: 'integer',
    page_token: 'string',
  },
  page: { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 100 },
};
const demanding: OperationDescriptor = {
  ...operation,
  query: { ids: 'comma!', shop: 'integer!', page_token: 'string' },
};

const write = (query: object, of: OperationDescriptor = operation): string =>
  writeQuery(of, query, { onlyKnown: true });

describe('query parameters', () => {
  test.each([
    [{ text: 'a b&c=d' }, 'text=a%20b%26c%3Dd'],
    [{ text: '' }, 'text='],
    [{ count: 0, ratio: -1.5, open: false }, 'count=0&ratio=-1.5&open=false'],
    [{ text: undefined, count: null }, ''],
    [{ locale: 'fr_BE' }, 'locale=fr_BE'],
    [{ locale: 'en' }, 'locale=en'],
  ])('%j is sent as %s', (query, text) => {
    expect(write(query)).toBe(text);
  });

  test('Q09: lists are sent as repeated pairs or as one comma list, each value encoded', () => {
    expect(write({ ids: ['a', 'b c'], codes: ['x', 'y,z'] })).toBe('ids=a&ids=b%20c&codes=x,y%2Cz');
    expect(write({ ids: 'one', codes: undefined })).toBe('ids=one');
  });

  test.each([{ ids: [] }, { codes: [] }, { ids: [''] }, { codes: '' }, { ids: ['', ''] }])(
    'an empty list would select everything, so it is refused: %j',
    (query) => {
      const [name] = Object.keys(query);
      expect(() => write(query)).toThrowError(`\`${name}\` is invalid. An empty array selects everything.`);
      expect(() => writeQuery(operation, query, { onlyKnown: false })).toThrowError(ArgumentError);
    },
  );

  test("an empty list is refused under an unknown name too, and a missing one isn't sent", () => {
    expect(() => writeQuery(operation, { many: [] }, { onlyKnown: false })).toThrowError('An empty array');
    expect(write({ ids: undefined, codes: null })).toBe('');
    expect(write({ ids: ['', 'a'] })).toBe('ids=&ids=a');
  });

  test('Q08: dates are sent as UTC with a trailing Z, encoded', () => {
    expect(write({ since: new Date(Date.UTC(2026, 0, 31, 8)) })).toBe('since=2026-01-31T08%3A00%3A00Z');
    expect(write({ since: '2026-01-31T10:00:00.123456+02:00' })).toBe('since=2026-01-31T08%3A00%3A00.123456Z');
    for (const written of ['31t08:00:00z', '31T10:00+0200', '31T10:00:00+02'])
      expect(write({ since: `2026-01-${written}` })).toBe('since=2026-01-31T08%3A00%3A00Z');
  });

  test('Q08: any time arrives unchanged', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }),
        fc.integer({ min: -14 * 60, max: 14 * 60 }),
        (date, offset) => {
          expect(Date.parse(writeDate(date) ?? '')).toBe(date.getTime());
          const sign = offset < 0 ? '-' : '+';
          const zone = `${sign}${String(Math.floor(Math.abs(offset) / 60)).padStart(2, '0')}:${String(Math.abs(offset) % 60).padStart(2, '0')}`;
          const local = new Date(date.getTime() + offset * 60_000).toISOString().replace('Z', zone);
          const written = writeDate(local) ?? '';
          expect(written.endsWith('Z')).toBe(true);
          expect(Date.parse(written)).toBe(date.getTime());
        },
      ),
    );
  });

  test.each([
    [{ since: 'yesterday' }, 'since'],
    [{ since: '2026-02-30T00:00:00Z' }, 'since'],
    [{ since: '2026-01-31' }, 'since'],
    [{ since: '2026-01-31T08:00:00' }, 'since'],
    [{ since: new Date('nonsense') }, 'since'],
    [{ since: 1_700_000_000 }, 'since'],
    [{ count: -1 }, 'count'],
    [{ count: 1.5 }, 'count'],
    [{ count: '5' }, 'count'],
    [{ count: 2 ** 54 }, 'count'],
    [{ ratio: Number.NaN }, 'ratio'],
    [{ open: 'true' }, 'open'],
    [{ text: {} }, 'text'],
    [{ text: ['a'] }, 'text'],
    [{ text: '\udc00' }, 'text'],
    [{ ids: [['a']] }, 'ids'],
    [{ codes: [{}] }, 'codes'],
    [{ update_since: 'x' }, 'update_since'],
    [{ constructor: 'x' }, 'constructor'],
  ])('%j is refused', (query, name) => {
    expect(() => write(query)).toThrowError(ArgumentError);
    expect(() => write(query)).toThrowError(`\`${name}\``);
  });

  test.each(['FR', 'fr-FR', 'fr_fr', 'f', 'french', 'fr_FRA', '', 'fr_'])('Q06: %j is not a locale', (locale) => {
    expect(() => write({ locale })).toThrowError(ArgumentError);
  });

  test('Q03: page sizes outside of 1 to the maximum are refused', () => {
    expect(write({ limit: 1 })).toBe('limit=1');
    expect(write({ limit: 100 })).toBe('limit=100');
    expect(() => write({ limit: 0 })).toThrowError('from 1 to 100');
    expect(() => write({ limit: 101 })).toThrowError('from 1 to 100');
  });

  test('Q01: pages by offset have the same limits', () => {
    const paged: OperationDescriptor = {
      ...operation,
      query: { max: 'integer', limit: 'integer' },
      page: { style: 'offset', items: 'data', defaultLimit: 10, maxLimit: 100 },
    };
    expect(() => write({ max: 101 }, paged)).toThrowError('from 1 to 100');
    expect(write({ limit: 500 }, paged)).toBe('limit=500');
  });

  test('required parameters must be present', () => {
    expect(write({ ids: ['a'], shop: 0 }, demanding)).toBe('ids=a&shop=0');
    for (const query of [{}, { ids: ['a'] }, { ids: null, shop: 1 }])
      expect(() => write(query, demanding)).toThrowError('is missing');
    for (const ids of [[], '']) expect(() => write({ ids, shop: 1 }, demanding)).toThrowError('An empty array');
  });

  test('Q04: a page token replaces all of them', () => {
    expect(write({ page_token: 'abc=' }, demanding)).toBe('page_token=abc%3D');
  });
});
