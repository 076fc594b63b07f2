export { changed, type Changes } from './changed.ts';
export { allCollections, collection, type Collection, type IndexOf } from './collection.ts';
export { StoreFailure } from './failure.ts';
export type { Has } from './has.ts';
export { keyOf } from './key.ts';
export { MemoryStore } from './memory.ts';
export { type Snapshot, snapshotFault } from './snapshot.ts';
export type { Entry, Position, ScanOptions, Store } from './store.ts';
