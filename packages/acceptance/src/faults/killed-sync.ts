/**
 * Follows changing orders into SQLite with a process that is killed repeatedly, while responses fail. Reports which
 * orders arrived, and how often.
 */
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createSandbox } from '@tradelane/sandbox';
import { pause } from '../prove/pause.ts';
import { randomOf } from '../prove/random.ts';
import { appliedTable, compare, countApplied } from './applied-orders.ts';
import { channelOf, hubOf, prepare } from './channel.ts';
import { type FollowerFigures, Followers } from './followers.ts';
import { nameOfPlan, responsesForEveryTrouble, roundsUntil } from './plan.ts';

export interface KilledSyncFigures extends FollowerFigures {
  readonly plan: string;
  readonly doubleStarts: number;
  readonly revocations: number;
  /** Jumps of the server's clock and of the processes' clocks. */
  readonly clockJumps: number;
}

const longestRoundInMs = 900;
/** Number of orders that the channel changes at a time, and number of times in a round. */
const [ordersPerChange, changesPerRound] = [40, 10];

export async function killedSync(settings: {
  readonly orders: number;
  readonly kills: number;
  readonly seed: number;
  /** Place of the checkpoint: in the transaction of the handler, or in a separate file. */
  readonly checkpoint: 'transaction' | 'file';
  /** Called regularly with the progress. */
  readonly onProgress?: (line: string) => void;
}): Promise<KilledSyncFigures> {
  const { orders, seed, checkpoint, onProgress } = settings;
  const rounds = roundsUntil(settings.kills, seed, longestRoundInMs);
  await using folder = await mkdtempDisposable(join(tmpdir(), 'killed-sync-'));
  const path = join(folder.path, 'orders.db');
  using database = new DatabaseSync(path, { timeout: 5_000 });
  database.exec(`PRAGMA journal_mode = WAL; ${appliedTable}`);
  const sandbox = createSandbox({ seed: 'demo', actions: 'manual' });
  await using followers = await Followers.open('faults/sync-process', folder.path, sandbox, seed);
  const channel = channelOf(sandbox, orders, randomOf(seed + 1));
  await channel.begin();
  const start = (ownerId: string, jumpInMs: number) =>
    followers.start({
      database: path,
      ownerId,
      jumpInMs,
      ...(checkpoint === 'file' && { checkpoint: join(folder.path, 'checkpoints') }),
    });

  for (const [index, round] of rounds.entries()) {
    await prepare(sandbox, round);
    const workers = (round.isDouble ? ['main', 'other'] : ['main']).map((ownerId) => start(ownerId, round.jumpInMs));
    await followers.reach('ready', ...workers);
    const killed = pause(round.killAfterInMs).then(() => Promise.all(workers.map((worker) => worker.kill())));
    for (let change = 0; change < changesPerRound; change += 1) {
      await channel.change(ordersPerChange);
      await pause(longestRoundInMs / changesPerRound / 2);
    }
    await killed;
    if ((index + 1) % 20 === 0) {
      const { n } = database.prepare(countApplied).get() as { readonly n: number };
      onProgress?.(`${index + 1} of ${rounds.length} rounds, ${n} applied, ${followers.progress()}`);
    }
  }

  // The last process works until a response of every kind has failed.
  await followers.finish(start('main', 0), responsesForEveryTrouble);
  return {
    plan: nameOfPlan(rounds, seed),
    orders,
    changes: channel.changes(),
    doubleStarts: rounds.filter(({ isDouble }) => isDouble).length,
    revocations: rounds.filter(({ revokesTokens }) => revokesTokens).length,
    clockJumps: rounds.flatMap(({ serverJumps, jumpInMs }) => [serverJumps, jumpInMs !== 0]).filter(Boolean).length,
    ...(await followers.figures()),
    ...(await compare(hubOf(sandbox), (sql) => database.prepare(sql).all())),
  };
}
