import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from './packages.ts';

/**
 * A third-party package whose code is part of one of our files. Users don't install it themselves, so our package ships
 * its license notice.
 */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier. */
  readonly license: string;
  /** The text that the license requires in every copy. */
  readonly notice: string;
}

/**
 * The packages that modules of a bundle come from.
 * @throws {Error} If a package has no license text.
 */
export function bundledPackages(moduleIds: readonly string[]): readonly BundledPackage[] {
  const folders = moduleIds.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []);
  return [...new Set(folders)].toSorted().map((folder) => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    const texts = globSync('{LICENSE,LICENCE,License,license,COPYING,NOTICE}*', { cwd: folder }).toSorted();
    if (texts.length === 0) throw new Error(`${manifest.name} is bundled and brings no text of its license`);
    const notice = texts.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
    return { name: manifest.name, version: manifest.version, license: String(manifest['license']), notice };
  });
}

/**
 * Refuses third-party code in a bundle that ships no notices. An import that isn't `external` causes it.
 * @throws {Error} If the bundle contains third-party code.
 */
export function refuseOthers(chunks: readonly { readonly moduleIds: readonly string[] }[]): void {
  const others = bundledPackages(chunks.flatMap(({ moduleIds }) => moduleIds)).map(({ name }) => name);
  if (others.length > 0)
    throw new Error(`Code of ${others.join(', ')} would be shipped without its license: let it be \`external\``);
}
