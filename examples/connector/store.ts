import { DatabaseSync } from 'node:sqlite';

/** An action of the channel for an order. */
export interface Deed {
  readonly actionId: string;
  readonly order: string;
  readonly what: string;
}

/** The channel's database: a file that all workers of a machine share. */
export interface Store {
  /** The database, which also stores outcomes and handled messages, in the same transaction. */
  readonly database: DatabaseSync;
  /** Stores a deed and calls `andThen` in the same transaction. If `andThen` throws, both are rolled back. */
  write(deed: Deed, andThen: () => void): void;
  /** All deeds in order. */
  deeds(): readonly Deed[];
  close(): void;
}

export function openStore(path: string): Store {
  // Several processes write, so a busy database is waited for.
  const database = new DatabaseSync(path, { timeout: 10_000 });
  database.exec('PRAGMA journal_mode = WAL');
  database.exec(
    'CREATE TABLE IF NOT EXISTS deeds (seq INTEGER PRIMARY KEY, action_id TEXT NOT NULL, channel_order TEXT NOT NULL, what TEXT NOT NULL)',
  );
  const insert = database.prepare('INSERT INTO deeds (action_id, channel_order, what) VALUES (?, ?, ?)');
  const all = database.prepare('SELECT action_id AS actionId, channel_order AS "order", what FROM deeds ORDER BY seq');
  return {
    database,
    write: ({ actionId, order, what }, andThen) => {
      database.exec('BEGIN IMMEDIATE');
      try {
        insert.run(actionId, order, what);
        andThen();
        database.exec('COMMIT');
      } catch (error) {
        if (database.isTransaction !== false) database.exec('ROLLBACK'); // SQLite has already rolled back, for example because the disk is full
        throw error;
      }
    },
    // The columns match the fields of a deed.
    deeds: () => all.all() as unknown as readonly Deed[],
    close: () => database.close(),
  };
}
