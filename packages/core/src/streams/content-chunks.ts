import { chunksOf, type FileStream } from './chunks.ts';
import { isBlob, isBytes } from '../platform/cross-realm.ts';

const chunkInBytes = 65_536;

/**
 * Reads the chunks of a stream or of repeatable content.
 * @throws {ArgumentError} As in `chunksOf`.
 */
export async function* contentChunks(
  content: FileStream | Blob | Uint8Array,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (isBytes(content)) {
    // Copies, because the consumer may transfer a chunk to a worker.
    for (let at = 0; at < content.length; at += chunkInBytes)
      yield new Uint8Array(content.subarray(at, at + chunkInBytes));
  } else if (!isBlob(content)) yield* chunksOf(content);
  else if ('stream' in content) yield* chunksOf(content.stream());
  // The `Blob` of some test environments has no stream.
  else yield* contentChunks(new Uint8Array(await (content as Blob).arrayBuffer()));
}
