import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../build/packages.ts';
import { proofsOf } from './proofs.ts';

/** A rule of the documents, or a guarantee of ours. */
export interface Rule {
  readonly number: string;
  readonly statement: string;
  /** The parts that keep a rule: spec, client, sandbox. */
  readonly keptBy?: string;
}

const testFiles = [
  'packages/*/test/**/*.ts',
  'examples/*/*.test.ts',
  'scripts/*/test/**/*.test.ts',
  'specs/test/**/*.test.ts',
];

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Reads `docs/rules.tsv`: number, statement, and the parts that keep the rule. */
export function parseRules(table: string): readonly Rule[] {
  const [, ...lines] = table.trimEnd().split('\n');
  return lines.map((line) => {
    const [number = '', statement = '', keptBy = ''] = line.split('\t');
    return { number, statement, keptBy: keptBy.replaceAll(' ', ', ') };
  });
}

/** Reads `docs/guarantees.md`: each list item, with its indented lines, is a guarantee. */
export function parseGuarantees(page: string): readonly Rule[] {
  return [...page.matchAll(/^- \*\*(\w+)\*\* (.+(?:\n {2}.+)*)$/gm)].map(([, number = '', text = '']) => ({
    number,
    statement: text.replaceAll(/\n +/g, ' '),
  }));
}

/** Reads the assumptions in the YAML of the API descriptions. */
export function parseAssumptions(descriptions: readonly string[]): readonly Rule[] {
  const statements = new Map<string, Set<string>>();
  for (const text of descriptions.filter((one) => /\bid: (AS|W)\d\d/.test(one)))
    for (const { id, about, choice } of assumptionsIn(parse(text)))
      statements.set(id, (statements.get(id) ?? new Set()).add(`${about}: ${choice}`));
  // Operations share an assumption, each with its own words.
  return [...statements]
    .map(([number, texts]) => ({ number, statement: [...texts].join('<br>') }))
    .toSorted((one, other) => one.number.localeCompare(other.number));
}

interface NumberedAssumption {
  readonly id: string;
  readonly about: string;
  readonly choice: string;
}

function assumptionsIn(node: unknown): readonly NumberedAssumption[] {
  if (typeof node !== 'object' || node === null) return [];
  const { 'x-assumption': own, 'x-assumption+': added } = node as Readonly<Record<string, unknown>>;
  const numbered = ([own, added].flat() as readonly (NumberedAssumption | undefined)[]).filter(
    (one) => one?.id !== undefined,
  ) as readonly NumberedAssumption[];
  return [...numbered, ...Object.values(node).flatMap(assumptionsIn)];
}

/** Writes the page and lists the numbers that no test has. */
export function rulesPage(
  rules: readonly Rule[],
  guarantees: readonly Rule[],
  proofs: ReadonlyMap<string, readonly string[]>,
  assumptions: readonly Rule[] = [],
): { readonly text: string; readonly faults: readonly string[] } {
  const links = (number: string): string =>
    (proofs.get(number) ?? []).map((file) => `[${basename(file).replace(/(\.test)?\.ts$/, '')}](../${file})`).join(' ');
  const table = (list: readonly Rule[]): string =>
    list.map(({ number, statement, keptBy }) => row([number, statement, keptBy, links(number)])).join('\n');
  const numbers = [...rules, ...guarantees, ...assumptions].map(({ number }) => number);
  const faults = [
    ...numbers.filter((number) => !proofs.has(number)).map((number) => `${number} has no test`),
    // Other numbers in titles are operations.
    ...[...proofs.keys()]
      .filter((number) => /^(G|AS|W)\d/.test(number) && !numbers.includes(number))
      .map(
        (number) =>
          `${number} is in the title of a test, but isn't ${number.startsWith('G') ? 'a guarantee' : 'an assumption'}: ${links(number)}`,
      ),
  ];
  const assumed = assumptions.length > 0 ? `\n${assumptionsHead}${table(assumptions)}\n` : '';
  return { text: `${head}${table(rules)}\n\n${guaranteesHead}${table(guarantees)}\n${assumed}`, faults };
}

const row = (cells: readonly (string | undefined)[]): string =>
  `| ${cells.filter((cell) => cell !== undefined).join(' | ')} |`;

const head = `# Rules and guarantees with their tests

<!-- Written by \`pnpm docs:write\` from rules.tsv, guarantees.md and the titles of the tests. Do not edit. -->
Each test that proves a rule or a guarantee has its number at the start of its title.
Search a file for the number to find the tests.

## Rules of the documents

| rule | statement | kept by | tests |
| --- | --- | --- | --- |
`;

const guaranteesHead = `## Guarantees

| guarantee | statement | tests |
| --- | --- | --- |
`;

const assumptionsHead = `## Assumptions

The documents don't specify these rules. Each is an \`x-assumption\` in the API descriptions.
If surfaces differ, the table has the text of each.

| assumption | choice | tests |
| --- | --- | --- |
`;

/** The rules of `docs/rules.tsv`. */
export const currentRules = (): readonly Rule[] => parseRules(read('docs/rules.tsv'));

/** The assumptions of the API descriptions in this repository. */
export function currentAssumptions(): readonly Rule[] {
  const descriptions = globSync('specs/**/*.yaml', { cwd: root, exclude: ['specs/dist', '**/node_modules/**'] });
  return parseAssumptions(descriptions.toSorted().map(read));
}

/** `docs/rules.md`, from the files of this repository. */
export function currentRulesPage(): ReturnType<typeof rulesPage> {
  const paths = globSync(testFiles, { cwd: root, exclude: ['**/node_modules/**'] }).toSorted();
  const tests = [...new Set(paths)].map((path) => ({ path, text: read(path) }));
  return rulesPage(currentRules(), parseGuarantees(read('docs/guarantees.md')), proofsOf(tests), currentAssumptions());
}
