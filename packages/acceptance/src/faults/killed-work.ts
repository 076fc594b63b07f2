/**
 * Runs an import whose upload gets no response, an export whose files fail in turn, and a batch, in a process that is
 * killed repeatedly.
 */
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createMarketplaceSeller, type MarketplaceSeller } from '@tradelane/marketplace-seller';
import { createSandbox, type Sandbox } from '@tradelane/sandbox';
import { hurriedClock } from './clocks.ts';
import { control } from './channel.ts';
import { figuresOf, type FrontFigures, openFront, progressOf } from './front.ts';
import { type LongWorkOrders, parcelOf } from './orders.ts';
import { pause } from '../prove/pause.ts';
import { nameOfPlan, roundsUntil, type Trouble, troubles, troublesOf } from './plan.ts';
import { type Work, Worker } from '../prove/worker.ts';

export interface KilledWorkSettings {
  readonly kills: number;
  readonly seed: number;
  /** Lines of the product file. */
  readonly importedLines: number;
  /** Minimum number of transaction lines to export. */
  readonly exportedLines: number;
  /** Approximate number of files of the export. */
  readonly files: number;
  /** Shipments to create. */
  readonly shipments: number;
  readonly onProgress?: (line: string) => void;
}

export interface KilledWorkFigures extends FrontFigures {
  readonly plan: string;
  readonly kills: Readonly<Record<Work, number>>;
  /** Kills in the kind of work with the fewest. */
  readonly fewestKills: number;
  /** Number of times that a process ended with an error and was restarted. */
  readonly gaveUp: number;
  /** Files of the export. The first response of each failed. */
  readonly files: number;
  /** How the import ended, the number of started imports, and the lines of the file that weren't read. */
  readonly importStatus: string;
  readonly imports: number;
  readonly importedLines: number;
  readonly unread: number;
  readonly exportedLines: number;
  readonly missed: number;
  readonly appliedTwice: number;
  /** Requests that started an export less than a day after the previous one. */
  readonly exportsTooSoon: number;
  readonly shipments: number;
  /** Shipments that were created twice, created without a report, or reported wrongly. */
  readonly createdTwice: number;
  readonly reportedWrongly: number;
  /** Shipments with an unknown outcome, because a process ended while they were in flight. */
  readonly unknown: number;
  /** Whether the work didn't end in time, or a process crashed. */
  readonly stuck: number;
}

/** All clocks run this many times faster. */
const speed = 60;
const longestRoundInMs = 900;
const testTimeoutInMs = 480_000;
const dayInMs = 86_400_000;

