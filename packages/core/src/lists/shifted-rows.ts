import { areEqualJson } from '../json/json-values.ts';

/** Parts of a page to compare. Only offset lists have `total`. */
interface Rows<Item> {
  readonly items: readonly Item[];
  readonly total: number | undefined;
}

/**
 * Removes items that the previous page already contained. Items repeat if new items are inserted before the offset, or
 * if the server leaves items out of a page.
 * It assumes a repeat only if the total grew by as many items and the end of one page equals the start of the other.
 * @param missing How many fewer items than requested the previous page had. Then only identical items with identifiers
 *   count as repeats.
 */
export function withoutShiftedRows<Item>(
  before: Rows<Item> | undefined,
  page: Rows<Item>,
  missing = 0,
): readonly Item[] {
  if (before?.total === undefined || page.total === undefined) return page.items;
  const grown = page.total - before.total;
  const most = Math.min(Math.max(grown, missing), page.items.length, before.items.length);
  for (let count = most; count > 0; count -= 1) {
    const isSame = count > grown ? isIdentical : isSameRow;
    const tail = before.items.slice(-count);
    if (tail.every((row, index) => isSame(row, page.items[index]))) return page.items.slice(count);
  }
  return page.items;
}

/**
 * Whether a page repeats the previous page although the list didn't grow by as much. The server then ignores the
 * offset.
 */
export function isRepeated<Item>(
  before: Rows<Item> | undefined,
  { items, total = 0 }: Rows<Item>,
  missing = 0,
): boolean {
  if (before === undefined || items.length === 0 || items.length !== before.items.length) return false;
  const hasGrown = total - (before.total ?? total) >= items.length;
  const isLastOne = missing > 0 && items.length === 1;
  return !hasGrown && !isLastOne && items.every((row, index) => isIdentical(row, before.items[index]));
}

/** Items without identifiers may be equal but different. */
function isIdentical(one: unknown, other: unknown): boolean {
  return identifiersOf(one).length > 0 && areEqualJson(one, other);
}

const identifying = /^(id|code)$|_(id|code|number)$/;

/** Compares items by identifiers, because other fields may have changed between pages. */
function isSameRow(one: unknown, other: unknown): boolean {
  const ids = identifiersOf(one);
  return ids.length > 0 ? areEqualJson(ids, identifiersOf(other)) : areEqualJson(one, other);
}

function identifiersOf(row: unknown): readonly (readonly [string, unknown])[] {
  if (typeof row !== 'object' || row === null) return [];
  return Object.entries(row)
    .filter(([name, value]) => identifying.test(name) && (typeof value === 'string' || typeof value === 'number'))
    .sort(([one], [other]) => (one < other ? -1 : 1));
}
