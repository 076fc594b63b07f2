import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeName } from '../../../src/call/arguments/file-name.ts';
import { parseContentDisposition } from '../../../src/kinds/files/content-disposition.ts';

/** A header as `fetch` gives it: one character per byte that was sent. */
const asSent = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');

for (const [form, header, filename] of [
  ['a quoted name', 'attachment; filename="documents-20260101.zip"', 'documents-20260101.zip'],
  ['a bare name', 'attachment; filename=report.csv', 'report.csv'],
  ['a bare name with spaces', 'attachment; filename=my report.csv ; size=3', 'my report.csv'],
  ['a semicolon inside quotes', 'attachment; filename="a;b.pdf"', 'a;b.pdf'],
  ['an escaped backslash, which divides folders', 'attachment; filename="a \\"b\\" \\\\c.pdf"', 'c.pdf'],
  ['escaped quotes and a letter', 'attachment; filename="a \\"b\\" \\c.pdf"', 'a _b_ c.pdf'],
  ['odd case and spacing', 'ATTACHMENT ;FileName = "a.pdf"', 'a.pdf'],
  ['no type', 'filename="a.pdf"', 'a.pdf'],
  ['an unclosed quote', 'attachment; filename="a.pdf', 'a.pdf'],
  ['RFC 8187', "attachment; filename*=UTF-8''na%C3%AFve%20file.pdf", 'naïve file.pdf'],
  ['RFC 8187 with a language', "attachment; filename*=utf-8'fr'%e2%82%ac.pdf", '€.pdf'],
  ['RFC 8187 in another charset', "attachment; filename*=ISO-8859-1''%E9t%E9.pdf", 'été.pdf'],
  ['RFC 8187 before the plain one', 'attachment; filename="plain.pdf"; filename*=UTF-8\'\'%c3%a9.pdf', 'é.pdf'],
  ['RFC 8187 that is broken', 'attachment; filename*=UTF-8\'\'%C3%ZZ.pdf; filename="plain.pdf"', 'plain.pdf'],
  ['RFC 8187 in no known charset', 'attachment; filename*=klingon\'\'a; filename="plain.pdf"', 'plain.pdf'],
  ['RFC 8187 that is not in its charset', 'attachment; filename*=UTF-8\'\'%E9; filename="plain.pdf"', 'plain.pdf'],
  ['RFC 8187 in quotes', 'attachment; filename*="UTF-8\'\'%c3%a9.pdf"', 'é.pdf'],
  ['RFC 2231 pieces', 'attachment; filename*0="long-"; filename*1="name"; filename*2=".pdf"', 'long-name.pdf'],
  [
    'RFC 2231 pieces, encoded ones among them',
    'attachment; filename*0*=UTF-8\'\'%c3; filename*1*=%a9; filename*2="100%.pdf"',
    'é100%.pdf',
  ],
  ['an RFC 2047 word in base64', 'attachment; filename="=?UTF-8?B?w6l0w6kucGRm?="', 'été.pdf'],
  ['an RFC 2047 word in Q', 'attachment; filename="=?iso-8859-1?Q?=E9t=E9_2026.pdf?="', 'été 2026.pdf'],
  [
    'RFC 2047 words that split a character',
    'attachment; filename="=?utf-8?B?w6l0w6k=?= =?utf-8?Q?_=C3?= =?utf-8?Q?=A9.pdf?="',
    'été é.pdf',
  ],
  ['RFC 2047 words with text around', 'attachment; filename="a =?utf-8?q?=c3=a9?= b.pdf"', 'a é b.pdf'],
  ['RFC 2047 words of two charsets', 'attachment; filename="=?utf-8?q?=c3=a9?= =?iso-8859-1?q?=E9?="', 'éé'],
  ['an RFC 2047 word in no known charset', 'attachment; filename="=?klingon?q?a?=.pdf"', '=_klingon_q_a_=.pdf'],
  ['UTF-8 as it is', asSent('attachment; filename="été €.pdf"'), 'été €.pdf'],
  ['Latin-1 as it is', 'attachment; filename="\u00e9t\u00e9.pdf"', 'été.pdf'],
  ['a path', 'attachment; filename="/etc/passwd"', 'passwd'],
  ['a way up', 'attachment; filename="../../a.pdf"', 'a.pdf'],
  ['an encoded way up', "attachment; filename*=UTF-8''..%2F..%5Ca.pdf", 'a.pdf'],
  ['a Windows path', 'attachment; filename="C:\\dir\\file.txt"', 'file.txt'],
  ['an escaped Windows path', 'attachment; filename="C:\\\\dir\\\\file.txt"', 'file.txt'],
  ['control characters', "attachment; filename*=UTF-8''a%00%0Ab.pdf", 'ab.pdf'],
  ['dots alone', 'attachment; filename=".."', undefined],
  ['a folder', 'attachment; filename="dir/"', undefined],
  ['nothing', '', undefined],
  ['no name', 'attachment', undefined],
  ['an empty name', 'attachment; filename=""', undefined],
  ['the first of two', 'attachment; filename=a.pdf; filename=b.pdf', 'a.pdf'],
] as const) {
  test(`a file name is read from ${form}`, () => {
    expect(parseContentDisposition(header).filename).toBe(filename);
  });
}

test('the type is parsed apart from the parameters', () => {
  expect(parseContentDisposition('Inline; filename=a').type).toBe('inline');
  expect(parseContentDisposition('filename=a').type).toBeUndefined();
});

const name = fc
  .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
  .map((text) => text.toString().normalize('NFC'))
  .filter((text) => !/[/\\]/.test(text) && safeName(text) === text);

test('property: every name survives RFC 8187, RFC 2047, raw UTF-8 and quoting', () => {
  fc.assert(
    fc.property(name, (text) => {
      const percent = encodeURIComponent(text).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
      expect(parseContentDisposition(`attachment; filename*=UTF-8''${percent}`).filename).toBe(text);
      const base64 = btoa(asSent(text));
      expect(parseContentDisposition(`attachment; filename="=?UTF-8?B?${base64}?="`).filename).toBe(text);
      const quoted = text.replaceAll(/["\\]/g, '\\$&');
      fc.pre(!text.includes('=?'));
      expect(parseContentDisposition(asSent(`attachment; filename="${quoted}"`)).filename).toBe(text);
    }),
  );
});

test('property: whatever the header holds, a name never has a folder and never is one', () => {
  const unit = fc.constantFrom(
    'filename',
    '*',
    '0',
    '=',
    ';',
    '"',
    '\\',
    '/',
    '..',
    "''",
    'UTF-8',
    '%2F',
    '%5c',
    '=?utf-8?q?',
    '?=',
    ' ',
    'a',
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 30 }), (header) => {
      const { filename } = parseContentDisposition(`attachment; filename=${header}`);
      expect(filename ?? 'x').not.toMatch(/[/\\]|^\.*$/);
    }),
  );
});
