import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foreignName } from '../../src/content/file-name.ts';
import { parseContentDisposition } from '../../src/files/content-disposition.ts';

/** A header as `fetch` returns it: one character per sent byte. */
const asSent = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');

for (const [form, header, filename] of [
  ['a quoted name', 'attachment; filename="documents-20260101.zip"', 'documents-20260101.zip'],
  ['a bare name', 'attachment; filename=report.csv', 'report.csv'],
  ['an unquoted name with spaces', 'attachment; filename=my report.csv ; size=3', 'my report.csv'],
  ['a semicolon inside quotes', 'attachment; filename="a;b.pdf"', 'a;b.pdf'],
  ['an escaped backslash, which divides folders', 'attachment; filename="a \\"b\\" \\\\c.pdf"', 'c.pdf'],
  ['escaped quotes and a letter', 'attachment; filename="a \\"b\\" \\c.pdf"', 'a _b_ c.pdf'],
  ['odd case and spacing', 'ATTACHMENT ;FileName = "a.pdf"', 'a.pdf'],
  ['a header sent twice', "attachment;filename=a.pdf, attachment;filename*=UTF-8''b.exe", 'a.pdf'],
  ['no type', 'filename="a.pdf"', 'a.pdf'],
  ['an unclosed quote', 'attachment; filename="a.pdf', 'a.pdf'],
  ['a path of a Windows server', String.raw`attachment; filename="\\server\share\a.pdf"`, 'a.pdf'],
  ['RFC 8187', "attachment; filename*=UTF-8''na%C3%AFve%20file.pdf", 'naïve file.pdf'],
  ['RFC 8187 with a language', "attachment; filename*=utf-8'fr'%e2%82%ac.pdf", '€.pdf'],
  ['RFC 8187 in another charset', "attachment; filename*=ISO-8859-1''%E9t%E9.pdf", 'été.pdf'],
  ['RFC 8187 before the plain one', 'attachment; filename="plain.pdf"; filename*=UTF-8\'\'%c3%a9.pdf', 'é.pdf'],
  ['pieces before the plain one', 'attachment; filename="plain.pdf"; filename*0="a"; filename*1=".pdf"', 'a.pdf'],
  ['RFC 8187 that is broken', 'attachment; filename*=UTF-8\'\'%C3%ZZ.pdf; filename="plain.pdf"', 'plain.pdf'],
  ['RFC 8187 in no known charset', 'attachment; filename*=klingon\'\'a; filename="plain.pdf"', 'plain.pdf'],
  ['RFC 8187 that is not in its charset', 'attachment; filename*=UTF-8\'\'%E9; filename="plain.pdf"', 'plain.pdf'],
  ['RFC 8187 in quotes', 'attachment; filename*="UTF-8\'\'%c3%a9.pdf"', 'é.pdf'],
  ['RFC 8187 without a charset', "attachment; filename*=''%c3%a9.pdf", 'é.pdf'],
  ['RFC 8187 in all of Latin-1', "attachment; filename*=ISO-8859-1''%FF.pdf", 'ÿ.pdf'],
  ['RFC 8187 with quotes in the name', "attachment; filename*=UTF-8''it's 'a'.pdf", "it's 'a'.pdf"],
  ['RFC 8187 with a byte that is none', "attachment; filename*=UTF-8''a%ZZ.pdf; filename=plain.pdf", 'plain.pdf'],
  ['RFC 8187 that ends in half a byte', "attachment; filename*=UTF-8''a%4; filename=plain.pdf", 'plain.pdf'],
  ['RFC 2231 pieces in another charset', "attachment; filename*0*=ISO-8859-1''%E9t; filename*1*=%E9.pdf", 'été.pdf'],
  ['RFC 2231 pieces without a charset', "attachment; filename*0*=''%C3%A9; filename*1*=%C3%A9.pdf", 'éé.pdf'],
  ['RFC 2231 pieces with a language', "attachment; filename*0*=UTF-8'fr'%C3%A9; filename*1=.pdf", 'é.pdf'],
  ['RFC 2231 pieces with quotes', "attachment; filename*0='a'; filename*1*='b'%2e; filename*2*='c'd", "'a''b'.'c'd"],
  ['RFC 2231 pieces in UTF-8 as it is', asSent('attachment; filename*0="100% "; filename*1="é.pdf"'), '100% é.pdf'],
  ['RFC 2231 pieces that are broken', 'attachment; filename*0*=a%4; filename=plain.pdf', 'plain.pdf'],
  ['a quote and a semicolon in quotes', 'attachment; filename="a\\";b.pdf"; size=1', 'a_;b.pdf'],
  ['text that no header can hold', 'attachment; filename="é€.pdf"', 'é€.pdf'],
  ['one quote', 'attachment; filename="', undefined],
  ['an RFC 2047 word that is no base64', 'attachment; filename="=?utf-8?b?!?=.pdf"', '=_utf-8_b_!_=.pdf'],
  ['an RFC 2047 word with half a byte', 'attachment; filename="=?utf-8?q?a=4?=.pdf"', '=_utf-8_q_a=4_=.pdf'],
  ['an RFC 2047 word with a language', 'attachment; filename="=?utf-8*fr?q?=c3=a9?=.pdf"', 'é.pdf'],
  [
    'RFC 2047 words with text between',
    'attachment; filename="=?utf-8?q?a?= und =?utf-8?q?b?=c=?utf-8?q?d?= =?iso-8859-1?q?=e9?= =?utf-8?q?f?="',
    'a und bcdéf',
  ],
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

const name = fc
  .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
  .map((text) => text.toString().normalize('NFC'))
  .filter((text) => !/[/\\]/.test(text) && foreignName(text) === text);

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

test('property: for any header, a name never has a folder and never is one', () => {
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
