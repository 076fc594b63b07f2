/** Files to upload: their names, types and hashes. */
import { describe, expect, test } from 'vitest';
import { baseName, safeName, typeOfName } from '../../src/content/file-name.ts';
import { fileDigest, type FileInput, fileSource, isFileInput } from '../../src/content/file-input.ts';
import { streamFrom } from './stream-from.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('the hash of a file', () => {
  // A program of another version compares it with the stored one.
  test.each([
    ['', '1ps9wxbi90v2v0'],
    ['a', '1b3417y1r3gso51'],
    ['price;offer\n9.90;A\n', '1ofx4tx1su63ouj'],
  ])('of %j is always %s', async (content, hash) => {
    const forms: FileInput[] = [
      utf8(content),
      new Blob([content]),
      utf8(content).buffer as ArrayBuffer,
      { name: 'a.csv', data: content },
      { name: 'b.csv', data: () => streamFrom(utf8(content.slice(0, 3)), utf8(content.slice(3))) },
    ];
    expect(await Promise.all(forms.map(fileDigest))).toEqual(forms.map(() => hash));
  });

  test('differs for content with the same bytes in another order, and of another length', async () => {
    const contents = ['ab', 'ba', 'aab', '\0', '\0\0', 'abcdefgh', 'abcdefhg'];
    const hashes = await Promise.all(contents.map((content) => fileDigest(utf8(content))));
    expect(new Set(hashes).size).toBe(contents.length);
  });

  test("is undefined for a stream that can be read once, which isn't read", async () => {
    const stream = streamFrom(utf8('a'));
    expect(await fileDigest({ name: 'a', data: stream })).toBeUndefined();
    expect(stream.locked).toBe(false);
  });
});

describe('a file', () => {
  test('has its own type, the type of its Blob, or the type of its name', () => {
    const csv = new Blob(['a'], { type: 'text/csv' });
    expect(fileSource({ name: 'a.pdf', type: 'text/plain', data: csv }).type).toBe('text/plain');
    expect(fileSource({ name: 'a.pdf', data: csv }).type).toBe('text/csv');
    expect(fileSource({ name: 'a.PDF', type: '', data: 'a' }).type).toBe('application/pdf');
    expect(fileSource(csv)).toMatchObject({ name: 'blob', type: 'text/csv', size: 1 });
    expect(fileSource(Object.assign(utf8('é'), { name: 7 }))).toMatchObject({ name: 'blob', size: 2 });
    expect(fileSource({ name: 'empty', size: 0, data: () => streamFrom() }).size).toBe(0);
  });

  test.each<[unknown, boolean]>([
    [[utf8('a'), utf8('b')], true],
    [[utf8('a'), 'b'], false],
    [new Uint16Array(2), false],
    [new DataView(new ArrayBuffer(2)), false],
    [{ [Symbol.asyncIterator]: () => undefined }, true],
    [() => undefined, true],
    [7, false],
    [null, false],
  ])('with the data %j is one: %s', (data, isFile) => {
    expect(isFileInput({ name: 'a', data })).toBe(isFile);
  });
});

describe('a name of a file', () => {
  test.each([
    ['a/b\\c.pdf', 'c.pdf'],
    ['..\\..\\.env', '.env'],
    ['conout$', '_conout$'],
    ['nul .tar', '_nul .tar'],
    ['a\ud800b', 'ab'],
    ['name. .', 'name'],
  ])('from the path %j is %j', (path, name) => {
    expect(baseName(path)).toBe(name);
  });

  test.each([
    ['a'.repeat(255), 'a'.repeat(255)],
    ['a'.repeat(256), 'a'.repeat(255)],
    [`${'a'.repeat(252)}.pdf`, `${'a'.repeat(251)}.pdf`],
    [`${'a'.repeat(250)} .pdf`, `${'a'.repeat(250)} .pdf`],
    [`${'a'.repeat(250)} b.pdf`, `${'a'.repeat(250)}.pdf`],
    [`${'a'.repeat(250)}.${'x'.repeat(31)}`, `${'a'.repeat(223)}.${'x'.repeat(31)}`],
    [`${'a'.repeat(250)}.${'x'.repeat(32)}`, `${'a'.repeat(250)}.${'x'.repeat(4)}`],
    [`.${'x'.repeat(300)}`, `.${'x'.repeat(254)}`],
  ])('is cut to 255 bytes before its extension: %j', (name, cut) => {
    expect(safeName(name)).toBe(cut);
  });

  test.each([
    ['a.CSV', 'text/csv'],
    ['a.tar.zip', 'application/zip'],
    ['a.constructor', 'application/octet-stream'],
    ['csv', 'application/octet-stream'],
  ])('%s has the type %s', (name, type) => {
    expect(typeOfName(name)).toBe(type);
  });
});
