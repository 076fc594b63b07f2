import type { Fields } from './fields.ts';

/** A sort order of a collection other than by key. */
export type IndexOf<T> = (document: T) => string | readonly string[] | undefined;

/**
 * A named set of JSON documents (or byte arrays) by key. Documents never change in place: write a new one instead. An
 * index finds documents by sort values, with one entry per value. `undefined` excludes the document. Lists sort and
 * filter by fields.
 */
export interface Collection<T> {
  readonly name: string;
  readonly indexes: Readonly<Record<string, IndexOf<T>>>;
  readonly fields: Fields<T>;
}

const known = new Map<string, Collection<never>>();

export function collection<T>(
  name: string,
  indexes: Readonly<Record<string, IndexOf<T>>> = {},
  fields: Fields<T> = {},
): Collection<T> {
  const one = { name, indexes, fields };
  known.set(name, one as Collection<never>);
  return one;
}

/** Every defined collection. */
export const allCollections = (): Iterable<Collection<never>> => known.values();

/** The sort values of a document in an index. */
export const sortsOf = (sort: ReturnType<IndexOf<never>>): readonly string[] =>
  sort === undefined ? [] : typeof sort === 'string' ? [sort] : sort;

/** Whether lists sort and filter the collection. */
export const isListed = ({ fields }: Collection<never>): boolean => Object.keys(fields).length > 0;
