import { existsSync, readFileSync } from 'node:fs';
import { chartOf } from './chart.ts';
import type { Entry, Ledger } from './record.ts';

/** The page and its charts, by their path from `docs/benchmarks/`. */
export function pageOf(ledger: Ledger): Readonly<Record<string, string>> {
  const known = Object.entries(ledger);
  const charts = known.flatMap(([name, entry]) =>
    entry.charts.map((chart, index) => [chartFile(name, index), chartOf(chart)] as const),
  );
  const sections = known.map(([name, entry]) => section(name, entry));
  return { ...Object.fromEntries(charts), '../benchmarks.md': [introduction, ...sections].join('\n') };
}

const introduction = `# Benchmarks

<!-- Written by \`pnpm docs:write\` from benchmarks/findings.json, which \`pnpm bench\` records. Do not edit. -->
The figures compare Tradelane with other clients.
Tradelane runs with its features on: token, limits, retries, timeouts and typed errors.

How to read the figures:

- Contenders take turns, in a different order each round.
  For calls and pages, each has its own process, and a round has the mean of three turns.
- Servers run in their own processes on loopback.
- Charts show the median of the rounds, with a line for the quartiles.
- A ratio compares two contenders in the same round.
  The table shows its median, with the quartiles in brackets.
- A target is met if the upper quartile meets it, or the lower quartile if more is better.
- Counts, the minute at a limit and the walk through a list come from one run.
  Counts are tokens, bundle sizes and heap sizes.
- Absolute numbers depend on the machine, so compare ratios.
`;

function section(name: string, entry: Entry): string {
  const versions = Object.entries(entry.versions).map(([peer, version]) => `\`${peer} ${version}\``);
  const charts = entry.charts.map((chart, index) => `![${chart.title}](benchmarks/${chartFile(name, index)})\n`);
  const verdicts = entry.verdicts.map(
    ({ what, target, measured, met }) => `| ${what} | ${target} | ${measured} | ${met ? 'met' : '**missed**'} |`,
  );
  const note = noteOf(name);
  return `## ${entry.title}

${linesOf(entry.method)}

| figure | target | measured | |
|---|---|---|---|
${verdicts.join('\n')}

${charts.join('\n')}
${note}Measured ${entry.measuredAt} on ${entry.machine}, with
${versions.join(',\n')}.
`;
}

/** One sentence per line. */
function linesOf(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.replaceAll(/(?<=\.) (?=[A-Z`\d])/g, line.startsWith('- ') ? '\n  ' : '\n'));
  return lines.join('\n');
}

/** The handwritten note of a figure: why a target is missed, or what limits it. */
function noteOf(name: string): string {
  const file = new URL(`../notes/${name}.md`, import.meta.url);
  return existsSync(file) ? `${readFileSync(file, 'utf8').trim()}\n\n` : '';
}

function chartFile(name: string, index: number): string {
  return `${name}-${index + 1}.svg`;
}
