import { type Collection, type IndexOf, isListed, sortsOf } from '../machinery/store/collection.ts';
import type { Statement } from './sqlite-statement.ts';

/** Whether the collection has index entries. */
export const isIndexed = (of: Collection<never>): boolean => isListed(of) || Object.keys(of.indexes).length > 0;

/** Version of the layout of segments. */
const layout = '2';

/** Describes the indexes of a collection, which a later version may change. */
const namesOf = (of: Collection<never>): string =>
  [
    ...(isListed(of) ? [layout] : []),
    ...Object.keys(of.indexes),
    ...Object.entries(of.fields).map(([name, { kind }]) => `${kind} ${name}`),
  ]
    .sort()
    .join(',');

/** Source of the marker entries. */
const markerOf = ({ name }: Collection<never>): string => `#${name}`;

/** Index entries in a file, and markers of the indexed collections. */
export class SqliteEntries {
  readonly #prepare: (sql: string) => Statement;
  readonly #table: string;

  constructor(prepare: (sql: string) => Statement, table: string) {
    this.#prepare = prepare;
    this.#table = table;
  }

  /** Replaces the index entries of a document. */
  write<T>(of: Collection<T>, key: string, before: T | undefined, after: T | undefined): void {
    for (const [name, sortOf] of Object.entries<IndexOf<T>>(of.indexes)) {
      const gone = before === undefined ? [] : sortsOf(sortOf(before));
      const come = after === undefined ? [] : sortsOf(sortOf(after));
      if (gone.length === 1 && come.length === 1 && gone[0] === come[0]) continue;
      const source = `${of.name}.${name}`;
      for (const sort of gone) this.#delete.run(source, sort, key);
      for (const sort of come) this.#insert.run(source, sort, key);
    }
  }

  get #delete(): Statement {
    return this.#prepare(`DELETE FROM ${this.#table} WHERE source = ? AND sort = ? AND key = ?`);
  }

  get #insert(): Statement {
    return this.#prepare(`INSERT OR IGNORE INTO ${this.#table} (source, sort, key) VALUES (?, ?, ?)`);
  }

  /** Whether the file has the indexes of a collection in this version. */
  isBuilt(of: Collection<never>): boolean {
    const marker = `SELECT 1 FROM ${this.#table} WHERE source = ? AND key = ?`;
    return this.#prepare(marker).get(markerOf(of), namesOf(of)) !== undefined;
  }

  /** Clears it. */
  clear(of: Collection<never>): void {
    const sources = [...Object.keys(of.indexes).map((name) => `${of.name}.${name}`), markerOf(of)];
    for (const source of sources) this.#prepare(`DELETE FROM ${this.#table} WHERE source = ?`).run(source);
  }

  /** Marks a collection as indexed. */
  mark(of: Collection<never>): void {
    this.#insert.run(markerOf(of), '', namesOf(of));
  }
}
