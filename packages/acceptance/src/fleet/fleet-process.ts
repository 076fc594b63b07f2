/** A worker of a fleet, until it is killed. Effect and checkpoint share a transaction. */
import { flushCompileCache } from 'node:module';
import { followAll } from '@tradelane/workflows/fleet';
import { createHub, type Order, syncDocuments, syncOrders, syncReturns } from '@tradelane/hub';
import { createPostgresCheckpoints } from '@tradelane/postgres';
import type { SyncContext } from '@tradelane/workflows';
import { Pool } from 'pg';
import { readTask, send } from '../prove/process.ts';
import type { FleetTask } from './task.ts';
import { tenantName } from './fleet-world.ts';

const task = readTask<FleetTask>();
const pool = new Pool({ connectionString: task.database, max: 8 });
// The pool replaces a connection that breaks while idle.
pool.on('error', () => undefined);
const checkpoint = createPostgresCheckpoints(pool);

const { url, credentials } = task;

async function apply(tenant: string, order: Order, { commit }: SyncContext): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const version = [order.id, order.updated_at, String(order.channel_updated_at)].join(' ');
    await client.query('INSERT INTO applied VALUES ($1, $2)', [tenant, version]);
    await commit(checkpoint.within(client));
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());
await send({ kind: 'ready' });
let runs = 0;
await followAll(
  Array.from({ length: task.tenants }, (_, index) => ({ id: tenantName(index) })),
  {
    checkpoint,
    client: ({ id }) =>
      createHub({
        baseUrl: `${url}/${id}/hub`,
        auth: { authUrl: `${url}/${id}/auth`, ...credentials },
        rateLimiting: false,
        timeoutInMs: 10_000,
      }),
    streams: {
      orders: (hub, options, { id }) =>
        syncOrders(hub, { ...options, handler: (order, context) => apply(id, order, context) }),
      returns: (hub, options) => syncReturns(hub, { ...options, handler: () => undefined }),
      documents: (hub, options) => syncDocuments(hub, { ...options, handler: () => undefined }),
    },
    signal: stop.signal,
    workers: 16,
    ownerId: task.ownerId,
    intervalInMs: task.intervalInMs,
    onRun: () => {
      runs += 1;
      // After some runs all modules are loaded, so the next process finds them compiled.
      if (runs === 20) flushCompileCache();
    },
  },
);
await pool.end();
process.disconnect();
