/**
 * Follows orders that changed over days, with default options. Processes are killed, or suspended past their lease and
 * resumed. The server is killed too. Reports which orders arrived, and how often.
 */
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createVirtualClock } from '@tradelane/core';
import { createSandbox } from '@tradelane/sandbox';
import { channelOrder } from '../orders.ts';
import { pause } from '../prove/pause.ts';
import { randomOf } from '../prove/random.ts';
import { appliedTable, compare, countApplied } from './applied-orders.ts';
import { channelOf, connectorOf, hubOf, originOf, prepare } from './channel.ts';
import { hurriedClock } from './clocks.ts';
import { type FollowerFigures, Followers } from './followers.ts';
import { KilledServer } from './killed-server.ts';
import { roundsUntil } from './plan.ts';

export interface KilledDaysFigures extends FollowerFigures {
  /** Processes that slept past their lease and were resumed after another one took over. */
  readonly overslept: number;
  readonly serverKills: number;
}

/** Five minutes (a lease) are 1.5 seconds of real time. */
const speed = 200;
const sevenMinutesInMs = 420_000;
const longestRoundInMs = 1_200;
/** A process that is suspended inside its transaction blocks all others until it is resumed. */
const takesOverInMs = 20_000;

export async function killedDays(settings: {
  readonly orders: number;
  readonly kills: number;
  readonly seed: number;
  readonly onProgress?: (line: string) => void;
}): Promise<KilledDaysFigures> {
  const { seed, orders, onProgress } = settings;
  const rounds = roundsUntil(settings.kills, seed, longestRoundInMs);
  await using folder = await mkdtempDisposable(join(tmpdir(), 'killed-days-'));
  const path = join(folder.path, 'orders.db');
  using database = new DatabaseSync(path, { timeout: 5_000 });
  database.exec(`PRAGMA journal_mode = WAL; ${appliedTable}`);
  const data = join(folder.path, 'sandbox.db');
  await fillWithOrders(data, orders);
  const server = await KilledServer.start({ data, speed }, folder.path);
  await using followers = await Followers.open('faults/days-process', folder.path, server, seed);
  const channel = channelOf(server, orders, randomOf(seed + 1));
  const start = (jumpInMs: number) => followers.start({ database: path, jumpInMs, speed, handlerInMs: 15 });

  let [overslept, serverKills] = [0, 0];
  for (const [index, round] of rounds.entries()) {
    await prepare(server, round);
    await channel.change(10);
    const worker = start(round.jumpInMs);
    await followers.reach('working', worker);
    await pause(round.killAfterInMs);
    if (index % 5 === 1) {
      serverKills += 1;
      await server.restart();
      await pause(round.killAfterInMs);
    }
    if (index % 5 === 3) {
      worker.suspend();
      const other = start(0);
      await channel.change(10);
      if ((await other.until(({ kind }) => kind === 'working', takesOverInMs)) !== undefined) overslept += 1;
      worker.resume();
      await pause(longestRoundInMs / 2);
      await other.kill();
    }
    await worker.kill();
    if ((index + 1) % 10 === 0) {
      const { n } = database.prepare(countApplied).get() as { readonly n: number };
      onProgress?.(`${index + 1} of ${rounds.length} rounds, ${n} applied, ${followers.progress()}`);
    }
  }

  await followers.finish(start(0));
  return {
    orders,
    changes: channel.changes(),
    overslept,
    serverKills,
    ...(await followers.figures()),
    ...(await compare(hubOf(server), (sql) => database.prepare(sql).all())),
  };
}

/** Fills the file of a sandbox with orders that changed seven minutes apart, up to now. */
async function fillWithOrders(file: string, count: number): Promise<void> {
  const clock = createVirtualClock({ startInMs: hurriedClock(speed).now() - (count + 10) * sevenMinutesInMs });
  const sandbox = createSandbox({ seed: 'demo', actions: 'manual', file, clock });
  const connector = connectorOf(sandbox, clock);
  for (let number = 0; number < count; number += 1) {
    await connector.orders.upsert({
      origin: originOf(sandbox),
      orders: [channelOrder(`K-${number}`, {}, '2025-01-01T00:00:00Z')],
    });
    await clock.advance(sevenMinutesInMs);
  }
  clock.stop();
  sandbox.close();
}
