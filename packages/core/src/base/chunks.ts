/** Content that can be read once. */
export type FileStream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

/** The chunks of a stream, empty ones left out. Streams are not iterable everywhere, so they are read by hand. */
export async function* chunksOf(source: FileStream): AsyncGenerator<Uint8Array, void, undefined> {
  if (!(source instanceof ReadableStream)) {
    for await (const chunk of source) if (chunk.byteLength > 0) yield chunk;
    return;
  }
  const reader = source.getReader();
  let finished = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (value.byteLength > 0) yield value;
    }
    finished = true;
  } finally {
    if (!finished) await reader.cancel().catch(() => undefined);
    reader.releaseLock();
  }
}
