/** An import and an export, followed by a process that is killed again and again; each file of the export fails in turn. */
import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { createMarketplaceSeller } from '@tradelane/marketplace-seller';
import { createSandbox } from '@tradelane/sandbox';
import { openFront } from './front.ts';
import { hurriedClock, type LongWorkOrders } from './orders.ts';
import { randomOf } from './random.ts';

export interface KilledWorkFigures {
  readonly kills: number;
  /** Answers that were cut short: each file of the export, the first time. */
  readonly troubled: number;
  /** How the import ended, and how many imports were started for it. */
  readonly importStatus: string;
  readonly imports: number;
  readonly lines: number;
  readonly missed: number;
  readonly appliedTwice: number;
  readonly stuck: number;
}

const sources = fileURLToPath(new URL('../memory/sources.ts', import.meta.url));
const program = fileURLToPath(new URL('./long-worker.ts', import.meta.url));
const speed = 60;

export async function killedWork(kills: number, seed: number): Promise<KilledWorkFigures> {
  const random = randomOf(seed);
  const folder = await mkdtemp(join(tmpdir(), 'killed-work-'));
  const clock = hurriedClock(speed);
  const sandbox = createSandbox({ seed: 'demo', clock });
  const failedOnce = new Set<string>();
  const front = await openFront(sandbox, (path) => {
    if (!path.includes('/files/transactions') || failedOnce.has(path)) return undefined;
    failedOnce.add(path);
    return { cutShort: true };
  });
  const path = join(folder, 'work.db');
  const database = new DatabaseSync(path, { timeout: 5_000 });
  try {
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT); CREATE TABLE lines (id TEXT)');
    const { urls, credentials } = sandbox.info(front.url);
    const apiKey = credentials.shops[0]?.api_key ?? '';
    const orders: LongWorkOrders = { url: urls.instance_url, apiKey, database: path, speed };
    const seller = createMarketplaceSeller({
      baseUrl: urls.instance_url,
      auth: { apiKey },
      fetch: sandbox.fetch,
      clock,
      limits: 'off',
    });
    const importsBefore = (await seller.imports.list()).total ?? 0;

    let killed = 0;
    let isDone = false;
    const endsAt = performance.now() + 120_000;
    while (!isDone && performance.now() < endsAt) {
      const outcome = await runOnce(orders, killed < kills ? random() * 700 : undefined, endsAt);
      if (outcome === 'killed') killed += 1;
      isDone = outcome === 'done';
    }

    const { value: imported = '' } = (database.prepare("SELECT value FROM kept WHERE name = 'import result'").get() ??
      {}) as { readonly value?: string };
    const wanted = new Set<string>();
    for await (const { id } of seller.transactions.list({ limit: 2_000 })) if (id !== undefined) wanted.add(id);
    const got = database.prepare('SELECT id FROM lines').all() as unknown as readonly { readonly id: string }[];
    const arrived = new Set(got.map(({ id }) => id));
    return {
      kills: killed,
      troubled: front.counts.troubled,
      importStatus: imported.split(' ')[1] ?? 'none',
      imports: ((await seller.imports.list()).total ?? 0) - importsBefore,
      lines: got.length,
      missed: [...wanted].filter((id) => !arrived.has(id)).length,
      appliedTwice: got.length - arrived.size,
      stuck: isDone ? 0 : 1,
    };
  } finally {
    database.close();
    await front.close();
    sandbox.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts a process and kills it a while after its work has begun; without a time it may come to its end. */
async function runOnce(
  orders: LongWorkOrders,
  killAfterInMs: number | undefined,
  endsAt: number,
): Promise<'killed' | 'done' | 'failed'> {
  const child = fork(program, [JSON.stringify(orders)], {
    execArgv: ['--disable-warning=ExperimentalWarning', '--import', sources],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const timers = [setTimeout(() => child.kill('SIGKILL'), Math.max(0, endsAt - performance.now()))];
  let outcome: 'killed' | 'done' | 'failed' = 'failed';
  child.on('message', ({ kind }: { readonly kind: string }) => {
    if (kind === 'done') {
      outcome = 'done';
      child.disconnect();
    } else if (killAfterInMs !== undefined && timers.length === 1) {
      timers.push(
        setTimeout(() => {
          outcome = 'killed';
          child.kill('SIGKILL');
        }, killAfterInMs),
      );
    }
  });
  await new Promise((resolve) => child.on('exit', resolve));
  for (const timer of timers) clearTimeout(timer);
  return outcome;
}
