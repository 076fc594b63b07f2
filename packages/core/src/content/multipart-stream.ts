import { received } from '../errors/checks.ts';
import { ArgumentError } from '../errors/index.ts';
import { type FileStream, contentChunks, readableOf } from './chunks.ts';
import { isBlob } from '../platform/platform.ts';
import { type Openable, openOnce, refuseEmpty } from './one-shot-streams.ts';

/** A piece of a body: bytes, or content that is opened when it is sent. */
export type Piece = Uint8Array | Blob | (Openable & { readonly replayable: true }) | OpenStream;

/** A stream of the caller. */
type OpenStream = Openable & { readonly open: () => FileStream; readonly replayable: false };

/**
 * Joins pieces into a stream that reads only on demand. Cancelling it closes open content. It fails if a file differs
 * from its declared size, because the length of the body was already sent.
 */
export function streamOf(
  pieces: readonly Piece[],
  onProgress?: (bytes: number) => unknown,
  onFailure: (error: unknown) => void = () => undefined,
): ReadableStream<Uint8Array> {
  return readableOf(counted(joined(pieces, onFailure), onProgress, onFailure));
}

type OnFailure = (error: unknown) => void;

const cutting = /* @__PURE__ */ new WeakSet<object>();

/**
 * Whether an error of a file's content ended a body before its last boundary. A server can't accept such a body, so the
 * request had no effect.
 */
export function hasCutBody(error: unknown): boolean {
  return typeof error === 'object' && error !== null && cutting.has(error);
}

async function* joined(pieces: readonly Piece[], onFailure: OnFailure): AsyncGenerator<Uint8Array, void, undefined> {
  for (const piece of pieces) {
    if ('open' in piece) yield* measured(piece, ownContent(piece, onFailure));
    else if (isBlob(piece)) yield* contentChunks(piece);
    else if (piece.byteLength > 0) yield piece;
  }
}

/** Reads content of the caller and marks its errors as the caller's. */
async function* ownContent(content: Openable, onFailure: OnFailure): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    const source = await openOnce(content);
    let isEmpty = true;
    for await (const chunk of contentChunks(source)) {
      isEmpty = false;
      yield chunk;
    }
    if (isEmpty) refuseEmpty(source, content);
  } catch (error) {
    if (typeof error === 'object' && error !== null) cutting.add(error);
    onFailure(error);
    throw error;
  }
}

async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  onProgress: ((bytes: number) => unknown) | undefined,
  onFailure: OnFailure,
): AsyncGenerator<Uint8Array, void, undefined> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    yield chunk;
    // After the yield, because the next chunk is read when this one was sent.
    try {
      await onProgress?.(bytes);
    } catch (error) {
      onFailure(error);
      throw error;
    }
  }
}

async function* measured(
  { name, size }: Openable,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  let read = 0;
  for await (const chunk of content) {
    read += chunk.byteLength;
    if (size !== undefined && read > size) throw wrongSize(name, size, 'more');
    yield chunk;
  }
  if (size !== undefined && read < size) throw wrongSize(name, size, `only ${read}`);
}

/** A part of the body may already have been sent, hence the outcome. */
function wrongSize(name: string, size: number, found: string): ArgumentError {
  const message = `File ${received(name)} declared ${size} bytes but produced ${found}. Pass the right \`size\`, or leave it out.`;
  return new ArgumentError(message, { code: 'ERR_STREAM_LENGTH', argument: 'size', outcome: 'unknown' });
}
