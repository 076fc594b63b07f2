/** A process that follows changing orders is killed again and again, while answers go wrong. What arrived, and how often? */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { createChannelPlatform } from '@tradelane/channel-platform';
import { createHub } from '@tradelane/hub';
import { createSandbox } from '@tradelane/sandbox';
import { orderOf } from '../../test/workflows/world.ts';
import { openFront, someTrouble } from './front.ts';
import type { WorkerOrders } from './orders.ts';
import { randomOf } from './random.ts';

export interface KilledSyncPlan {
  readonly orders: number;
  readonly kills: number;
  readonly seed: number;
  /** Where the checkpoint is: in the transaction of the handler, or in files beside it. */
  readonly checkpoint: 'transaction' | 'file';
}

export interface KilledSyncFigures {
  readonly orders: number;
  readonly changes: number;
  readonly kills: number;
  readonly requests: number;
  /** Requests that were delayed, dropped, refused or cut short. */
  readonly troubled: number;
  readonly applied: number;
  /** Orders whose last version never arrived. */
  readonly missed: number;
  /** Versions that were applied more than once, counted for each time too many. */
  readonly appliedTwice: number;
  /** Those among them that were marked as redeliveries. */
  readonly redelivered: number;
  /** Processes that did not start, or did not come to the end of the changes in time. */
  readonly stuck: number;
}

const sources = fileURLToPath(new URL('../memory/sources.ts', import.meta.url));
const program = fileURLToPath(new URL('./worker.ts', import.meta.url));
const patienceInMs = 120_000;

