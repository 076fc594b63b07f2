import { hostname } from 'node:os';
import {
  AbortedError,
  LeaseHeldError,
  LeaseLostError,
} from '@tradelane/core';
import { createHub, hubOptionsFromEnv, syncOrders } from '@tradelane/hub';
import {
  createPostgresCheckpoints,
  postgresSchema,
} from '@tradelane/postgres';
import { Pool } from 'pg';

const hub = createHub({
  ...hubOptionsFromEnv(),
  // A second run within a minute waits for the limit of the list.
  hooks: {
    onThrottle: ({ kind, operation, waitInMs }) =>
      kind === 'wait' &&
      console.log(`${operation} waits ${waitInMs} ms for its limit`),
  },
});
const pool = new Pool({ connectionString: process.env['DATABASE_URL'] });
await pool.query(postgresSchema);
// The lock keeps processes that start at the same time apart. Both
// statements run in one transaction.
await pool.query(`SELECT pg_advisory_xact_lock(hashtext('orders'));
  CREATE TABLE IF NOT EXISTS orders (
    id text PRIMARY KEY, status text NOT NULL,
    changed_at timestamptz NOT NULL, data jsonb NOT NULL)`);

// On SIGTERM, the run finishes the current order, saves the checkpoint and
// releases the lease.
const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());

const checkpoint = createPostgresCheckpoints(pool);
try {
  const { handled } = await syncOrders(hub, {
    checkpoint,
    // The start of the first run. Later runs resume after the last run.
    since: new Date('2020-01-01T00:00:00Z'),
    // After a crash, the next run on this host takes over the lease at
    // once.
    ownerId: `nightly on ${hostname()}`,
    signal: stop.signal,
    onProgress: (report) => console.log(`${report.handled} orders so far`),
    handler: async (order, { commit }) => {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        await client.query(
          `INSERT INTO orders VALUES ($1, $2, $3, $4)
           ON CONFLICT (id) DO UPDATE
           SET status = $2, changed_at = $3, data = $4`,
          [order.id, order.status, order.updated_at, JSON.stringify(order)],
        );
        // Writes the checkpoint in the same transaction.
        await commit(checkpoint.within(client));
        await client.query('COMMIT');
        client.release();
      } catch (error) {
        // Closes the connection. PostgreSQL then rolls back the open
        // transaction.
        client.release(true);
        throw error;
      }
    },
  });
  console.log(`${handled} orders written`);
} catch (error) {
  if (error instanceof LeaseHeldError)
    console.log(`another process syncs until ${error.until.toISOString()}`);
  else if (error instanceof LeaseLostError) console.log(error.message);
  else if (error instanceof AbortedError)
    console.log('stopped, the next run resumes here');
  else throw error;
} finally {
  await pool.end();
}
