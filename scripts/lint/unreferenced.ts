import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parse } from 'yaml';

/** A part of the descriptions that nothing refers to. */
export interface Unreferenced {
  readonly file: string;
  /** The unused name in a file. Missing if the whole file is unused. */
  readonly name?: string;
}

/**
 * Lists the parts of descriptions in the files of a folder that no description reaches: an operation that no path
 * lists, or an unused schema.
 * @param root Folder that all paths are relative to.
 * @param descriptions Patterns of the files to start from.
 * @param parts Patterns of the files that must be reached.
 */
export function unreferenced(
  root: string,
  descriptions: readonly string[],
  parts: readonly string[],
): readonly Unreferenced[] {
  const files = (patterns: readonly string[]): readonly string[] => globSync([...patterns], { cwd: root }).toSorted();
  const reached = reach(root, files(descriptions));
  return files(parts).flatMap((file) => {
    const pointers = reached.get(file);
    if (pointers === undefined) return [{ file }];
    if (pointers.has('')) return [];
    const names = new Set([...pointers].map((pointer) => pointer.split('/')[1]));
    return Object.keys(parse(readFileSync(posix.join(root, file), 'utf8')) as object)
      .filter((name) => !names.has(name))
      .map((name) => ({ file, name }));
  });
}

/** The pointers that are referred to, by file. The empty pointer is the whole file. */
function reach(root: string, starts: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const reached = new Map<string, Set<string>>();
  const documents = new Map<string, unknown>();
  const open = starts.map((file) => ({ file, pointer: '' }));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { file, pointer } = next;
    const pointers = reached.get(file) ?? new Set();
    if (pointers.has(pointer)) continue;
    reached.set(file, pointers.add(pointer));
    if (!documents.has(file)) documents.set(file, readIfThere(posix.join(root, file)));
    for (const reference of referencesIn(at(documents.get(file), pointer))) {
      const [path = '', target = ''] = reference.split('#');
      open.push({ file: path === '' ? file : posix.join(posix.dirname(file), path), pointer: target });
    }
  }
  return reached;
}

/** Reads a file, or returns undefined because the bundler reports missing files. */
function readIfThere(path: string): unknown {
  return existsSync(path) ? parse(readFileSync(path, 'utf8')) : undefined;
}

/** References, including those in a discriminator's mapping under names of the wire. */
function* referencesIn(node: unknown): Generator<string> {
  if (typeof node === 'string') {
    if (/^[\w./-]+\.yaml(#|$)|^#\//.test(node)) yield node;
  } else if (typeof node === 'object' && node !== null)
    for (const value of Object.values(node)) yield* referencesIn(value);
}

function at(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (node, key) =>
        (node as Readonly<Record<string, unknown>> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    );
}
