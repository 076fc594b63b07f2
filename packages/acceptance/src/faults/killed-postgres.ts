/**
 * Follows changing orders into PostgreSQL with a process that is killed repeatedly, while responses fail. Reports which
 * orders arrived, and how often.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHub } from '@tradelane/hub';
import { postgresSchema } from '@tradelane/postgres';
import { createSandbox, type Sandbox } from '@tradelane/sandbox';
import { startPostgres } from '@tradelane/test-servers';
import { Pool } from 'pg';
import { openFront } from './front.ts';
import { channelOf, prepare } from './killed-sync.ts';
import { pause } from '../prove/pause.ts';
import { roundsUntil, troublesOf } from './plan.ts';
import { randomOf } from '../prove/random.ts';
import { Worker } from '../prove/worker.ts';

export interface KilledPostgresFigures {
  readonly orders: number;
  readonly changes: number;
  readonly kills: number;
  /** Kills of a process that had applied an order since its start. */
  readonly killsAtWork: number;
  readonly applied: number;
  /** Orders whose last version didn't arrive. */
  readonly missed: number;
  /** Versions that were applied more than once, counted for each extra time. */
  readonly appliedTwice: number;
  /** Processes that didn't start, or didn't reach the end of the changes in time. */
  readonly stuck: number;
  /** Processes that ended without a kill. */
  readonly crashed: number;
}

const limitInMs = 120_000;
const longestRoundInMs = 900;

export async function killedPostgres(settings: {
  readonly orders: number;
  readonly kills: number;
  readonly seed: number;
  readonly onProgress?: (line: string) => void;
}): Promise<KilledPostgresFigures> {
  const { seed, onProgress } = settings;
  const rounds = roundsUntil(settings.kills, seed, longestRoundInMs);
  const folder = await mkdtemp(join(tmpdir(), 'killed-postgres-'));
  const server = await startPostgres();
  const pool = new Pool({ connectionString: server.url });
  const sandbox = createSandbox({ seed: 'demo' });
  const troubleOfNext = troublesOf(seed);
  const front = await openFront(sandbox, () => troubleOfNext.next().value);
  const channel = channelOf(sandbox, settings.orders, randomOf(seed + 1));
  const workers = new Set<Worker>();
  try {
    await channel.begin();
    await pool.query(postgresSchema);
    await pool.query('CREATE TABLE applied (id text, updated_at text, version text)');
    const { urls, credentials } = sandbox.info(front.url);
    const { client_id: clientId, client_secret: clientSecret } = credentials.seller;
    const start = (ownerId: string, jumpInMs: number): Worker => {
      const auth = { url: urls.base_url, authUrl: urls.auth_url, credentials: { clientId, clientSecret } };
      const worker = new Worker(
        'faults/postgres-process',
        { ...auth, database: server.url, ownerId, jumpInMs },
        folder,
      );
      workers.add(worker);
      return worker;
    };
    const count = async (): Promise<number> => {
      const { rows } = await pool.query<{ readonly n: number }>('SELECT count(*)::int AS n FROM applied');
      return rows[0]?.n ?? 0;
    };
    let [stuck, killsAtWork] = [0, 0];
    for (const [index, round] of rounds.entries()) {
      await prepare(sandbox, round);
      const started = (round.isDouble ? ['main', 'other'] : ['main']).map((ownerId) => start(ownerId, round.jumpInMs));
      const ready = await Promise.all(started.map((one) => one.until(({ kind }) => kind === 'ready', limitInMs)));
      stuck += ready.filter((message) => message === undefined).length;
      const before = await count();
      await channel.change(100);
      // Kills in the middle of the work: after a number of transactions, or after some time if there are no more.
      const most = Math.floor(round.killAfterInMs / 15);
      for (let waits = 0; waits < 500 && (await count()) - before < most; waits += 1) await pause(10);
      await pause(round.killAfterInMs % 15);
      if ((await count()) > before) killsAtWork += 1;
      await Promise.all(started.map((worker) => worker.kill()));
      if ((index + 1) % 20 === 0) onProgress?.(`${index + 1} of ${rounds.length} kills`);
    }
    const last = start('main', 0);
    let idleRuns = 0;
    const isIdle = await last.until((message) => {
      if (message.kind === 'run') idleRuns = message.handled === 0 && !message.resumed ? idleRuns + 1 : 0;
      return idleRuns === 2;
    }, limitInMs);
    if (isIdle === undefined) stuck += 1;
    await last.kill();
    const endings = await Promise.all([...workers].map(({ ended }) => ended));
    return {
      orders: settings.orders,
      changes: channel.changes(),
      kills: workers.size - 1,
      killsAtWork,
      ...(await compare(sandbox, pool)),
      stuck,
      crashed: endings.filter((ending) => ending === 'crashed').length,
    };
  } finally {
    await Promise.all([...workers].map((worker) => worker.kill()));
    await pool.end();
    await server.stop();
    await front.close();
    sandbox.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Compares the hub's final state with the applied versions. */
async function compare(
  sandbox: Sandbox,
  pool: Pool,
): Promise<Pick<KilledPostgresFigures, 'applied' | 'missed' | 'appliedTwice'>> {
  const { urls, credentials } = sandbox.info();
  const { client_id: clientId, client_secret: clientSecret } = credentials.seller;
  const auth = { authUrl: urls.auth_url, clientId, clientSecret };
  const hub = createHub({ baseUrl: urls.base_url, auth, fetch: sandbox.fetch, rateLimiting: false });
  const { rows } = await pool.query<{ readonly name: string; readonly times: number }>(
    `SELECT concat_ws(' ', id, updated_at, version) AS name, count(*)::int AS times FROM applied GROUP BY 1`,
  );
  const times = new Map(rows.map((row) => [row.name, row.times]));
  let missed = 0;
  for await (const order of hub.orders.list({ updated_from: new Date(0), limit: 100 }))
    if (!times.has([order.id, order.updated_at, String(order.channel_updated_at)].join(' '))) missed += 1;
  const applied = [...times.values()].reduce((sum, count) => sum + count, 0);
  return { applied, missed, appliedTwice: applied - times.size };
}
