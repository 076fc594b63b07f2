/**
 * The page that lists each rule with the tests that prove it: `docs/rules.md`, from `docs/rules.tsv` and the titles of the tests.
 * A title carries the numbers of its rules in front: `T05: a 401 discards the token and replays once`, `P01 P02: …`. What cannot run proves nothing.
 * `node scripts/rules.ts` writes the page; `--check` fails where the page is stale or a rule has no test.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Source } from './promises/ledger.ts';
import { type Proof, proofsOf } from './promises/proofs.ts';

interface Rule {
  readonly number: string;
  readonly statement: string;
  readonly keptBy: string;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const page = `${root}docs/rules.md`;
const testFiles = ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts', 'specs/test/**/*.test.ts'];

function readRules(): readonly Rule[] {
  const [, ...lines] = readFileSync(`${root}docs/rules.tsv`, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [number = '', statement = '', keptBy = ''] = line.split('\t');
    return { number, statement, keptBy };
  });
}

function readTests(): readonly Source[] {
  return globSync([...testFiles], { cwd: root })
    .toSorted()
    .map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') }));
}

function render(rules: readonly Rule[], proofs: ReadonlyMap<string, readonly Proof[]>): string {
  const sections = rules.map(({ number, statement, keptBy }) => {
    const tests = (proofs.get(number) ?? []).map((proof) => `- ${proof.title} ([${proof.file}](../${proof.file}))`);
    return `### ${number}\n\n${statement} *Kept by: ${keptBy.replaceAll(' ', ', ')}.*\n\n${tests.length === 0 ? '- no test yet' : tests.join('\n')}\n`;
  });
  const proved = rules.filter(({ number }) => proofs.has(number)).length;
  return `# Rules and their tests\n\nWritten by \`node scripts/rules.ts\` from [rules.tsv](rules.tsv) and the titles of the tests; never edited.\n${proved} of ${rules.length} rules have at least one test.\n\n${sections.join('\n')}`;
}

const rules = readRules();
const proofs = proofsOf(readTests());
const text = render(rules, proofs);
const gaps = rules.filter(({ number }) => !proofs.has(number)).map(({ number }) => number);

if (process.argv.includes('--check')) {
  const stale = readFileSync(page, 'utf8') !== text;
  if (stale) console.error(`${relative(root, page)} is stale: run node scripts/rules.ts`);
  if (gaps.length > 0) console.error(`No test carries the number of: ${gaps.join(', ')}`);
  process.exit(stale || gaps.length > 0 ? 1 : 0);
}
writeFileSync(page, text);
console.log(
  `${relative(root, page)}: ${rules.length - gaps.length} of ${rules.length} rules proved${gaps.length > 0 ? `; none for ${gaps.join(', ')}` : ''}`,
);
