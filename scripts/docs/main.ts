/**
 * Writes the generated pages: `pnpm docs:write`. With `--check`, fails if a page is out of date or its content has a fault, and writes
 * nothing. `pnpm docs:write rules` writes the named pages only. `api`, `dashboard`, `runtimes` and `set-ups` are written
 * only if you name them, because they need a build or a browser, or run for many minutes. They aren't checked here.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageOf } from '@tradelane/benchmarks/page';
import { readRecord } from '@tradelane/benchmarks/record';
import { licensesPage } from './licenses.ts';
import { currentRulesPage } from './rules.ts';
import { root } from '../build/packages.ts';

interface Page {
  /** Text of each file, by its path from the root. */
  readonly files: Readonly<Record<string, string>>;
  readonly faults: readonly string[];
}

const pages: Readonly<Record<string, () => Page | Promise<Page>>> = {
  rules: () => {
    const { text, faults } = currentRulesPage();
    return { files: { 'docs/rules.md': text }, faults };
  },
  licenses: async () => {
    const { text, faults } = await licensesPage();
    return { files: { 'docs/supply-chain.md': text }, faults };
  },
  benchmarks: () => ({
    files: Object.fromEntries(
      Object.entries(pageOf(readRecord())).map(([file, text]) => [join('docs/benchmarks', file), text]),
    ),
    faults: [],
  }),
};

/** Pages and reports that a program writes after a build. */
const measured: Readonly<Record<string, string>> = {
  api: 'scripts/docs/api/main.ts',
  dashboard: 'packages/sandbox/test/dashboard-pictures.ts',
  runtimes: 'scripts/prove/runtimes/main.ts',
  'set-ups': 'scripts/prove/set-ups/main.ts',
};

const isCheck = process.argv.includes('--check');
const named = process.argv.slice(2).filter((argument) => argument !== '--check');
const unknown = named.filter((name) => !(name in pages) && (isCheck || !(name in measured)));
if (unknown.length > 0) {
  const known = [...Object.keys(pages), ...(isCheck ? [] : Object.keys(measured))].join(', ');
  console.error(`Unknown page: ${unknown.join(', ')}. Pages: ${known}.`);
  process.exit(2);
}

for (const [name, page] of Object.entries(pages)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const { files, faults } = await page();
  for (const fault of faults) fail(`${name}: ${fault}`);
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    if (isCheck) fail(`${path} is out of date. Run \`pnpm docs:write ${name}\`.`);
    else writeFileSync(file, text);
  }
}
for (const [name, program] of Object.entries(measured)) {
  if (!named.includes(name)) continue;
  const build = spawnSync('turbo', ['run', 'build', '--output-logs=errors-only'], { cwd: root, stdio: 'inherit' });
  const { status } =
    build.status === 0 ? spawnSync(process.execPath, [program, '--write'], { cwd: root, stdio: 'inherit' }) : build;
  if (status !== 0) fail(`${name} failed.`);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
