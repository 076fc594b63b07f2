import type { Among, Condition } from './fields.ts';
import type { Position } from './position.ts';

/** The documents of a list and their order. */
export interface Search {
  /** Sort field. Documents without it are excluded. */
  readonly by: string;
  readonly order?: 'asc' | 'desc' | undefined;
  /** Only documents after this position, in the direction of the search. */
  readonly after?: Position | undefined;
  /** Conditions of all documents. Missing conditions are skipped. */
  readonly where?: readonly (Condition | undefined)[] | undefined;
  /** Number of documents to skip. */
  readonly skip?: number | undefined;
}

export const conditionsOf = ({ where = [] }: Pick<Search, 'where'>): readonly Condition[] =>
  where.filter((one) => one !== undefined);

/** Conditions that columns can't decide exactly. Times are exact in columns, values are codes. */
export const inexactOf = (search: Pick<Search, 'where'>): readonly Among[] =>
  conditionsOf(search).filter((condition) => 'among' in condition);

/** Maximum count for which documents are read, because one false match would matter. */
const fewToRead = 100;

/** Returns the exact number of matches. If the columns count only a few, the documents are read. */
export const exactCount = (counted: number, found: Iterable<unknown>): number =>
  counted > fewToRead ? counted : [...found].length;
