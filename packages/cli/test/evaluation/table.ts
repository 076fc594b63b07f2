import { readFileSync } from 'node:fs';
import type { Cost } from './job.ts';

/** The guide that contains the results. */
export const guideFile: URL = new URL('../../../docs/guides/agents.md', import.meta.url);

const [start, end] = ['<!-- evaluation -->', '<!-- end of evaluation -->'];

/** The middle of a list of numbers. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The results as Markdown. */
export function tableOf(costs: readonly Cost[]): string {
  const rows = costs.map(
    ({ task, calls, characters, refusals }) =>
      `| ${task} | ${calls} | ${characters.toLocaleString('en-US')} | ${refusals} |`,
  );
  const sizes = costs.map(({ characters }) => characters);
  const summary = [
    `The median is ${medianOf(costs.map(({ calls }) => calls))} calls and ${medianOf(sizes).toLocaleString('en-US')} characters.`,
    `No job needs more than ${Math.max(...sizes).toLocaleString('en-US')} characters.`,
  ];
  return [...summary, '', '| Job | Calls | Characters | Rejected |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** The guide with these results. */
export function guideWith(costs: readonly Cost[]): string {
  const guide = readFileSync(guideFile, 'utf8');
  const [before = '', rest = ''] = guide.split(start);
  const [, after = ''] = rest.split(end);
  return `${before}${start}\n\n${tableOf(costs)}\n\n${end}${after}`;
}
