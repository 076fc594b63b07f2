import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { proofsOf } from '../proofs.ts';
import { parseAssumptions, parseGuarantees, parseRules, rulesPage } from '../rules.ts';
import { runningTitles } from '../running-titles.ts';
import { root } from '../../build/packages.ts';

const body = '() => undefined';
const titles = (text: string): readonly string[] => runningTitles({ path: 'a.test.ts', text });

test.each([
  `test('a', ${body});`,
  `it("a", ${body});`,
  `test.each([1, 2])('a', ${body});`,
  `test.for([1, 2])(\`a\`, ${body});`,
  `test('a', { timeout: 1 }, ${body});`,
  `test.skipIf(process.platform === 'linux')('a', ${body});`,
  `it.runIf(canMount()).each([1])('a', ${body});`,
  `for (const one of all) test('a', ${body});`,
])('a test that runs, or may run in another environment, is a proof: %s', (text) => {
  expect(titles(text)).toEqual(['a']);
});

test.each([
  `test.skip('a', ${body});`,
  `it.skip.each([1])('a', ${body});`,
  `test.concurrent.skip('a', ${body});`,
  `test.skipIf(true)('a', ${body});`,
  `test.runIf(false)('a', ${body});`,
  `test.todo('a');`,
  `test('a');`,
  `test.fails('a', ${body});`,
  `test('a', { skip: true }, ${body});`,
  `test('a', { todo: true }, ${body});`,
  `test('a', (context) => { context.skip(); expect(1).toBe(1); });`,
  `test('a', ({ skip }) => skip('later'));`,
  `describe.skip('a', () => { test('b', ${body}); });`,
  `describe('a', () => { test.skip('b', ${body}); });`,
  `// test('a', ${body});`,
  `/* test('a', ${body}); */`,
  `const text = "test('a', ${body})";`,
  `log('a', ${body});`,
])('a test that never runs, or passes if it fails, is not a proof: %s', (text) => {
  expect(titles(text)).toEqual([]);
});

test('a group is a proof if one of its tests is a proof, or if another file fills it', () => {
  const group = `describe('a', () => { test.skip('b', ${body}); test('c', ${body}); });`;
  expect(titles(group)).toEqual(['a', 'c']);
  expect(titles("describe('a', () => { conformance(store); });")).toEqual(['a']);
});

test('a test proves each rule and guarantee at the start of its title, if the test can run', () => {
  const text = `test('O01–O03, T05, G07: a', ${body}); test.skip('E01: b', ${body}); test.todo('G08: c'); test('no E02: d', ${body});`;
  const proofs = proofsOf([{ path: 'a.test.ts', text }]);
  expect([...proofs.keys()]).toEqual(['O01', 'O02', 'O03', 'T05', 'G07']);
  expect(proofs.get('G07')).toEqual(['a.test.ts']);
});

describe('the page of rules and guarantees', () => {
  const rules = parseRules('rule\tstatement\tkept by\nT05\tA 401 is replayed once\tclient sandbox\n');
  const guarantees = parseGuarantees('# Guarantees\n\n- **G01** Tokens\n  are shared.\n\nOther text.\n');

  test('lists each number with its files', () => {
    const proofs = new Map([
      ['T05', ['packages/core/test/a.test.ts', 'packages/hub/test/b.ts']],
      ['G01', ['scripts/test/c.test.ts']],
    ]);
    const { text, faults } = rulesPage(rules, guarantees, proofs);
    expect(faults).toEqual([]);
    expect(text).toContain(
      '| T05 | A 401 is replayed once | client, sandbox | [a](../packages/core/test/a.test.ts) [b](../packages/hub/test/b.ts) |',
    );
    expect(text).toContain('| G01 | Tokens are shared. | [c](../scripts/test/c.test.ts) |');
  });

  test('reports numbers without a test, and titles with an unknown guarantee', () => {
    const { faults } = rulesPage(rules, guarantees, new Map([['G99', ['scripts/test/c.test.ts']]]));
    expect(faults).toEqual([
      'T05 has no test',
      'G01 has no test',
      "G99 is in the title of a test, but isn't a guarantee: [c](../scripts/test/c.test.ts)",
    ]);
  });

  test('reports an assumption without a test, and titles with an unknown assumption', () => {
    const spec = 'x-assumption:\n  - id: AS01\n    about: a deleted order\n    choice: a 404\n    why: none\n';
    const proofs = new Map([['AS02', ['scripts/test/c.test.ts']]]);
    const { text, faults } = rulesPage([], [], proofs, parseAssumptions([spec, spec]));
    expect(text).toContain('| AS01 | a deleted order: a 404 |');
    expect(faults).toEqual([
      'AS01 has no test',
      "AS02 is in the title of a test, but isn't an assumption: [c](../scripts/test/c.test.ts)",
    ]);
  });
});

test('assumptions may be folded, inline or nested, and all texts of a number are listed', () => {
  const folded =
    'x-assumption:\n  - id: AS02\n    about: a thing\n    choice: >-\n      one\n      two\n    why: none\n';
  const nested =
    'Line:\n  x-assumption:\n    - { id: AS01, about: a field, choice: a 400, why: none }\n    - { id: AS01, about: b, choice: c, why: d }\n';
  expect(parseAssumptions([folded, nested])).toEqual([
    { number: 'AS01', statement: 'a field: a 400<br>b: c' },
    { number: 'AS02', statement: 'a thing: one two' },
  ]);
});

test('the repository has at most 64 guarantees, numbered without gaps', () => {
  const page = readFileSync(join(root, 'docs/guarantees.md'), 'utf8');
  const numbers = parseGuarantees(page).map(({ number }) => number);
  expect(numbers.length).toBeLessThanOrEqual(64);
  expect(numbers).toEqual(numbers.map((_, index) => `G${String(index + 1).padStart(2, '0')}`));
});
