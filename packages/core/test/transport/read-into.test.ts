import { expect, test } from 'vitest';
import { BodyTooLargeError } from '../../src/index.ts';
import { readInto } from '../../src/transport/transport.ts';
import { errorOf } from '../support/world.ts';

function bodyOf(...chunks: readonly Uint8Array[]) {
  const source = { isCanceled: false };
  const left = [...chunks];
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = left.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
    cancel: () => void (source.isCanceled = true),
  });
  return { source, stream };
}

test('a text is read up to the maximum, and a character that is cut off at its end is shown as such', async () => {
  const read = { text: '' };
  await readInto(read, bodyOf(Uint8Array.of(0x61, 0xc3), Uint8Array.of(0xa9, 0xc3)).stream, 4);
  expect(read.text).toBe('a\u00e9\ufffd');
});

test('a body above the maximum is an error that keeps the text so far, and its source is canceled', async () => {
  const read = { text: '' };
  const { source, stream } = bodyOf(...['ab', 'cd', 'e', 'f', 'g'].map((text) => new TextEncoder().encode(text)));
  expect(await errorOf(readInto(read, stream, 4))).toBeInstanceOf(BodyTooLargeError);
  expect([read.text, source.isCanceled]).toEqual(['abcde', true]);
});

test('each read is watched, and its failure ends the reading', async () => {
  const read = { text: '' };
  const over = new Error('over');
  let reads = 0;
  const within = <T>(reading: Promise<T>): Promise<T> => ((reads += 1) < 2 ? reading : Promise.reject(over));
  const { source, stream } = bodyOf(Uint8Array.of(0x61), Uint8Array.of(0x62), Uint8Array.of(0x63));
  expect(await errorOf(readInto(read, stream, 9, within))).toBe(over);
  expect([read.text, source.isCanceled]).toEqual(['a', true]);
});
