import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { faultOf, joined, streamedZip } from './archives.ts';

test('an entry outside of the directory makes the archive an error, such as a file that contains another archive', async () => {
  // The author of the content can compute the end of the entry, here after "harmless".
  const inner = streamedZip([
    { name: 'x', data: strToU8('harmless'), packing: 'stored' },
    { name: 'smuggled.sh', data: strToU8('#!/bin/sh'), packing: 'stored' },
  ]);
  const headerLength = 30 + 'x'.length;
  const central = inner.findIndex((_, at) => inner[at] === 0x50 && inner[at + 1] === 0x4b && inner[at + 2] === 1);
  const upload = inner.slice(headerLength, central);
  const zip = streamedZip([
    { name: 'upload.txt', data: upload, packing: 'stored' },
    { name: 'after.txt', data: strToU8('b'), packing: 'stored' },
  ]);
  expect(await faultOf(zip)).toBe('corrupt');
});

test('an entry that the directory omits, adds or renames makes the archive an error', async () => {
  const zip = zipSync({ 'a.pdf': strToU8('A'), 'b.pdf': strToU8('B') });
  const central = zip.findIndex((_, at) => zip[at] === 0x50 && zip[at + 1] === 0x4b && zip[at + 2] === 1);
  const length = 46 + 'a.pdf'.length;
  const [locals, first, rest] = [
    zip.subarray(0, central),
    zip.subarray(central, central + length),
    zip.subarray(central + length),
  ];
  expect(await faultOf(joined([locals, rest]))).toBe('corrupt');
  const named = joined([locals, Uint8Array.from(first, (byte, at) => (at === 46 ? 0x63 : byte)), rest]);
  expect(await faultOf(named)).toBe('corrupt');
  expect(await faultOf(zip)).toBe('none');
});