export async function killedWork(settings: KilledWorkSettings): Promise<KilledWorkFigures> {
  const { seed, onProgress } = settings;
  const rounds = roundsUntil(settings.kills, seed, longestRoundInMs);
  await using resources = new AsyncDisposableStack();
  const folder = resources.use(await mkdtempDisposable(join(tmpdir(), 'killed-work-')));
  const path = join(folder.path, 'work.db');
  const database = resources.use(new DatabaseSync(path, { timeout: 5_000 }));
  database.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT);
    CREATE TABLE lines (id TEXT);
    CREATE TABLE parcels (name TEXT, told TEXT)`);
  const sandbox = createSandbox({ seed: 'demo', actions: 'manual', clock: hurriedClock(speed) });
  resources.defer(() => sandbox.close());
  const { api_key: apiKey = '', shop_id: shopId = 0 } = sandbox.info().credentials.shops[0] ?? {};
  const lines = multiplyLines(sandbox, shopId, settings.exportedLines);
  let aheadInMs = 0;
  const faults = faultsOf(seed, () => hurriedClock(speed).now() + aheadInMs);
  const front = resources.adopt(await openFront(sandbox, faults.troubleOf), (one) => one.close());
  const { instance_url: url } = sandbox.info(front.url).urls;
  const orders: Omit<LongWorkOrders, 'aheadInMs'> = {
    url,
    apiKey,
    database: path,
    speed,
    lines: settings.importedLines,
    itemsPerChunk: Math.ceil(lines / settings.files),
    shipments: settings.shipments,
  };
  const seller = createMarketplaceSeller({
    baseUrl: url,
    auth: { apiKey },
    fetch: sandbox.fetch,
    rateLimiting: false,
  });
  const importsBefore = (await seller.imports.list()).total ?? 0;

  const kills: Record<Work, number> = { import: 0, export: 0, batch: 0 };
  const killed = (): number => kills.import + kills.export + kills.batch;
  const rowsNow = database.prepare('SELECT COUNT(*) AS n FROM lines');
  let [gaveUp, crashed, isDone] = [0, 0, false];
  for (const endsAt = performance.now() + testTimeoutInMs; !isDone && crashed === 0 && performance.now() < endsAt;) {
    const worker = new Worker('faults/long-process', { ...orders, aheadInMs }, folder.path);
    const { killAfterInMs = 0 } = rounds[killed()] ?? {};
    // Each kind of work gets a third of the kills. The first process of each kind is killed at once.
    const delayInMs = (begun: Work): number | undefined =>
      kills[begun] >= settings.kills / 3 ? undefined : kills[begun] === 0 ? 0 : killAfterInMs;
    const { work, reason, ending } = await killedAfter(worker, delayInMs, endsAt);
    if (ending === 'killed' && work !== undefined) kills[work] += 1;
    if (ending === 'failed') gaveUp += 1;
    if (reason?.kind === 'failed' && reason.error === 'ExportOutcomeUnknownError') {
      // All processes wait for the next day.
      await control(sandbox, 'clock', { advance: 'P1D' });
      aheadInMs += dayInMs;
    }
    if (ending === 'crashed') crashed += 1;
    isDone = ending === 'done';
    if (ending === 'killed' && killed() % 10 === 0) {
      const { n } = rowsNow.get() as { readonly n: number };
      onProgress?.(`${killed()} of ${rounds.length} kills, ${n} lines, ${progressOf(front)}`);
    }
  }

  return {
    plan: nameOfPlan(rounds, seed),
    kills,
    fewestKills: Math.min(...Object.values(kills)),
    gaveUp,
    ...figuresOf(front),
    files: faults.files.size,
    ...importResult(database, settings.importedLines),
    imports: ((await seller.imports.list()).total ?? 0) - importsBefore,
    ...(await exportResult(seller, database)),
    exportsTooSoon: faults.exportsAt.filter((at, index) => at - (faults.exportsAt[index - 1] ?? -Infinity) < dayInMs)
      .length,
    ...parcels(sandbox, database, settings.shipments),
    stuck: isDone ? 0 : 1,
  };
}

/** Kills a process some time after it started a kind of work with a delay. */
async function killedAfter(worker: Worker, delayInMs: (begun: Work) => number | undefined, endsAt: number) {
  const outOfTime = setTimeout(() => void worker.kill(), endsAt - performance.now());
  const failed = worker.until(({ kind }) => kind === 'failed', testTimeoutInMs);
  const started = worker
    .until((message) => message.kind === 'begun' && delayInMs(message.work) !== undefined, testTimeoutInMs)
    .then((message) => (message?.kind === 'begun' ? message.work : undefined));
  // A process that has ended can't be killed.
  void started.then((work) => pause((work && delayInMs(work)) ?? 0)).then(() => worker.kill());
  const ending = await worker.ended;
  clearTimeout(outOfTime);
  const [work, reason] = await Promise.all([started, failed]);
  return { work, reason, ending };
}

/** The failures of the front: the first upload gets no response, and the first response of each file fails. */
function faultsOf(seed: number, now: () => number) {
  const troubleOfNext = troublesOf(seed);
  const files = new Set<string>();
  const exportsAt: number[] = [];
  let isUploadLost = false;
  const troubleOf = (request: string): Trouble | undefined => {
    if (!isUploadLost && /^POST .*\/api\/products\/imports$/.test(request)) {
      isUploadLost = true;
      return 'response dropped';
    }
    if (/^POST .*\/transactions_logs\/async/.test(request)) {
      const trouble = troubleOfNext.next().value;
      // A 429 refuses the request without reading it, so the same request may be sent again.
      if (trouble !== '429') exportsAt.push(now());
      return trouble;
    }
    if (!request.includes('/files/transactions') || files.has(request)) return troubleOfNext.next().value;
    files.add(request);
    return troubles[files.size % troubles.length];
  };
  return { troubleOf, files, exportsAt };
}

function importResult(
  database: DatabaseSync,
  importedLines: number,
): Pick<KilledWorkFigures, 'importStatus' | 'importedLines' | 'unread'> {
  const row = database.prepare("SELECT value FROM kept WHERE name = 'import result'").get();
  const { value = '{}' } = (row ?? {}) as { readonly value?: string };
  const { status = 'none', read = 0 } = JSON.parse(value) as { readonly status?: string; readonly read?: number };
  return { importStatus: status, importedLines, unread: importedLines - read };
}

/** Compares the lines of the API with the lines that the export delivered. */
async function exportResult(
  seller: MarketplaceSeller,
  database: DatabaseSync,
): Promise<Pick<KilledWorkFigures, 'exportedLines' | 'missed' | 'appliedTwice'>> {
  const got = database.prepare('SELECT id FROM lines').all() as unknown as readonly { readonly id: string }[];
  const arrived = new Set(got.map(({ id }) => id));
  let missed = 0;
  for await (const { id } of seller.transactions.list({ limit: 2_000 }))
    if (id !== undefined && !arrived.has(id)) missed += 1;
  return { exportedLines: got.length, missed, appliedTwice: got.length - arrived.size };
}

/** Compares the created shipments with the results that the program received. */
function parcels(
  sandbox: Sandbox,
  database: DatabaseSync,
  count: number,
): Pick<KilledWorkFigures, 'shipments' | 'createdTwice' | 'reportedWrongly' | 'unknown'> {
  const created = JSON.stringify(sandbox.snapshot().collections['instance.shipments'] ?? {});
  const rows = database.prepare('SELECT name, told FROM parcels').all() as unknown as readonly {
    readonly name: string;
    readonly told: string;
  }[];
  const names = Array.from({ length: count }, (_, number) => parcelOf(number));
  const times = new Map(names.map((name) => [name, created.split(`"${name}"`).length - 1]));
  const results = Map.groupBy(rows, ({ name }) => name);
  const isWrong = (name: string): boolean => {
    const [one, ...more] = results.get(name) ?? [];
    if (one === undefined || more.length > 0) return true;
    return one.told !== 'unknown' && (one.told === 'taken') !== (times.get(name) === 1);
  };
  return {
    shipments: count,
    createdTwice: [...times.values()].filter((number) => number > 1).length,
    reportedWrongly: names.filter(isWrong).length,
    unknown: rows.filter((row) => row.told === 'unknown').length,
  };
}

/** Copies the transaction lines of the shop until there are enough, and counts them. */
function multiplyLines(sandbox: Sandbox, shopId: number, atLeast: number): number {
  const snapshot = sandbox.snapshot();
  const name = 'instance.transactions';
  // The part of a snapshot that contains them.
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
