import type { SnapshotEntry } from '../machinery/store/snapshot.ts';
import type { SqliteConnection } from './sqlite-connection.ts';
import { SqliteReading } from './sqlite-reading.ts';

/** Readings of all documents that are under way. Who changes a document tells before, which costs nothing while there is none. */
export class SqliteReadings {
  readonly #connection: SqliteConnection;
  // Who gives a reading up may not say so.
  readonly #open = new Set<WeakRef<SqliteReading>>();

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  /** All documents as they are now, collection by collection. Must not start in a transaction that wrote. */
  begin(): Iterable<SnapshotEntry> {
    const reading = new SqliteReading(this.#connection);
    const open = new WeakRef(reading);
    this.#open.add(open);
    return this.#entriesOf(reading, open);
  }

  *#entriesOf(reading: SqliteReading, open: WeakRef<SqliteReading>): Iterable<SnapshotEntry> {
    try {
      yield* reading.entries();
    } finally {
      this.#open.delete(open);
    }
  }

  #each(run: (reading: SqliteReading) => void): void {
    for (const open of this.#open) {
      const reading = open.deref();
      if (reading === undefined) this.#open.delete(open);
      else run(reading);
    }
  }

  /** The document under this key is about to change. */
  keep(collection: string, key: string): void {
    if (this.#open.size > 0) this.#each((reading) => reading.keep({ collection, key }));
  }

  /** All documents are about to be replaced. */
  finish(): void {
    this.#each((reading) => reading.finish());
  }
}
