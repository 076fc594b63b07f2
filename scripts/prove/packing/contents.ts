import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Manifest } from '../../build/packages.ts';

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent?: readonly (string | null)[];
}

/** Code that is generated as data at build time from the API descriptions. */
const withoutMap: Readonly<Record<string, RegExp>> = {
  '@tradelane/sandbox': /^dist\/generated\//,
  '@tradelane/specs': /^dist\/index\./,
};

/**
 * Lists what an unpacked package lacks: fields of its manifest, the files that every package has, and maps from code
 * and types to existing sources.
 */
export function faultsOf(folder: string, manifest: Manifest): readonly string[] {
  return [
    ...manifestFaults(manifest),
    ...missingFiles(folder),
    ...readmeFaults(folder),
    ...mapFaults(folder, manifest),
  ].map((fault) => `${manifest.name}: ${fault}`);
}

function manifestFaults(manifest: Manifest): readonly string[] {
  const fields = [
    'license',
    'engines',
    'exports',
    'files',
    'repository',
    'homepage',
    'bugs',
    'keywords',
    'description',
  ];
  const missing = fields.filter((field) => manifest[field] === undefined);
  return [
    ...missing.map((field) => `package.json has no "${field}"`),
    ...(manifest['sideEffects'] === false ? [] : ['package.json lacks "sideEffects": false']),
    ...((manifest['files'] as readonly string[]).includes('CHANGELOG.md') ? [] : ['"files" lacks CHANGELOG.md']),
  ];
}

function missingFiles(folder: string): readonly string[] {
  const files = new Set(globSync('*', { cwd: folder }));
  return ['package.json', 'README.md', 'AGENTS.md', 'LICENSE']
    .filter((name) => !files.has(name))
    .map((name) => `has no ${name}`);
}

/** A reader of the tarball's README has a released package. */
function readmeFaults(folder: string): readonly string[] {
  const text = readFileSync(join(folder, 'README.md'), 'utf8');
  return /first release|in a checkout/.test(text) ? ["README.md states that the package isn't released"] : [];
}

function mapFaults(folder: string, { name }: Manifest): readonly string[] {
  return globSync('dist/**/*.{js,d.ts}', { cwd: folder })
    .filter((file) => withoutMap[name]?.test(file) !== true)
    .flatMap((file) => {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      const reference = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(text)?.[1];
      if (reference === undefined) return onlyPassesOn(text) ? [] : [`${file} names no source map`];
      const mapPath = join(dirname(path), reference);
      if (globSync(mapPath).length === 0) return [`${relative(folder, mapPath)} is not in the tarball`];
      const map = JSON.parse(readFileSync(mapPath, 'utf8')) as SourceMap;
      return map.sources
        .filter((source, index) => !isReadable(folder, resolve(dirname(mapPath), source), map.sourcesContent?.[index]))
        .map((source) => `${relative(folder, mapPath)} points to ${source}, which is not in the tarball`);
    });
}

/** Whether a file contains only imports and exports. */
function onlyPassesOn(text: string): boolean {
  return (
    text
      .replaceAll(/^(import|export) [*{][^;]*;/gm, '')
      .replaceAll(/^\/\/.*$/gm, '')
      .trim() === ''
  );
}

function isReadable(folder: string, source: string, content: string | null | undefined): boolean {
  return typeof content === 'string' || (!relative(folder, source).startsWith('..') && globSync(source).length > 0);
}
