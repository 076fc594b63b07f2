import type { Context } from '../../../machinery/http/context.ts';
import type { Collection } from '../../../machinery/store/index.ts';

/** Everything in a collection, by key. */
export const valuesOf = <T>({ world }: Context, of: Collection<T>): T[] =>
  [...world.store.scan(of)].map(({ value }) => value);

interface Indexed {
  readonly sortIndex: number;
  readonly code: string;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The order that the operator has given. */
export const bySortIndex = (a: Indexed, b: Indexed): number => a.sortIndex - b.sortIndex || byText(a.code, b.code);

/** By type, then in the order that the operator has given. */
export const byType = (a: Indexed & { readonly type: string }, b: Indexed & { readonly type: string }): number =>
  byText(a.type, b.type) || bySortIndex(a, b);
