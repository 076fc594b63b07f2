import { create, parse } from 'content-disposition';
import * as fc from 'fast-check';
import LinkHeader from 'http-link-header';
import { expect, test } from 'vitest';
import { parseContentDisposition } from '../../src/files/content-disposition.ts';
import { parseLinkHeader } from '../../src/lists/adjacent-pages.ts';

/** Characters that file systems allow, so that neither side replaces them. */
const nameUnits = fc.constantFrom(
  'a',
  'Z',
  '0',
  ' ',
  '-',
  '.',
  "'",
  '(',
  ',',
  ';',
  '=',
  '%',
  'é',
  'ß',
  '€',
  '漢',
  '😀',
);
const fileName = fc.string({ unit: nameUnits, minLength: 1, maxLength: 20 }).map((text) => `x${text}y`);

test('a Content-Disposition header that the judge writes has the name that the judge was given', () => {
  fc.assert(
    fc.property(fileName, fc.constantFrom('attachment', 'inline'), fc.boolean(), (name, type, fallback) => {
      const header = create(name, { type, fallback });
      expect(parseContentDisposition(header)).toEqual({ type, filename: name });
      expect(parse(header)).toMatchObject({ type, parameters: { filename: name } });
    }),
  );
});

test('the name in a Content-Disposition header of tokens and quoted strings is the name that the judge reads', () => {
  // A name that starts with `-` is changed.
  const token = fc
    .string({ unit: fc.constantFrom('a', 'B', '1', '-', '_', '!'), maxLength: 6 })
    .map((text) => `x${text}`);
  const quoted = fc
    .string({ unit: fc.constantFrom('a', 'B', ' ', ';', '=', ',', "'"), maxLength: 8 })
    .map((text) => `"x${text}y"`);
  const space = fc.constantFrom('', ' ', '\t');
  const other = fc
    .tuple(fc.constantFrom('size', 'name', 'creation-date'), fc.oneof(token, quoted))
    .map(([name, value]) => `${name}=${value}`);
  const own = fc
    .tuple(fc.constantFrom('filename', 'FileName'), space, fc.oneof(token, quoted))
    .map(([name, gap, value]) => `${name}${gap}=${gap}${value}`);
  fc.assert(
    fc.property(fc.option(other), own, fc.option(other), space, (before, name, after, gap) => {
      const header = ['attachment', before, name, after].filter((part) => part !== null).join(`${gap};${gap}`);
      let judged: string | undefined;
      try {
        judged = parse(header).parameters['filename'];
      } catch {
        return;
      }
      if (judged !== undefined) expect(parseContentDisposition(header).filename).toBe(judged);
    }),
  );
});

test('Q01: links that the judge writes have the targets and relations that the judge reads', () => {
  const target = fc
    .tuple(
      fc.constantFrom('/', '/api/orders', '/a%20b'),
      fc.string({ unit: fc.constantFrom('a', '=', '&', ',', ';', '"', "'", '%20'), maxLength: 12 }),
    )
    .map(([path, query]) => `https://shop.example.com${path}?${query}`);
  const relation = fc.constantFrom('next', 'previous', 'prev', 'first', 'https://example.com/rel');
  const title = fc.string({ unit: fc.constantFrom('a', ' ', ',', ';', '<', '>', '='), maxLength: 8 });
  const link = fc.record({ uri: target, rel: relation, title });
  fc.assert(
    fc.property(fc.array(link, { maxLength: 4 }), (links) => {
      const writer = new LinkHeader();
      for (const one of links) writer.set(one);
      const header = writer.toString();
      const judged = LinkHeader.parse(header).refs.map(({ uri, rel }) => ({ target: uri, rel: [rel] }));
      expect(parseLinkHeader(header)).toEqual(judged);
    }),
  );
});
