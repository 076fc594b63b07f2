import { ArgumentError } from '../errors/index.ts';

/** Content that can be read once. */
export type FileStream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

/**
 * Reads the chunks of a stream without empty ones. It uses a reader, because streams aren't iterable in all runtimes.
 * @throws {ArgumentError} If a chunk isn't bytes, such as text.
 */
export async function* chunksOf(source: FileStream): AsyncGenerator<Uint8Array, void, undefined> {
  if (!isReadableStream(source)) {
    if (!(Symbol.iterator in Object(source) || Symbol.asyncIterator in Object(source))) throw noBytes();
    for await (const chunk of source) if (lengthOf(chunk) > 0) yield chunk;
    return;
  }
  const reader = source.getReader();
  let finished = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (lengthOf(value) > 0) yield value;
    }
    finished = true;
  } finally {
    if (!finished) await reader.cancel().catch(() => undefined);
    reader.releaseLock();
  }
}

/** Whether a value is a `ReadableStream` of any realm. */
export function isReadableStream(value: unknown): value is ReadableStream {
  return 'getReader' in Object(value);
}

function lengthOf(chunk: Uint8Array): number {
  if (ArrayBuffer.isView(chunk)) return chunk.byteLength;
  throw noBytes();
}

/** A part of the body may already have been sent. */
function noBytes(): ArgumentError {
  const message = 'The stream of a file must produce bytes (Uint8Array). Open it without an encoding.';
  return new ArgumentError(message, { argument: 'data', outcome: 'unknown' });
}
