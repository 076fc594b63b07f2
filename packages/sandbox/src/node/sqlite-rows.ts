import type { Statement } from './sqlite-statement.ts';

type Row = ReturnType<Statement['get']>;

/** A row as it is written. Without an id it is a new one. */
interface Written {
  readonly collection: string;
  readonly key: string;
  readonly slot: number | null;
  readonly id: number | undefined;
}

/** Rows are fetched in portions. */
const portion = 1000;

/** A row is kept that takes long to read. */
const longInCharacters = 16 * 1024;

/** The rows of documents in a file. */
export class SqliteRows {
  readonly #prepare: (sql: string) => Statement;
  readonly #table: string;
  /** The row that was read last, where it is long: who puts a document has most often read it. */
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

  /** Keeps a document that has no slot. */
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

  /** Writes a document, or removes it where its text is `undefined`; says its row. */
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

  /** All documents of a collection. Writing meanwhile is allowed. */
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
