/**
 * Measures Tradelane and other clients: `pnpm bench [figure…] [--quick]`. Records the named figures, or all, in
 * `docs/benchmarks/findings.json`. `pnpm docs:write benchmarks` writes the page from them. `--quick` prints the figures without
 * recording them, and takes five minutes instead of twenty.
 */
import { cpus, totalmem } from 'node:os';
import { runToEnd } from './measure/child.ts';
import type { Figure, Findings } from './measure/figure.ts';
import { oneByOne } from './measure/one-by-one.ts';
import { figures } from './figures/index.ts';
import { writeGeneratedHubs } from './peers/generated-hub.ts';
import { failed, printFindings, printTurns } from './report/print.ts';
import { readRecord, writeRecord } from './report/record.ts';
import { versionsOf } from './report/versions.ts';

const args = process.argv.slice(2);
const isQuick = args.includes('--quick');
const named = args.filter((arg) => arg !== '--quick');
const unknown = named.filter((name) => !(name in figures));
if (unknown.length > 0) {
  console.error(`Unknown figure: ${unknown.join(', ')}. Figures: ${Object.keys(figures).join(', ')}.`);
  process.exit(2);
}

const machine = `a machine of ${cpus().length} cores and ${Math.round(totalmem() / 2 ** 30)} GiB`;
if (isQuick)
  console.log('A quick look: fewer and shorter rounds, fewer calls, smaller files. A close result is not reliable.');
writeGeneratedHubs();
const record = readRecord();
const chosen = Object.keys(figures).filter((name) => named.length === 0 || named.includes(name));
const measure = async (name: string): Promise<void> => {
  const { title, method, peers } = figures[name] as Figure;
  console.log(`\n${title}`);
  const findings = (await runToEnd(
    'run-figure.ts',
    [name, ...(isQuick ? ['--quick'] : [])],
    ['--expose-gc'],
  )) as Findings;
  const versions = versionsOf(peers);
  printFindings(findings, versions);
  record[name] = { title, method, ...findings, measuredAt: new Date().toISOString().slice(0, 10), machine, versions };
};
// On any machine, a quick run ends within five minutes: no figure takes more than one.
const turns = await oneByOne(chosen, measure, isQuick ? 240 : undefined);
if (!isQuick) {
  const inOrder = Object.keys(figures).flatMap((name) => (record[name] ? [[name, record[name]] as const] : []));
  writeRecord(Object.fromEntries(inOrder));
  console.log('Run `pnpm docs:write benchmarks` to update the page.');
}
printTurns(turns);
if (failed(turns).length > 0) process.exitCode = 1;
