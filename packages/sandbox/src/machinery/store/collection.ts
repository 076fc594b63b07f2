import type { Fields } from './fields.ts';

/** Orders the entries of a collection by something else than their key. */
export type IndexOf<T> = (document: T) => string | readonly string[] | undefined;

/**
 * A named set of JSON documents (or byte arrays), each under a key. Documents are never changed in place: to change one, put a new one.
 * An index finds documents by what names them, with an entry per sort value; `undefined` leaves the document out of it. Fields are what lists
 * sort and filter by.
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

/** Every collection that there is, used or not. */
export const allCollections = (): Iterable<Collection<never>> => known.values();

/** The sort values that an index has for a document. */
export const sortsOf = (sort: ReturnType<IndexOf<never>>): readonly string[] =>
  sort === undefined ? [] : typeof sort === 'string' ? [sort] : sort;

/** Whether lists sort and filter it. */
export const isListed = ({ fields }: Collection<never>): boolean => Object.keys(fields).length > 0;
