/**
 * Runs the suite in `scripts/prove/packed/suite` with packed packages on every runtime: `pnpm prove runtimes`, or `pnpm prove runtimes Bun workerd` for
 * some. Needs a Chromium and installs the other runtimes. `pnpm docs:write runtimes` also writes `docs/runtimes.md` from the result.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../build/packages.ts';
import { installProject } from '../packing/project.ts';
import { run } from '../packing/run.ts';
import { startSandbox } from '../packing/sandbox.ts';
import { packAll } from '../packing/tarballs.ts';
import type { Bench } from './bench.ts';
import { faultsOf, type Found, oldNodeFaults, runtimesPage } from './page.ts';
import { errorsOnOldNode, runtimePackages, runtimes } from './runtimes.ts';

const isWriting = process.argv.includes('--write');
const wanted = process.argv.slice(2).filter((argument) => argument !== '--write');
const unknown = wanted.filter((name) => !runtimes.some((runtime) => runtime.name === name));
if (unknown.length > 0) {
  console.error(`Unknown runtime: ${unknown.join(', ')}. Runtimes: ${runtimes.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const work = mkdtempSync(join(tmpdir(), 'tradelane-runtimes-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
const project = join(work, 'project');
cpSync(join(root, 'scripts/prove/packed'), project, { recursive: true });
installProject(packAll(join(work, 'tarballs')), {
  folder: project,
  manifest: { type: 'module', dependencies: { undici: '8.12.4' } },
});
const home = join(work, 'runtimes');
mkdirSync(home);
installProject(new Map(), {
  folder: home,
  manifest: { type: 'module', dependencies: runtimePackages },
  builds: ['bun', 'deno', 'workerd', 'esbuild'],
});

const free = await startSandbox('off');
const limited = await startSandbox('real');
const bench: Bench = {
  project,
  modules: join(home, 'node_modules'),
  worker: join(work, 'worker.mjs'),
  page: join(work, 'page.js'),
  input: JSON.stringify({ info: free.info, limited: limited.info }),
};
const bundle = (source: string, ...args: readonly string[]): string =>
  run(join(bench.modules, '.bin/esbuild'), [`suite/${source}`, '--bundle', ...args], project);
bundle('in-worker.ts', '--format=esm', '--conditions=workerd,worker', `--outfile=${bench.worker}`);
bundle('in-page.ts', '--format=iife', `--outfile=${bench.page}`);

const found: Found[] = [];
for (const runtime of runtimes) {
  if (wanted.length > 0 && !wanted.includes(runtime.name)) continue;
  // Each runtime starts with unused limits.
  await limited.reset();
  const results = await runtime.run(bench);
  await limited.reset();
  found.push({
    name: runtime.name,
    results,
    overUndici: runtime.overUndici?.(bench),
    lacks: runtime.lacks ?? {},
  });
  const worked = results.filter(({ error }) => error === undefined).length;
  console.log(`${runtime.name}: ${worked} of ${results.length} features`);
}
const onOldNode = wanted.length === 0 ? errorsOnOldNode(bench) : [];
const faults = [...found.flatMap(faultsOf), ...oldNodeFaults(onOldNode)];
if (faults.length > 0) console.error(faults.join('\n'));
else if (isWriting && wanted.length === 0)
  writeFileSync(join(root, 'docs/runtimes.md'), runtimesPage(found, onOldNode));
free.stop();
limited.stop();
process.exit(faults.length > 0 ? 1 : 0);
