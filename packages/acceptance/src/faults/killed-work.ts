/** An import whose upload gets no response, and an export whose files fail in turn, in a process that is killed again and again. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createMarketplaceSeller } from '@tradelane/marketplace-seller';
import { createSandbox, type Sandbox } from '@tradelane/sandbox';
import { hurriedClock } from './clocks.ts';
import { allTroubled, openFront } from './front.ts';
import type { LongWorkOrders } from './orders.ts';
import { pause } from './pause.ts';
import { nameOfPlan, roundsUntil, type Trouble, troubles, troublesOf } from './plan.ts';
import { Worker } from './worker.ts';

export interface KilledWorkSettings {
  readonly kills: number;
  readonly seed: number;
  /** Lines of the product file. */
  readonly importedLines: number;
  /** Transaction lines to export, at least. */
  readonly exportedLines: number;
  /** Files that the export is cut into, about. */
  readonly files: number;
  readonly onProgress?: (line: string) => void;
}

export interface KilledWorkFigures {
  readonly plan: string;
  /** Kills while the import was followed, and while the export was taken. */
  readonly kills: { readonly import: number; readonly export: number };
  /** Times that a process gave up by itself and was started again. */
  readonly gaveUp: number;
  readonly responses: number;
  readonly troubledInPercent: number;
  readonly troubled: Readonly<Record<Trouble, number>>;
  /** Files of the export; the first response of each went wrong. */
  readonly files: number;
  /** How the import ended, how many imports were started for it, and the lines of the file that it did not read. */
  readonly importStatus: string;
  readonly imports: number;
  readonly importedLines: number;
  readonly unread: number;
  readonly exportedLines: number;
  readonly missed: number;
  readonly appliedTwice: number;
  /** The work did not come to its end in time, or a process crashed. */
  readonly stuck: number;
}

/** So many times faster than the wall does everything go. */
const speed = 60;
const longestRoundInMs = 900;
const testTimeoutInMs = 240_000;

export async function killedWork(settings: KilledWorkSettings): Promise<KilledWorkFigures> {
  const { seed, onProgress } = settings;
  const rounds = roundsUntil(settings.kills, seed, longestRoundInMs);
  const folder = await mkdtemp(join(tmpdir(), 'killed-work-'));
  const sandbox = createSandbox({ seed: 'demo', clock: hurriedClock(speed) });
  const { credentials } = sandbox.info();
  const { shop_id: shopId = 0, api_key: apiKey = '' } = credentials.shops[0] ?? {};
  const lines = multiplyLines(sandbox, shopId, settings.exportedLines);
  const troubleOfNext = troublesOf(seed);
  const files = new Set<string>();
  let isUploadLost = false;
  const front = await openFront(sandbox, (request) => {
    if (!isUploadLost && /^POST .*\/api\/products\/imports$/.test(request)) {
      isUploadLost = true;
      return 'response dropped';
    }
    if (!request.includes('/files/transactions') || files.has(request)) return troubleOfNext.next().value;
    files.add(request);
    return troubles[files.size % troubles.length];
  });
  const path = join(folder, 'work.db');
  const database = new DatabaseSync(path, { timeout: 5_000 });
  try {
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT); CREATE TABLE lines (id TEXT)');
    const { urls } = sandbox.info(front.url);
    const orders: LongWorkOrders = {
      url: urls.instance_url,
      apiKey,
      database: path,
      speed,
      lines: settings.importedLines,
      itemsPerChunk: Math.ceil(lines / settings.files),
    };
    const seller = createMarketplaceSeller({
      baseUrl: urls.instance_url,
      auth: { apiKey },
      fetch: sandbox.fetch,
      limits: 'off',
    });
    const importsBefore = (await seller.imports.list()).total ?? 0;

    const kills = { import: 0, export: 0 };
    const killed = (): number => kills.import + kills.export;
    const rowsNow = database.prepare('SELECT COUNT(*) AS n FROM lines');
    let gaveUp = 0;
    let crashed = 0;
    let isDone = false;
    for (const endsAt = performance.now() + testTimeoutInMs; !isDone && crashed === 0 && performance.now() < endsAt;) {
      const worker = new Worker('long-process', orders, folder);
      const outOfTime = setTimeout(() => void worker.kill(), endsAt - performance.now());
      // Half of the kills are for each kind of work.
      const begun = worker.until(
        (message) => message.kind === 'begun' && kills[message.work] < settings.kills / 2,
        testTimeoutInMs,
      );
      const { killAfterInMs = 0 } = rounds[killed()] ?? {};
      // One that ends before is not there to be killed any more.
      void begun.then(() => pause(killAfterInMs)).then(() => worker.kill());
      const ending = await worker.ended;
      clearTimeout(outOfTime);
      const message = await begun;
      if (ending === 'killed' && message?.kind === 'begun') kills[message.work] += 1;
      if (ending === 'gave up') gaveUp += 1;
      if (ending === 'crashed') crashed += 1;
      isDone = ending === 'done';
      if (ending === 'killed' && killed() % 10 === 0) {
        const { n } = rowsNow.get() as { readonly n: number };
        const { responses } = front.counts;
        onProgress?.(
          `${killed()} of ${rounds.length} kills, ${n} lines, ${allTroubled(front.counts)} of ${responses} responses wrong`,
        );
      }
    }

    const { value = '{}' } = (database.prepare("SELECT value FROM kept WHERE name = 'import result'").get() ?? {}) as {
      readonly value?: string;
    };
    const { status = 'none', read = 0 } = JSON.parse(value) as { readonly status?: string; readonly read?: number };
    const wanted = new Set<string>();
    for await (const { id } of seller.transactions.list({ limit: 2_000 })) if (id !== undefined) wanted.add(id);
    const got = database.prepare('SELECT id FROM lines').all() as unknown as readonly { readonly id: string }[];
    const arrived = new Set(got.map(({ id }) => id));
    return {
      plan: nameOfPlan(rounds, seed),
      kills,
      gaveUp,
      responses: front.counts.responses,
      troubledInPercent: Math.round((1_000 * allTroubled(front.counts)) / front.counts.responses) / 10,
      troubled: { ...front.counts.troubled },
      files: files.size,
      importStatus: status,
      imports: ((await seller.imports.list()).total ?? 0) - importsBefore,
      importedLines: settings.importedLines,
      unread: settings.importedLines - read,
      exportedLines: got.length,
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

/** Copies the transaction lines of the shop until there are as many, and counts how many there are. */
function multiplyLines(sandbox: Sandbox, shopId: number, atLeast: number): number {
  const snapshot = sandbox.snapshot();
  const name = 'instance.transactions';
  // What a snapshot holds of them.
  const all = snapshot.collections[name] as Readonly<
    Record<string, { readonly shopId: number; readonly line: { readonly id: string } }>
  >;
  const own = Object.values(all).filter((one) => one.shopId === shopId);
  const copies = Array.from({ length: Math.max(0, Math.ceil(atLeast / own.length) - 1) }, (_, copy) =>
    own.map(({ line, ...one }) => {
      const id = line.id.replace(/^.{8}/, (copy + 1).toString(16).padStart(8, '0'));
      return [id, { ...one, line: { ...line, id } }] as const;
    }),
  ).flat();
  const collections = { ...snapshot.collections, [name]: { ...all, ...Object.fromEntries(copies) } };
  sandbox.restore({ ...snapshot, collections });
  return own.length + copies.length;
}
