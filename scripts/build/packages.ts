import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

export interface PublicPackage {
  /** Absolute path. */
  readonly folder: string;
  readonly manifest: Manifest;
}

export const root: string = join(import.meta.dirname, '../..');

/** Every public package, by the name of its folder. */
export function publicPackages(): readonly PublicPackage[] {
  return globSync(['packages/*/package.json', 'specs/package.json'], { cwd: root })
    .toSorted()
    .map((file) => ({
      folder: dirname(join(root, file)),
      manifest: JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest,
    }))
    .filter(({ manifest }) => manifest.private !== true);
}
