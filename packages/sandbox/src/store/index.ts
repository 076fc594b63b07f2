export {
  allCollections,
  among,
  between,
  type Changes,
  changed,
  collection,
  type Collection,
  collectionOf,
  type Condition,
  type Has,
  type IndexOf,
  keyOf,
  present,
  sortedName,
  sortedTime,
  time,
  value,
  values,
} from './collection.ts';
export { documentOf } from './store.ts';
export { MemoryStore } from './memory.ts';
export {
  jsonParts,
  restoreSnapshot,
  SnapshotDigest,
  snapshotFault,
  snapshotOf,
  UnreadableDocument,
  withDigest,
} from './snapshot.ts';
export {
  type Entry,
  type Position,
  type ScanOptions,
  type Search,
  type Snapshot,
  type Store,
  StoreError,
} from './store.ts';
