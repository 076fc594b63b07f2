/**
 * Follows changing orders with a process that is killed repeatedly, while responses fail. Reports which orders arrived,
 * and how often.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createChannelPlatform } from '@tradelane/channel-platform';
import { createHub, type Hub } from '@tradelane/hub';
import { createSandbox, type Sandbox } from '@tradelane/sandbox';
import { orderOf } from '../../test/workflows/world.ts';
import { appliedTable } from './applied-orders.ts';
import { allTroubled, openFront } from './front.ts';
import type { SyncOrders } from './orders.ts';
import { pause } from '../prove/pause.ts';
import { nameOfPlan, responsesForEveryTrouble, type Round, roundsUntil, type Trouble, troublesOf } from './plan.ts';
import { randomOf } from '../prove/random.ts';
import { Worker } from '../prove/worker.ts';

export interface KilledSyncSettings {
  readonly orders: number;
  readonly kills: number;
  readonly seed: number;
  /** Place of the checkpoint: in the transaction of the handler, or in a separate file. */
  readonly checkpoint: 'transaction' | 'file';
  /** Called regularly with the progress. */
  readonly onProgress?: (line: string) => void;
}

export interface KilledSyncFigures {
  readonly plan: string;
  readonly orders: number;
  readonly changes: number;
  readonly kills: number;
  readonly doubleStarts: number;
  readonly revocations: number;
  /** Jumps of the server's clock and of the processes' clocks. */
  readonly clockJumps: number;
  readonly responses: number;
  /** Percentage of failed responses, and their number by kind. */
  readonly troubledInPercent: number;
  readonly troubled: Readonly<Record<Trouble, number>>;
  readonly applied: number;
  /** Orders whose last version didn't arrive. */
  readonly missed: number;
  /** Versions that were applied more than once, counted for each extra time. */
  readonly appliedTwice: number;
  /** Repeated versions that were marked as redeliveries. */
  readonly redelivered: number;
  /** Processes that didn't start, or didn't reach the end of the changes in time. */
  readonly stuck: number;
  /** Processes that ended without a kill. */
  readonly crashed: number;
}

const testTimeoutInMs = 120_000;
const longestRoundInMs = 900;
/** Number of orders that the channel changes at a time, and number of times in a round. */
const [ordersPerChange, changesPerRound] = [40, 10];

