import { cpus, totalmem } from 'node:os';
import { mkdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import type { Figure } from '../measure/figure.ts';
import { figures } from '../figures/index.ts';
import { chartOf } from './chart.ts';
import { type Entry, folder, type Ledger } from './record.ts';

/** Writes `docs/benchmarks.md` and the charts beside it. */
export function writePage(ledger: Ledger): void {
  mkdirSync(folder, { recursive: true });
  const known = Object.entries(figures).flatMap(([name, figure]) => {
    const entry = ledger[name];
    return entry ? [{ name, figure, entry }] : [];
  });
  for (const { name, entry } of known)
    for (const [index, chart] of entry.charts.entries())
      writeFileSync(`${folder}${chartFile(name, index)}`, chartOf(chart));
  const sections = known.map(({ name, figure, entry }) => section(name, figure, entry));
  // What takes longer than a run of `pnpm bench` may is measured by a command of its own.
  const text = [
    introduction(),
    ...sections,
    readFileSync(new URL('../notes/many-orders.md', import.meta.url), 'utf8'),
  ].join('\n');
  writeFileSync(`${folder}../benchmarks.md`, text);
}

function introduction(): string {
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  return `# Benchmarks

Written by \`pnpm bench\`. Tradelane beside what one would pick instead, with everything on: token, limits, retries, timeouts, typed errors.
Contenders of a figure take turns within one process, in another order each round; servers run in processes of their own on loopback. Charts show the median of the
rounds and, as a line, their quartiles. A ratio is that of two contenders in the same round: its median, with the quartiles in brackets, and a target counts as met only where
the upper quartile meets it. Ratios mean more than absolute numbers. Measured on a small machine (${machine}).
`;
}

function section(name: string, { title, method }: Figure, entry: Entry): string {
  const versions = Object.entries(entry.versions).map(([peer, version]) => `${peer} ${version}`);
  const charts = entry.charts.map((chart, index) => `![${chart.title}](benchmarks/${chartFile(name, index)})\n`);
  const verdicts = entry.verdicts.map(
    ({ what, target, measured, met }) => `| ${what} | ${target} | ${measured} | ${met ? 'met' : '**missed**'} |`,
  );
  const note = noteOf(name);
  return `## ${title}

${method}

| figure | target | measured | |
|---|---|---|---|
${verdicts.join('\n')}

${charts.join('\n')}
${note}Measured ${entry.measuredAt} with ${versions.join(', ')}.
`;
}

/** Where a target is missed, why, and what the limit is. Written by hand, beside the figures. */
function noteOf(name: string): string {
  const file = new URL(`../notes/${name}.md`, import.meta.url);
  return existsSync(file) ? `${readFileSync(file, 'utf8').trim()}\n\n` : '';
}

function chartFile(name: string, index: number): string {
  return `${name}-${index + 1}.svg`;
}
