import { hostname } from 'node:os';
import { decideRetry, settle } from '@tradelane/workflows';
import { createHub, hubOptionsFromEnv } from '@tradelane/hub';
import {
  createPostgresCheckpoints,
  postgresSchema,
} from '@tradelane/postgres';
import { Pool } from 'pg';
import { type Job, type JobResult, PgBoss } from 'pg-boss';

interface Accept {
  readonly orderId: string;
  readonly lineId: string;
}

const hub = createHub(hubOptionsFromEnv());
const connectionString =
  process.env['DATABASE_URL'] ?? 'postgres://localhost/postgres';
const pool = new Pool({ connectionString });
await pool.query(postgresSchema);
const checkpoint = createPostgresCheckpoints(pool);

// A worker that restarts under this name continues its work at once.
const ownerId = hostname();

const boss = new PgBoss({ connectionString });
boss.on('error', (error) => console.warn(error.message));
await boss.start();
await boss.createQueue('refused');
await boss.createQueue('accept', {
  deadLetter: 'refused',
  retryLimit: 10,
  retryBackoff: true,
});

async function accept({ id, data }: Job<Accept>): Promise<JobResult> {
  const { orderId, lineId } = data;
  // A copy of the job runs later. Even if both run, the same key sends
  // nothing twice.
  const runAgainAt = async (at: Date): Promise<JobResult> => {
    await boss.send('accept', data, { startAfter: at });
    return { id, status: 'completed', output: { runsAgainAt: at } };
  };
  try {
    const body = { order_lines: [{ id: lineId, accepted: true }] };
    const key = `accept ${orderId} ${lineId}`;
    const result = await settle(hub.orders.accept, [orderId, body], {
      checkpoint,
      key,
      waitInMs: 0,
      ownerId,
    });
    if (result.outcome === 'done')
      return { id, status: 'completed', output: { outcome: 'done' } };
    if ('retryAt' in result && result.retryAt)
      return await runAgainAt(result.retryAt);
    // The server refused it, or a person must look.
    return {
      id,
      status: 'deadletter',
      output: { reason: result.reason?.message ?? result.outcome },
    };
  } catch (error) {
    const next = decideRetry(error);
    if (next.kind === 'stop')
      return {
        id,
        status: 'deadletter',
        output: { reason: String(error) },
      };
    if (next.kind === 'retry' && next.at) return runAgainAt(next.at);
    // pg-boss runs the job again with its own backoff, and the same key
    // settles an unknown outcome.
    return { id, status: 'failed', output: { reason: String(error) } };
  }
}

await boss.work<Accept, unknown, { perJobResults: true }>(
  'accept',
  { perJobResults: true },
  (jobs) => Promise.all(jobs.map(accept)),
);
await new Promise((resolve) =>
  process.on('SIGTERM', () => resolve(undefined)),
);
await boss.stop();
await pool.end();
