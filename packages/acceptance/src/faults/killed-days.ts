/**
 * Follows orders that changed over days, with default options. Processes are killed, or suspended past their lease and
 * resumed. The server is killed too. Reports which orders arrived, and how often.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createChannelPlatform } from '@tradelane/channel-platform';
import { createVirtualClock } from '@tradelane/core';
import { createHub } from '@tradelane/hub';
import { createSandbox } from '@tradelane/sandbox';
import { orderOf } from '../../test/workflows/world.ts';
import { hurriedClock } from './clocks.ts';
import { appliedTable } from './applied-orders.ts';
import { allTroubled, type Front, openFront } from './front.ts';
import { compare, type KilledSyncFigures } from './killed-sync.ts';
import type { DaysOrders } from './orders.ts';
import { pause } from '../prove/pause.ts';
import { nameOfPlan, roundsUntil, troublesOf } from './plan.ts';
import { randomOf } from '../prove/random.ts';
import { KilledServer } from './killed-server.ts';
import { Worker } from '../prove/worker.ts';

export type KilledDaysFigures = Omit<KilledSyncFigures, 'doubleStarts'> & {
  /** Processes that slept past their lease and were resumed after another one took over. */
  readonly overslept: number;
  readonly serverKills: number;
};

/** Five minutes (a lease) are 1.5 seconds of real time. */
const speed = 200;
const sevenMinutesInMs = 420_000;
const longestRoundInMs = 1_200;
const testTimeoutInMs = 120_000;
/** A process that is suspended inside its transaction blocks all others until it is resumed. */
const takesOverInMs = 20_000;

