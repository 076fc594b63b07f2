import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { ZipError, zipEntries } from '../../src/zip.ts';
import { faultOf, streamedZip, unpack } from './archives.ts';

test('an archive that is damaged or cut short anywhere is an error', async () => {
  const zip = streamedZip([
    { name: 'a', data: strToU8('hello hello hello') },
    { name: 'b', data: strToU8('b'), packing: 'stored' },
  ]);
  for (let length = 0; length < zip.length; length += 1) {
    expect([length, await faultOf(zip.subarray(0, length))]).toEqual([length, 'corrupt']);
  }
  const flipped = zipSync({ a: [strToU8('hello'), { level: 0 }] });
  flipped[31] = (flipped[31] ?? 0) ^ 1;
  expect(await faultOf(flipped)).toBe('corrupt');
  expect(await faultOf(strToU8('no archive at all'))).toBe('corrupt');
});

test('property: with any wrong byte of an archive, the iteration ends, and wrong data always comes with an error', async () => {
  const zip = zipSync({ a: strToU8('hello hello hello'), b: [strToU8('stored'), { level: 0 }] });
  await fc.assert(
    fc.asyncProperty(fc.nat(zip.length - 1), fc.nat(255), async (at, byte) => {
      const wrong = zip.slice();
      wrong[at] = byte;
      const seen = await unpack(wrong).catch((error: unknown) => error);
      if (seen instanceof ZipError) return;
      const texts = (seen as { data: Uint8Array }[]).map((each) => new TextDecoder().decode(each.data));
      for (const text of texts) expect(['hello hello hello', 'stored', '']).toContain(text);
    }),
  );
});

test('encrypted entries and unsupported compression methods are an error with that reason', async () => {
  const zip = zipSync({ a: strToU8('a') });
  const encrypted = zip.slice();
  encrypted[6] = (encrypted[6] ?? 0) | 1;
  expect(await faultOf(encrypted)).toBe('unsupported');
  const bzip = zip.slice();
  bzip[8] = 12;
  expect(await faultOf(bzip)).toBe('unsupported');
});

test('G28: a ZIP bomb is stopped by its ratio', async () => {
  const bomb = zipSync({ a: new Uint8Array(24 * 1024 * 1024) });
  let unpacked = 0;
  const walk = async () => {
    for await (const entry of zipEntries(bomb)) {
      const reader = entry.stream().getReader();
      for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
        unpacked += chunk.value.byteLength;
    }
  };
  await expect(walk()).rejects.toMatchObject({ fault: 'too-large' });
  expect(unpacked).toBeLessThan(17 * 1024 * 1024);
});

test('G28: an archive is stopped by the size of an entry, the total size and the number of entries', async () => {
  const two = zipSync({ a: new Uint8Array(1000), b: new Uint8Array(1000) });
  expect(await faultOf(two, { maxEntryBytes: 999 })).toBe('too-large');
  expect(await faultOf(two, { maxTotalBytes: 1999 })).toBe('too-large');
  expect(await faultOf(two, { maxEntries: 1 })).toBe('too-large');
  expect(await faultOf(two, { maxEntryBytes: 1000, maxTotalBytes: 2000, maxEntries: 2 })).toBe('none');
});
