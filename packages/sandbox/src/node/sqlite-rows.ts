import type { Statement } from './sqlite-statement.ts';

type Row = ReturnType<Statement['get']>;

/** A row to write. A new row has no ID. */
interface Written {
  readonly collection: string;
  readonly key: string;
  readonly slot: number | null;
  readonly id: number | undefined;
}

/** Rows per read. */
const portion = 1000;

/** Minimum length of a row to cache. */
const longInCharacters = 16 * 1024;

/** The rows of documents in a file. */
export class SqliteRows {
  readonly #prepare: (sql: string) => Statement;
  readonly #table: string;
  /** The last long row, because most documents are read before they are written. */
  #latest: { readonly collection: string; readonly key: string; readonly row: Row } | undefined;

  constructor(prepare: (sql: string) => Statement, table: string) {
    this.#prepare = prepare;
    this.#table = table;
  }

  get(collection: string, key: string): Row {
    if (this.#latest?.collection === collection && this.#latest.key === key) return this.#latest.row;
    const row = this.#prepare(`SELECT id, slot, value FROM ${this.#table} WHERE collection = ? AND key = ?`).get(
      collection,
      key,
    );
    const value = row?.['value'];
    const isLong = typeof value === 'string' && value.length > longInCharacters;
    this.#latest = isLong ? { collection, key, row } : undefined;
    return row;
  }

  /** Forgets the cached row. */
  forget(): void {
    this.#latest = undefined;
  }

  /** Writes a document without a slot. */
  put(collection: string, key: string, text: string | Uint8Array): void {
    this.forget();
    const put = `INSERT INTO ${this.#table} (collection, key, value) VALUES (?, ?, ?)
      ON CONFLICT (collection, key) DO UPDATE SET value = excluded.value`;
    this.#prepare(put).run(collection, key, text);
  }

  /** Removes a document without a slot. Returns whether it existed. */
  remove(collection: string, key: string): boolean {
    this.forget();
    const remove = this.#prepare(`DELETE FROM ${this.#table} WHERE collection = ? AND key = ?`);
    return Number(remove.run(collection, key).changes) > 0;
  }

  /** Writes a document, or removes it if its text is `undefined`. Returns its row. */
  write({ collection, key, slot, id }: Written, text: string | Uint8Array | undefined): number {
    this.forget();
    if (id === undefined) {
      const insert = `INSERT INTO ${this.#table} (collection, key, slot, value) VALUES (?, ?, ?, ?)`;
      return Number(this.#prepare(insert).run(collection, key, slot, text ?? null).lastInsertRowid);
    }
    if (text === undefined) this.#prepare(`DELETE FROM ${this.#table} WHERE id = ?`).run(id);
    else this.#prepare(`UPDATE ${this.#table} SET value = ? WHERE id = ?`).run(text, id);
    return id;
  }

  setSlot(id: number, slot: number): void {
    this.forget();
    this.#prepare(`UPDATE ${this.#table} SET slot = ? WHERE id = ?`).run(slot, id);
  }

  /** Iterates over a collection. Writes are allowed during the iteration. */
  *of(collection: string): Iterable<{ readonly id: number; readonly key: string; readonly value: unknown }> {
    const select = `SELECT id, key, value FROM ${this.#table} WHERE collection = ? AND key > ? ORDER BY key LIMIT ${portion}`;
    let after = '';
    for (;;) {
      const rows = this.#prepare(select).all(collection, after);
      for (const { id, key, value } of rows) yield { id: Number(id), key: String(key), value };
      if (rows.length === 0) return;
      after = String(rows.at(-1)?.['key']);
    }
  }
}
