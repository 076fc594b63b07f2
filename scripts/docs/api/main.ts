/**
 * The public API of every package, as a text next to its sources. `pnpm docs:write api` writes `api.txt` after a build.
 * `--check` fails if a text differs from the declarations that would be published. The release policy defines which
 * differences are breaking.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeclarations, reportOf } from './report.ts';
import { publicPackages } from '../../build/packages.ts';

const check = process.argv.includes('--check');
const packages = publicPackages();
const program = readDeclarations(packages);
let differing = 0;
for (const target of packages) {
  const path = join(target.folder, 'api.txt');
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const after = reportOf(target, program);
  if (before === after) continue;
  differing += 1;
  if (check)
    console.error(`The public API of ${target.manifest.name} differs from its report:\n${difference(before, after)}`);
  else writeFileSync(path, after);
}
if (check && differing > 0) {
  console.error('If you intended the change, run `pnpm docs:write api`, and commit the reports with a changeset.');
  process.exit(1);
}
console.log(`${packages.length} public APIs, ${differing} changed`);

/** Lines of one text that the other does not have, the first twenty of each. */
function difference(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [...linesOnlyIn(old, now, '-'), ...linesOnlyIn(now, old, '+')].join('\n');
}

function linesOnlyIn(lines: readonly string[], others: readonly string[], sign: string): readonly string[] {
  const known = new Set(others);
  const only = lines.filter((line) => !known.has(line));
  return only.slice(0, 20).map((line) => `  ${sign} ${line}`);
}
