/**
 * Checks the prose of the project: `node scripts/lint/words.ts [path …]`. Prints each sentence that breaks a rule. `--count` prints a table by
 * folder and rule instead.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exceptions } from './exceptions.ts';
import { faultsOf, withExceptions } from './faults.ts';

const root = join(import.meta.dirname, '../..');
const options = process.argv.slice(2);
const named = options.filter((option) => !option.startsWith('--'));
const isCounting = options.includes('--count');

/** Generated files, files in other formats, and the words of the rules. */
const leftOut =
  /(?:^|\/)(?:generated|fixtures|dist)\/|^docs\/rules|CHANGELOG|pnpm-lock|^\.github|^scripts\/lint\/(?:rules|exceptions)\.ts$/;

const folder = named.length > 0 ? '.' : root;
const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...named], {
  encoding: 'utf8',
  cwd: folder,
  maxBuffer: 1 << 26,
})
  .split('\n')
  .filter((path) => /\.(?:md|ts|tsx|mjs|ya?ml)$/.test(path) && !leftOut.test(path) && existsSync(join(folder, path)));

const found = paths.flatMap((path) => faultsOf(path, readFileSync(join(folder, path), 'utf8')));
const { faults, unused } = withExceptions(found, exceptions);

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
// A run of some files doesn't show which exceptions the others need.
const unneeded = named.length > 0 ? [] : unused;
for (const { path, text } of unneeded)
  console.error(`scripts/lint/exceptions.ts: no sentence of ${path} needs this exception. Remove it: ${text}`);
console.log(`${paths.length} files, ${faults.length} sentences to rewrite, ${exceptions.length} exceptions`);
if (faults.length > 0 || unneeded.length > 0) process.exitCode = 1;
