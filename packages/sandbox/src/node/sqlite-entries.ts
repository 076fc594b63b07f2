import { type Collection, type IndexOf, isListed, sortsOf } from '../machinery/store/collection.ts';
import type { Statement } from './sqlite-statement.ts';

/** Whether there is something that finds its documents. */
export const isIndexed = (of: Collection<never>): boolean => isListed(of) || Object.keys(of.indexes).length > 0;

/** How segments are laid out. */
const layout = '2';

/** What a collection is found by, which a later version of it may change. */
const namesOf = (of: Collection<never>): string =>
  [
    ...(isListed(of) ? [layout] : []),
    ...Object.keys(of.indexes),
    ...Object.entries(of.fields).map(([name, { kind }]) => `${kind} ${name}`),
  ]
    .sort()
    .join(',');

/** Entries of a collection that tell of the others have this source. */
const markerOf = ({ name }: Collection<never>): string => `#${name}`;

/** The entries of indexes in a file, and markers of the collections whose documents are found. */
export class SqliteEntries {
  readonly #prepare: (sql: string) => Statement;
  readonly #table: string;

  constructor(prepare: (sql: string) => Statement, table: string) {
    this.#prepare = prepare;
    this.#table = table;
  }

  /** Has the entries of a document be those that it has from now on. */
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

  /** Whether what finds the documents of a collection is in the file, as this version of it has it. */
  isBuilt(of: Collection<never>): boolean {
    const marker = `SELECT 1 FROM ${this.#table} WHERE source = ? AND key = ?`;
    return this.#prepare(marker).get(markerOf(of), namesOf(of)) !== undefined;
  }

  /** Clears it. */
  clear(of: Collection<never>): void {
    const sources = [...Object.keys(of.indexes).map((name) => `${of.name}.${name}`), markerOf(of)];
    for (const source of sources) this.#prepare(`DELETE FROM ${this.#table} WHERE source = ?`).run(source);
  }

  /** From now on what finds the documents of a collection is in the file. */
  mark(of: Collection<never>): void {
    this.#insert.run(markerOf(of), '', namesOf(of));
  }
}
