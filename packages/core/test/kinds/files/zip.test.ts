import * as fc from 'fast-check';
import { strToU8, Zip, ZipDeflate, ZipPassThrough, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { ArgumentError } from '../../../src/base/errors/index.ts';
import { fileResult } from '../../../src/kinds/files/index.ts';
import { fileEntries, ZipError, zipEntries, type FileEntry, type ZipLimits, type ZipSource } from '../../../src/zip.ts';
import { callOf, exchange } from '../../call/results/exchange.ts';

interface Packed {
  readonly name: string;
  readonly data: Uint8Array;
  readonly packing?: 'stored' | 'deflated';
}

/** An archive as a program writes it that streams: lengths behind the data. */
function streamedZip(entries: readonly Packed[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    parts.push(chunk);
  });
  for (const { name, data, packing } of entries) {
    const file = packing === 'stored' ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(file);
    file.push(data.slice(0, data.length / 2));
    file.push(data.slice(data.length / 2), true);
  }
  zip.end();
  return joined(parts);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The bytes in pieces of a size, as a connection brings them. */
async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function unpack(source: ZipSource, limits?: ZipLimits): Promise<{ path: string; data: Uint8Array }[]> {
  const seen: { path: string; data: Uint8Array }[] = [];
  for await (const entry of zipEntries(source, limits)) seen.push({ path: entry.path, data: await entry.bytes() });
  return seen;
}

const faultOf = (source: ZipSource, limits?: ZipLimits): Promise<unknown> =>
  unpack(source, limits).then(
    () => 'none',
    (error: unknown) => (error instanceof ZipError ? error.fault : error),
  );

/** Writes another name of the same length into headers and directory. */
function renamed(zip: Uint8Array, from: string, to: Uint8Array): Uint8Array {
  const text = Array.from(zip, (byte) => String.fromCharCode(byte)).join('');
  const written = text.replaceAll(from, Array.from(to, (byte) => String.fromCharCode(byte)).join(''));
  return Uint8Array.from(written, (character) => character.charCodeAt(0));
}

test('S31: an archive walks as files with a folder per shop', async () => {
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

test('property: every archive gives back what was packed, however it was written and however it arrives', async () => {
  const data = fc.oneof(
    fc.uint8Array({ maxLength: 2000 }),
    fc.uint8Array({ maxLength: 30 }).map((some) => joined(Array.from({ length: 200 }, () => some))),
  );
  const packing = fc.constantFrom<'stored' | 'deflated'>('stored', 'deflated');
  const entry = fc.record({ name: fc.stringMatching(/^[a-z]{1,6}$/), data, packing });
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
    { numRuns: 60 },
  );
});

test('an archive inside an archive, stored and streamed, is not taken for its own end', async () => {
  const inner = streamedZip([{ name: 'inner', data: strToU8('x'.repeat(500)) }]);
  const seen = await unpack(
    inPieces(
      streamedZip([
        { name: 'a.zip', data: inner, packing: 'stored' },
        { name: 'b', data: strToU8('b') },
      ]),
      7,
    ),
  );
  expect(seen.map((each) => each.path)).toEqual(['a.zip', 'b']);
  expect(seen[0]?.data).toEqual(inner);
});

test('lengths behind the data are found without their signature and in eight bytes', async () => {
  const data = strToU8('hello');
  const zip = streamedZip([{ name: 'a', data, packing: 'stored' }]);
  const at = zip.findIndex(
    (_, index) => zip[index] === 0x50 && zip[index + 1] === 0x4b && zip[index + 2] === 7 && zip[index + 3] === 8,
  );
  expect(at).toBeGreaterThan(0);
  const [head, crc, tail] = [zip.subarray(0, at), zip.subarray(at + 4, at + 8), zip.subarray(at + 16)];
  const long = Uint8Array.of(5, 0, 0, 0, 0, 0, 0, 0);
  for (const descriptor of [
    [crc, Uint8Array.of(5, 0, 0, 0, 5, 0, 0, 0)],
    [Uint8Array.of(0x50, 0x4b, 7, 8), crc, long, long],
    [crc, long, long],
  ]) {
    expect((await unpack(joined([head, ...descriptor, tail])))[0]?.data).toEqual(data);
  }
});

/** 300,000 bytes that do not pack, so that half of an entry is far from its end. */
function noise(seed: string): Uint8Array {
  let state = seed.charCodeAt(0);
  return new Uint8Array(300_000).map(() => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 24;
  });
}

test('entries that are passed by, half read or read late do not disturb the others', async () => {
  const names = ['a', 'b', 'c', 'd'];
  for (const zip of [
    streamedZip(names.map((name) => ({ name, data: noise(name) }))),
    zipSync(Object.fromEntries(names.map((name) => [name, noise(name)]))),
    zipSync(Object.fromEntries(names.map((name) => [name, noise(name)])), { level: 0 }),
  ]) {
    const kept: FileEntry[] = [];
    let last: Uint8Array | undefined;
    for await (const entry of zipEntries(inPieces(zip, 100))) {
      kept.push(entry);
      if (entry.name === 'b') await entry.stream().getReader().read();
      if (entry.name === 'c') await entry.stream().cancel();
      if (entry.name === 'd') last = await entry.bytes();
    }
    expect(last).toEqual(noise('d'));
    expect(kept).toHaveLength(4);
    expect(() => kept[0]?.stream()).toThrow(ArgumentError);
  }
});

test('a stream that the walk has left behind fails, and does not look complete', async () => {
  // Its last bytes come with the first of the next entry: whoever asks for them twice, takes those as well.
  const zip = zipSync({ a: noise('a').subarray(0, 5500), b: noise('b') });
  /** As a connection brings it: what is asked for comes later. */
  async function* slowly(): AsyncGenerator<Uint8Array> {
    for await (const piece of inPieces(zip, 5000)) {
      await new Promise((resolve) => setImmediate(resolve));
      yield piece;
    }
  }
  let behind: ReadableStreamDefaultReader<Uint8Array> | undefined;
  for await (const entry of zipEntries(slowly())) {
    if (entry.name === 'b') expect(await entry.bytes()).toEqual(noise('b'));
    else {
      behind = entry.stream().getReader();
      await behind.read();
    }
  }
  await expect(behind?.read()).rejects.toBeInstanceOf(ArgumentError);
});

test('an entry is streamed once, and kept once it was read whole', async () => {
  for await (const entry of zipEntries(zipSync({ a: strToU8('\uFEFFabc') }))) {
    expect(await entry.text()).toBe('abc');
    expect(await entry.bytes()).toHaveLength(6);
    expect(await new Response(entry.stream()).text()).toBe('abc');
  }
  for await (const entry of zipEntries(zipSync({ a: strToU8('abc') }))) {
    expect(await new Response(entry.stream()).text()).toBe('abc');
    expect(() => entry.stream()).toThrow(ArgumentError);
  }
});

test('leaving the walk closes the download', async () => {
  let closed = false;
  const zip = zipSync({ a: strToU8('a'.repeat(100_000)), b: strToU8('b') });
  async function* source(): AsyncGenerator<Uint8Array> {
    try {
      yield* inPieces(zip, 50);
    } finally {
      closed = true;
    }
  }
  for await (const entry of zipEntries(source())) {
    await entry.stream().getReader().read();
    break;
  }
  expect(closed).toBe(true);
});

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
  test(`a name that leads elsewhere is refused: ${JSON.stringify(name)}`, async () => {
    expect(await faultOf(streamedZip([{ name, data: strToU8('x') }]))).toBe('unsafe-name');
    expect(await faultOf(zipSync({ [name]: strToU8('x') }))).toBe('unsafe-name');
  });
}

