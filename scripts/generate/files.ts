import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The output of a generator: text by path relative to the repository. */
export type Files = ReadonlyMap<string, string>;

/** Files whose text on disk differs from the generated text. */
export function drifted(root: string, files: Files): readonly string[] {
  return [...files]
    .filter(([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text)
    .map(([path]) => path);
}

/** Writes the files that differ, and returns their paths. Unchanged files keep their time stamp. */
export function write(root: string, files: Files): readonly string[] {
  const changed = drifted(root, files);
  for (const path of changed) {
    const target = join(root, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, files.get(path) ?? '');
  }
  return changed;
}
