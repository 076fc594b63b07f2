import type { Slices } from '../clock/turns.ts';
import type { Collection } from './collection.ts';
import type { Store } from './store.ts';

// Files of tens of MB are stored in pieces, so that other work can run between two pieces.

const pieceInBytes = 512 * 1024;

/** Pieces per slice. */
const piecesOfSlice = 4;

/** The first piece has the key of the file, so a small file is one document. */
const pieceKey = (key: string, n: number): string => (n === 0 ? key : `${key}#${n}`);

/** Key of a piece's file. */
export const fileOfPiece = (key: string): string => key.replace(/#\d+$/, '');

function deleteFrom(store: Store, from: Collection<Uint8Array>, key: string, first: number): void {
  for (let n = first; store.delete(from as Collection<never>, pieceKey(key, n)); n++);
}

/** Copies chunks to pieces of one size, so that no piece keeps a whole file in memory. At least one piece. */
function* grouped(chunks: Iterable<Uint8Array>): Iterable<Uint8Array> {
  let [piece, length, isFirst] = [new Uint8Array(pieceInBytes), 0, true];
  for (const chunk of chunks)
    for (let at = 0; at < chunk.length;) {
      const some = chunk.subarray(at, at + pieceInBytes - length);
      piece.set(some, length);
      length += some.length;
      at += some.length;
      if (length < pieceInBytes) continue;
      yield piece;
      [piece, length, isFirst] = [new Uint8Array(pieceInBytes), 0, false];
    }
  if (length > 0 || isFirst) yield piece.slice(0, length);
}

/**
 * Stores the chunks of a file in slices and replaces a previous one. It's complete after the last slice, so refer to it
 * only then.
 */
export function* putPieces(
  store: Store,
  into: Collection<Uint8Array>,
  key: string,
  chunks: Iterable<Uint8Array>,
): Slices {
  let count = 0;
  for (const piece of grouped(chunks)) {
    if (count > 0) yield;
    store.put(into, pieceKey(key, count), piece);
    count += 1;
  }
  deleteFrom(store, into, key, count);
}

/** Returns the pieces of a file in order, or none. */
export function* piecesOf(store: Store, from: Collection<Uint8Array>, key: string): Iterable<Uint8Array> {
  for (let n = 0; ; n++) {
    const piece = store.get(from, pieceKey(key, n));
    if (piece === undefined) return;
    yield piece;
  }
}

/** Returns a whole file, read in slices. Empty if it doesn't exist. */
export function* readPieces(store: Store, from: Collection<Uint8Array>, key: string): Slices<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for (const piece of piecesOf(store, from, key)) {
    pieces.push(piece);
    if (pieces.length % piecesOfSlice === 0) yield;
  }
  const [first] = pieces;
  if (first !== undefined && pieces.length === 1) return first;
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

export const deletePieces = (store: Store, from: Collection<Uint8Array>, key: string): void =>
  deleteFrom(store, from, key, 0);
