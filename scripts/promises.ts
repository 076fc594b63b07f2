/**
 * The page that lists each promise of the READMEs with the tests that attack it: `docs/promises.md`, from `docs/promises.tsv` (page, words of the
 * promise, title of a test; several rows where several tests do) and the titles of the tests.
 * `node scripts/promises.ts` writes the page; it fails where a page no longer says the words, where no test has the title, or where a point of a list
 * of promises is in no row. `--check` fails where the page is stale as well.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Promised {
  readonly page: string;
  readonly words: string;
  readonly titles: string[];
}

const root = fileURLToPath(new URL('..', import.meta.url));
const file = `${root}docs/promises.md`;
const testFiles = ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'];
/** Each point of these lists is a promise. */
const lists: Readonly<Record<string, string>> = {
  'README.md': '## What you can rely on',
  'packages/core/README.md': '## What every call can count on',
};

const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');
/** Line breaks and marks of emphasis are the page's own affair. */
const plain = (text: string): string =>
  text
    .replaceAll(/[*`\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function readLedger(): readonly Promised[] {
  const promises = new Map<string, Promised>();
  for (const line of read('docs/promises.tsv').trimEnd().split('\n').slice(1)) {
    const [page = '', words = '', title = ''] = line.split('\t');
    const known = promises.get(`${page} ${words}`) ?? { page, words, titles: [] };
    promises.set(`${page} ${words}`, known);
    known.titles.push(title);
  }
  return [...promises.values()];
}

/** The files of tests in which a text stands as it is, or as the pattern of `test.each`. */
function findTests(): (title: string) => readonly string[] {
  const sources = globSync(testFiles, { cwd: root })
    .toSorted()
    .map((path) => ({ path, text: plain(read(path)) }));
  return (title) => sources.filter(({ text }) => text.includes(plain(title))).map(({ path }) => path);
}

function pointsOf(page: string, heading: string): readonly string[] {
  const [, rest = ''] = read(page).split(`${heading}\n`);
  const [section = ''] = rest.split('\n## ');
  return section.split(/^- /m).slice(1).map(plain);
}

const promises = readLedger();
const testsWith = findTests();
const faults = [
  ...promises.flatMap(({ page, words }) =>
    plain(read(page)).includes(plain(words)) ? [] : [`${page} no longer says: ${words}`],
  ),
  ...promises.flatMap(({ titles }) =>
    titles.flatMap((title) => (testsWith(title).length > 0 ? [] : [`No test has the title: ${title}`])),
  ),
  ...Object.entries(lists).flatMap(([page, heading]) =>
    pointsOf(page, heading).flatMap((point) =>
      promises.some((one) => one.page === page && point.includes(plain(one.words)))
        ? []
        : [`${page} promises what no row of docs/promises.tsv names: ${point.slice(0, 80)} …`],
    ),
  ),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);

const sections = Object.entries(Object.groupBy(promises, ({ page }) => page)).map(([page, own = []]) => {
  const entries = own.map(({ words, titles }) => {
    const tests = titles.map((title) => {
      const [path = ''] = testsWith(title);
      return `- ${title} ([${path}](../${path}))`;
    });
    return `${words}\n\n${tests.join('\n')}`;
  });
  return `## [${page}](../${page})\n\n${entries.map((entry) => `### ${entry}`).join('\n\n')}`;
});
const text = `# Promises and the tests that attack them\n\nWritten by \`node scripts/promises.ts\` from [promises.tsv](promises.tsv) and the titles of the tests; never edited.\n${promises.length} promises, each with at least one test.\n\n${sections.join('\n\n')}\n`;
if (process.argv.includes('--check')) {
  const isStale = readFileSync(file, 'utf8') !== text;
  if (isStale) console.error('docs/promises.md is stale: run node scripts/promises.ts');
  process.exit(isStale ? 1 : 0);
}
writeFileSync(file, text);
console.log(`docs/promises.md: ${promises.length} promises`);
