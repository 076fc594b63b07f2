/**
 * Prints the lines of code by kind, and what the change adds to `origin/main`: `pnpm test sums`. `--packages` prints the
 * sums of each package. It never fails, because a number is a question for the review and not an answer.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const kinds = ['sources', 'tests', 'generated'] as const;
type Kind = (typeof kinds)[number];

const root = join(import.meta.dirname, '../..');
const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
    .split('\n')
    .filter((line) => line !== '');

/** The kind of a file. Undefined if it isn't code. */
function kindOf(path: string): Kind | undefined {
  if (!/\.(?:[cm]?[jt]s|tsx|svelte)$/.test(path)) return undefined;
  if (path.includes('/generated/')) return 'generated';
  return /\/test\/|\.test\.ts$/.test(path) ? 'tests' : 'sources';
}

const groupOf = (path: string): string => path.split('/', path.startsWith('packages/') ? 2 : 1).join('/');
const shown = (counts: ReadonlyMap<string, number>, sign = ''): string =>
  kinds.map((kind) => `${kind} ${(counts.get(kind) ?? 0) > 0 ? sign : ''}${counts.get(kind) ?? 0}`).join(' · ');

const sums = new Map<string, number>();
const groups = new Map<string, Map<string, number>>();
for (const path of git('ls-files', '--cached', '--others', '--exclude-standard')) {
  const kind = kindOf(path);
  if (kind === undefined || !existsSync(join(root, path))) continue;
  const lines = readFileSync(join(root, path), 'utf8').split('\n').length - 1;
  const group = groups.get(groupOf(path)) ?? new Map<string, number>();
  groups.set(groupOf(path), group);
  for (const counts of [sums, group]) counts.set(kind, (counts.get(kind) ?? 0) + lines);
}
if (process.argv.includes('--packages')) for (const [name, counts] of groups) console.log(`${name}: ${shown(counts)}`);
console.log(`lines: ${shown(sums)}`);

const added = new Map<string, number>();
try {
  const [base = ''] = git('merge-base', 'HEAD', 'origin/main');
  for (const line of git('diff', '--numstat', '--no-renames', base)) {
    const [plus, minus, path = ''] = line.split('\t');
    const kind = kindOf(path);
    if (kind !== undefined) added.set(kind, (added.get(kind) ?? 0) + Number(plus) - Number(minus));
  }
  console.log(`this change: ${shown(added, '+')}`);
  if ((added.get('tests') ?? 0) > Math.max(0, added.get('sources') ?? 0))
    console.log('The tests grow more than the sources. Does each new test state a rule, a guarantee or a fault?');
} catch {
  console.log('this change: unknown, because this clone has no origin/main');
}
