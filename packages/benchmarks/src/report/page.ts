import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chartOf } from './chart.ts';
import type { Entry, Ledger } from './record.ts';

/** The page and its charts, by their path from `docs/benchmarks/`. */
export function pageOf(ledger: Ledger): Readonly<Record<string, string>> {
  const known = Object.entries(ledger);
  const charts = known.flatMap(([name, entry]) =>
    entry.charts.map((chart, index) => [chartFile(name, index), chartOf(chart)] as const),
  );
  const sections = known.map(([name, entry]) => section(name, entry));
  return { ...Object.fromEntries(charts), '../benchmarks.md': [introduction, ...sections, ...byHand()].join('\n') };
}

/** What takes longer than a run of `pnpm bench` may is measured by a command of its own, and written down by hand. */
function byHand(): readonly string[] {
  const texts = new URL('../by-hand/', import.meta.url);
  return readdirSync(texts)
    .toSorted()
    .map((file) => readFileSync(new URL(file, texts), 'utf8'));
}

const introduction = `# Benchmarks

Written by \`pnpm bench\`. Tradelane beside what one would pick instead, with everything on: token, limits, retries, timeouts, typed errors.
Contenders of a figure take turns within one process, in another order each time: one in a round, or three whose mean counts where calls and pages are compared; servers run in processes of their own on loopback. Charts show the median of the
rounds and, as a line, their quartiles. A ratio is that of two contenders in the same round: its median, with the quartiles in brackets, and a target counts as met only where
the upper quartile meets it (the lower, where more is better). What is counted (tokens, instantiations, modules, bytes of a bundle or of the
heap), the minute at a limit and the walk through a list are of one run. Ratios mean more than absolute numbers.
`;

function section(name: string, entry: Entry): string {
  const versions = Object.entries(entry.versions).map(([peer, version]) => `${peer} ${version}`);
  const charts = entry.charts.map((chart, index) => `![${chart.title}](benchmarks/${chartFile(name, index)})\n`);
  const verdicts = entry.verdicts.map(
    ({ what, target, measured, met }) => `| ${what} | ${target} | ${measured} | ${met ? 'met' : '**missed**'} |`,
  );
  const note = noteOf(name);
  return `## ${entry.title}

${entry.method}

| figure | target | measured | |
|---|---|---|---|
${verdicts.join('\n')}

${charts.join('\n')}
${note}Measured ${entry.measuredAt} on ${entry.machine}, with ${versions.join(', ')}.
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