export async function killedDays(settings: {
  readonly orders: number;
  readonly kills: number;
  readonly seed: number;
  readonly onProgress?: (line: string) => void;
}): Promise<KilledDaysFigures> {
  const { seed, orders: count, onProgress } = settings;
  const rounds = roundsUntil(settings.kills, seed, longestRoundInMs);
  const random = randomOf(seed + 1);
  const folder = await mkdtemp(join(tmpdir(), 'killed-days-'));
  const data = join(folder, 'sandbox.db');
  const { info, origin } = await ordersOfDays(data, count);
  const server = await KilledServer.start({ data, speed }, folder);
  const troubleOfNext = troublesOf(seed);
  const front: Front = await openFront(server, () => troubleOfNext.next().value);
  const path = join(folder, 'orders.db');
  const database = new DatabaseSync(path, { timeout: 5_000 });
  const workers = new Set<Worker>();
  try {
    database.exec('PRAGMA journal_mode = WAL');
    database.exec(appliedTable);
    const applied = database.prepare('SELECT COUNT(*) AS n FROM applied');
    const { urls } = info(front.url);
    const { seller, connector } = info(front.url).credentials;
    const start = (jumpInMs: number): Worker => {
      const orders: DaysOrders = {
        url: urls.base_url,
        authUrl: urls.auth_url,
        credentials: { clientId: seller.client_id, clientSecret: seller.client_secret },
        database: path,
        jumpInMs,
        speed,
        handlerInMs: 15,
      };
      const worker = new Worker('faults/days-process', orders, folder);
      workers.add(worker);
      return worker;
    };
    const direct = info(server.url).urls;
    const channel = createChannelPlatform({
      baseUrl: direct.base_url,
      auth: { authUrl: direct.auth_url, clientId: connector.client_id, clientSecret: connector.client_secret },
      rateLimiting: false,
      maxAttempts: 10,
    });
    let version = Date.UTC(2026, 0, 1);
    let changes = 0;
    const change = async (): Promise<void> => {
      const numbers = [...new Set(Array.from({ length: 10 }, () => Math.floor(random() * count)))];
      const body = { origin, orders: numbers.map((number) => orderOf(`K-${number}`, (version += 1))) };
      (await channel.orders.upsertOrders(body)).throwIfFailed();
      changes += numbers.length;
    };
    const atWork = (worker: Worker): Promise<unknown> =>
      worker.until(({ kind }) => kind === 'working', testTimeoutInMs);
    let [stuck, overslept, serverKills] = [0, 0, 0];
    for (const [index, round] of rounds.entries()) {
      if (round.revokesTokens) await server.control('tokens/revoke', {});
      if (round.serverJumps) await server.control('clock', { advance: 'PT5M' });
      await change();
      const worker = start(round.jumpInMs);
      if ((await atWork(worker)) === undefined) stuck += 1;
      await pause(round.killAfterInMs);
      if (index % 5 === 1) {
        serverKills += 1;
        await server.restart();
        await pause(round.killAfterInMs);
      }
      if (index % 5 === 3) {
        worker.suspend();
        const other = start(0);
        await change();
        const woke = await other.until(({ kind }) => kind === 'working', takesOverInMs);
        if (woke !== undefined) overslept += 1;
        worker.resume();
        await pause(longestRoundInMs / 2);
        await other.kill();
      }
      await worker.kill();
      if ((index + 1) % 10 === 0) {
        const { n } = applied.get() as { readonly n: number };
        onProgress?.(
          `${index + 1} of ${rounds.length} kills, ${n} applied, ${allTroubled(front.counts)} of ${front.counts.responses} responses wrong`,
        );
      }
    }
    const last = start(0);
    let idleRuns = 0;
    const isIdle = await last.until((message) => {
      if (message.kind === 'run') idleRuns = message.handled === 0 && !message.resumed ? idleRuns + 1 : 0;
      return idleRuns === 2;
    }, testTimeoutInMs);
    if (isIdle === undefined) stuck += 1;
    await last.kill();
    const endings = await Promise.all([...workers].map(({ ended }) => ended));
    const auth = { authUrl: direct.auth_url, clientId: seller.client_id, clientSecret: seller.client_secret };
    const hub = createHub({ baseUrl: direct.base_url, auth, rateLimiting: false });
    const { n } = applied.get() as { readonly n: number };
    return {
      plan: nameOfPlan(rounds, seed),
      orders: count,
      changes,
      kills: workers.size - 1,
      overslept,
      serverKills,
      revocations: rounds.filter(({ revokesTokens }) => revokesTokens).length,
      clockJumps:
        rounds.filter(({ serverJumps }) => serverJumps).length + rounds.filter(({ jumpInMs }) => jumpInMs).length,
      responses: front.counts.responses,
      troubledInPercent: Math.round((1_000 * allTroubled(front.counts)) / front.counts.responses) / 10,
      troubled: { ...front.counts.troubled },
      applied: n,
      ...(await compare(hub, database)),
      stuck,
      crashed: endings.filter((ending) => ending === 'crashed').length,
    };
  } finally {
    await Promise.all([...workers].map((worker) => worker.kill()));
    database.close();
    await front.close();
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A sandbox's file with orders that changed seven minutes apart, up to now. */
async function ordersOfDays(data: string, count: number) {
  const clock = createVirtualClock({ startInMs: hurriedClock(speed).now() - (count + 10) * sevenMinutesInMs });
  const sandbox = createSandbox({ seed: 'demo', actions: 'manual', file: data, clock });
  const { urls, credentials, world } = sandbox.info();
  const { client_id: clientId, client_secret: clientSecret } = credentials.connector;
  const auth = { authUrl: urls.auth_url, clientId, clientSecret };
  const channel = createChannelPlatform({
    baseUrl: urls.base_url,
    auth,
    fetch: sandbox.fetch,
    clock,
    rateLimiting: false,
  });
  const origin = {
    channel_id: world.channels[0]?.channel_id ?? '',
    channel_store_id: world.channels[0]?.stores[0]?.channel_store_id ?? '',
  };
  for (let number = 0; number < count; number += 1) {
    await channel.orders.upsert({ origin, orders: [orderOf(`K-${number}`, Date.UTC(2025, 0, 1))] });
    await clock.advance(sevenMinutesInMs);
  }
  clock.stop();
  sandbox.close();
  // The demo world has the same credentials in every sandbox.
  const same = createSandbox({ seed: 'demo', actions: 'manual' });
  return { info: (url: string) => same.info(url), origin };
}
