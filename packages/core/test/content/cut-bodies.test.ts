/** Bodies that end before their last boundary, because the content of a file failed. */
import { expect, test } from 'vitest';
import { hasCutBody, type Piece, streamOf } from '../../src/content/multipart-stream.ts';
import { streamFrom } from './stream-from.ts';

const bytes = new TextEncoder().encode('abcd');
const own = new RangeError('disk is gone');
const failing = (): AsyncIterable<Uint8Array> =>
  (async function* () {
    yield bytes;
    throw own;
  })();
const piece = (open: () => ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>, size?: number): Piece => ({
  open,
  replayable: true,
  name: 'a.csv',
  size,
});

/** The error of a body, and the errors that it reported. */
async function ended(pieces: readonly Piece[], onProgress?: () => unknown) {
  const reported: unknown[] = [];
  const error = await new Response(streamOf(pieces, onProgress, (failure) => reported.push(failure))).text().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { error, reported };
}

test("an error of a file's content is reported once and marks the body as cut", async () => {
  expect(await ended([bytes, piece(failing), bytes])).toEqual({ error: own, reported: [own] });
  expect(hasCutBody(own)).toBe(true);
  const other = new RangeError('not found');
  const opening = (): never => {
    throw other;
  };
  expect(await ended([piece(opening)])).toEqual({ error: other, reported: [other] });
  expect(hasCutBody(other)).toBe(true);
});

test('an error of the progress function does not', async () => {
  const other = new RangeError('no');
  const { error, reported } = await ended([piece(() => streamFrom(bytes))], () => {
    throw other;
  });
  expect([error, reported, hasCutBody(other), hasCutBody('text')]).toEqual([other, [other], false, false]);
});

test('a file that differs from its size fails with its name, and with the right size it is sent', async () => {
  const open = (): ReadableStream<Uint8Array> => streamFrom(bytes);
  expect(await ended([piece(open, 4)])).toEqual({ error: undefined, reported: [] });
  expect((await ended([piece(open, 3)])).error).toMatchObject({
    code: 'ERR_STREAM_LENGTH',
    outcome: 'unknown',
    message: expect.stringContaining('File "a.csv" declared 3 bytes but produced more'),
  });
  expect((await ended([piece(open, 5)])).error).toMatchObject({
    message: expect.stringContaining('declared 5 bytes but produced only 4'),
  });
});

test('the next chunk is read after the progress function has ended', async () => {
  const read: number[] = [];
  let goOn: () => void = () => undefined;
  const open = (): AsyncIterable<Uint8Array> =>
    (async function* () {
      for (let count = 1; count <= 2; count += 1) {
        read.push(count);
        yield bytes;
      }
    })();
  const reader = streamOf([piece(open)], () => new Promise<void>((resolve) => (goOn = resolve))).getReader();
  await reader.read();
  const next = reader.read();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(read).toEqual([1]);
  goOn();
  await next;
  expect(read).toEqual([1, 2]);
  await reader.cancel();
});
