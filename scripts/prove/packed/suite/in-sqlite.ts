/** Stores in SQLite, over the driver of the runtime. */
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
  // A computed name, because the compiler has no types for Bun's module.
  if ('Bun' in globalThis) return ((await import(`${'bun'}:sqlite`)) as { readonly Database: Driver }).Database;
  return (await import('node:sqlite')).DatabaseSync;
}
