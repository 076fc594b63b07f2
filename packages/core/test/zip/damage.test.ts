import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { ConfigurationError } from '../../src/errors/index.ts';
import { Budget } from '../../src/zip/zip-limits.ts';
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

test('an entry that cannot be decompressed has the error of the runtime as its cause', async () => {
  const zip = zipSync({ a: strToU8('hello hello hello') });
  zip.fill(0xff, 31, 40);
  await expect(unpack(zip)).rejects.toMatchObject({ fault: 'corrupt', cause: expect.any(Error) });
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

test('an entry of another size than its header and the directory declare is an error', async () => {
  const zip = zipSync({ a: [strToU8('hello'), { level: 0 }] });
  const central = zip.findIndex((_, at) => zip[at] === 0x50 && zip[at + 1] === 0x4b && zip[at + 2] === 1);
  zip[22] = 6;
  zip[central + 24] = 6;
  expect(await faultOf(zip)).toBe('corrupt');
});

test("if the runtime can't decompress, the error reports it, and uncompressed entries are read", async () => {
  vi.stubGlobal('DecompressionStream', undefined);
  const [packed, stored] = [zipSync({ a: strToU8('a') }), zipSync({ a: strToU8('a') }, { level: 0 })];
  const refused = await unpack(packed).catch((error: unknown) => error);
  const read = await unpack(stored);
  vi.unstubAllGlobals();
  expect(refused).toBeInstanceOf(ConfigurationError);
  expect(read).toHaveLength(1);
});

test('an entry may decompress to 8 MiB in any case, and to the maximum ratio of its size', () => {
  const budget = new Budget({ maxRatio: 10, maxEntries: 1 });
  const most = 8 * 1024 * 1024;
  budget.countBytes(most, most, 1);
  budget.countBytes(10, most + 10, (most + 10) / 10);
  expect(() => budget.countBytes(1, most + 11, (most + 10) / 10)).toThrow('more than 10 to 1');
});

test('G28: the limits have their defaults, and names have their own', () => {
  const most = { entry: 1024 ** 3, total: 4 * 1024 ** 3, name: 4_096, names: 16 * 1024 ** 2 };
  const budget = new Budget({});
  for (let count = 0; count < 10_000; count += 1) budget.countEntry();
  expect(() => budget.countEntry()).toThrow('more than 10000 entries');
  for (let count = 0; count < most.names / most.name; count += 1) budget.countName(most.name);
  expect(() => budget.countName(1)).toThrow('names of more than 16777216 bytes');
  budget.countBytes(most.total, most.entry, most.entry / 250);
  expect(() => budget.countBytes(0, most.entry + 1, most.entry)).toThrow('`maxEntryBytes`');
  expect(() => budget.countBytes(1, 1, 1)).toThrow('`maxTotalBytes`');
  expect(() => new Budget({}).countBytes(most.entry, most.entry, most.entry / 250 - 1)).toThrow('250 to 1');
  expect(() => new Budget(null as never)).toThrow(expect.objectContaining({ argument: 'limits' }));
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
