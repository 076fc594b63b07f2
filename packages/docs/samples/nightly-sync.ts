import { type Hub, syncOrders } from '@tradelane/hub';
import { createPostgresCheckpoints, postgresSchema } from '@tradelane/postgres';
import type { Pool } from 'pg';

/** Writes every order that changed since the last run, each in the transaction that moves the position; gives how many. */
export async function writeOrders(hub: Hub, pool: Pool): Promise<number> {
  await pool.query(postgresSchema);
  await pool.query(
    'CREATE TABLE IF NOT EXISTS orders (id text PRIMARY KEY, status text NOT NULL, changed_at timestamptz NOT NULL, data jsonb NOT NULL)',
  );
  const checkpoint = createPostgresCheckpoints(pool);
  const { handled } = await syncOrders(hub, {
    checkpoint,
    // Where the very first run begins; later ones go on where the last one ended.
    since: new Date('2020-01-01T00:00:00Z'),
    handler: async (order, { commit }) => {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        await client.query(
          `INSERT INTO orders VALUES ($1, $2, $3, $4)
           ON CONFLICT (id) DO UPDATE SET status = $2, changed_at = $3, data = $4`,
          [order.id, order.status, order.updated_at, JSON.stringify(order)],
        );
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
  return handled;
}