test('property: no name leads out of the folder that it is unpacked in', async () => {
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

test('names are UTF-8, said or not, and code page 437 otherwise', async () => {
  expect((await unpack(zipSync({ 'été €.pdf': strToU8('x') })))[0]?.path).toBe('été €.pdf');
  const plain = zipSync({ 'abcd.pdf': strToU8('x') });
  expect((await unpack(renamed(plain, 'abcd', strToU8('éü'))))[0]?.path).toBe('éü.pdf');
  expect((await unpack(renamed(plain, 'abcd', Uint8Array.of(0x82, 0x74, 0x82, 0xe1))))[0]?.path).toBe('étéß.pdf');
});

test('a name in the Unicode field counts, where it is of this very name', async () => {
  const crcOfX = Uint8Array.of(0x83, 0x16, 0xdc, 0x8c); // of "x"
  for (const [crc, name] of [
    [crcOfX, 'é'],
    [Uint8Array.of(0, 0, 0, 0), 'x'],
  ] as const) {
    const zip = zipSync({ x: [strToU8('x'), { extra: { 0x7075: joined([Uint8Array.of(1), crc, strToU8('é')]) } }] });
    expect((await unpack(zip))[0]?.path).toBe(name);
  }
});

test('names that collide on a disk are made distinct, by case and by accent as well', async () => {
  const names = ['1/a.pdf', '1/a.pdf', '1/A.PDF', '2/a.pdf', '1/a (2).pdf', 'é', 'e\u0301', '.env', '.env'];
  const seen = await unpack(streamedZip(names.map((name) => ({ name, data: strToU8('x') }))));
  expect(seen.map((each) => each.path)).toEqual([
    '1/a.pdf',
    '1/a (2).pdf',
    '1/A (3).PDF',
    '2/a.pdf',
    '1/a (2) (2).pdf',
    'é',
    'e\u0301 (2)',
    '.env',
    '.env (2)',
  ]);
});

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

test('property: whatever byte of an archive is wrong, the walk ends, and data is never wrong without an error', async () => {
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

test('encrypted entries and other packings are not supported, and say so', async () => {
  const zip = zipSync({ a: strToU8('a') });
  const encrypted = zip.slice();
  encrypted[6] = (encrypted[6] ?? 0) | 1;
  expect(await faultOf(encrypted)).toBe('unsupported');
  const bzip = zip.slice();
  bzip[8] = 12;
  expect(await faultOf(bzip)).toBe('unsupported');
});

test('a bomb is stopped: by ratio, by size, by total, by number of entries', async () => {
  const bomb = zipSync({ a: new Uint8Array(64 * 1024 * 1024) });
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
  const two = zipSync({ a: new Uint8Array(1000), b: new Uint8Array(1000) });
  expect(await faultOf(two, { maxEntryBytes: 999 })).toBe('too-large');
  expect(await faultOf(two, { maxTotalBytes: 1999 })).toBe('too-large');
  expect(await faultOf(two, { maxEntries: 1 })).toBe('too-large');
  expect(await faultOf(two, { maxEntryBytes: 1000, maxTotalBytes: 2000, maxEntries: 2 })).toBe('none');
});

test('3,000 entries of three shops walk in bounded memory, with colliding and non-ASCII names', async () => {
  const content = new Uint8Array(20_000).map((_, at) => (at * 7919) % 251);
  let made = 0;
  let read = 0;
  let ahead = 0;
  /** Written as it is walked: what was made and not yet read is what is held. */
  async function* source(): AsyncGenerator<Uint8Array> {
    const out: Uint8Array[] = [];
    const zip = new Zip((error, chunk) => {
      if (error) throw error;
      out.push(chunk);
    });
    for (let index = 0; index < 3000; index += 1) {
      const file = new ZipDeflate(`${2001 + (index % 3)}/reçu ${index % 50}.pdf`);
      zip.add(file);
      file.push(content, true);
      made += 1;
      ahead = Math.max(ahead, made - read);
      yield joined(out.splice(0));
    }
    zip.end();
    yield joined(out);
  }
  const paths = new Set<string>();
  const folders = new Set<string>();
  for await (const entry of zipEntries(source())) {
    paths.add(entry.path);
    folders.add(entry.folder);
    expect(await entry.bytes()).toHaveLength(content.length);
    read += 1;
  }
  expect(paths.size).toBe(3000);
  expect([...folders]).toEqual(['2001', '2002', '2003']);
  expect(ahead).toBeLessThan(5);
});

test('an empty archive has no entries, and a comment behind it is passed', async () => {
  const empty = zipSync({});
  expect(await unpack(empty)).toEqual([]);
  empty[20] = 3;
  expect(await unpack(joined([empty, strToU8('abc')]))).toEqual([]);
});

const entriesOf = async (bytes: Uint8Array, name: string) => {
  const headers = {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${name}"`,
  };
  const file = await fileResult(exchange(() => ({ bytes, headers })).send, callOf({ response: 'file' }));
  const seen: unknown[] = [];
  for await (const entry of fileEntries(file)) seen.push([entry.path, await entry.text()]);
  return seen;
};

test('S31, DR73: a download walks the same way whether it is an archive or one file', async () => {
  expect(await entriesOf(zipSync({ '2001/a.txt': strToU8('A') }), 'documents-1.zip')).toEqual([['2001/a.txt', 'A']]);
  expect(await entriesOf(strToU8('A'), 'a.txt')).toEqual([['a.txt', 'A']]);
});
