// Measures a world of many orders: pnpm bench:sandbox [--sizes 10000,100000,1000000]. Prints a row of a table for each size.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createSandbox, type NodeSandbox } from '../../src/index.ts';
import { type Ask, askForPages } from './pages.ts';
import { startProgram } from './program.ts';

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

interface Slowest {
  readonly cpu: number;
  readonly path: string;
}

/** The page that takes most CPU, in milliseconds, and how many there were. */
async function slowestPage(sandbox: NodeSandbox, size: number): Promise<Slowest & { readonly pages: number }> {
  let slowest: Slowest = { cpu: 0, path: '' };
  let pages = 0;
  const ask: Ask = async (path, authorization) => {
    const times: number[] = [];
    let body = '';
    for (let n = 0; n < 5; n++) {
      const before = cpuInMs();
      const response = await sandbox.fetch(path, { headers: { authorization } });
      body = await response.text();
      times.push(cpuInMs() - before);
      if (!response.ok) return undefined;
    }
    pages += 1;
    const cpu = Math.min(...times);
    if (cpu > slowest.cpu) slowest = { cpu, path };
    return body;
  };
  await askForPages({ fetch: sandbox.fetch, now: sandbox.clock.now(), size }, ask);
  return { ...slowest, pages };
}

/** The most memory that the program holds while it opens a file and serves every list of it. */
async function memoryOfServing(data: string, size: number): Promise<number> {
  const program = await startProgram(data);
  const ask = (path: string | URL | Request, init?: RequestInit): Promise<Response> =>
    fetch(new URL(String(path), program.url), init);
  await askForPages({ fetch: ask, now: Date.now(), size }, async (path, authorization) => {
    const response = await ask(path, { headers: { authorization } });
    const body = await response.text();
    return response.ok ? body : undefined;
  });
  const peak = program.peakInMb();
  await program.stop();
  return peak;
}

const folder = mkdtempSync(join(tmpdir(), 'sandbox-scale-'));
try {
  console.log(
    '| orders | made in | CPU | file | bytes an order | memory | while serving | opened (CPU) | pages | slowest of them (CPU) |',
  );
  for (const orders of values.sizes.split(',')) {
    const data = join(folder, `${orders}.sqlite`);
    const making = await startProgram(data, '--size', orders);
    const [seconds, cpuInS, madeIn] = [making.seconds, making.cpuInS(), making.peakInMb()];
    await making.stop();
    const bytes = statSync(data).size;
    const servedIn = await memoryOfServing(data, Number(orders));
    const before = cpuInMs();
    const sandbox = createSandbox({ file: data, limits: 'off' });
    const opened = cpuInMs() - before;
    const { cpu, path, pages } = await slowestPage(sandbox, Number(orders));
    sandbox.close();
    const cells = [
      orders,
      `${seconds.toFixed(0)} s`,
      `${cpuInS.toFixed(0)} s`,
      `${(bytes / megabyte).toFixed(0)} MB`,
      (bytes / Number(orders)).toFixed(0),
      `${madeIn.toFixed(0)} MB`,
      `${servedIn.toFixed(0)} MB`,
      `${opened.toFixed(0)} ms`,
      pages,
      `${cpu.toFixed(1)} ms`,
    ];
    console.log(`| ${cells.join(' | ')} |`);
    process.stderr.write(`slowest: ${path}\n`);
    rmSync(data, { force: true });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
