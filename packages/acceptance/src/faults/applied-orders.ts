/** The table where processes record the orders that they follow, in a SQLite database. */
import type { DatabaseSync } from 'node:sqlite';
import type { Order } from '@tradelane/hub';

/** Each version in the order of its arrival. Repeated versions occur several times. */
export const appliedTable = 'CREATE TABLE applied (id TEXT, updated_at TEXT, version TEXT, redelivery INTEGER)';

export function applyTo(database: DatabaseSync): (order: Order, redelivery: boolean) => void {
  const apply = database.prepare('INSERT INTO applied (id, updated_at, version, redelivery) VALUES (?, ?, ?, ?)');
  return ({ id, updated_at, channel_updated_at }, redelivery) =>
    void apply.run(id, updated_at, String(channel_updated_at), Number(redelivery));
}

export function inTransaction(database: DatabaseSync, work: () => void): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    work();
    database.exec('COMMIT');
  } catch (error) {
    // If the disk is full, SQLite has already rolled back.
    if (database.isTransaction !== false) database.exec('ROLLBACK');
    throw error;
  }
}