export async function killedSync(plan: KilledSyncPlan): Promise<KilledSyncFigures> {
  // Each has numbers of its own, so that what one does later changes nothing for the others.
  const [random, troubles, changes] = [randomOf(plan.seed), randomOf(plan.seed + 1), randomOf(plan.seed + 2)];
  const folder = await mkdtemp(join(tmpdir(), 'killed-sync-'));
  const sandbox = createSandbox({ seed: 'demo' });
  let isTroubled = true;
  const front = await openFront(sandbox, () => (isTroubled && troubles() < 0.1 ? someTrouble(troubles) : undefined));
  const running = new Set<ChildProcess>();
  try {
    const control = (path: string, body: object): Promise<Response> =>
      sandbox.fetch(`http://sandbox.localhost/__sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) });
    const channel = channelOf(sandbox, plan.orders, changes);
    await channel.begin();
    const database = new DatabaseSync(join(folder, 'orders.db'), { timeout: 5_000 });
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('CREATE TABLE applied (id TEXT, updated_at TEXT, version TEXT, redelivery INTEGER)');

    const { urls, credentials } = sandbox.info(front.url);
    const { client_id: clientId, client_secret: clientSecret } = credentials.seller;
    const start = (holder: string): Worker => {
      const orders: WorkerOrders = {
        url: urls.base_url,
        authUrl: urls.auth_url,
        credentials: { clientId, clientSecret },
        database: join(folder, 'orders.db'),
        holder,
        ...(plan.checkpoint === 'file' && { checkpoint: join(folder, 'checkpoints') }),
      };
      return new Worker(orders, running);
    };

    let stuck = 0;
    for (let kill = 0; kill < plan.kills; kill += 1) {
      // Now and then two start at once, and only one of them may work.
      const workers = kill % 10 === 9 ? [start('main'), start('other')] : [start('main')];
      if (kill % 8 === 3) await control('tokens/revoke', {});
      if (kill % 20 === 5) await control('clock', { advance: 'PT5M' });
      const ready = await Promise.all(workers.map((worker) => worker.isReady(patienceInMs)));
      stuck += ready.filter((isReady) => !isReady).length;
      const killAt = performance.now() + random() * 250;
      while (performance.now() < killAt) {
        await channel.change(20);
        await pause(5);
      }
      await Promise.all(workers.map((worker) => worker.kill()));
    }

    isTroubled = false;
    await sandbox.fetch('http://sandbox.localhost/__sandbox/faults', { method: 'DELETE' });
    const last = start('main');
    if (!(await last.isIdle(patienceInMs))) stuck += 1;
    await last.kill();
    const figures = await compare(sandbox, database);
    database.close();
    const { requests, troubled } = front.counts;
    return {
      orders: plan.orders,
      changes: channel.changes(),
      kills: plan.kills,
      requests,
      troubled,
      ...figures,
      stuck,
    };
  } finally {
    for (const child of running) child.kill('SIGKILL');
    await front.close();
    sandbox.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A worker process. */
class Worker {
  readonly #child: ChildProcess;
  readonly #gone: Promise<unknown>;
  #isReady = false;
  /** Runs in a row that found nothing new, from one end to the other. */
  #idleRuns = 0;

  constructor(orders: WorkerOrders, running: Set<ChildProcess>) {
    this.#child = fork(program, [JSON.stringify(orders)], {
      execArgv: ['--disable-warning=ExperimentalWarning', '--import', sources],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const child = this.#child;
    running.add(child);
    child.on('message', (told: { kind: string; handled?: number; resumed?: boolean }) => {
      if (told.kind === 'ready') this.#isReady = true;
      else this.#idleRuns = told.handled === 0 && told.resumed === false ? this.#idleRuns + 1 : 0;
    });
    this.#gone = new Promise((resolve) => child.on('exit', resolve));
    void this.#gone.then(() => running.delete(child));
  }

  isReady(withinInMs: number): Promise<boolean> {
    return this.#until(() => this.#isReady, withinInMs);
  }

  isIdle(withinInMs: number): Promise<boolean> {
    return this.#until(() => this.#idleRuns >= 2, withinInMs);
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#gone;
  }

  async #until(isSo: () => boolean, withinInMs: number): Promise<boolean> {
    for (const end = performance.now() + withinInMs; performance.now() < end; await pause(5)) {
      if (isSo()) return true;
      if (this.#child.exitCode !== null) return false;
    }
    return false;
  }
}

/** A channel whose orders keep changing. */
function channelOf(sandbox: ReturnType<typeof createSandbox>, count: number, random: () => number) {
  const { urls, credentials, world } = sandbox.info();
  const { client_id: clientId, client_secret: clientSecret } = credentials.connector;
  const connector = createChannelPlatform({
    baseUrl: urls.base_url,
    auth: { authUrl: urls.auth_url, clientId, clientSecret },
    // Its own requests go past the front, yet meet what the control API was told: they are simply sent again.
    fetch: sandbox.fetch,
    limits: 'off',
    maxAttempts: 20,
    random: () => 0,
  });
  const origin = {
    channel_id: world.channels[0]?.channel_id ?? '',
    channel_store_id: world.channels[0]?.stores[0]?.channel_store_id ?? '',
  };
  let version = Date.UTC(2026, 0, 1);
  let changes = 0;
  const send = (numbers: readonly number[]): Promise<unknown> => {
    changes += numbers.length;
    const orders = numbers.map((number) => orderOf(`K-${number}`, (version += 1)));
    return connector.orders.upsertOrders({ origin, orders }).then((result) => result.throwIfFailed());
  };
  return {
    changes: () => changes,
    begin: () => send(Array.from({ length: count }, (_, number) => number)),
    change: (most: number) => send([...new Set(Array.from({ length: most }, () => Math.floor(random() * count)))]),
  };
}

/** What the hub holds at the end, against what was applied. */
async function compare(
  sandbox: ReturnType<typeof createSandbox>,
  database: DatabaseSync,
): Promise<Pick<KilledSyncFigures, 'applied' | 'missed' | 'appliedTwice' | 'redelivered'>> {
  const { urls, credentials } = sandbox.info();
  const { client_id: clientId, client_secret: clientSecret } = credentials.seller;
  const auth = { authUrl: urls.auth_url, clientId, clientSecret };
  const hub = createHub({ baseUrl: urls.base_url, auth, fetch: sandbox.fetch, limits: 'off' });
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
  const { n: applied } = database.prepare('SELECT COUNT(*) AS n FROM applied').get() as { readonly n: number };
  return { applied, missed, appliedTwice: twice.n ?? 0, redelivered: twice.r ?? 0 };
}

function pause(inMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, inMs));
}
