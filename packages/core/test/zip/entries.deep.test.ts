import { Zip, ZipDeflate } from 'fflate';
import { expect, test } from 'vitest';
import { zipEntries } from '../../src/zip.ts';
import { joined } from './archives.ts';

test('3,000 entries of three shops are read in bounded memory, with colliding and non-ASCII names', async () => {
  const content = new Uint8Array(20_000).map((_, at) => (at * 7919) % 251);
  let made = 0;
  let read = 0;
  let ahead = 0;
  /** Written during the reading, so that only unread data is in memory. */
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
