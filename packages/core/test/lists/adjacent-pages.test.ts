import { expect, test } from 'vitest';
import { adjacentPagesOf, type AdjacentPages } from '../../src/lists/adjacent-pages.ts';
import { responseOf } from '../results/exchange.ts';

const byOffset = { style: 'offset', items: 'rows', defaultLimit: 10, maxLimit: 100, total: 'total_count' } as const;
const operation = { id: 'IV01', method: 'GET', path: '/invoices' } as const;
const response = responseOf({ url: 'https://i.example.com/api/invoices' });
const around = (query: object, itemCount: number, body: unknown, style: object = {}): AdjacentPages =>
  adjacentPagesOf(
    { ...byOffset, ...style },
    { call: { operation, input: { query }, options: {} }, response, body, itemCount },
  );
const withLinks = (link: string, itemCount: number): AdjacentPages => {
  const linked = responseOf({ url: 'https://i.example.com/api/invoices', headers: { link } });
  return adjacentPagesOf(byOffset, {
    call: { operation, input: {}, options: {} },
    response: linked,
    body: {},
    itemCount,
  });
};
const at = (offset: number): object => ({ at: 'offset', offset });

test.each([
  ['the first of several', {}, 10, { total_count: 25 }, at(10), undefined],
  ['one in the middle', { offset: 10 }, 10, { total_count: 25 }, at(20), at(0)],
  ['the last', { offset: 20 }, 5, { total_count: 25 }, undefined, at(10)],
  ['one that ends with the list', { offset: 15 }, 10, { total_count: 25 }, undefined, at(5)],
  ['one close to the beginning', { offset: 4 }, 10, { total_count: 25 }, at(14), at(0)],
  ['one of a size of the caller’s', { max: 3, offset: 6 }, 3, { total_count: 25 }, at(9), at(3)],
  ['one of size 0', { max: 0 }, 10, { total_count: 25 }, at(10), undefined],
  ['a full one without a total', {}, 10, {}, at(10), undefined],
  ['a short one before others', { offset: 14 }, 7, { total_count: 25 }, at(21), at(7)],
  ['a short one without a total', {}, 9, {}, undefined, undefined],
  ["a full page whose total isn't a number", {}, 10, { total_count: 'many' }, at(10), undefined],
  ['a short one whose total is none', {}, 9, { total_count: Number.NaN }, undefined, undefined],
  ['one of a body that is none', {}, 10, null, at(10), undefined],
  ['an empty one', { offset: 10 }, 0, { total_count: 25 }, undefined, at(0)],
])('Q01: without links, adjacent pages are computed by count: %s', (_, query, count, body, next, previous) => {
  expect(around(query, count, body)).toMatchObject({ next, previous });
});

test('Q01: a full page whose links only lead back is the last, because the header decides', () => {
  const around = withLinks('<?offset=0>; rel=prev', 10);
  expect(around).toEqual({ next: undefined, previous: { at: 'link', query: '?offset=0' }, total: undefined });
});

test.each(['https://evil.example.com/other?offset=10', '/api/orders', '/api/invoices/7', 'https://'])(
  'Q01: a link to another path is rejected: %s',
  (target) => {
    for (const relation of ['next', 'prev'])
      expect(() => withLinks(`<${target}>; rel=${relation}`, 10)).toThrow('its Link header leads to another address');
  },
);
