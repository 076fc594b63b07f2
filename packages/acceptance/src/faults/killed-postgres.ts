/**
 * Follows changing orders into PostgreSQL with a process that is killed repeatedly, while responses fail. Reports which
 * orders arrived, and how often.
 */
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresSchema } from '@tradelane/postgres';
import { createSandbox } from '@tradelane/sandbox';
import { startPostgres } from '@tradelane/test-servers';
import { Pool } from 'pg';
import { pause } from '../prove/pause.ts';
import { randomOf } from '../prove/random.ts';
import { appliedTable, compare, countApplied } from './applied-orders.ts';
import { channelOf, hubOf, prepare } from './channel.ts';
import { type FollowerFigures, Followers } from './followers.ts';
import { roundsUntil } from './plan.ts';

export interface KilledPostgresFigures extends FollowerFigures {
  /** Kills of a process that had applied an order since its start. */
  readonly killsAtWork: number;
}

const longestRoundInMs = 900;
/** Approximate duration of a transaction. */
const transactionInMs = 15;

export async function killedPostgres(settings: {
  readonly orders: number;
  readonly kills: number;
  readonly seed: number;
  readonly onProgress?: (line: string) => void;
}): Promise<KilledPostgresFigures> {
  const { orders, seed, onProgress } = settings;
  const rounds = roundsUntil(settings.kills, seed, longestRoundInMs);
  await using resources = new AsyncDisposableStack();
  const folder = resources.use(await mkdtempDisposable(join(tmpdir(), 'killed-postgres-')));
  const server = resources.adopt(await startPostgres(), (one) => one.stop());
  const pool = resources.adopt(new Pool({ connectionString: server.url }), (one) => one.end());
  await pool.query(postgresSchema);
  await pool.query(appliedTable);
  const query = async (sql: string): Promise<readonly object[]> => (await pool.query(sql)).rows;
  const count = async (): Promise<number> => ((await query(countApplied)) as [{ readonly n: number }])[0].n;
  const sandbox = createSandbox({ seed: 'demo' });
  const followers = resources.use(await Followers.open('faults/postgres-process', folder.path, sandbox, seed));
  const channel = channelOf(sandbox, orders, randomOf(seed + 1));
  await channel.begin();
  const start = (ownerId: string, jumpInMs: number) => followers.start({ database: server.url, ownerId, jumpInMs });

  let killsAtWork = 0;
  for (const [index, round] of rounds.entries()) {
    await prepare(sandbox, round);
    const workers = (round.isDouble ? ['main', 'other'] : ['main']).map((ownerId) => start(ownerId, round.jumpInMs));
    await followers.reach('ready', ...workers);
    const before = await count();
    await channel.change(100);
    // Kills in the middle of the work: after a number of transactions, or after some time without one.
    const most = Math.floor(round.killAfterInMs / transactionInMs);
    for (let waits = 0; waits < 500 && (await count()) - before < most; waits += 1) await pause(10);
    await pause(round.killAfterInMs % transactionInMs);
    if ((await count()) > before) killsAtWork += 1;
    await Promise.all(workers.map((worker) => worker.kill()));
    if ((index + 1) % 20 === 0) onProgress?.(`${index + 1} of ${rounds.length} rounds, ${followers.progress()}`);
  }

  await followers.finish(start('main', 0));
  return {
    orders,
    changes: channel.changes(),
    killsAtWork,
    ...(await followers.figures()),
    ...(await compare(hubOf(sandbox), query)),
  };
}
