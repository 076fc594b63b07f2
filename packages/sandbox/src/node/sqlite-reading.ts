import { encode, type SnapshotEntry } from '../machinery/store/snapshot.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

interface Place {
  readonly collection: string;
  readonly key: string;
}

interface Row extends Place {
  /** Text in the file, or `undefined` if there was no document. */
  readonly value?: unknown;
}

/** Maximum characters or bytes of a read. */
const portionInCharacters = 256 * 1024;

const following = 'SELECT collection, key, value FROM documents WHERE (collection, key) > (?, ?) ORDER BY 1, 2';
const one = 'SELECT collection, key, value FROM documents WHERE collection = ? AND key = ?';

/** Compares keys by their bytes, as SQLite does and JavaScript doesn't. */
const orderOf = (a: string, b: string): number => (a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b)));
const compare = (a: Place, b: Place): number => orderOf(a.collection, b.collection) || orderOf(a.key, b.key);

const sizeOf = (value: unknown): number => (typeof value === 'string' ? value : (value as Uint8Array)).length;

function* piecesOf(text: string): Iterable<string> {
  for (let at = 0; at < text.length;) {
    // Keep surrogate pairs together.
    const isHalf = (text.codePointAt(at + portionInCharacters - 1) ?? 0) > 0xffff;
    const end = at + portionInCharacters + (isHalf ? 1 : 0);
    yield text.slice(at, end);
    at = end;
  }
}

const entryOf = ({ collection, key, value }: Row): SnapshotEntry => ({
  collection,
  key,
  text: () => piecesOf(typeof value === 'string' ? value : JSON.stringify(encode(value))),
});

/** A consistent read of all documents in portions. It keeps the old values of rows that change before they are read. */
export class SqliteReading {
  readonly #connection: SqliteConnection;
  /** End of the last portion, or `undefined` after the last row. */
  #end: Place | undefined = { collection: '', key: '' };
  /** Previous values of changed rows after the end, in order. */
  readonly #kept: Row[] = [];
  /** Rows that were read but not returned yet. */
  #rows: Row[] = [];

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  /** Returns how many kept values are before a place. */
  #before(place: Place): number {
    let [from, to] = [0, this.#kept.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (compare(this.#kept[middle] as Row, place) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  #isKept(place: Place, at: number): boolean {
    const found = this.#kept[at];
    return found !== undefined && compare(found, place) === 0;
  }

  /** Keeps the document at a place before its first change. */
  keep(place: Place): void {
    if (this.#end === undefined || compare(place, this.#end) <= 0) return;
    const at = this.#before(place);
    if (this.#isKept(place, at)) return;
    const row = this.#connection.prepare(one).get(place.collection, place.key);
    this.#kept.splice(at, 0, row === undefined ? place : (row as unknown as Row));
  }

  /** Reads the next portion. */
  #read({ collection, key }: Place): void {
    const rows: Row[] = [];
    let [size, isMore] = [0, false];
    for (const row of this.#connection.prepare(following).iterate(collection, key) as Iterable<Row>) {
      rows.push(row);
      size += sizeOf(row.value);
      isMore = size >= portionInCharacters;
      if (isMore) break;
    }
    this.#end = isMore ? rows.at(-1) : undefined;
    this.#append(rows);
  }

  /** Replaces current values with kept ones. */
  #append(rows: readonly Row[]): void {
    const at = this.#end === undefined ? this.#kept.length : this.#before(this.#end);
    const kept = this.#kept.splice(0, this.#end !== undefined && this.#isKept(this.#end, at) ? at + 1 : at);
    // Relies on a stable sort.
    const all = kept.length === 0 ? rows : [...kept, ...rows].sort(compare);
    for (const [n, row] of all.entries()) {
      const isReplaced = kept.length > 0 && n > 0 && compare(all[n - 1] as Row, row) === 0;
      if (!isReplaced && row.value !== undefined) this.#rows.push(row);
    }
  }

  /** Reads the rest. */
  finish(): void {
    while (this.#end !== undefined) this.#read(this.#end);
  }

  *entries(): Generator<SnapshotEntry> {
    while (this.#rows.length > 0 || this.#end !== undefined) {
      if (this.#rows.length === 0 && this.#end !== undefined) this.#read(this.#end);
      const rows = this.#rows;
      this.#rows = [];
      for (const row of rows) yield entryOf(row);
    }
  }
}
