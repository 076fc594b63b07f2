import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundledPackages } from '../build/bundled-packages.ts';
import { bundleDashboard } from '../generate/dashboard.ts';
import { type Manifest, publicPackages, root } from '../build/packages.ts';
import { type Dependency, licenseFaults, merged } from './licenses/dependencies.ts';
import { withTable } from './licenses/table.ts';

/** `docs/supply-chain.md` with the licenses of everything that an installation of our packages brings, or that a bundle contains. */
export async function licensesPage(): Promise<{ readonly text: string; readonly faults: readonly string[] }> {
  const bundled = bundledPackages((await bundleDashboard(root)).moduleIds).map(({ name, version, license }) => ({
    name,
    version,
    license,
    of: new Set(['@tradelane/sandbox (in its dashboard)']),
  }));
  const list = merged([
    ...publicPackages().flatMap(({ folder, manifest }) => collect(folder, manifest, manifest.name)),
    ...bundled,
  ]);
  const page = readFileSync(join(root, 'docs/supply-chain.md'), 'utf8');
  return { text: withTable(page, list), faults: licenseFaults(list) };
}

/** Follows the dependencies that an installation brings. Peers are the user's choice. */
function collect(folder: string, { dependencies, optionalDependencies }: Manifest, of: string): readonly Dependency[] {
  const names = Object.keys({ ...dependencies, ...optionalDependencies }).filter(
    (name) => !name.startsWith('@tradelane/'),
  );
  // Binaries for a platform are parts of the package that names them, and an installation has only one of them.
  const isBinary = (name: string): boolean =>
    optionalDependencies?.[name] !== undefined && folder.includes('node_modules');
  return names
    .filter((name) => !isBinary(name))
    .flatMap((name) => {
      const place = realpathSync(placeOf(folder, name));
      const manifest = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as Manifest;
      const own = { name, version: manifest.version, license: String(manifest['license']), of: new Set([of]) };
      return [own, ...collect(place, manifest, of)];
    });
}

/** Resolves a package from the `node_modules` of a folder or of a folder above it. */
function placeOf(folder: string, name: string): string {
  const place = join(folder, 'node_modules', name);
  if (existsSync(place)) return place;
  if (dirname(folder) === folder) throw new Error(`${name} isn't installed. Run \`pnpm install\`.`);
  return placeOf(dirname(folder), name);
}
