import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { proofsOf } from '../proofs.ts';
import { parseAssumptions, parseGuarantees, parseRules, rulesPage } from '../rules.ts';
import { root } from '../../build/packages.ts';

const body = '() => undefined';

test('a test proves each rule and guarantee at the start of its title', () => {
  const text = [
    `test('O01–O03, T05, G07: a', ${body});`,
    `  it.each([\n    1,\n  ])('E01: b', ${body});`,
    `describe.skipIf(isAway)(\n  \`E02: c\`, ${body});`,
    `test('no E03: d', ${body});`,
    `const text = "test('E04: e', ${body})";`,
    `log('E05: f');`,
  ].join('\n');
  const proofs = proofsOf([{ path: 'a.test.ts', text }]);
  expect([...proofs.keys()]).toEqual(['O01', 'O02', 'O03', 'T05', 'G07', 'E01', 'E02']);
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
