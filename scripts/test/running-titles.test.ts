import { expect, test } from 'vitest';
import { proofsOf } from '../promises/proofs.ts';
import { runningTitles } from '../promises/running-titles.ts';

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
])('a test that runs, or may where the environment lets it, is a proof: %s', (text) => {
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
])('a test that never runs, or that passes where it fails, is no proof: %s', (text) => {
  expect(titles(text)).toEqual([]);
});

test('a group is a proof where one of its tests is, or where another file fills it', () => {
  const group = `describe('a', () => { test.skip('b', ${body}); test('c', ${body}); });`;
  expect(titles(group)).toEqual(['a', 'c']);
  expect(titles("describe('a', () => { conformance(store); });")).toEqual(['a']);
});

test('rules are proved by each number and span in front of the title of a test that can run', () => {
  const text = `test('O01–O03, T05/P01 P02: a', ${body}); test.skip('E01: b', ${body}); test('no E02: c', ${body});`;
  const proofs = proofsOf([{ path: 'a.test.ts', text }]);
  expect([...proofs.keys()]).toEqual(['O01', 'O02', 'O03', 'T05', 'P01', 'P02']);
  expect(proofs.get('O02')).toEqual([{ title: 'a', file: 'a.test.ts' }]);
});
