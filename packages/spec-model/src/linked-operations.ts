/**
 * Operations without a path (TL05) stand under `x-linked-operations`. Tools look for operations under `paths` only,
 * so they get a path while a tool runs and lose it afterwards.
 */
const prefix = '/linked/';

export function isLinkedPath(path: string): boolean {
  return path.startsWith(prefix);
}

/** The document with linked operations under made-up paths. */
export function withPaths<T extends object>(document: T): T {
  const {
    'x-linked-operations': linked,
    paths,
    ...rest
  } = document as { 'x-linked-operations'?: object; paths?: object };
  if (linked === undefined) return document;
  const placed = Object.entries(linked).map(([id, operation]) => [`${prefix}${id}`, { get: operation as unknown }]);
  return { ...rest, paths: { ...paths, ...Object.fromEntries(placed) } } as T;
}

/** The reverse of `withPaths`. */
export function withoutPaths<T extends object>(document: T): T {
  const { paths, ...rest } = document as { paths: Readonly<Record<string, { readonly get?: unknown }>> };
  const entries = Object.entries(paths);
  const linked = entries
    .filter(([path]) => isLinkedPath(path))
    .map(([path, item]) => [path.slice(prefix.length), item.get]);
  if (linked.length === 0) return document;
  const routed = Object.fromEntries(entries.filter(([path]) => !isLinkedPath(path)));
  return { ...rest, paths: routed, 'x-linked-operations': Object.fromEntries(linked) } as T;
}
