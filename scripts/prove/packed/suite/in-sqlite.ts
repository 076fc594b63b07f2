/** What is kept in SQLite, over the driver that the runtime brings. */
import { createSqliteCheckpoints, type SqliteConnection } from '@tradelane/core/sqlite';
import { createSqliteDedupe, createSqliteOutbox } from '@tradelane/events/sqlite';
import type { Stores } from './world.ts';

export async function storesInSqlite(): Promise<Stores> {
  const Driver = await driver();
  const database = new Driver(':memory:');
  return {
    checkpoints: createSqliteCheckpoints(database),
    dedupe: createSqliteDedupe(database),
    outbox: createSqliteOutbox(database),
  };
}

type Driver = new (path: string) => SqliteConnection;

async function driver(): Promise<Driver> {
  // A name that is put together: the compiler has no types for the one of Bun.
  if ('Bun' in globalThis) return ((await import(`${'bun'}:sqlite`)) as { readonly Database: Driver }).Database;
  return (await import('node:sqlite')).DatabaseSync;
}
