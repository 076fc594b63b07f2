import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent?: readonly (string | null)[];
}

/**
 * Removes the package's own sources from the source maps of a folder, because the package ships them as files. The text
 * of bundled code from elsewhere stays, because a debugger can't find it otherwise.
 */
export function leanMaps(directory: string, packageFolder: string): void {
  for (const file of globSync('**/*.js.map', { cwd: directory })) {
    const path = join(directory, file);
    const map = JSON.parse(readFileSync(path, 'utf8')) as SourceMap;
    const isShipped = (source: string): boolean =>
      relative(join(packageFolder, 'src'), join(dirname(path), source)).startsWith('..') === false;
    const sourcesContent = map.sources.map((source, index) =>
      isShipped(source) ? null : (map.sourcesContent?.[index] ?? null),
    );
    writeFileSync(path, JSON.stringify({ ...map, sourcesContent }));
  }
}
