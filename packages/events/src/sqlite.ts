import { type SqliteConnection, withSqliteTable } from '@tradelane/core/sqlite';
import { outboxEntry } from '@tradelane/core/work';
import { type Clock, systemClock } from '@tradelane/core';
import type { ActionOutcome } from './generated/types.ts';
import type { DedupeStore, OutboxEntry } from '@tradelane/core';
import { keepOf, type OutboxStore } from './stores/stores.ts';

/** Options of a store in SQLite. */
export interface SqliteStoreOptions {
  /** Name of the table, which is created if it doesn't exist. */
  readonly table?: string | undefined;
  /** How long entries are kept, in milliseconds. Default: fourteen days. */
  readonly retentionInMs?: number | undefined;
  /** Clock for the retention. Default: the system clock. */
  readonly clock?: Clock | undefined;
}

/** Expired rows are deleted once per this many writes. */
const writesBetweenPurges = 1_000;

/**
 * Creates a deduplication store in a table of your SQLite database. Several processes can share it. If the connection
 * has a `busy_timeout` of 0, as `node:sqlite` sets it, the store sets 5 s. It takes part in the transaction that is open
 * on the connection.
 */
export function createSqliteDedupe(connection: SqliteConnection, options: SqliteStoreOptions = {}): DedupeStore {
  const retentionInMs = keepOf(options, { table: true, retentionInMs: true, clock: true });
  const { clock = systemClock } = options;
  const table = quoted(options.table ?? 'tradelane_handled');
  const database = withSqliteTable(
    connection,
    `CREATE TABLE IF NOT EXISTS ${table} (key TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID`,
  );
  const known = database.prepare(`SELECT 1 FROM ${table} WHERE key IN (SELECT value FROM json_each(?)) LIMIT 1`);
  const insert = database.prepare(
    `INSERT OR IGNORE INTO ${table} (key, at) SELECT value, CAST(? AS INTEGER) FROM json_each(?)`,
  );
  const purge = purgeEvery(
    database.prepare(`DELETE FROM ${table} WHERE at < CAST(? AS INTEGER)`),
    () => clock.now() - retentionInMs,
  );
  return {
    has: (keys) => known.get(JSON.stringify(keys)) !== undefined,
    add: (keys) => {
      purge();
      return changesOf(insert.run(String(clock.now()), JSON.stringify(keys))) === new Set(keys).size;
    },
  };
}

/** Creates an outbox in a table of your SQLite database. See `createSqliteDedupe`. */
export function createSqliteOutbox(connection: SqliteConnection, options: SqliteStoreOptions = {}): OutboxStore {
  const retentionInMs = keepOf(options, { table: true, retentionInMs: true, clock: true });
  const { clock = systemClock } = options;
  const table = quoted(options.table ?? 'tradelane_outbox');
  const database = withSqliteTable(
    connection,
    `CREATE TABLE IF NOT EXISTS ${table} (
       action_id TEXT PRIMARY KEY, outcome TEXT NOT NULL, settled_at INTEGER NOT NULL, reported_at INTEGER
     ) STRICT, WITHOUT ROWID`,
  );
  const columns = 'action_id, outcome, reported_at';
  const insert = database.prepare(
    `INSERT OR IGNORE INTO ${table} (action_id, outcome, settled_at) VALUES (?, ?, CAST(? AS INTEGER))`,
  );
  const one = database.prepare(`SELECT ${columns} FROM ${table} WHERE action_id = ?`);
  const mark = database.prepare(
    `UPDATE ${table} SET reported_at = CAST(? AS INTEGER) WHERE action_id = ? AND reported_at IS NULL`,
  );
  const open = database.prepare(
    `SELECT ${columns} FROM ${table} WHERE reported_at IS NULL AND settled_at <= CAST(? AS INTEGER)
     ORDER BY settled_at LIMIT CAST(? AS INTEGER)`,
  );
  const purge = purgeEvery(
    database.prepare(`DELETE FROM ${table} WHERE reported_at < CAST(? AS INTEGER)`),
    () => clock.now() - retentionInMs,
  );
  /** @param row An object, or an array if the connection returns arrays. */
  const entryOf = (row: unknown): OutboxEntry<ActionOutcome> => {
    const [actionId, outcome, reportedAt] = Object.values(row as object) as [string, string, unknown];
    return outboxEntry(`table ${table}`, actionId, outcome, reportedAt !== null);
  };
  return {
    settle: (actionId, outcome) => {
      purge();
      return changesOf(insert.run(actionId, JSON.stringify(outcome), String(clock.now()))) === 1;
    },
    find: (actionId) => {
      const row = one.get(actionId);
      return row === undefined ? undefined : entryOf(row);
    },
    markReported: (actionId) => void mark.run(String(clock.now()), actionId),
    unreported: ({ minAgeInMs, limit }) => open.all(String(clock.now() - minAgeInMs), String(limit)).map(entryOf),
  };
}

/** The number of changed rows. */
function changesOf(result: unknown): number {
  return Number((result as { readonly changes?: number | bigint }).changes ?? 0);
}

function purgeEvery(statement: { run(...values: string[]): unknown }, before: () => number): () => void {
  let writes = 0;
  return () => {
    if (writes++ % writesBetweenPurges === 0) statement.run(String(before()));
  };
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
