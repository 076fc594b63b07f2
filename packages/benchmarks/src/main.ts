/**
 * Measures Tradelane and other clients: `pnpm bench [figure…] [--quick]`. Records the named figures, or all, in
 * `docs/benchmarks/findings.json`. `pnpm docs:write benchmarks` writes the page from them. `--quick` prints the figures without
 * recording them, and takes five minutes instead of twenty.
 * `--check` measures calls, cold start and sizes as `--quick` does, and fails if a ratio is over 15 % worse than the
 * recorded one. `pnpm bench sizes --why` lists the source files that are in each bundle, with their bytes.
 */
import { cpus, totalmem } from 'node:os';
import { runToEnd } from './measure/child.ts';
import type { Figure, Findings } from './measure/figure.ts';
import { oneByOne } from './measure/one-by-one.ts';
import { figures } from './figures/index.ts';
import { writeGeneratedHubs } from './peers/generated-hub.ts';
import { checked, driftsOf } from './report/drift.ts';
import { failed, printFindings, printModules, printTurns } from './report/print.ts';
import { readRecord, writeRecord } from './report/record.ts';
import { versionsOf } from './report/versions.ts';

const args = process.argv.slice(2);
const modes = ['--quick', '--check', '--why'];
const isCheck = args.includes('--check');
const isQuick = isCheck || args.includes('--quick');
const named = args.filter((arg) => !modes.includes(arg));
const unknown = named.filter((name) => !(name in figures));
if (unknown.length > 0) {
  const known = [...Object.keys(figures), ...modes].join(', ');
  console.error(`Unknown figure: ${unknown.join(', ')}. Figures and modes: ${known}.`);
  process.exit(2);
}
if (args.includes('--why')) {
  await printModules();
  process.exit();
}

const machine = `a machine of ${cpus().length} cores and ${Math.round(totalmem() / 2 ** 30)} GiB`;
if (isQuick)
  console.log('A quick look: fewer and shorter rounds, fewer calls, smaller files. A close result is not reliable.');
writeGeneratedHubs();
const record = readRecord();
const wanted = named.length === 0 && isCheck ? checked : named;
const chosen = Object.keys(figures).filter((name) => wanted.length === 0 || wanted.includes(name));
const drifts: string[] = [];
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
  drifts.push(...driftsOf(record[name]?.verdicts ?? [], findings.verdicts));
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
if (isCheck) for (const drift of drifts) console.error(`✘ ${drift}`);
if (failed(turns).length > 0 || (isCheck && drifts.length > 0)) process.exitCode = 1;
