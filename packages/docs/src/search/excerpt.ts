import { anchor } from '../compose/markdown.ts';
import type { SearchEntry, SearchHit, SearchSection } from './entry.ts';
import { stem, words } from './words.ts';

/** Maximum number of characters of an excerpt. */
const longest = 180;

/**
 * The hit of an entry: the section and the sentence with most of the words. A word that is listed twice counts twice.
 */
export function placed(entry: SearchEntry, marks: readonly string[]): SearchHit {
  const wanted = [...new Set(marks)];
  const count = (text: string): number => {
    const present = new Set(words(text).map(stem));
    return marks.filter((mark) => present.has(stem(mark))).length;
  };
  const { sections = [], text = [] } = entry;
  const isAboutAll = count(entry.title) >= marks.length;
  const best = isAboutAll ? undefined : bestSection(sections, count, count(text.join(' ')));
  const lines = best?.text ?? text;
  const line = lines.reduce((top, one) => (count(one) > count(top) ? one : top), lines[0] ?? '');
  return {
    ...entry,
    ...(best === undefined ? {} : { url: `${entry.url}#${anchor(best.title)}`, section: best.title }),
    ...(line === '' ? {} : { excerpt: shortened(line, wanted) }),
    marks: wanted,
  };
}

/**
 * The section with more of the words than the text above all sections. A word in its title counts twice. Of two
 * sections, the section with more of the words in one sentence is better.
 */
function bestSection(
  sections: readonly SearchSection[],
  count: (text: string) => number,
  atTop: number,
): SearchSection | undefined {
  let best: SearchSection | undefined;
  let most = atTop;
  for (const section of sections) {
    const together = Math.max(0, ...section.text.map(count));
    const found = 2 * count(section.title) + count(section.text.join(' ')) + together / (together + 1);
    if (found > most) [best, most] = [section, found];
  }
  return best;
}

/** A long sentence, cut to the part around the first word that matches. */
function shortened(line: string, marks: readonly string[]): string {
  if (line.length <= longest) return line;
  const positions = marks.map((mark) => line.toLowerCase().indexOf(mark)).filter((position) => position >= 0);
  const first = Math.min(...positions, line.length);
  const start = first < longest - 40 || first === line.length ? 0 : line.lastIndexOf(' ', first - 60) + 1;
  const end = line.lastIndexOf(' ', start + longest);
  return `${start > 0 ? '… ' : ''}${line.slice(start, end > start ? end : start + longest)} …`;
}

/** A text in parts: those at odd positions match the query. */
export function markedParts(text: string, marks: readonly string[]): readonly string[] {
  if (marks.length === 0) return [text];
  const longestFirst = marks.toSorted((one, other) => other.length - one.length).map(escaped);
  return text.split(new RegExp(`(?<![\\p{L}\\d])(${longestFirst.join('|')})`, 'giu'));
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
