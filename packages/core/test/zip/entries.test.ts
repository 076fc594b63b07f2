import { crc32 } from 'node:zlib';
import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { safeName } from '../../src/content/file-name.ts';
import { fileResult } from '../../src/files/file-result.ts';
import { fileEntries, zipEntries } from '../../src/zip.ts';
import { callOf, exchange } from '../results/exchange.ts';
import { faultOf, inPieces, joined, longZip, numbers, streamedZip, unpack } from './archives.ts';

test('S31: an archive is read as files with a folder per shop', async () => {
  const zip = zipSync({
    '2001/': new Uint8Array(0),
    '2001/a.pdf': strToU8('A'),
    '2002/x/b.pdf': strToU8('B'),
    'c.pdf': strToU8('C'),
  });
  const seen: unknown[] = [];
  for await (const { name, folder, path, size } of zipEntries(zip)) seen.push([name, folder, path, size]);
  expect(seen).toEqual([
    ['a.pdf', '2001', '2001/a.pdf', 1],
    ['b.pdf', '2002/x', '2002/x/b.pdf', 1],
    ['c.pdf', '', 'c.pdf', 1],
  ]);
});

test('property: every archive returns its content, however it was written and however it arrives', async () => {
  const data = fc.oneof(
    fc.uint8Array({ maxLength: 2000 }),
    fc.uint8Array({ maxLength: 30 }).map((some) => joined(Array.from({ length: 200 }, () => some))),
  );
  const packing = fc.constantFrom<'stored' | 'deflated'>('stored', 'deflated');
  const entry = fc.record({
    name: fc.stringMatching(/^[a-z]{1,6}$/).filter((name) => safeName(name) === name),
    data,
    packing,
  });
  const entries = fc.uniqueArray(entry, { selector: (each) => each.name, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(entries, fc.integer({ min: 1, max: 3000 }), fc.boolean(), async (packed, size, streamed) => {
      const zip = streamed
        ? streamedZip(packed)
        : zipSync(
            Object.fromEntries(
              packed.map((each) => [each.name, [each.data, { level: each.packing === 'stored' ? 0 : 6 }]]),
            ),
          );
      const seen = await unpack(inPieces(zip, size));
      expect(seen.map(({ path }) => path)).toEqual(packed.map(({ name }) => name));
      for (const [at, each] of packed.entries()) expect(seen[at]?.data).toEqual(each.data);
    }),
    { numRuns: Math.max(60, fc.readConfigureGlobal().numRuns ?? 0) },
  );
});

test('an archive is read to its end, so that its connection can be used again', async () => {
  let isRead = false;
  const zip = joined([zipSync({ a: strToU8('a') }), new Uint8Array(100)]);
  async function* source(): AsyncGenerator<Uint8Array> {
    yield* inPieces(zip, 10);
    isRead = true;
  }
  expect(await unpack(source())).toHaveLength(1);
  expect(isRead).toBe(true);
});

describe('an archive with long sizes and offsets', () => {
  const a = { name: 'a', data: strToU8('hello'), crc: crc32(strToU8('hello')) };
  const b = { name: 'b', data: new Uint8Array(0), crc: 0 };
  const timestamp = numbers([2, 0x5455], [2, 5], [1, 1], [4, 0]);

  test('an archive is an error if its long sizes are missing, and if it is cut anywhere', async () => {
    const short = numbers([2, 1], [2, 4], [4, 5]);
    for (const before of [undefined, timestamp, short])
      await expect(unpack(longZip([{ ...a, isBroken: true, before }]))).rejects.toThrow(
        'the size of an entry is missing',
      );
    const zip = longZip([a, b]);
    for (let length = zip.length - 1; length > 0; length -= 7)
      expect([length, await faultOf(zip.subarray(0, length))]).toEqual([length, 'corrupt']);
  });
});

const entriesOf = async (bytes: Uint8Array, name?: string) => {
  const headers = {
    'content-type': 'application/octet-stream',
    ...(name !== undefined && { 'content-disposition': `attachment; filename="${name}"` }),
  };
  const file = await fileResult(exchange(() => ({ bytes, headers })).send, callOf({ response: 'file' }));
  const seen: unknown[] = [];
  for await (const entry of fileEntries(file)) seen.push([entry.path, await entry.text()]);
  return seen;
};

test('S31, DR73: a download is read the same way, whether it is an archive or one file', async () => {
  expect(await entriesOf(zipSync({ '2001/a.txt': strToU8('A') }), 'documents-1.zip')).toEqual([['2001/a.txt', 'A']]);
  expect(await entriesOf(strToU8('A'), 'a.txt')).toEqual([['a.txt', 'A']]);
  expect(await entriesOf(strToU8('A'))).toEqual([['download', 'A']]);
});
