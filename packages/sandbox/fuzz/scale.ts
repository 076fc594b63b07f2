// What a world of many orders costs: pnpm bench:sandbox [--sizes 10000,100000,1000000]. Prints a row of a table for each size.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createSandbox, type NodeSandbox } from '../src/index.ts';
import { table } from '../src/domains/operations.ts';
import { mounts } from '../src/machinery/http/server.ts';
import type { Operation, Parameter } from '../src/machinery/operations/table.ts';
import { authorizationsOf } from './run.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
  },
});

const megabyte = 1024 * 1024;
const cpuInMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Values to filter by: what matches much, little and nothing. */
function valuesOf({ format, type, enum: listed }: Parameter, middle: string): readonly string[] {
  if (listed !== undefined) return listed.map(String);
  if (format === 'date-time') return [middle, '2000-01-01T00:00:00Z', '2100-01-01T00:00:00Z'];
  if (type === 'boolean') return ['true', 'false'];
  return ['none'];
}

const notFilters: ReadonlySet<string> = new Set(['limit', 'max', 'offset', 'page_token', 'order', 'shop_id', 'locale']);

/** Queries of a list: without a filter, and with each value of each filter, in every order. */
function queriesOf({ parameters = [] }: Operation, middle: string): readonly string[] {
  const own = parameters.filter(({ in: place }) => place === 'query');
  const required = own.filter(({ required: is }) => is === true).map(({ name }) => `&${name}=none`);
  // Three lists ask for one of several.
  const since = own.some(({ name }) => name === 'updated_from') ? '&updated_from=2000-01-01T00:00:00Z' : '';
  const sorts = own.find(({ name }) => name === 'sort')?.enum?.map((sort) => `&sort=${String(sort)}`) ?? [''];
  const filters = own
    .filter(({ name }) => name !== 'sort' && !notFilters.has(name))
    .flatMap((parameter) => valuesOf(parameter, middle).map((one) => [parameter.name, one] as const));
  const asked = filters.map(([name, one]) => `${name === 'updated_from' ? '' : since}&${name}=${one}`);
  return sorts.flatMap((sort) => [since, ...asked].map((filter) => `${required.join('')}${sort}${filter}`));
}

interface Slowest {
  readonly cpu: number;
  readonly path: string;
}

/** Most CPU of a page of every list with every filter, the first pages and those from the middle on, in milliseconds. */
async function slowestPage(sandbox: NodeSandbox, size: number): Promise<Slowest & { readonly pages: number }> {
  const authorizations = await authorizationsOf(sandbox);
  const middle = new Date(sandbox.clock.now() - (size / 2) * 60_000).toISOString();
  let slowest: Slowest = { cpu: 0, path: '' };
  let pages = 0;
  const ask = async (path: string, authorization: string): Promise<string | undefined> => {
    const times: number[] = [];
    let body = '';
    for (let n = 0; n < 5; n++) {
      const before = cpuInMs();
      const response = await sandbox.fetch(path, { headers: { authorization } });
      body = await response.text();
      times.push(cpuInMs() - before);
      // Some filters go with others only.
      if (!response.ok) return undefined;
    }
    pages += 1;
    const cpu = Math.min(...times);
    if (cpu > slowest.cpu) slowest = { cpu, path };
    return /"next_page_token":"([^"]+)"/.exec(body)?.[1];
  };
  for (const { name, server, operations } of table.surfaces) {
    const credentials = authorizations.filter(({ surfaces }) => surfaces.includes(name));
    const mount = server.replace(/^\{(\w+)\}/, (_, variable: string) => mounts[variable] ?? '');
    for (const operation of operations) {
      if (operation.page === undefined || operation.path.includes('{')) continue;
      const limit = operation.page.style === 'seek' ? 'limit=100' : 'max=100';
      const queries = queriesOf(operation, middle);
      // A client may open a surface and not this operation.
      const opened = await Promise.all(
        credentials.map(async ({ value }) => {
          const headers = { authorization: value };
          const { ok } = await sandbox.fetch(`${mount}${operation.path}?${limit}${queries[0]}`, { headers });
          return ok ? [value] : [];
        }),
      );
      const [authorization = ''] = opened.flat();
      for (const query of queries) {
        let token = await ask(`${mount}${operation.path}?${limit}${query}`, authorization);
        for (let page = 0; page < 2 && token !== undefined; page++)
          token = await ask(`${mount}${operation.path}?page_token=${encodeURIComponent(token)}`, authorization);
        if (operation.page.style === 'offset')
          await ask(`${mount}${operation.path}?${limit}&offset=${Math.floor(size / 200)}${query}`, authorization);
      }
    }
  }
  return { ...slowest, pages };
}

/** Has the program make a file, as a user would: how long it takes, its CPU time, and the most memory that it held. */
async function make(
  data: string,
  orders: string,
): Promise<{ readonly seconds: number; readonly cpuInS: number; readonly peakInMb: number }> {
  const start = performance.now();
  const cli = join(import.meta.dirname, '../dist/cli.js');
  const program = spawn(process.execPath, [cli, '--port', '0', '--data', data, '--size', orders], { stdio: 'pipe' });
  const ended = new Promise((resolve) => program.once('exit', resolve));
  await Promise.race([once(program.stdout, 'data'), ended]);
  const seconds = (performance.now() - start) / 1000;
  // As Linux tells it; ticks are hundredths of a second.
  const status = readFileSync(`/proc/${program.pid}/status`, 'utf8');
  const [user = 0, system = 0] = readFileSync(`/proc/${program.pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13)
    .map(Number);
  program.kill('SIGTERM');
  await ended;
  return { seconds, cpuInS: (user + system) / 100, peakInMb: Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024 };
}

const folder = mkdtempSync(join(tmpdir(), 'sandbox-scale-'));
try {
  console.log(
    '| orders | made in | CPU | file | bytes an order | memory | opened (CPU) | pages | slowest of them (CPU) |',
  );
  for (const orders of values.sizes.split(',')) {
    const data = join(folder, `${orders}.sqlite`);
    const { seconds, cpuInS, peakInMb } = await make(data, orders);
    const bytes = statSync(data).size;
    const before = cpuInMs();
    const sandbox = createSandbox({ data, limits: 'off' });
    const opened = cpuInMs() - before;
    const { cpu, path, pages } = await slowestPage(sandbox, Number(orders));
    sandbox.close();
    console.log(
      `| ${orders} | ${seconds.toFixed(0)} s | ${cpuInS.toFixed(0)} s | ${(bytes / megabyte).toFixed(0)} MB | ${(bytes / Number(orders)).toFixed(0)} | ${peakInMb.toFixed(0)} MB | ${opened.toFixed(0)} ms | ${pages} | ${cpu.toFixed(1)} ms |`,
    );
    process.stderr.write(`slowest: ${path}\n`);
    rmSync(data, { force: true });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
