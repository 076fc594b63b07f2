import type { AnyContext } from '../../../http/context.ts';
import type { Collection } from '../../../store/index.ts';
import type { Labels } from '../common/labels.ts';
import type { CodedSetting } from './model.ts';

/** Everything in a collection, by key. */
export const valuesOf = <T>({ world }: AnyContext, of: Collection<T>): T[] =>
  [...world.store.scan(of)].map(({ value }) => value);

interface Described {
  readonly code: string;
  readonly label: string;
  readonly description: string;
}

interface Indexed {
  readonly sortIndex: number;
  readonly code: string;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A setting with a code, as one may read it. */
export const described = (
  { code, labels, descriptions }: CodedSetting,
  read: (labels: Labels) => string,
): Described => ({
  code,
  label: read(labels),
  description: descriptions === undefined ? '' : read(descriptions),
});

/** The order that the operator has given. */
export const bySortIndex = (a: Indexed, b: Indexed): number => a.sortIndex - b.sortIndex || byText(a.code, b.code);

/** By type, then in the order that the operator has given. */
export const byType = (a: Indexed & { readonly type: string }, b: Indexed & { readonly type: string }): number =>
  byText(a.type, b.type) || bySortIndex(a, b);
