/** A worker of the proof. It handles events of the queue as the plan requires, until it is stopped or dies. */
import { flushCompileCache } from 'node:module';
import { createChannelPlatform } from '@tradelane/channel-platform';
import { type ActionOutcome, ActionRejected, createConsumer } from '@tradelane/events';
import { createPostgresDedupe, createPostgresOutbox, type PostgresClient } from '@tradelane/postgres';
import { Pool } from 'pg';
import { readTask, send } from '../prove/process.ts';
import type { Fate } from './plan.ts';
import { openQueue } from './queue.ts';
import { sabotagedSource, sabotagedStores } from './sabotage.ts';
import { type ConsumerTask, retry } from './task.ts';

const task = readTask<ConsumerTask>();
const pool = new Pool({ connectionString: task.database, max: 8 });
// The pool replaces a connection that breaks while idle.
pool.on('error', () => undefined);
const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());

const dedupe = createPostgresDedupe(pool);
const outbox = createPostgresOutbox<ActionOutcome>(pool);
const queue = await openQueue[task.queue.kind](task.queue, () => undefined);
const { actions } = createChannelPlatform({
  baseUrl: task.hub.url,
  auth: { authUrl: task.hub.authUrl, ...task.hub.credentials },
  rateLimiting: false,
  // Shorter than a stalled response. On a busy machine, other responses take as long, and are reported again.
  timeoutInMs: 800,
});

/** Ends like a crash: writes nothing and notifies no process. */
function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
}

/** Runs the plan of an event, with its effect and `commit` in one transaction. */
async function handle(event: string, commit: (client: PostgresClient) => unknown): Promise<void> {
  const { rows } = await pool.query<{ readonly fate: Fate; readonly tries: number }>(
    'UPDATE planned SET tries = tries + 1 WHERE event = $1 RETURNING fate, tries',
    [event],
  );
  const { fate = 'always throws', tries = 0 } = rows[0] ?? {};
  const is = (one: Fate): boolean => fate === one && tries === 1;
  if (fate === 'always dies') await die();
  if (fate === 'rejected') throw new ActionRejected({ code: 'ORDER_IN_WRONG_STATE', message: 'It is closed.' });
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('INSERT INTO effects (event, worker) VALUES ($1, $2)', [event, task.worker]);
    if (is('throws once') || fate === 'always throws') throw new Error('out of stock for a moment');
    await commit(client);
    if (is('dies before commit')) await die();
    await client.query('COMMIT');
    if (is('dies after commit')) await die();
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

const consumer = createConsumer({
  source: sabotagedSource(queue.source, task.sabotage),
  actions,
  ...sabotagedStores({ dedupe, outbox }, task.sabotage),
  concurrency: task.concurrency,
  retry,
  shutdownTimeoutInMs: 5_000,
  outboxScanIntervalInMs: 10_000,
  handlers: {
    REFUND: ({ data }, { commit }) =>
      handle(data.action_id, (client) => commit(task.sabotage === 'own stores' ? undefined : outbox.within(client))),
    STORE_MANAGEMENT_FEATURE: ({ id }, { commit }) =>
      handle(id, (client) => commit(task.sabotage === 'own stores' ? undefined : dedupe.within(client))),
  },
});
flushCompileCache(); // The process may be killed.
await send({ kind: 'ready' });
// If the broker is down, the parent starts another worker.
await consumer.run({ signal: stop.signal }).catch(() => process.exit(1));
await queue.close();
await pool.end();
await send({ kind: 'done' });
process.disconnect();