export async function killedSync(settings: KilledSyncSettings): Promise<KilledSyncFigures> {
  const { seed, onProgress } = settings;
  const rounds = roundsUntil(settings.kills, seed, longestRoundInMs);
  const folder = await mkdtemp(join(tmpdir(), 'killed-sync-'));
  const sandbox = createSandbox({ seed: 'demo', actions: 'manual' });
  const troubleOfNext = troublesOf(seed);
  const front = await openFront(sandbox, () => troubleOfNext.next().value);
  const channel = channelOf(sandbox, settings.orders, randomOf(seed + 1));
  const database = new DatabaseSync(join(folder, 'orders.db'), { timeout: 5_000 });
  const workers = new Set<Worker>();
  try {
    await channel.begin();
    database.exec('PRAGMA journal_mode = WAL');
    database.exec(appliedTable);
    const count = database.prepare('SELECT COUNT(*) AS n FROM applied');
    const applied = (): number => (count.get() as { readonly n: number }).n;

    const { urls, credentials } = sandbox.info(front.url);
    const { client_id: clientId, client_secret: clientSecret } = credentials.seller;
    const start = (ownerId: string, jumpInMs: number): Worker => {
      const orders: SyncOrders = {
        url: urls.base_url,
        authUrl: urls.auth_url,
        credentials: { clientId, clientSecret },
        database: join(folder, 'orders.db'),
        ownerId,
        jumpInMs,
        ...(settings.checkpoint === 'file' && { checkpoint: join(folder, 'checkpoints') }),
      };
      const worker = new Worker('faults/sync-process', orders, folder);
      workers.add(worker);
      return worker;
    };

    let stuck = 0;
    for (const [index, round] of rounds.entries()) {
      await prepare(sandbox, round);
      const started = (round.isDouble ? ['main', 'other'] : ['main']).map((ownerId) => start(ownerId, round.jumpInMs));
      const ready = started.map((worker) => worker.until(({ kind }) => kind === 'ready', testTimeoutInMs));
      stuck += (await Promise.all(ready)).filter((message) => message === undefined).length;
      const killed = pause(round.killAfterInMs).then(() => Promise.all(started.map((worker) => worker.kill())));
      for (let change = 0; change < changesPerRound; change += 1) {
        await channel.change(ordersPerChange);
        await pause(longestRoundInMs / changesPerRound / 2);
      }
      await killed;
      if ((index + 1) % 20 === 0) {
        const { responses } = front.counts;
        const wrong = allTroubled(front.counts);
        onProgress?.(
          `${index + 1} of ${rounds.length} kills, ${applied()} applied, ${wrong} of ${responses} responses wrong`,
        );
      }
    }

    // Responses fail until the end. Only the kills and the changes have ended.
    const last = start('main', 0);
    let idleRuns = 0;
    const isIdle = await last.until((message) => {
      if (message.kind === 'run') idleRuns = message.handled === 0 && !message.resumed ? idleRuns + 1 : 0;
      // The process continues until a response of every kind has failed.
      return idleRuns >= 2 && front.counts.responses >= responsesForEveryTrouble;
    }, testTimeoutInMs);
    if (isIdle === undefined) stuck += 1;
    await last.kill();
    const endings = await Promise.all([...workers].map(({ ended }) => ended));
    return {
      plan: nameOfPlan(rounds, seed),
      orders: settings.orders,
      changes: channel.changes(),
      kills: rounds.length,
      doubleStarts: rounds.filter(({ isDouble }) => isDouble).length,
      revocations: rounds.filter(({ revokesTokens }) => revokesTokens).length,
      clockJumps:
        rounds.filter(({ serverJumps }) => serverJumps).length + rounds.filter(({ jumpInMs }) => jumpInMs).length,
      responses: front.counts.responses,
      troubledInPercent: Math.round((1_000 * allTroubled(front.counts)) / front.counts.responses) / 10,
      troubled: { ...front.counts.troubled },
      applied: applied(),
      ...(await compare(hubOf(sandbox), database)),
      stuck,
      crashed: endings.filter((ending) => ending === 'crashed').length,
    };
  } finally {
    await Promise.all([...workers].map((worker) => worker.kill()));
    database.close();
    await front.close();
    sandbox.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Changes to the server before the processes of a round start. */
export async function prepare(sandbox: Sandbox, { revokesTokens, serverJumps }: Round): Promise<void> {
  const control = (path: string, body: object): Promise<Response> =>
    sandbox.fetch(`http://sandbox.localhost/__sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (revokesTokens) await control('tokens/revoke', {});
  if (serverJumps) await control('clock', { advance: 'PT5M' });
}

/** A channel whose orders keep changing. Its requests bypass the front. */
export function channelOf(sandbox: Sandbox, count: number, random: () => number) {
  const { urls, credentials, world } = sandbox.info();
  const { client_id: clientId, client_secret: clientSecret } = credentials.connector;
  const connector = createChannelPlatform({
    baseUrl: urls.base_url,
    auth: { authUrl: urls.auth_url, clientId, clientSecret },
    fetch: sandbox.fetch,
    rateLimiting: false,
  });
  const origin = {
    channel_id: world.channels[0]?.channel_id ?? '',
    channel_store_id: world.channels[0]?.stores[0]?.channel_store_id ?? '',
  };
  let version = Date.UTC(2026, 0, 1);
  let changes = 0;
  const send = async (numbers: readonly number[]): Promise<void> => {
    const orders = numbers.map((number) => orderOf(`K-${number}`, (version += 1)));
    (await connector.orders.upsertOrders({ origin, orders })).throwIfFailed();
  };
  return {
    changes: () => changes,
    begin: () => send(Array.from({ length: count }, (_, number) => number)),
    change: (most: number) => {
      const numbers = [...new Set(Array.from({ length: most }, () => Math.floor(random() * count)))];
      changes += numbers.length;
      return send(numbers);
    },
  };
}

/** Compares the hub's final state with the applied versions. */
export async function compare(
  hub: Hub,
  database: DatabaseSync,
): Promise<Pick<KilledSyncFigures, 'missed' | 'appliedTwice' | 'redelivered'>> {
  const isThere = database.prepare('SELECT 1 FROM applied WHERE id = ? AND updated_at = ? AND version = ?');
  database.exec('CREATE INDEX found ON applied (id, updated_at, version)');
  let missed = 0;
  for await (const order of hub.orders.list({ updated_from: new Date(0), limit: 100 })) {
    const found = isThere.get(order.id, order.updated_at, String(order.channel_updated_at));
    if (found === undefined) missed += 1;
  }
  const twice = database
    .prepare(
      'SELECT SUM(n - 1) AS n, SUM(MIN(r, n - 1)) AS r FROM ' +
        '(SELECT COUNT(*) AS n, SUM(redelivery) AS r FROM applied GROUP BY id, updated_at, version HAVING COUNT(*) > 1)',
    )
    .get() as { readonly n: number | null; readonly r: number | null };
  return { missed, appliedTwice: twice.n ?? 0, redelivered: twice.r ?? 0 };
}

function hubOf(sandbox: Sandbox): Hub {
  const { urls, credentials } = sandbox.info();
  const { client_id: clientId, client_secret: clientSecret } = credentials.seller;
  const auth = { authUrl: urls.auth_url, clientId, clientSecret };
  return createHub({ baseUrl: urls.base_url, auth, fetch: sandbox.fetch, rateLimiting: false });
}
