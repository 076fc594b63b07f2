import { describe, expect, test } from 'vitest';
import { faultsOf, parseLedger, type Source } from '../promises/ledger.ts';
import { listFaults } from '../promises/lists.ts';
import { promisesOf, sentencesOf } from '../promises/sentences.ts';

const head = 'page\twords\ttest\n';
const page: Source = { path: 'README.md', text: 'A read is **never**\nsent twice. It may wait.\n' };
const file: Source = { path: 'a.test.ts', text: `test('T05, E01: a read is sent once', () => undefined);` };
const faults = (rows: string, pages = [page], tests = [file]): readonly string[] =>
  faultsOf(parseLedger(head + rows), pages, tests);

describe('a ledger of promises', () => {
  test('is in order where the page says the words and a test has the title, with or without its rules', () => {
    expect(faults('README.md\tnever sent twice\ta read is sent once\n')).toEqual([]);
  });

  test('may say why a sentence promises nothing', () => {
    expect(faults('README.md\tnever sent twice\tno promise: the name of a book\n')).toEqual([]);
  });

  test('names no test where a reason why nothing is promised stands beside one', () => {
    const row = 'README.md\tnever sent twice\t';
    expect(faults(`${row}no promise: the name of a book\n${row}a read is sent once\n`)).toEqual([
      'No test has the title: no promise: the name of a book (for: never sent twice)',
    ]);
  });

  test.each([
    ['sentence is not there any more', [{ ...page, text: 'A read is sent.' }]],
    ['page is not there any more', []],
  ])('names a row whose %s', (_, pages) => {
    expect(faults('README.md\tnever sent twice\ta read is sent once\n', pages)).toEqual([
      'README.md does not say: never sent twice',
    ]);
  });

  test.each([
    ['has another title', "test('a read is sent twice', () => undefined);"],
    ['only says it in a comment', '// a read is sent once'],
    ['is commented out', "// test('a read is sent once', () => undefined);"],
    ['is in a text', `const text = "test('a read is sent once', () => undefined)";`],
    ['is skipped', "test.skip('a read is sent once', () => undefined);"],
    ['goes on behind it', "test('a read is sent once a day', () => undefined);"],
  ])('names a row whose test %s', (_, text) => {
    expect(faults('README.md\tnever sent twice\ta read is sent once\n', [page], [{ ...file, text }])).toEqual([
      'No test has the title: a read is sent once (for: never sent twice)',
    ]);
  });

  test.each(['is never sent twice', 'always ends', 'waits at most a second', 'is done exactly once', 'is refused'])(
    'names a sentence that no row is about: it %s',
    (words) => {
      const pages = [page, { path: 'docs/b.md', text: `It ${words}.` }];
      expect(faults('README.md\tnever sent twice\ta read is sent once\n', pages)).toEqual([
        `docs/b.md promises what no row of docs/promises.tsv names: It ${words}.`,
      ]);
    },
  );
});

describe('a list of which each point is a promise', () => {
  const list = {
    ...page,
    text: '## Promises\n\n- **A read** is sent\n  once.\n- It ends.\n\n## Others\n\n- It rains.\n',
  };
  const rows = 'README.md\tA read is sent\ta read is sent once\nREADME.md\tIt ends\ta read is sent once\n';
  const found = (rows: string, pages: readonly Source[], heading = '## Promises'): readonly string[] =>
    listFaults({ 'README.md': heading }, parseLedger(head + rows), pages);

  test('is in order where a row names each point', () => {
    expect(found(rows, [list])).toEqual([]);
  });

  test('names a point that no row names', () => {
    expect(found(rows.replace('It ends', 'It waits'), [list])).toEqual([
      'README.md promises what no row of docs/promises.tsv names: It ends. …',
    ]);
  });

  test.each([
    ['heading is another', [list], '## Promised'],
    ['heading is longer', [{ ...list, text: list.text.replace('## P', '### P') }], '## Promises'],
    ['points are gone', [{ ...list, text: list.text.replaceAll('- ', '') }], '## Promises'],
    ['page is gone', [], '## Promises'],
  ])('is missing where its %s', (_, pages, heading) => {
    expect(found(rows, pages, heading)).toEqual([`README.md has no list under: ${heading}`]);
  });
});

describe('the sentences of a page', () => {
  test('are those of its prose, its lists and the lines of its tables, not its code, comments and headings', () => {
    const text = [
      '# Never\n\n<!-- never -->\nOne `call` is\nsent. Two wait; both end.\n',
      '- **First.** It goes\n  on.\n1. Second\n',
      '| a | never |\n|---|---|\n| b | c |\n\n```ts\nnever();\n```\n',
    ].join('\n');
    expect(sentencesOf(text)).toEqual([
      'One call is sent.',
      'Two wait; both end.',
      'First.',
      'It goes on.',
      'Second',
      '| a | never |',
      '|---|---|',
      '| b | c |',
    ]);
    expect(promisesOf(text)).toEqual(['| a | never |']);
  });
});
