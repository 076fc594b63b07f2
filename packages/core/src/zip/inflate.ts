import { ConfigurationError } from '../errors/index.ts';
import type { EntryData } from './entry-data.ts';
import { corrupt } from './zip-error.ts';

/** The data of a deflated entry, unpacked by the platform as fast as it is read. */
export async function* inflate(data: EntryData): AsyncGenerator<Uint8Array, void, undefined> {
  if (typeof DecompressionStream === 'undefined')
    throw new ConfigurationError(
      'This runtime has no `DecompressionStream`, which is required to read an archive. Save the archive and unpack it elsewhere.',
      { code: 'ERR_RUNTIME_UNSUPPORTED' },
    );
  const unpacking = new DecompressionStream('deflate-raw');
  const reader = unpacking.readable.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  let sourceFailed: unknown;
  const feeding = feed(data, unpacking.writable.getWriter() as WritableStreamDefaultWriter<Uint8Array>, (error) => {
    sourceFailed = error;
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield value;
    }
  } catch (error) {
    throw sourceFailed ?? corrupt("an entry can't be decompressed", error);
  } finally {
    await reader.cancel().catch(() => undefined);
    // Compressed data has one reader at a time. The iteration continues after this entry when the feeding has stopped.
    await feeding;
  }
}

/** Writes until the data ends or the reader stops. The reading side reports a failure. */
async function feed(
  data: EntryData,
  writer: WritableStreamDefaultWriter<Uint8Array>,
  onSourceFailure: (error: unknown) => void,
): Promise<void> {
  // Otherwise a failure on the reading side counts as unhandled.
  writer.closed.catch(() => undefined);
  try {
    for (;;) {
      const piece = await data.next().catch((error: unknown) => {
        onSourceFailure(error);
        throw error;
      });
      if (piece === undefined) break;
      await writer.write(piece);
    }
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => undefined);
  }
}
