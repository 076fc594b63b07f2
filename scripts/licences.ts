/**
 * The licences of everything that an installation of our packages brings along: `pnpm licences` writes the table of `docs/supply-chain.md` anew, `--check`
 * fails where it differs or where a licence is not one that we allow.
 */
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Manifest, publicPackages, root } from './packages.ts';

const allowed = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD']);

interface Dependency {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly of: Set<string>;
}

const found = new Map<string, Dependency>();
for (const { folder, manifest } of publicPackages()) collect(folder, manifest, manifest.name);
const list = [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name));
const refused = list.filter(({ licence }) => !allowed.has(licence));
if (refused.length > 0) {
  for (const { name, licence } of refused) console.error(`${name} has the licence ${licence}, which is not allowed`);
  process.exit(1);
}

const page = join(root, 'docs/supply-chain.md');
const table = [
  '| package | version | licence | installed with |',
  '| --- | --- | --- | --- |',
  ...list.map(({ name, version, licence, of }) => `| ${name} | ${version} | ${licence} | ${[...of].join(', ')} |`),
].join('\n');
const before = readFileSync(page, 'utf8');
const after = before.replace(/(?<=<!-- licences -->\n)[\s\S]*?(?=<!-- \/licences -->)/, () => `${table}\n`);
if (process.argv.includes('--check')) {
  if (before !== after) {
    console.error('docs/supply-chain.md lists other licences than are installed: `pnpm licences`');
    process.exit(1);
  }
} else writeFileSync(page, after);
console.log(`${list.length} runtime dependencies, all under licences that are allowed`);

/** Follows the dependencies that an installation brings; peers are the caller's own choice. */
function collect(folder: string, { dependencies = {} }: Manifest, of: string): void {
  for (const name of Object.keys(dependencies)) {
    if (name.startsWith('@tradelane/')) continue;
    const place = realpathSync(placeOf(folder, name));
    const manifest = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as Manifest;
    const key = `${name}@${manifest.version}`;
    const known = found.get(key);
    if (known === undefined)
      found.set(key, { name, version: manifest.version, licence: String(manifest['license']), of: new Set([of]) });
    else known.of.add(of);
    collect(place, manifest, of);
  }
}

/** Where a package finds another one: in its own modules, or in those of a folder above. */
function placeOf(folder: string, name: string): string {
  const place = join(folder, 'node_modules', name);
  if (existsSync(place)) return place;
  if (dirname(folder) === folder) throw new Error(`${name} is not installed`);
  return placeOf(dirname(folder), name);
}
