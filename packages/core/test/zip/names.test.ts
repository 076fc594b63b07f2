import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { ZipError } from '../../src/zip.ts';
import { faultOf, streamedZip, unpack } from './archives.ts';

for (const name of [
  '../evil',
  'a/../../evil',
  '/etc/passwd',
  'C:\\evil',
  'C:evil',
  'a\\..\\evil',
  '\\\\host\\evil',
  './a',
  'a\0b',
  '..',
  'a/./b',
]) {
  test(`G27: an entry name that leaves the folder is rejected: ${JSON.stringify(name)}`, async () => {
    expect(await faultOf(streamedZip([{ name, data: strToU8('x') }]))).toBe('unsafe-name');
    expect(await faultOf(zipSync({ [name]: strToU8('x') }))).toBe('unsafe-name');
  });
}

test('an error quotes the start of a long name, whatever is wrong with its entry', async () => {
  const name = 'x'.repeat(4000);
  const data = strToU8('content');
  const encrypted = zipSync({ [name]: data });
  encrypted[6] = (encrypted[6] ?? 0) | 1;
  const packed = zipSync({ [name]: data });
  packed[8] = 12;
  const parts = `${'y'.repeat(100)}/`.repeat(40);
  const damaged = zipSync({ [`${parts}z`]: [data, { level: 0 }] });
  damaged[30 + parts.length + 1] = 0;
  const outside = streamedZip([{ name: `../${name}`, data }]);
  for (const archive of [encrypted, packed, damaged, outside]) {
    const error = (await unpack(archive).catch((thrown: unknown) => thrown)) as Error;
    expect(error).toBeInstanceOf(ZipError);
    expect(error.message).toMatch(/xxx|yyy/);
    expect(error.message.length).toBeLessThan(300);
  }
});

test('G27: property: no entry name leaves the folder', async () => {
  const unit = fc.constantFrom('.', '..', '/', '\\', 'a', 'C:', '\0', ' ');
  await fc.assert(
    fc.asyncProperty(fc.string({ unit, minLength: 1, maxLength: 8 }), async (name) => {
      const place = await unpack(streamedZip([{ name, data: strToU8('x') }])).catch((error: unknown) => error);
      if (place instanceof ZipError) return;
      for (const { path } of place as { path: string }[]) {
        expect(new URL(path.split('/').map(encodeURIComponent).join('/'), 'file:///home/x/').href).toMatch(
          /^file:\/\/\/home\/x\/./,
        );
      }
    }),
  );
});

test('names that collide on a disk are made distinct, also by case and by accent', async () => {
  const names = [
    '1/a.pdf',
    '1/a.pdf',
    '1/A.PDF',
    '2/a.pdf',
    '1/a (2).pdf',
    'é',
    'e\u0301',
    '.env',
    '.env',
    'a.b.c',
    'a.b.c',
  ];
  const seen = await unpack(streamedZip(names.map((name) => ({ name, data: strToU8('x') }))));
  expect(seen.map((each) => each.path)).toEqual([
    '1/a.pdf',
    '1/a (2).pdf',
    '1/A (3).PDF',
    '2/a.pdf',
    '1/a (2) (2).pdf',
    'é',
    'e\u0301 (2)',
    '_env',
    '_env (2)',
    'a.b.c',
    'a.b (2).c',
  ]);
});

test('S03: names in the code page of old writers are read', async () => {
  const archive = zipSync({ '2001/Xbersicht.pdf': strToU8('x') }, { mtime: new Date(2026, 0, 2) });
  const entries = await unpack(archive.map((byte) => (byte === 0x58 ? 0x9a : byte)));
  expect(entries.map(({ path }) => path)).toEqual(['2001/Übersicht.pdf']);
});
