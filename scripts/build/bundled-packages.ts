import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from './packages.ts';

/** A package of others whose code is part of a file of ours: nobody installs it, so that we ship what it asks to be shipped with it. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier. */
  readonly license: string;
  /** The text that its license wants in every copy. */
  readonly notice: string;
}

/**
 * The packages that modules of a bundle come from.
 * @throws Error where one has no text of its license
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

/** @throws Error where a bundle that ships no notices has code of others in it, which an import that is not `external` brings. */
export function refuseOthers(chunks: readonly { readonly moduleIds: readonly string[] }[]): void {
  const others = bundledPackages(chunks.flatMap(({ moduleIds }) => moduleIds)).map(({ name }) => name);
  if (others.length > 0)
    throw new Error(`Code of ${others.join(', ')} would be shipped without its license: let it be \`external\``);
}
