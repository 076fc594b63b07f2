/** The table where processes record the orders that they follow, in SQLite or PostgreSQL. */
import type { DatabaseSync } from 'node:sqlite';
import type { Hub, Order } from '@tradelane/hub';

/** Each version in the order of its arrival. Repeated versions occur several times. */
export const appliedTable = 'CREATE TABLE applied (id TEXT, updated_at TEXT, version TEXT, redelivery INTEGER)';

export const countApplied = 'SELECT CAST(COUNT(*) AS INTEGER) AS n FROM applied';

interface Version {
  readonly name: string;
  /** How often it was applied, and how often as a redelivery. */
  readonly times: number;
  readonly redeliveries: number;
}

const appliedVersions = `
  SELECT id || ' ' || updated_at || ' ' || version AS name, CAST(COUNT(*) AS INTEGER) AS times,
    CAST(SUM(redelivery) AS INTEGER) AS redeliveries
  FROM applied GROUP BY 1`;

export interface AppliedFigures {
  readonly applied: number;
  /** Orders whose last version didn't arrive. */
  readonly missed: number;
  /** Versions that were applied more than once, counted for each extra time. */
  readonly appliedTwice: number;
  /** Repeated versions that were marked as redeliveries. */
  readonly redelivered: number;
}

/**
 * Compares the hub's final state with the applied versions.
 * @param query Returns the rows of a query in the database of the table.
 */
export async function compare(
  hub: Hub,
  query: (sql: string) => readonly unknown[] | Promise<readonly unknown[]>,
): Promise<AppliedFigures> {
  const versions = (await query(appliedVersions)) as readonly Version[];
  const names = new Set(versions.map(({ name }) => name));
  let missed = 0;
  for await (const { id, updated_at, channel_updated_at } of hub.orders.list({ updated_from: new Date(0), limit: 100 }))
    if (!names.has(`${id} ${updated_at} ${channel_updated_at}`)) missed += 1;
  const sum = (value: (version: Version) => number): number =>
    versions.reduce((before, version) => before + value(version), 0);
  return {
    applied: sum(({ times }) => times),
    missed,
    appliedTwice: sum(({ times }) => times - 1),
    redelivered: sum(({ times, redeliveries }) => Math.min(redeliveries, times - 1)),
  };
}

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
