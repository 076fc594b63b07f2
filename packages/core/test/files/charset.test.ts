import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRows } from '../../src/index.ts';
import { TradelaneError } from '../../src/errors/index.ts';
import { bytesOfLatin1, decodeBase64, decodeCharset, decoderFor, textOf } from '../../src/files/charset.ts';
import { FileResponse } from '../../src/files/file-response.ts';
import { collect } from '../support/collect.ts';

/** Charsets of files, with the characters that they contain. */
const charsets = [
  { name: 'utf-8', encoding: 'utf8', characters: ['a', '0', 'é', '€', '漢', '😀', '\u00a0'] },
  { name: 'iso-8859-1', encoding: 'latin1', characters: ['a', '0', 'é', 'ÿ', '\u00a0'] },
  { name: 'windows-1252', encoding: 'latin1', characters: ['a', '0', 'é', 'ÿ', '\u00a0'] },
  { name: 'utf-16le', encoding: 'utf16le', characters: ['a', '0', 'é', '€', '漢', '😀'] },
] as const;

async function* cut(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array, void, undefined> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

function fileOf(contentType: string, bytes: Uint8Array, size: number): FileResponse {
  return new FileResponse({
    filename: undefined,
    contentType,
    size: undefined,
    kind: 'single',
    content: cut(bytes, size),
    discard: () => Promise.resolve(),
    checkOpen: () => undefined,
    checkLength: () => undefined,
  });
}

const written = fc.constantFrom(...charsets).chain(({ name, encoding, characters }) => {
  const cell = fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 8 });
  return fc.record({
    name: fc.constant(name),
    encoding: fc.constant(encoding),
    hasMark: name.startsWith('utf') ? fc.boolean() : fc.constant(false),
    rows: fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 4 }),
  });
});
const size = fc.integer({ min: 1, max: 7 });

test('rows in any charset are read correctly, wherever the bytes are split', async () => {
  await fc.assert(
    fc.asyncProperty(written, size, async ({ name, encoding, hasMark, rows }, pieces) => {
      const text = ['h1;h2', ...rows.map((cells) => cells.join(';'))].join('\n');
      const bytes = Buffer.from(hasMark ? `\ufeff${text}` : text, encoding);
      const read = await collect(csvRows(fileOf(`text/csv; charset=${name}`, bytes, pieces)));
      expect(read).toEqual(rows.map(([h1, h2]) => ({ h1, h2 })));
    }),
  );
});

test('a byte-order mark decides the charset, and invalid bytes are an error that names the option', async () => {
  const rowsOf = (bytes: Uint8Array, charset?: string): Promise<unknown> =>
    collect(csvRows(fileOf('application/octet-stream', bytes, 2), { charset }));
  const inUtf16 = Buffer.from('\ufeffsku;stadt\r\nA;Köln\r\n', 'utf16le');
  const rows = [{ sku: 'A', stadt: 'Köln' }];
  expect(await rowsOf(inUtf16)).toEqual(rows);
  expect(await rowsOf(Uint8Array.from(inUtf16).map((_, at, all) => all[at ^ 1] ?? 0))).toEqual(rows);
  const inLatin1 = Buffer.from('sku;stadt\nA;Köln\n', 'latin1');
  expect(await rowsOf(inLatin1, 'windows-1252')).toEqual(rows);
  await expect(rowsOf(inLatin1)).rejects.toThrow("csvRows(file, { charset: 'windows-1252' })");
  await expect(rowsOf(inLatin1, 'latin-99')).rejects.toThrow('`charset` must be a charset');
});

test.each(['text/csv ; Charset = "iso-8859-1"', 'text/csv;a=b;charset=iso-8859-1;c=d'])(
  'the charset is found in %s',
  (contentType) => {
    expect(decoderFor(contentType).encoding).toBe('windows-1252');
  },
);

test("invalid base64 is empty, and so are characters that aren't bytes", () => {
  expect(decodeBase64('!')).toBeUndefined();
  expect(bytesOfLatin1('\u00ff')).toEqual(Uint8Array.of(0xff));
  expect(bytesOfLatin1('a\u0100')).toBeUndefined();
});

test('bytes that are invalid in their charset are text, the same wherever they are split, or one of our errors', async () => {
  const type = fc.oneof(
    fc.constantFrom(...charsets.map(({ name }) => `text/csv;charset="${name}"`), 'text/csv', ''),
    fc.string({ maxLength: 12 }).map((name) => `text/csv; charset=${name}`),
  );
  const mark = fc.constantFrom([], [0xef, 0xbb, 0xbf], [0xff, 0xfe], [0xfe, 0xff], [0xef, 0xbb]);
  await fc.assert(
    fc.asyncProperty(type, mark, fc.uint8Array({ maxLength: 60 }), size, async (contentType, head, tail, pieces) => {
      const bytes = Uint8Array.from([...head, ...tail]);
      const whole = await fileOf(contentType, bytes, pieces).text();
      expect((await collect(textOf(cut(bytes, pieces), decoderFor(contentType)))).join('')).toBe(whole);
      const failed = await collect(csvRows(fileOf(contentType, bytes, pieces))).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (failed !== undefined) expect(failed).toBeInstanceOf(TradelaneError);
    }),
  );
});

test('a text of a charset keeps its byte-order mark, and is undefined if it is invalid', () => {
  expect(decodeCharset(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61), 'utf-8')).toBe('\uFEFFa');
  expect(decodeCharset(Uint8Array.of(0xe9), 'utf-8')).toBeUndefined();
});
