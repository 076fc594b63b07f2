export { changed, type Changes } from './changed.ts';
export { collection, type Collection, type IndexOf } from './collection.ts';
export type { Has } from './has.ts';
export { keyOf } from './key.ts';
export { MemoryStore } from './memory.ts';
export { isSnapshot, type Snapshot } from './snapshot.ts';
export type { Entry, Position, ScanOptions, Store } from './store.ts';
