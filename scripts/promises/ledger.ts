import { runningTitles } from './running-titles.ts';
import { plain, promisesOf } from './sentences.ts';

/** A text and where it is: a page that promises, a file of tests. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

export interface Promised {
  readonly page: string;
  /** Of the promise, as the page says it. */
  readonly words: string;
  /** Of the tests that attack it. */
  readonly titles: readonly string[];
  /** Why the words promise nothing although they sound so. */
  readonly noPromise?: string;
}

const noPromise = /^no promise: (.+)$/;

/** Reads the table: page, words and title of a test, or `no promise: ` with the reason; a promise has a line for each of its tests. */
export function parseLedger(table: string): readonly Promised[] {
  const rows = table
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
  const promises = Object.values(Object.groupBy(rows, ([page = '', words = '']) => `${page}\t${words}`));
  return promises.map((own = []) => {
    const [page = '', words = '', third = ''] = own[0] ?? [];
    // A reason beside a test is a title that no test has.
    const [, reason] = own.length === 1 ? (noPromise.exec(third) ?? []) : [];
    const titles = reason === undefined ? own.map((row) => row[2] ?? '') : [];
    return { page, words, titles, ...(reason !== undefined && { noPromise: reason }) };
  });
}

const ruleNumbers = /^[A-Z]{1,2}\d{2}[^:]*: /;

/** Finds the files in which a text is the title of a test that can run, behind the numbers of its rules where it has some. */
export function titlesOf(tests: readonly Source[]): (title: string) => readonly string[] {
  const files = new Map<string, Set<string>>();
  for (const test of tests) {
    for (const written of runningTitles(test)) {
      const title = written.replace(ruleNumbers, '');
      files.set(title, (files.get(title) ?? new Set()).add(test.path));
    }
  }
  return (title) => [...(files.get(title) ?? [])];
}

/** What is wrong with a ledger: words that no page says any more, titles that no test has, and promises that no row names. */
export function faultsOf(
  ledger: readonly Promised[],
  pages: readonly Source[],
  tests: readonly Source[],
): readonly string[] {
  const textOf = new Map(pages.map(({ path, text }) => [path, plain(text)]));
  const filesWith = titlesOf(tests);
  return [
    ...ledger.flatMap(({ page, words }) =>
      words.trim() !== '' && textOf.get(page)?.includes(plain(words)) === true
        ? []
        : [`${page} does not say: ${words}`],
    ),
    ...ledger.flatMap(({ words, titles }) =>
      titles.flatMap((title) =>
        filesWith(title).length > 0 ? [] : [`No test has the title: ${title} (for: ${words})`],
      ),
    ),
    ...pages.flatMap(({ path, text }) => {
      const rows = ledger.filter(({ page }) => page === path).map(({ words }) => plain(words));
      return promisesOf(text)
        .filter((sentence) => !rows.some((words) => sentence.includes(words) || words.includes(sentence)))
        .map((sentence) => `${path} promises what no row of docs/promises.tsv names: ${sentence}`);
    }),
  ];
}
