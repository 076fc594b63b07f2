export { changed, type Changes } from './changed.ts';
export { allCollections, collection, type Collection, type IndexOf } from './collection.ts';
export { among, between, type Condition, sortedName, sortedTime, time, value } from './fields.ts';
export { StoreError } from './failure.ts';
export type { Has } from './has.ts';
export { keyOf } from './key.ts';
export { charactersOf, isLarge, textPieces } from './large-text.ts';
export { MemoryStore } from './memory.ts';
export { deletePieces, fileOfPiece, piecesOf, putPieces, readPieces } from './pieces.ts';
export {
  decodeInSlices,
  isBytes,
  type Snapshot,
  snapshotFault,
  snapshotPieces,
  TooLarge,
  withDigest,
} from './snapshot.ts';
export { snapshotDigest } from './snapshot-digest.ts';
export type { Search } from './search.ts';
export type { Position } from './position.ts';
export type { Draft, Entry, ScanOptions, Store } from './store.ts';
