import { type Collection, type Condition, indexColumn, type Test, testOf } from './collection.ts';

/** A position in an order: sort value, then key. */
export interface Position {
  readonly sort: string;
  readonly key: string;
}

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

/** The documents of a list and their order. */
export interface Search {
  /** Sort field. Documents without it are excluded. Equal values are sorted by key. Default: the key. */
  readonly by?: string | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  /** Only documents after this position, in the direction of the search. */
  readonly after?: Position | undefined;
  /** Conditions of all documents. Missing conditions are skipped. */
  readonly where?: readonly (Condition | undefined)[] | undefined;
  /** Number of documents to skip. */
  readonly skip?: number | undefined;
}

/** The whole content of a store as JSON. Byte arrays are `{"$bytes": "<base64>"}`. */
export interface Snapshot {
  /** Version of the format. `restore` rejects others. */
  readonly version: 1;
  /** Documents by collection and key. */
  readonly collections: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Digest of the content. A snapshot that is sent to a port must contain the digest that was read with it. */
  readonly digest?: string;
}

/**
 * Stores everything that must survive: domain data, tokens, windows of limits, events, journal, clock, counters. It's
 * synchronous, so a request is one transaction. Values are read-only and never change.
 */
export interface Store {
  /** Path of the file that keeps the data, or undefined for a store in memory. */
  readonly file?: string;
  /** Called before a document changes, or without a collection before everything is removed. */
  onChange?: ((of: Collection<unknown> | undefined, key: string) => void) | undefined;
  /** Returns the document with this key, or undefined. */
  get<T>(from: Collection<T>, key: string): T | undefined;
  /** Stores the document and replaces a previous one. */
  put<T>(into: Collection<T>, key: string, value: T): void;
  /** Returns whether it existed. */
  delete(from: Collection<never>, key: string): boolean;
  /** Counts all documents, or the results of a search. */
  count(of: Collection<never>, search?: Omit<Search, 'after' | 'skip'>): number;
  /** Entries in the order of the key or of an index. Writes are allowed during the scan. */
  scan<T>(from: Collection<T>, options?: ScanOptions): Iterable<Entry<T>>;
  /** The results of `find` as they are stored. A reader of their text parses none of them. */
  rows(from: Collection<never>, search: Search): Iterable<{ readonly key: string; readonly stored: Stored }>;
  /** Entries in the order of a field, filtered by fields. */
  find<T>(from: Collection<T>, search: Search): Iterable<Entry<T>>;
  /**
   * Runs a transaction. If `run` throws, its writes are rolled back. Transactions nest. An outermost `durable`
   * transaction is on disk when this returns.
   */
  transaction<R>(run: () => R, durability?: 'durable' | 'light'): R;
  /** Returns the stored documents by key, of each collection that has any. Names and keys are sorted. */
  contents(): readonly (readonly [collection: string, documents: readonly (readonly [key: string, Stored])[]])[];
  /** Removes everything. Part of the running transaction. */
  clear(): void;
  /** Frees the resources of the store, such as a file and a lock. Don't use it afterwards. */
  close(): void;
}

/** Whether a document is bytes, from any realm. All others are JSON. */
export const isBytes = (value: unknown): value is Uint8Array => ArrayBuffer.isView(value);

/** The stored form of a document: JSON text, or bytes. */
export type Stored = string | Uint8Array;

export const storedOf = (value: unknown): Stored => (isBytes(value) ? value : JSON.stringify(value));

/** Returns the document of {@link storedOf}. Each read returns a new one. */
export const documentOf = (stored: Stored): unknown => (typeof stored === 'string' ? JSON.parse(stored) : stored);

/** A read of a collection in an order, as both stores run it. */
export interface Reading {
  /** Column to sort by. `undefined` for the key. */
  readonly column: string | undefined;
  readonly isTime: boolean;
  readonly backwards: boolean;
  /** Bounds of the sort value, inclusive. */
  readonly low: string | number | undefined;
  readonly high: string | number | undefined;
  readonly after: { readonly sort: string | number; readonly key: string } | undefined;
  readonly tests: readonly Test[];
  readonly skip: number;
}

/** @throws {Error} If the collection isn't sorted by the column. */
function sortColumn<T>({ name, columns }: Collection<T>, wanted: string, shown: string): { readonly isTime: boolean } {
  const found = columns.find((column) => column.name === wanted && column.sorts);
  if (found === undefined) throw new Error(`Can't sort by ${shown}: ${name} has no such order`);
  return { isTime: found.kind === 'time' };
}

export function readingOfScan<T>(of: Collection<T>, options: ScanOptions): Reading {
  const { by, order = 'asc', after, equals, from } = options;
  const column = by === undefined ? undefined : indexColumn(by);
  if (column !== undefined) sortColumn(of, column, by ?? '');
  return {
    column,
    isTime: false,
    backwards: order === 'desc',
    low: equals ?? from,
    high: equals,
    // In the order of the key, a position is its key. A page token may contain another value.
    after: after && column === undefined ? { sort: after.key, key: after.key } : after,
    tests: [],
    skip: 0,
  };
}

export function readingOfSearch<T>(of: Collection<T>, search: Search): Reading {
  const { by, order = 'asc', after, where = [], skip = 0 } = search;
  const { isTime } = by === undefined ? { isTime: false } : sortColumn(of, by, by);
  let [low, high]: [number | undefined, number | undefined] = [undefined, undefined];
  const tests: Test[] = [];
  for (const condition of where) {
    if (condition === undefined) continue;
    const test = testOf(of, condition);
    if (test.column === by && test.kind === 'time') {
      if (test.from !== -Infinity) low = Math.max(low ?? test.from, test.from);
      if (test.to !== Infinity) high = Math.min(high ?? test.to, test.to);
    } else tests.push(test);
  }
  return {
    column: by,
    isTime,
    backwards: order === 'desc',
    low,
    high,
    after: after && { sort: isTime ? Number(after.sort) || 0 : after.sort, key: after.key },
    tests,
    skip,
  };
}

/**
 * Thrown if the store can't read or write its file. The message names the file, the cause and the remedy. Acknowledged
 * writes are safe.
 */
export class StoreError extends Error {
  /** Name of the class, for logs. */
  override readonly name = 'StoreError';
  /** The failed file. */
  readonly file: string;

  constructor(file: string, reason: string, cause?: unknown) {
    super(`${file}: ${reason}`, cause === undefined ? undefined : { cause });
    this.file = file;
  }
}
