/**
 * Checks the prose of the project: `pnpm lint:words [path …]`. Prints each sentence that breaks a rule. `--count` prints a table by
 * folder and rule instead.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exceptions, pending } from './exceptions.ts';
import { maxLineLength, maxWords, rules } from './rules.ts';
import { type Kind, type Text, textsOf } from './texts.ts';

interface Fault {
  readonly path: string;
  readonly line: number;
  readonly kind: Kind;
  readonly rule: string;
  readonly remedy: string;
  readonly sentence: string;
}

const root = join(import.meta.dirname, '../..');
const options = process.argv.slice(2);
const named = options.filter((option) => !option.startsWith('--'));
const isCounting = options.includes('--count');
const isWhole = options.includes('--all');

const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...named], {
  encoding: 'utf8',
  cwd: named.length > 0 ? undefined : root,
  maxBuffer: 1 << 26,
})
  .split('\n')
  .filter(
    (path) =>
      /\.(?:md|ts|tsx|mjs|ya?ml)$/.test(path) &&
      !/(?:^|\/)(?:generated|fixtures|dist)\/|CHANGELOG|pnpm-lock|^\.github/.test(path),
  );

const used = new Set<number>();
const faults = paths.flatMap((path) => faultsOf(path, readFileSync(join(named.length > 0 ? '.' : root, path), 'utf8')));

if (isCounting) {
  const counts = new Map<string, number>();
  for (const { path, kind } of faults) {
    const key = `${path.split('/').slice(0, 3).join('/')} ${kind}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const [key, count] of [...counts].toSorted((a, b) => b[1] - a[1]))
    console.log(`${String(count).padStart(6)} ${key}`);
} else
  for (const { path, line, kind, rule, remedy, sentence } of faults)
    console.error(`${path}:${line} ${kind} ${rule}: ${remedy}\n    ${sentence}`);
const unused = named.length > 0 ? [] : exceptions.filter((_, index) => !used.has(index));
for (const { path, text } of unused)
  console.error(`scripts/lint/exceptions.ts: remove the exception for ${path}, which nothing needs: ${text}`);
console.log(`${paths.length} files, ${faults.length} sentences to rewrite, ${exceptions.length} exceptions`);
if (faults.length > 0 || unused.length > 0) process.exitCode = 1;

function faultsOf(path: string, source: string): readonly Fault[] {
  const texts = textsOf(path, source).filter(
    ({ kind }) => isWhole || !pending.some((room) => path.startsWith(room.path) && room.kinds.includes(kind)),
  );
  return [...texts.flatMap((text) => faultsIn(path, text)), ...(path.endsWith('.md') ? longLines(path, source) : [])];
}

function faultsIn(path: string, { kind, line, text }: Text): readonly Fault[] {
  return sentencesOf(text).flatMap((sentence) => {
    const broken = rules.filter(({ pattern, except }) => !except?.includes(kind) && pattern.test(sentence));
    const length = sentence.split(/\s+/).filter((word) => /[\p{L}\d`]/u.test(word)).length;
    const long = { name: 'long', remedy: `${length} words, at most ${maxWords}` };
    return [...broken, ...(length > maxWords ? [long] : [])]
      .filter(() => !isExcepted(path, sentence))
      .map(({ name, remedy }) => ({ path, line, kind, rule: name, remedy, sentence }));
  });
}

/** Code, quotations and links count as one word each. */
function sentencesOf(text: string): readonly string[] {
  const plain = text
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/\{@link ([^}]*)\}/g, '`$1`')
    .replaceAll(/!?\[((?:[^\][]|\[[^\]]*\])*)\]\([^)]*\)/g, '$1')
    .replaceAll(/`[^`]*`/g, '`code`')
    .replaceAll(/\b(e\.g|i\.e|etc|vs|approx)\./g, '$1');
  return plain
    .split(/(?<=[.!?:]["')*]*)\s+(?=["'(*_]*[A-Z`])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

function longLines(path: string, source: string): readonly Fault[] {
  let inCode = false;
  return source.split('\n').flatMap((sentence, index) => {
    if (/^\s*(?:```|~~~)/.test(sentence)) inCode = !inCode;
    const isProse = !inCode && !/^\s*(?:\||<|!\[|\[[^\]]+\]:|description:)/.test(sentence);
    const length = sentence.replaceAll(/\]\([^)]*\)/g, ']').length;
    if (!isProse || length <= maxLineLength) return [];
    const remedy = `${length} characters, at most ${maxLineLength}: one sentence per line`;
    return [
      { path, line: index + 1, kind: 'markdown', rule: 'long-line', remedy, sentence: `${sentence.slice(0, 100)}…` },
    ];
  });
}

function isExcepted(path: string, sentence: string): boolean {
  const index = exceptions.findIndex((exception) => exception.path === path && sentence.includes(exception.text));
  if (index >= 0) used.add(index);
  return index >= 0;
}
