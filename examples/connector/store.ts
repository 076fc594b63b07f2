import { DatabaseSync } from 'node:sqlite';

/** What the channel has done for an order. */
export interface Deed {
  readonly actionId: string;
  readonly order: string;
  readonly what: string;
}

/** The channel's own database: a file that all workers of a machine share. */
export interface Store {
  /** Where outcomes and what was handled are kept as well, so that they are there together with the deeds or not at all. */
  readonly database: DatabaseSync;
  /** Writes down a deed; `andThen` is in the same transaction, and what it throws undoes both. */
  write(deed: Deed, andThen: () => void): void;
  /** All deeds, in their order. */
  deeds(): readonly Deed[];
  close(): void;
}

export function openStore(path: string): Store {
  // Several processes write: who finds it busy waits.
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
        if (database.isTransaction !== false) database.exec('ROLLBACK'); // SQLite itself has, where the disk is full
        throw error;
      }
    },
    // The columns are those of a deed.
    deeds: () => all.all() as unknown as readonly Deed[],
    close: () => database.close(),
  };
}
