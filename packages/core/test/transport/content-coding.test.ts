import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decodeStream, packingOf } from '../../src/transport/content-coding.ts';
import { errorOf } from '../support/world.ts';

test.each<[header: string, names: readonly string[], isUnknown: boolean]>([
  ['', [], false],
  ['identity', [], false],
  ['GZIP, ', ['gzip'], false],
  ['deflate, br', ['br', 'deflate'], false],
  ['x-gzip, identity', ['x-gzip'], false],
  ['gzip, utf-8', [], false],
  ['gzip, none', [], false],
  ['aws-chunked', [], false],
  ['gzip, zstd', [], true],
  ['toString', [], true],
  [Array.from({ length: 5 }, () => 'gzip').join(), Array.from({ length: 5 }, () => 'gzip'), false],
  [Array.from({ length: 6 }, () => 'gzip').join(), [], true],
])('the codings of %j are %j, outermost first, unsupported: %s', (header, names, isUnknown) => {
  expect(packingOf(header)).toEqual({ names, isUnknown });
});

/** The bytes one by one, and whether the reader canceled them. */
function slowly(bytes: Uint8Array) {
  const source = { isCanceled: false };
  let at = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => (at < bytes.length ? controller.enqueue(bytes.slice(at, (at += 1))) : controller.close()),
      cancel: () => void (source.isCanceled = true),
    },
    { highWaterMark: 0 },
  );
  return { source, stream };
}

const text = 'text '.repeat(200);
test.each([
  ['gzip', ['gzip'], gzipSync(text)],
  ['zlib', ['deflate'], deflateSync(text)],
  ['deflate without its header', ['deflate'], deflateRawSync(text)],
  ['brotli', ['br'], brotliCompressSync(text)],
  ['gzip in brotli', ['br', 'gzip'], brotliCompressSync(gzipSync(text))],
])('a stream in %s is decoded, however it is cut, and is an error if it is truncated', async (_, names, bytes) => {
  expect(await new Response(decodeStream(slowly(bytes).stream, names)).text()).toBe(text);
  const truncated = decodeStream(slowly(bytes.subarray(0, -1)).stream, names);
  expect(await errorOf(new Response(truncated).text())).toBeInstanceOf(Error);
});

test('an empty stream in a coding is empty, and a reader that cancels a decoded stream cancels its source', async () => {
  expect(await new Response(decodeStream(slowly(new Uint8Array()).stream, ['gzip'])).text()).toBe('');
  const unread = slowly(gzipSync(text));
  await decodeStream(unread.stream, ['gzip']).cancel();
  expect(unread.source.isCanceled).toBe(true);
});
