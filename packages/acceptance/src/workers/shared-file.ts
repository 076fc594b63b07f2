/** The programs of the guides and templates that keep an SQLite file: four at once on one file, killed and restarted. */
import { execFile } from 'node:child_process';
import { copyFile, glob, mkdir, mkdtemp, readFile, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { openPublisher } from '@tradelane/events/url';
import { createSandbox } from '@tradelane/sandbox';
import { startRedis } from '@tradelane/test-servers';
import { environmentOf } from '../../../docs/test/environment.ts';
import { pause } from '../prove/pause.ts';
import { randomOf } from '../prove/random.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const processes = 4;
/** After so many restarts of each process, the next ones create the file again. */
const restartsOfAFile = 10;
/** Time from the opening of the file to the kill, and how long a process may take to open it. */
const longestInMs = 1_500;
const opensInMs = 10_000;

export interface SharedFileFigures {
  readonly programs: number;
  readonly starts: number;
  readonly kills: number;
  /** Kills while the process had its file open. */
  readonly killsAtWork: number;
  /** Output that reports a locked database, by program. */
  readonly locked: readonly string[];
  /** Other errors that ended a process, by program. Code 75 isn't one: it asks to run the program later. */
  readonly failures: readonly string[];
}

/** Arguments of programs that do nothing without. */
const argumentsOf: Readonly<Record<string, readonly string[]>> = {
  'effects-once': ['acme_ORD-1001', 'LINE', '1'],
  'effects-outbox': ['acme_ORD-1001', 'LINE'],
  'prices-and-stock': ['shop.sqlite', '--all'],
  'replace-carriers': ['channel.sqlite', 'parcel'],
  'watch-orders': ['ORD-1001'],
};

/** @param isImpatient Whether connections have no busy timeout, as a mistake. */
export async function sharedFile(settings: {
  readonly rounds: number;
  readonly seed: number;
  readonly isImpatient?: boolean;
  readonly onProgress?: (line: string) => void;
}): Promise<SharedFileFigures> {
  const { rounds, seed, isImpatient = false, onProgress = () => undefined } = settings;
  const random = randomOf(seed);
  const folder = await mkdtemp(join(tmpdir(), 'shared-file-'));
  const redis = await startRedis();
  const sandbox = createSandbox({ actions: 'manual', limits: 'off' });
  const { url } = await sandbox.listen();
  const queues = await Promise.all(['events', 'orders'].map((name) => openPublisher(queueOf(redis.url, name))));
  const over = new AbortController();
  const publishing = publish(queues, over.signal);
  let [starts, kills, killsAtWork] = [0, 0, 0];
  const locked: string[] = [];
  const failures = new Set<string>();
  try {
    const programs = await programsWithFile();
    for (const { name, file, source } of programs) {
      const env = {
        ...process.env,
        ...environmentOf(file, sandbox, url),
        EVENTS_URL: queueOf(redis.url, source.includes('<{ order') || name === 'fan-out-sync' ? 'orders' : 'events'),
        CONFIRM_REMOVALS: 'true',
        NODE_COMPILE_CACHE: join(folder, 'compiled'),
      };
      const flags = ['--disable-warning=ExperimentalWarning', ...(isImpatient ? impatient : [])];
      /** Runs the program in a folder until it ends or is killed. */
      const runOnce = async (cwd: string): Promise<void> => {
        const { promise, resolve } = Promise.withResolvers<string>();
        const args = [...flags, file, ...(argumentsOf[name] ?? [])];
        const child = execFile(process.execPath, args, { cwd, env, maxBuffer: Infinity }, (_, ...out) =>
          resolve(out.join('\n')),
        );
        starts += 1;
        const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
        const killAfterInMs = longestInMs * random();
        for (let ms = 0; ms < opensInMs && !hasEnded() && !(await hasFileOpen(child.pid)); ms += 50) await pause(50);
        await Promise.race([promise, pause(killAfterInMs)]);
        if (!hasEnded()) {
          kills += 1;
          if (await hasFileOpen(child.pid)) killsAtWork += 1;
          child.kill('SIGKILL');
        }
        const output = await promise;
        const code = child.exitCode;
        if (/database is locked|SQLITE_BUSY/.test(output)) locked.push(name);
        else if (code !== null && code !== 0 && code !== 75) failures.add(`${name}: ${firstError(output)}`);
      };
      for (let round = 0; round < rounds; round += restartsOfAFile) {
        const cwd = await prepare(join(folder, `${name} ${round}`));
        const restarts = Math.min(restartsOfAFile, rounds - round);
        await Promise.all(
          Array.from({ length: processes }, async () => {
            for (let restart = 0; restart < restarts; restart += 1) await runOnce(cwd);
          }),
        );
      }
      onProgress(
        `${name}: ${starts} starts, ${killsAtWork} of ${kills} kills with an open file, ${locked.length} locked`,
      );
    }
    return { programs: programs.length, starts, kills, killsAtWork, locked, failures: [...failures] };
  } finally {
    over.abort();
    await publishing;
    await Promise.all(queues.map((queue) => queue.close()));
    sandbox.close();
    await redis.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Program {
  readonly name: string;
  readonly file: string;
  readonly source: string;
}

/** They run with the built packages, as users start them. */
async function programsWithFile(): Promise<readonly Program[]> {
  const files = await Array.fromAsync(
    glob(['packages/docs/samples/*.ts', 'packages/create/templates/*/main.ts'], { cwd: root }),
  );
  const all = await Promise.all(
    files.toSorted().map(async (file) => ({
      name: basename(file, '.ts').replace('main', `template ${basename(dirname(file))}`),
      file: join(root, file),
      source: await readFile(join(root, file), 'utf8'),
    })),
  );
  // Jobs need the servers of their engines.
  return all.filter(
    ({ name, source }) => /'(?:node:|@tradelane\/core\/)sqlite'/.test(source) && !name.startsWith('job-'),
  );
}

/** A folder with the files that programs read. */
async function prepare(folder: string): Promise<string> {
  await mkdir(folder);
  const updated_at = new Date().toISOString();
  await writeFile(join(folder, 'business.json'), JSON.stringify({ currency: 'EUR', updated_at }));
  await writeFile(join(folder, 'shipments.json'), JSON.stringify([{ order_id: 'ORD-1001', shipment_lines: [] }]));
  await copyFile(join(root, 'specs/arazzo/files/products.csv'), join(folder, 'products.csv'));
  const shop = new DatabaseSync(join(folder, 'shop.sqlite'));
  shop.exec(`CREATE TABLE offers (sku TEXT PRIMARY KEY, price REAL NOT NULL, quantity INTEGER NOT NULL);
    INSERT INTO offers VALUES ('A', 1, 1), ('B', 2, 2)`);
  shop.close();
  return folder;
}

const queueOf = (redis: string, name: string): string => `${redis}?queue=${name}&partitions=8`;

/** Publishes commands for connectors, and changed orders for workers. */
async function publish(
  [events, orders]: readonly Awaited<ReturnType<typeof openPublisher>>[],
  over: AbortSignal,
): Promise<void> {
  for (let number = 0; !over.aborted; number += 1) {
    const channel_order_id = `ORD-${number % 40}`;
    const [id, key] = [`event-${number}`, `order/${channel_order_id}`];
    const order_lines = [{ channel_order_line_id: 'L1', accepted: true }];
    const command = {
      action_id: id,
      channel_id: 'acme_web',
      channel_store_id: 'store_1',
      channel_order_id,
      order_lines,
    };
    const time = new Date().toISOString();
    await events?.publish({ id, key, body: JSON.stringify({ id, type: 'ACCEPT', time, data: command }) });
    const order = { id: channel_order_id, status: 'SHIPPED' };
    await orders?.publish({ id, key, body: JSON.stringify({ id, type: 'order', data: order }) });
    await pause(10);
  }
}

/** Whether a process has an SQLite file open. Only Linux shows it. */
async function hasFileOpen(pid: number | undefined): Promise<boolean> {
  const folder = `/proc/${pid}/fd`;
  const files = await readdir(folder).catch((): string[] => []);
  const paths = await Promise.all(files.map((file) => readlink(join(folder, file)).catch(() => '')));
  return paths.some((path) => path.includes('.sqlite'));
}

const firstError = (output: string): string =>
  output.split('\n').find((line) => /error/i.test(line)) ?? output.slice(0, 200);

/** Removes the busy timeout of each connection. */
const impatient = [
  '--import',
  `data:text/javascript,${encodeURIComponent(`
    import sqlite from 'node:sqlite';
    import { syncBuiltinESMExports } from 'node:module';
    sqlite.DatabaseSync = class extends sqlite.DatabaseSync {
      constructor(file) { super(file); }
      exec(sql) { if (!sql.includes('busy_timeout')) super.exec(sql); }
    };
    syncBuiltinESMExports();`)}`,
];
