import type { Columns } from './columns.ts';
import { boundsOf, type Filter, filterOf } from './filters.ts';
import type { Position } from './position.ts';
import { conditionsOf, type Search } from './search.ts';

/** A search reads the order in portions. The first ones are small, because most pages have ten entries. */
const [firstPortion, largestPortion] = [16, 16_384];

type Searched = Pick<Columns<unknown>, 'orderOf' | 'numbersOf' | 'namesOf'>;

/**
 * Iterates over the slots of matching documents in order. For fields with several values, some slots may not match.
 */
export function* slotsOf(columns: Searched, search: Search): Generator<number, void> {
  let left = search.skip ?? 0;
  for (const slots of walk(columns, search)) {
    for (let i = Math.min(left, slots.length); i < slots.length; i++) yield slots[i] as number;
    left = Math.max(0, left - slots.length);
  }
}

/** Counts the matching documents. */
export function countOf(columns: Searched, search: Search): number {
  let count = 0;
  for (const slots of walk(columns, search)) count += slots.length;
  return count;
}

/** Returns the matches in portions. Use a portion before you request the next one. */
function* walk(
  columns: Searched,
  { by, order: direction = 'asc', after, where }: Search,
): Generator<Uint32Array, void> {
  const order = columns.orderOf(by);
  const filters: Filter[] = [];
  let [low, high] = [0, order.size];
  for (const condition of conditionsOf({ where })) {
    const column = columns.numbersOf(condition.field);
    if (condition.field === by && !('among' in condition) && column !== undefined) {
      const { from, to } = boundsOf(condition);
      low = Math.max(
        low,
        order.countBefore((slot) => ((column[slot] as number) >= from ? 1 : -1)),
      );
      high = Math.min(
        high,
        order.countBefore((slot) => ((column[slot] as number) <= to ? -1 : 1)),
      );
    } else filters.push(filterOf(column, condition));
  }
  if (after !== undefined) {
    const [before, through] = around(columns, by, after);
    if (direction === 'asc') low = Math.max(low, through);
    else high = Math.min(high, before);
  }
  let portion = new Uint32Array(firstPortion);
  while (low < high) {
    const length = Math.min(portion.length, high - low);
    order.read(portion, direction === 'asc' ? low : high, length, direction === 'desc');
    if (direction === 'asc') low += length;
    else high -= length;
    let kept = length;
    for (const filter of filters) kept = filter(portion, kept);
    yield portion.subarray(0, kept);
    if (portion.length < largestPortion) portion = new Uint32Array(portion.length * 4);
  }
}

/** Counts the slots before a position, with or without the position. */
function around(columns: Searched, by: string, { sort, key }: Position): readonly [number, number] {
  const order = columns.orderOf(by);
  const names = columns.namesOf(by);
  const column = columns.numbersOf(by);
  const at = Number(sort);
  const place = Number(key);
  const side = (slot: number): number => {
    if (names === undefined) return ((column as Float64Array)[slot] as number) - at || slot - place;
    const name = names[slot] as string;
    return name === sort ? slot - place : name < sort ? -1 : 1;
  };
  return [order.countBefore(side), order.countBefore((slot) => (side(slot) <= 0 ? -1 : 1))];
}
