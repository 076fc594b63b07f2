import type { Slices } from '../clock/turns.ts';
import type { Collection } from './collection.ts';
import type { Position } from './position.ts';
import type { Search } from './search.ts';
import type { Snapshot, SnapshotEntry } from './snapshot.ts';

export interface Entry<T> extends Position {
  readonly value: T;
}

export interface ScanOptions {
  /** Index of the scan. Default: the key, which is then the sort value of an entry. */
  readonly by?: string;
  readonly order?: 'asc' | 'desc';
  /** Only entries after this position, in the direction of the scan. */
  readonly after?: Position | undefined;
  /** Only entries with this sort value. */
  readonly equals?: string;
  /** Only entries with at least this sort value. */
  readonly from?: string | undefined;
}

/** Unfinished content. It's invisible until the store adopts it. */
export interface Draft {
  put<T>(into: Collection<T>, key: string, value: T): void;
  /** As in {@link Store}. */
  prepare(value: object): Slices;
  /** Runs writes in one transaction, which is cheaper. */
  transaction<R>(run: () => R): R;
  /** Ends the draft, whether it was adopted or not. */
  discard(): void;
}

/**
 * Stores everything that must survive: domain data, tokens, windows of limits, events, journal, clock, counters. It's
 * synchronous, so a request is one transaction. Values are read-only and never change. If reading a document is slow,
 * it may throw `Unready` to callers that handle it.
 */
export interface Store {
  /** Returns the document with this key, or undefined. */
  get<T>(from: Collection<T>, key: string): T | undefined;
  /** Stores the document and replaces a previous one. */
  put<T>(into: Collection<T>, key: string, value: T): void;
  /** Prepares a slow write in slices, so that the transaction is short. */
  prepare(value: object): Slices;
  /** Replaces a document that was read. Returns false without an effect if it has changed since. */
  replace<T>(into: Collection<T>, key: string, before: T, value: T): boolean;
  /** Returns whether it existed. */
  delete(from: Collection<never>, key: string): boolean;
  /** Reserves memory for this many additional documents, which takes less memory than growing repeatedly. */
  reserve(of: Collection<never>, more: number): void;
  /** Counts all documents, or the results of a search. */
  count(of: Collection<never>, search?: Omit<Search, 'after' | 'skip'>): number;
  /** Entries in order. Writes are allowed during the scan, and may or may not be visible to it. */
  scan<T>(from: Collection<T>, options?: ScanOptions): Iterable<Entry<T>>;
  /**
   * Searches documents by the fields of their collection. The key of an entry is only its position. Don't write during
   * the search.
   */
  find<T>(from: Collection<T>, search: Search): Iterable<Entry<T>>;
  /**
   * Runs a transaction. If `run` throws, its writes are rolled back. Transactions nest. An outermost `durable`
   * transaction is on disk when this returns.
   */
  transaction<R>(run: () => R, durability?: 'durable' | 'light'): R;
  /** Returns the whole content as JSON. */
  snapshot(): Snapshot;
  /** The entries of {@link snapshot} as of now, by collection, for writing them piece by piece. */
  entries(): Iterable<SnapshotEntry>;
  /** Replaces the content. If it fails, nothing changes. Part of the running transaction. */
  restore(snapshot: Snapshot): void;
  /** Removes everything. Part of the running transaction. */
  clear(): void;
  /** Creates a draft, which you can fill while the store is used. Without {@link adopt}, it has no effect. */
  draft(): Draft;
  /** Replaces all content by a draft, in constant time. Part of the running transaction. */
  adopt(draft: Draft): void;
  /** Removes replaced or discarded content in slices. After a crash, the next process that opens the store does it. */
  sweep(): Slices;
  /** Frees the resources of the store, such as a file and a lock. Don't use it afterwards. */
  close(): void;
}
