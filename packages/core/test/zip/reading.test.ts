import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { ArgumentError } from '../../src/index.ts';
import { zipEntries, type FileEntry } from '../../src/zip.ts';
import { inPieces, noise, streamedZip } from './archives.ts';

test("entries that are skipped, half read or read late don't affect the others", async () => {
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

test("a stream of an earlier entry fails, and doesn't look complete", async () => {
  // Its last bytes arrive with the first bytes of the next entry. A second read would consume those too.
  const zip = zipSync({ a: noise('a').subarray(0, 5500), b: noise('b') });
  /** As over a connection: requested bytes arrive later. */
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

test('leaving the iteration closes the download', async () => {
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

test.each([0, 6] as const)(
  'a connection that is lost within an entry (compressed by %d) is that error',
  async (level) => {
    const zip = zipSync({ a: noise('a') }, { level });
    const lost = new Error('connection lost');
    async function* source(): AsyncGenerator<Uint8Array> {
      yield zip.subarray(0, 100_000);
      throw lost;
    }
    const read = async (): Promise<void> => {
      for await (const entry of zipEntries(source())) await entry.bytes();
    };
    await expect(read()).rejects.toBe(lost);
  },
);
