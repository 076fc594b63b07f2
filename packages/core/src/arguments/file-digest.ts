import { contentChunks } from '../streams/chunks.ts';
import { openOnce } from '../streams/one-shot-streams.ts';
import { type FileInput, fileSource, isInMemory } from './file-input.ts';

/**
 * Returns a hash of a file's content, or undefined for a stream that can be read only once. Takes a few seconds for a
 * gigabyte.
 */
export async function fileDigest(file: FileInput): Promise<string | undefined> {
  const given = 'data' in file ? file.data : file;
  if (typeof given === 'object' && !isInMemory(given)) return undefined;
  const { content, name } = fileSource(file);
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
  for await (const bytes of contentChunks('open' in content ? await openOnce({ ...content, name }) : content))
    add(bytes);
  return [high, low, length].map((part) => (part >>> 0).toString(36)).join('');
}
