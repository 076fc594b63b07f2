import { expect, test } from 'vitest';
import { faultsOf } from '../faults.ts';

// The linter also reads this file, so it contains no banned word as a whole.
const [anew, nobody] = ['an-ew', 'no-body'].map((word) => word.replace('-', '')) as [string, string];

const found = (path: string, source: string): readonly (readonly unknown[])[] =>
  faultsOf(path, source).map(({ line, kind, rule }) => [line, kind, rule]);
const sentenceOf = (words: number): string => `${Array.from({ length: words }, () => 'is').join(' ')}.`;

test.each([
  ['a paragraph', 'a.md', `First line.\n\nIt starts ${anew}.\n`, 3, 'markdown'],
  ['a heading', 'a.md', `# Start ${anew}\n`, 1, 'heading'],
  ['a list item', 'a.md', `- First.\n- It starts ${anew}.\n`, 2, 'markdown'],
  ['a table', 'a.md', `| a | b |\n|---|---|\n| c | starts ${anew} |\n`, 3, 'cell'],
  ['a docstring', 'a.ts', `const a = 1;\n/** Starts ${anew}. */\nexport const b = 2;\n`, 2, 'docstring'],
  ['the docstring of a member', 'a.ts', `export interface A {\n  /** Starts ${anew}. */\n  b: 1;\n}\n`, 2, 'docstring'],
  ['a thrown message', 'a.ts', `\nthrow new Error('The run starts ${anew}.');\n`, 2, 'string'],
  ['a template', 'a.ts', `log(\`The run \${name} starts ${anew}.\`);\n`, 1, 'string'],
  ['a title', 'a.test.ts', `test('T05: a run starts ${anew}', () => {});\n`, 1, 'title'],
  ['a title with a table', 'a.test.ts', `test.each([1])('%s starts ${anew}', () => {});\n`, 1, 'title'],
  ['a description in YAML', 'a.yaml', `info:\n  description: It starts ${anew}.\n`, 2, 'description'],
])('a banned word is found in %s', (_, path, source, line, kind) => {
  expect(found(path, source)).toEqual([[line, kind, 'phrase']]);
});

test.each([
  ['a comment', 'a.ts', `// It starts ${anew}.\nexport const a = 1;\n`],
  ['the docstring of an inside', 'a.ts', `/** Starts ${anew}. */\nconst a = 1;\nexport const b = a;\n`],
  ['code in Markdown', 'a.md', `Call \`${anew}()\`.\n\n\`\`\`ts\n${anew}(); // ${nobody}\n\`\`\`\n`],
  ['the sample of a docstring', 'a.ts', `/**\n * Starts.\n * @example\n * ${anew}(${nobody});\n */\nconst a = 1;\n`],
  ['the target of a link', 'a.md', `See [the guide](${anew}.md).\n`],
  ['an HTML comment', 'a.md', `<!-- ${anew} -->\nText.\n`],
  ['front matter', 'a.md', `---\ntitle: ${anew}\n---\n\nText.\n`],
  ['a Lua script', 'a.ts', `run("local first = redis.call('GET', ${anew}) if first then return first end");\n`],
  ['a key in code', 'a.ts', `const a = { key: '${anew}' };\n`],
  ['a field in YAML that isn’t prose', 'a.yaml', `info:\n  title: ${anew}\n`],
])('a banned word is allowed in %s', (_, path, source) => {
  expect(found(path, source)).toEqual([]);
});

test('a sentence has at most 25 words, code counts as one, and numbers of rules as none', () => {
  expect(found('a.md', sentenceOf(25))).toEqual([]);
  expect(found('a.md', sentenceOf(26))).toEqual([[1, 'markdown', 'long']]);
  expect(found('a.ts', `test('T05, G01–G03: it ${sentenceOf(24)}');\n`)).toEqual([]);
  expect(found('a.md', `\`a b c d e f\` [word](a.md) ${sentenceOf(23)}`)).toEqual([]);
  expect(found('a.md', `${sentenceOf(20)}\nIt ${sentenceOf(20)}`)).toEqual([]);
});
