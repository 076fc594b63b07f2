import { join } from 'node:path';
import type { PublicPackage } from '../../build/packages.ts';

/** An entry point of a package, `.` or `./errors`, with its declarations. */
export interface Entry {
  readonly name: string;
  /** The condition of these declarations, if there are several. */
  readonly condition: string | undefined;
  readonly declarations: string;
}

/** The entries of a package that have types, in the order of its manifest. */
export function entriesOf({ folder, manifest }: PublicPackage): readonly Entry[] {
  return Object.entries(manifest.exports ?? {}).flatMap(([name, target]) =>
    readTarget(folder, name, target, undefined),
  );
}

function readTarget(folder: string, name: string, target: unknown, condition: string | undefined): readonly Entry[] {
  if (typeof target !== 'object' || target === null) return [];
  const conditions = target as Readonly<Record<string, unknown>>;
  if (typeof conditions['types'] === 'string')
    return [{ name, condition, declarations: join(folder, conditions['types']) }];
  return Object.entries(conditions).flatMap(([key, nested]) => readTarget(folder, name, nested, key));
}
