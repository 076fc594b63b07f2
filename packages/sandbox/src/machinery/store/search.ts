import type { Among, Condition } from './fields.ts';
import type { Position } from './position.ts';

/** Which documents of a collection a list consists of, and in which order. */
export interface Search {
  /** Field to sort by. Documents without it are not found. */
  readonly by: string;
  readonly order?: 'asc' | 'desc' | undefined;
  /** Only what comes behind this position, in the direction of the search. */
  readonly after?: Position | undefined;
  /** What all of them meet; absent conditions are left out. */
  readonly where?: readonly (Condition | undefined)[] | undefined;
  /** How many of them to pass over. */
  readonly skip?: number | undefined;
}

export const conditionsOf = ({ where = [] }: Pick<Search, 'where'>): readonly Condition[] =>
  where.filter((one) => one !== undefined);

/** The conditions that documents may pass by their columns without meeting them: columns tell times exactly, but have values as codes. */
export const inexactOf = (search: Pick<Search, 'where'>): readonly Among[] =>
  conditionsOf(search).filter((condition) => 'among' in condition);

/** So few are read, since one that only looks like the others would count much. */
const fewToRead = 100;

/** How many are found, where the columns count so many. */
export const exactCount = (counted: number, found: Iterable<unknown>): number =>
  counted > fewToRead ? counted : [...found].length;
