/** How the content of files is read in chunks. */
import { describe, expect, test } from 'vitest';
import { bytesOf, chunksOf, contentChunks, openChunks, readableOf } from '../../src/content/chunks.ts';
import { streamOf } from '../../src/content/multipart-stream.ts';
import { streamFrom } from './stream-from.ts';

const bytes = (...values: number[]): Uint8Array<ArrayBuffer> => new Uint8Array(values);

async function all(chunks: AsyncIterable<Uint8Array>): Promise<number[][]> {
  const read: number[][] = [];
  for await (const chunk of chunks) read.push([...chunk]);
  return read;
}

/** A stream of chunks that never ends, and whether it was canceled. */
function endless(...chunks: readonly Uint8Array[]) {
  const state = { cancelled: 0 };
  const left = [...chunks];
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = left.shift();
        if (!next) return new Promise(() => undefined);
        controller.enqueue(next);
        return undefined;
      },
      cancel: () => void (state.cancelled += 1),
    },
    { highWaterMark: 0 },
  );
  return { stream, state };
}

describe('content in memory', () => {
  test('is read in copies of 64 KiB, so that a consumer may transfer them', async () => {
    const content = new Uint8Array(65_537).fill(7);
    const sizes: number[] = [];
    for await (const chunk of contentChunks(content)) {
      sizes.push(chunk.byteLength);
      structuredClone(chunk, { transfer: [chunk.buffer as ArrayBuffer] });
    }
    expect(sizes).toEqual([65_536, 1]);
    expect(content.byteLength).toBe(65_537);
  });

  test('is read from a Blob without a stream too', async () => {
    const blob = { arrayBuffer: async () => bytes(1, 2).buffer, slice: () => undefined } as unknown as Blob;
    expect(await all(contentChunks(blob))).toEqual([[1, 2]]);
    expect(await all(contentChunks(new Blob([bytes(3)])))).toEqual([[3]]);
  });
});

describe('a stream', () => {
  test.each([
    ['a list', () => [bytes(), bytes(1), bytes()]],
    ['an async iterable', () => ({ [Symbol.asyncIterator]: () => [bytes(), bytes(1)][Symbol.iterator]() })],
    ['a readable stream', () => streamFrom(bytes(), bytes(1), bytes())],
  ])('is read without the empty chunks of %s', async (_, make) => {
    expect(await all(chunksOf(make() as unknown as AsyncIterable<Uint8Array>))).toEqual([[1]]);
  });

  test('is canceled if its reader stops early or fails', async () => {
    for (const open of [chunksOf, (source: ReadableStream<Uint8Array>) => openChunks(source).chunks]) {
      const { stream, state } = endless(bytes(1), bytes(2));
      for await (const chunk of open(stream)) if (chunk[0] === 1) break;
      expect(state.cancelled).toBe(1);
    }
  });

  test('that is canceled during a read ends the read with an error, at once', async () => {
    const { stream, state } = endless(bytes(1));
    const { chunks, cancel } = openChunks(stream);
    const readable = readableOf(chunks, cancel).getReader();
    expect((await readable.read()).value).toEqual(bytes(1));
    const pending = chunks.next();
    await readable.cancel();
    await expect(pending).rejects.toThrow('discarded while it was being read');
    expect(state.cancelled).toBe(1);
  });

  test('is collected, and its size so far may end it', async () => {
    const sizes: number[] = [];
    const source = (): AsyncIterable<Uint8Array> => contentChunks(new Uint8Array(65_540));
    expect((await bytesOf(source(), (size) => sizes.push(size))).byteLength).toBe(65_540);
    expect(sizes).toEqual([65_536, 65_540]);
    const limit = (): never => {
      throw new RangeError('too large');
    };
    await expect(bytesOf(source(), limit)).rejects.toThrow('too large');
    expect([...(await bytesOf(streamFrom(bytes(1, 2), bytes(3))))]).toEqual([1, 2, 3]);
  });
});

describe('a body of several pieces', () => {
  test('reports the bytes after each chunk was read, and waits for the report', async () => {
    const events: string[] = [];
    const report = async (sent: number): Promise<void> => {
      await undefined;
      events.push(`reported ${sent}`);
    };
    for await (const chunk of streamOf([bytes(1), bytes(), bytes(2, 3)], report))
      events.push(`read ${chunk.byteLength}`);
    expect(events).toEqual(['read 1', 'reported 1', 'read 2', 'reported 3']);
  });

  test('fails with the error of the report, which is passed on once', async () => {
    const failures: unknown[] = [];
    const own = new RangeError('no');
    const report = (): never => {
      throw own;
    };
    const stream = streamOf([bytes(1), bytes(2)], report, (error) => failures.push(error));
    await expect(all(stream)).rejects.toBe(own);
    expect(failures).toEqual([own]);
  });
});
