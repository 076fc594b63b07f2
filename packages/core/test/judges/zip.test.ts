import {
  BlobReader,
  TextReader,
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipReader,
  ZipWriter,
  configure,
} from '@zip.js/zip.js';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inPieces, unpack } from '../zip/archives.ts';

configure({ useWebWorkers: false });

const nameUnits = fc.constantFrom('a', 'B', '7', ' ', '-', 'é', '漢', '😀');
const path = fc
  .array(fc.string({ unit: nameUnits, minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 3 })
  .map((steps) => steps.map((step) => `x${step.trim()}`).join('/'));
const content = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 5_000 }).map((text) => new TextEncoder().encode(text)),
);
const options = fc.record({
  level: fc.constantFrom(0, 1, 6, 9),
  dataDescriptor: fc.boolean(),
  dataDescriptorSignature: fc.boolean(),
  zip64: fc.boolean(),
  extendedTimestamp: fc.boolean(),
  comment: fc.constantFrom('', 'PK\u0003\u0004'),
});

test('archives that zip.js writes are read as zip.js reads them, wherever a connection cuts them', async () => {
  const entries = fc.uniqueArray(fc.tuple(path, content, options), {
    maxLength: 5,
    selector: ([name]) => name.toLowerCase().normalize('NFC').split('/')[0],
  });
  await fc.assert(
    fc.asyncProperty(entries, fc.integer({ min: 1, max: 700 }), async (files, size) => {
      const writer = new ZipWriter(new Uint8ArrayWriter());
      for (const [name, data, settings] of files) await writer.add(name, new Uint8ArrayReader(data), settings);
      const archive = await writer.close();

      const judge = new ZipReader(new BlobReader(new Blob([archive])));
      const expected: { path: string; data: Uint8Array }[] = [];
      for (const entry of await judge.getEntries())
        if (!entry.directory)
          expected.push({ path: entry.filename, data: await entry.getData(new Uint8ArrayWriter()) });
      await judge.close();

      expect(await unpack(inPieces(archive, size))).toEqual(expected);
      expect(expected).toHaveLength(files.length);
    }),
    { numRuns: 60 },
  );
});

test('an archive with one changed byte is refused or has the same contents', async () => {
  const writer = new ZipWriter(new Uint8ArrayWriter());
  await writer.add('a.txt', new TextReader('some text '.repeat(20)));
  await writer.add('b.txt', new TextReader('other'), { level: 0 });
  const archive = await writer.close();
  const expected = [
    { path: 'a.txt', data: new TextEncoder().encode('some text '.repeat(20)) },
    { path: 'b.txt', data: new TextEncoder().encode('other') },
  ];
  for (let at = 0; at < archive.length; at += 1) {
    const damaged = Uint8Array.from(archive);
    damaged[at] = (damaged[at] ?? 0) ^ 0x41;
    const result = await unpack(damaged).catch(() => 'refused');
    // A changed time, attribute or name changes no content.
    if (result !== 'refused')
      expect((result as typeof expected).map(({ data }) => data)).toEqual(expected.map(({ data }) => data));
  }
});
