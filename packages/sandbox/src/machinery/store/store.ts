import type { Slices } from '../clock/turns.ts';
import type { Collection } from './collection.ts';
import type { Position } from './position.ts';
import type { Search } from './search.ts';
import type { Snapshot, SnapshotEntry } from './snapshot.ts';

export interface Entry<T> extends Position {
  readonly value: T;
}

export interface ScanOptions {
  /** Index to go by; the key where absent (the sort value of an entry is then its key). */
  readonly by?: string;
  readonly order?: 'asc' | 'desc';
  /** Only entries beyond this position, in the direction of the scan. */
  readonly after?: Position | undefined;
  /** Only entries with this sort value. */
  readonly equals?: string;
  /** Only entries with this sort value or a greater one. */
  readonly from?: string | undefined;
}

/** A content that is being made. What was put in is not seen before the store adopts it. */
export interface Draft {
  put<T>(into: Collection<T>, key: string, value: T): void;
  /** As that of a store. */
  prepare(value: object): Slices;
  /** Writes of one transaction are cheaper than by themselves. */
  transaction<R>(run: () => R): R;
  /** Nothing more is done with it, whether it was adopted or not. */
  discard(): void;
}

/**
 * Where everything lives that must survive: domain data, tokens, windows of limits, events, journal, clock, counters.
 * Synchronous, so that a request is one transaction. Values are read-only, and what was read stays as it was.
 * Where reading a document takes long, it may throw `Unready` to those who bear it.
 */
export interface Store {
  /** The document under this key; undefined where there is none. */
  get<T>(from: Collection<T>, key: string): T | undefined;
  /** Keeps the document in place of the one before. */
  put<T>(into: Collection<T>, key: string, value: T): void;
  /** Does ahead, in slices, what takes long when this value is put, so that a transaction with large ones is short. */
  prepare(value: object): Slices;
  /** Keeps the document in place of this one, which was read; false, and nothing is done, where that is not what stands there any more. */
  replace<T>(into: Collection<T>, key: string, before: T, value: T): boolean;
  /** Whether there was one. */
  delete(from: Collection<never>, key: string): boolean;
  /** Makes room for so many more documents at once, which takes less memory than making room again and again. */
  reserve(of: Collection<never>, more: number): void;
  /** All documents, or those that are found. */
  count(of: Collection<never>, search?: Omit<Search, 'after' | 'skip'>): number;
  /** Entries in order. Writing while scanning is allowed; what is written may or may not be seen. */
  scan<T>(from: Collection<T>, options?: ScanOptions): Iterable<Entry<T>>;
  /** Documents by the fields of their collection; the key of an entry names its position only. Nothing is written meanwhile. */
  find<T>(from: Collection<T>, search: Search): Iterable<Entry<T>>;
  /** All or nothing: when `run` throws, none of its writes remain. Nests. A `durable` outermost one is on disk when this returns. */
  transaction<R>(run: () => R, durability?: 'durable' | 'light'): R;
  /** The whole content as JSON. */
  snapshot(): Snapshot;
  /** What {@link snapshot} consists of at this moment, collection by collection, for whoever writes it down piece by piece. */
  entries(): Iterable<SnapshotEntry>;
  /** All or nothing, and undone with the transaction that it is part of. */
  restore(snapshot: Snapshot): void;
  /** Undone with the transaction that it is part of. */
  clear(): void;
  /** A content of its own beside this one, to be filled while this one is used. Without {@link adopt} it comes to nothing. */
  draft(): Draft;
  /** Puts what a draft holds in the place of everything, which takes no longer the more it is. Undone with the transaction that it is part of. */
  adopt(draft: Draft): void;
  /** Removes in slices what was replaced or discarded. A process that dies before leaves it to the next that opens the store. */
  sweep(): Slices;
  /** Frees what the store holds: a file, a lock. It is not used afterwards. */
  close(): void;
}
