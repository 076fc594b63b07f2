import type { Collection, Entry, Position, ScanOptions, Store } from '../store/index.ts';

/** Entries of an index whose sort values begin with one of some prefixes, in the order of what comes behind it. */
export interface Streams {
  readonly by: string;
  readonly prefixes: readonly string[];
}

interface Head<T> {
  readonly entry: Entry<T>;
  readonly rest: Iterator<Entry<T>>;
}

/** One stream, its prefix taken off. */
function* streamOf<T>(
  store: Store,
  from: Collection<T>,
  by: string,
  prefix: string,
  { order = 'asc', after, from: least }: Pick<ScanOptions, 'order' | 'after' | 'from'>,
): Generator<Entry<T>, void> {
  const position = after === undefined ? undefined : { sort: prefix + after.sort, key: after.key };
  for (const { sort, key, value } of store.scan(from, {
    by,
    order,
    within: prefix,
    after: position,
    from: prefix + (least ?? ''),
  }))
    yield { sort: sort.slice(prefix.length), key, value };
}

const isBefore = (a: Position, b: Position): boolean => (a.sort === b.sort ? a.key < b.key : a.sort < b.sort);

/** All streams as one. What a page costs does not depend on how many entries other filters would have passed over. */
export function* merged<T>(
  store: Store,
  from: Collection<T>,
  { by, prefixes }: Streams,
  options: Pick<ScanOptions, 'order' | 'after' | 'from'>,
): Iterable<Entry<T>> {
  const heads: Head<T>[] = [];
  const advance = (rest: Iterator<Entry<T>>): void => {
    const { done, value } = rest.next();
    if (done !== true) heads.push({ entry: value, rest });
  };
  for (const prefix of prefixes) advance(streamOf(store, from, by, prefix, options));
  while (heads.length > 0) {
    let first = 0;
    for (let i = 1; i < heads.length; i++) {
      const [one, other] = [heads[i] as Head<T>, heads[first] as Head<T>];
      if (options.order === 'desc' ? isBefore(other.entry, one.entry) : isBefore(one.entry, other.entry)) first = i;
    }
    const [{ entry, rest }] = heads.splice(first, 1) as [Head<T>];
    yield entry;
    advance(rest);
  }
}

/** The entries of some keys, in order: those that exist. */
export function* named<T>(
  store: Store,
  from: Collection<T>,
  keys: readonly string[],
  sortOf: (document: T) => string,
  { order = 'asc', after, from: least }: Pick<ScanOptions, 'order' | 'after' | 'from'>,
): Iterable<Entry<T>> {
  const found = [...new Set(keys)].flatMap((key) => {
    const value = store.get(from, key);
    return value === undefined ? [] : [{ sort: sortOf(value), key, value }];
  });
  found.sort((a, b) => (isBefore(a, b) === (order === 'asc') ? -1 : 1));
  for (const entry of found) {
    if (least !== undefined && entry.sort < least) continue;
    if (after === undefined || (order === 'asc' ? isBefore(after, entry) : isBefore(entry, after))) yield entry;
  }
}
