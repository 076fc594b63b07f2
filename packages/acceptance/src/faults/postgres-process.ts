/** A process that follows orders into PostgreSQL, effect and checkpoint in one transaction, until it is killed. */
import { flushCompileCache } from 'node:module';
import { createHub } from '@tradelane/hub';
import { createPostgresCheckpoints } from '@tradelane/postgres';
import { Pool } from 'pg';
import { fastClock, jumpingClock } from './clocks.ts';
import type { SyncOrders } from './orders.ts';
import type { Message } from './worker.ts';

const orders = JSON.parse(process.argv[2] ?? '') as SyncOrders;
const pool = new Pool({ connectionString: orders.database, max: 3 });
// A connection that breaks while nobody uses it is opened anew.
pool.on('error', () => undefined);
const checkpoint = createPostgresCheckpoints(pool);
const hub = createHub({
  baseUrl: orders.url,
  auth: { authUrl: orders.authUrl, ...orders.credentials },
  limits: 'off',
  timeoutInMs: 800,
  clock: jumpingClock(fastClock(10), orders.jumpInMs),
});
const sync = hub.orders.sync({
  checkpoint,
  holder: orders.holder,
  leaseInMs: 2_000,
  overlapInMs: 2_000,
  onProgress: () => flushCompileCache(),
  handler: async (order, { commit }) => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('INSERT INTO applied VALUES ($1, $2, $3)', [
        order.id,
        order.updated_at,
        String(order.channel_updated_at),
      ]);
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

const send = (message: Message): void => void process.send?.(message);
process.once('disconnect', () => process.exit()); // nobody is left to kill it
send({ kind: 'ready' });
await sync.follow({
  signal: new AbortController().signal,
  intervalInMs: 200,
  onRun: ({ handled, resumed }) => send({ kind: 'run', handled, resumed }),
});
