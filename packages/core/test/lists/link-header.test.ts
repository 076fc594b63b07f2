import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLink, parseLinkHeader } from '../../src/lists/adjacent-pages.ts';

test('Q01: next and previous are found in any order and case', () => {
  const header =
    '<https://i.example.com/api/invoices?max=10&offset=0>; rel="previous", <https://i.example.com/api/invoices?max=10&offset=20>; rel="next"';
  expect(findLink(header, 'next')).toBe('https://i.example.com/api/invoices?max=10&offset=20');
  expect(findLink(header, 'previous')).toBe('https://i.example.com/api/invoices?max=10&offset=0');
  expect(findLink('<?p=2> ;REL = NeXt', 'next')).toBe('?p=2');
  expect(findLink('<?p=0>; rel=prev', 'previous')).toBe('?p=0');
});

test('several relations, commas and semicolons inside quotes and targets, and escapes are parsed', () => {
  expect(parseLinkHeader('</a,b;c>; title="x, <y>; rel=\\"next\\""; rel="first next"; rel=last, </d>')).toEqual([
    { target: '/a,b;c', rel: ['first', 'next'] },
    { target: '/d', rel: [] },
  ]);
});

test.each([
  ['< /a >; rel =\t"next"', '/a', ['next']],
  ['</a>; rel="n\\ext"', '/a', ['next']],
  ['</a>; rel="next  last\tup"', '/a', ['next', 'last', 'up']],
  ['</a>; rel; rel=next', '/a', []],
  ['</a>; =x; rel=next', '/a', ['next']],
])('%s is read as intended', (header, target, rel) => {
  expect(parseLinkHeader(header)).toEqual([{ target, rel }]);
});

test("a link about another resource doesn't belong to this response", () => {
  expect(findLink('</x>; rel=next; anchor="#part"', 'next')).toBeUndefined();
});

test('an invalid link header contains no link', () => {
  for (const header of ['', 'next', '<unclosed; rel=next', 'https://x; rel="next"', ';;,,', '<a>;rel="next']) {
    expect(findLink(header, 'previous')).toBeUndefined();
  }
  expect(findLink(null, 'next')).toBeUndefined();
});

test('property: a written header is read back', () => {
  const target = fc.webUrl({ withQueryParameters: true });
  const rel = fc.array(fc.stringMatching(/^[a-z][a-z0-9.-]{0,8}$/), { minLength: 1, maxLength: 3 });
  const title = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(fc.array(fc.tuple(target, rel, title), { maxLength: 4 }), (links) => {
      const header = links
        .map(([to, names, said]) => `<${to}>; title="${said.replaceAll(/["\\]/g, '\\$&')}"; rel="${names.join(' ')}"`)
        .join(', ');
      expect(parseLinkHeader(header)).toEqual(links.map(([to, names]) => ({ target: to, rel: names })));
    }),
  );
});

test('property: reading any header ends', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('<', '>', ';', ',', '"', '\\', '=', ' ', 'rel', 'next', 'a') }),
      (header) => {
        parseLinkHeader(header);
      },
    ),
  );
});
