/** Compares the errors in the guides with the API reports of the packages. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(`${packages}${path}`, 'utf8');

interface ErrorClass {
  readonly base: string;
  readonly fields: readonly string[];
}

const ofPlatform: ErrorClass = { base: '', fields: ['name', 'message', 'stack', 'cause'] };

/** The classes of errors by their names, with the fields that each declares itself. */
const classes = new Map<string, ErrorClass>([['Error', ofPlatform]]);
for (const report of globSync('*/api.txt', { cwd: packages })) {
  for (const [, name = '', base = '', members = ''] of read(report).matchAll(
    /^class (\w+Error)(?:<[^{\n]*>)? extends (\w+) \{\n(.*?)^\}/gms,
  )) {
    const fields = [...members.matchAll(/^ {4}(?:readonly |get )(\w+)\??[:(]/gm)].map(([, field = '']) => field);
    classes.set(name, { base, fields });
  }
}

function fieldsOf(name: string): readonly string[] {
  const found = classes.get(name);
  return found ? [...found.fields, ...fieldsOf(found.base)] : [];
}

/** Words in these tables that aren't fields: options, methods and outcomes. */
const otherWords: ReadonlySet<string> = new Set([
  'handler',
  'maxWaitInMs',
  'refused',
  'size',
  'timeoutInMs',
  'unknown',
  'waitForImport',
]);

interface Row {
  readonly guide: string;
  readonly names: readonly string[];
  readonly words: readonly string[];
}

const wordsIn = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

/** The rows of tables whose first cell names classes of errors. */
const rows: readonly Row[] = globSync('docs/guides/*.md', { cwd: packages }).flatMap((guide) =>
  read(guide)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => {
      const [, first = '', ...others] = line.split('|');
      const isField = (word: string): boolean => /^[a-z][A-Za-z]*$/.test(word);
      return {
        guide,
        names: wordsIn(first).filter((word) => /^\w+Error$/.test(word)),
        words: wordsIn(`${first} ${others.join(' ')}`).filter(isField),
      };
    })
    .filter(({ names }) => names.length > 0),
);

test('the API reports list the own and the inherited fields of a class', () => {
  expect(fieldsOf('RateLimitError')).toEqual(expect.arrayContaining(['retryAt', 'status', 'outcome', 'cause']));
  expect(fieldsOf('MalformedResponseError')).not.toContain('body');
  expect(rows.length).toBeGreaterThan(30);
});

test('each error class in a table of the guides exists', () => {
  const unknown = rows.flatMap(({ guide, names }) =>
    names.filter((name) => !classes.has(name)).map((name) => `${guide}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('each field in a table of the guides belongs to the error class of its row', () => {
  const wrong = rows.flatMap(({ guide, names, words }) =>
    names.flatMap((name) =>
      words
        .filter((word) => !otherWords.has(word) && !fieldsOf(name).includes(word))
        .map((word) => `${guide}: ${name} has no ${word}`),
    ),
  );
  expect(wrong).toEqual([]);
});
