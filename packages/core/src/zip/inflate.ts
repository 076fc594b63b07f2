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
  const feed = new Feed(data, unpacking.writable.getWriter() as WritableStreamDefaultWriter<Uint8Array>);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield value;
    }
  } catch (error) {
    throw feed.failure ?? corrupt("an entry can't be decompressed", error);
  } finally {
    feed.isOver = true;
    // Reads the rest of the last piece. If a reader is canceled while data is on its way, Node throws outside of any
    // promise, which ends the process (nodejs/node#64529).
    while (
      await reader.read().then(
        ({ done }) => !done,
        () => false,
      )
    );
    // Compressed data has one reader at a time. The iteration continues after this entry when the feeding has stopped.
    await feed.ended;
  }
}

/** Writes until the data ends or the reader stops. The reading side reports a failure. */
class Feed {
  /** The error of the data itself. */
  failure: unknown;
  /** Whether the reader needs no more data. */
  isOver = false;
  readonly ended: Promise<void>;

  constructor(data: EntryData, writer: WritableStreamDefaultWriter<Uint8Array>) {
    // Otherwise a failure on the reading side counts as unhandled.
    writer.closed.catch(() => undefined);
    this.ended = this.#write(data, writer).catch((error: unknown) => writer.abort(error).catch(() => undefined));
  }

  async #write(data: EntryData, writer: WritableStreamDefaultWriter<Uint8Array>): Promise<void> {
    for (;;) {
      const piece = await data.next().catch((error: unknown) => {
        this.failure = error;
        throw error;
      });
      if (this.isOver) throw new Error('The rest of the entry is skipped.');
      if (piece === undefined) break;
      await writer.write(piece);
    }
    await writer.close();
  }
}
