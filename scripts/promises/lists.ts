import type { Promised, Source } from './ledger.ts';
import { plain } from './sentences.ts';

/** The points of a list that stands under a heading of a page. */
function pointsOf({ text }: Source, heading: string): readonly string[] {
  const [, rest = ''] = `\n${text}`.split(`\n${heading}\n`);
  const [section = ''] = rest.split('\n## ');
  return section.split(/^- /m).slice(1).map(plain);
}

/**
 * What is wrong with lists of which each point is a promise, given as the heading of the list by the path of its page: a list that is not there, and
 * points that no row names.
 */
export function listFaults(
  lists: Readonly<Record<string, string>>,
  ledger: readonly Promised[],
  pages: readonly Source[],
): readonly string[] {
  return Object.entries(lists).flatMap(([path, heading]) => {
    const points = pages.filter((page) => page.path === path).flatMap((page) => pointsOf(page, heading));
    if (points.length === 0) return [`${path} has no list under: ${heading}`];
    return points
      .filter((point) => !ledger.some((one) => one.page === path && point.includes(plain(one.words))))
      .map((point) => `${path} promises what no row of docs/promises.tsv names: ${point.slice(0, 80)} …`);
  });
}
