import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { publicPackages, root } from '../../build/packages.ts';
import { pnpm } from './run.ts';

/** Tarballs by the name of their package. */
export type Tarballs = ReadonlyMap<string, string>;

/** Packs every public package into a folder, as it is built. */
export function packAll(folder: string): Tarballs {
  mkdirSync(folder, { recursive: true });
  const packages = publicPackages();
  const names = packages.map(({ manifest }) => `--filter=${manifest.name}`);
  pnpm(['-r', ...names, 'pack', '--pack-destination', folder, '--config.ignore-scripts=true'], root);
  return new Map(
    packages.map(({ manifest: { name, version } }) => {
      const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
      if (!readdirSync(folder).includes(file)) throw new Error(`${name} was not packed`);
      return [name, join(folder, file)];
    }),
  );
}
