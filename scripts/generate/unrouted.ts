/**
 * Operations without a path (TL05) stand under `x-unrouted-operations`. Tools look for operations under `paths` only,
 * so they get a path while a tool runs and lose it afterwards.
 */
const prefix = '/unrouted/';

export function isUnroutedPath(path: string): boolean {
  return path.startsWith(prefix);
}

/** The document with unrouted operations under made-up paths. */
export function withPaths<T extends object>(document: T): T {
  const {
    'x-unrouted-operations': unrouted,
    paths,
    ...rest
  } = document as { 'x-unrouted-operations'?: object; paths?: object };
  if (unrouted === undefined) return document;
  const placed = Object.entries(unrouted).map(([id, operation]) => [`${prefix}${id}`, { get: operation as unknown }]);
  return { ...rest, paths: { ...paths, ...Object.fromEntries(placed) } } as T;
}

/** The reverse of `withPaths`. */
export function withoutPaths<T extends object>(document: T): T {
  const { paths, ...rest } = document as { paths: Readonly<Record<string, { readonly get?: unknown }>> };
  const entries = Object.entries(paths);
  const unrouted = entries
    .filter(([path]) => isUnroutedPath(path))
    .map(([path, item]) => [path.slice(prefix.length), item.get]);
  if (unrouted.length === 0) return document;
  const routed = Object.fromEntries(entries.filter(([path]) => !isUnroutedPath(path)));
  return { ...rest, paths: routed, 'x-unrouted-operations': Object.fromEntries(unrouted) } as T;
}
