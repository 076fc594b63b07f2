import type { SnapshotEntry } from '../machinery/store/snapshot.ts';
import type { SqliteConnection } from './sqlite-connection.ts';
import { SqliteReading } from './sqlite-reading.ts';

/** The running reads of all documents. They are notified before each change of a document. */
export class SqliteReadings {
  readonly #connection: SqliteConnection;
  // An abandoned read may never be closed.
  readonly #open = new Set<WeakRef<SqliteReading>>();

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  /** Reads all documents as they are now, by collection. Must not start in a transaction with writes. */
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

  /** Notifies the reads before a document changes. */
  keep(collection: string, key: string): void {
    if (this.#open.size > 0) this.#each((reading) => reading.keep({ collection, key }));
  }

  /** Notifies the reads before all documents are replaced. */
  finish(): void {
    this.#each((reading) => reading.finish());
  }
}
