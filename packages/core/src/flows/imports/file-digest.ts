import { ArgumentError } from '../../base/errors/index.ts';
import { type FileInput, fileSource } from '../../call/arguments/file-input.ts';

/**
 * A short text that differs where the content of a file does. Reads it once; a few seconds for a gigabyte.
 * @throws ArgumentError for a stream that can be read once only.
 */
export async function fileDigest(file: FileInput): Promise<string> {
  const { content } = fileSource(file);
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  let length = 0;
  const add = (bytes: Uint8Array): void => {
    length += bytes.length;
    for (const byte of bytes) {
      high = Math.imul(high ^ byte, 2_654_435_761);
      low = Math.imul(low ^ byte ^ (high >>> 15), 1_597_334_677);
    }
  };
  if (content instanceof Uint8Array) add(content);
  else for await (const bytes of readingOf(content)) add(bytes);
  return [high, low, length].map((part) => (part >>> 0).toString(36)).join('');
}

function readingOf(content: Exclude<ReturnType<typeof fileSource>['content'], Uint8Array>): AsyncIterable<Uint8Array> {
  if (content instanceof Blob) return content.stream();
  if (!content.replayable) {
    throw new ArgumentError(
      'A stream can be read once only: pass `key`, which names this import, or a function that opens the stream.',
      { argument: 'key' },
    );
  }
  return content.open();
}
