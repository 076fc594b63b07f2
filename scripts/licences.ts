/**
 * The licences of everything that an installation of our packages brings along, and of what is in their bundles: `pnpm licences` writes the table of `docs/supply-chain.md` anew, `--check`
 * fails where it differs or where a licence is not one that we allow.
 */
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundledPackages } from './bundled-packages.ts';
import { bundleDashboard } from './generate/dashboard.ts';
import { type Dependency, licenceFaults, merged } from './licences/dependencies.ts';
import { withTable } from './licences/table.ts';
import { type Manifest, publicPackages, root } from './packages.ts';

const bundled = bundledPackages((await bundleDashboard(root)).moduleIds).map(({ name, version, licence }) => ({
  name,
  version,
  licence,
  of: new Set(['@tradelane/sandbox (in its dashboard)']),
}));
const list = merged([
  ...publicPackages().flatMap(({ folder, manifest }) => collect(folder, manifest, manifest.name)),
  ...bundled,
]);
const faults = licenceFaults(list);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);

const page = join(root, 'docs/supply-chain.md');
const before = readFileSync(page, 'utf8');
const after = withTable(before, list);
if (process.argv.includes('--check')) {
  if (before !== after) {
    console.error('docs/supply-chain.md lists other licences than are installed: `pnpm licences`');
    process.exit(1);
  }
} else writeFileSync(page, after);
console.log(`${list.length} packages of others, all under licences that are allowed`);

/** Follows the dependencies that an installation brings; peers are the caller's own choice. */
function collect(folder: string, { dependencies, optionalDependencies }: Manifest, of: string): readonly Dependency[] {
  const names = Object.keys({ ...dependencies, ...optionalDependencies }).filter(
    (name) => !name.startsWith('@tradelane/'),
  );
  return names.flatMap((name) => {
    const place = realpathSync(placeOf(folder, name));
    const manifest = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as Manifest;
    const { version } = manifest;
    const own = { name, version, licence: String(manifest['license']), of: new Set([of]) };
    return [own, ...collect(place, manifest, of)];
  });
}

/** Where a package finds another one: in its own modules, or in those of a folder above. */
function placeOf(folder: string, name: string): string {
  const place = join(folder, 'node_modules', name);
  if (existsSync(place)) return place;
  if (dirname(folder) === folder) throw new Error(`${name} is not installed`);
  return placeOf(dirname(folder), name);
}
