/**
 * Measures Tradelane beside its peers and writes the page of figures: `pnpm bench [figure…] [--quick]`. Figures that are not named keep what
 * the page says of them; `--quick` prints and writes nothing.
 */
import { runToEnd } from './measure/child.ts';
import type { Findings } from './measure/figure.ts';
import { figures } from './figures/index.ts';
import { writeGeneratedHubs } from './peers/generated-hub.ts';
import { printFindings } from './report/print.ts';
import { readRecord, writeRecord } from './report/record.ts';
import { writePage } from './report/page.ts';
import { versionsOf } from './report/versions.ts';

const args = process.argv.slice(2);
const isQuick = args.includes('--quick');
const named = args.filter((arg) => arg !== '--quick');
const unknown = named.filter((name) => !(name in figures));
if (unknown.length > 0) {
  console.error(`No such figure: ${unknown.join(', ')}. There are: ${Object.keys(figures).join(', ')}.`);
  process.exit(2);
}

await writeGeneratedHubs();
const record = readRecord();
for (const [name, figure] of Object.entries(figures)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.log(`\n${figure.title}`);
  const findings = (await runToEnd(
    'run-figure.ts',
    [name, ...(isQuick ? ['--quick'] : [])],
    ['--expose-gc'],
  )) as Findings;
  printFindings(findings, versionsOf(figure.peers));
  record[name] = { ...findings, measuredAt: new Date().toISOString().slice(0, 10), versions: versionsOf(figure.peers) };
}
if (!isQuick) {
  writeRecord(record);
  writePage(record);
}
