/** A process that follows orders into PostgreSQL until it is killed. Effect and checkpoint share a transaction. */
import { createPostgresCheckpoints } from '@tradelane/postgres';
import { Pool } from 'pg';
import { followChanges } from './follow-orders.ts';
import type { SyncOrders } from './orders.ts';

const orders = JSON.parse(process.argv[2] ?? '') as SyncOrders;
const pool = new Pool({ connectionString: orders.database, max: 3 });
// The pool replaces a connection that breaks while idle.
pool.on('error', () => undefined);
const checkpoint = createPostgresCheckpoints(pool);

await followChanges(orders, {
  checkpoint,
  handler: async (order, { commit, redelivery }) => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const row = [order.id, order.updated_at, String(order.channel_updated_at), Number(redelivery)];
      await client.query('INSERT INTO applied VALUES ($1, $2, $3, $4)', row);
      await commit(checkpoint.within(client));
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    } finally {
      client.release();
    }
  },
});
