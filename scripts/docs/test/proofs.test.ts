import { describe, expect, test } from 'vitest';
import { proofsOf } from '../proofs.ts';
import { parseGuarantees, parseRules, rulesPage } from '../rules.ts';

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

  test('reports numbers without a test, and titles with an unknown guarantee', () => {
    const { faults } = rulesPage(rules, guarantees, new Map([['G99', ['scripts/test/c.test.ts']]]));
    expect(faults).toEqual([
      'T05 has no test',
      'G01 has no test',
      "G99 is in the title of a test, but isn't a guarantee: [c](../scripts/test/c.test.ts)",
    ]);
  });
});
