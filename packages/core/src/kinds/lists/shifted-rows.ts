/** What of a page matters here; `total` is known to offset lists alone. */
interface Rows<Item> {
  readonly items: readonly Item[];
  readonly total: number | undefined;
}

/**
 * The rows of a page without those that the page before already showed. Where rows are added in front of an offset,
 * the last ones of a page move on to the next. That is only assumed where the total grew, for at most as many rows,
 * and where the end of one page is the beginning of the other, row by row: equal rows elsewhere are the caller's own.
 * @param missing so many rows the page before had fewer than were asked for: a server that leaves some out of a page counts them all the same,
 * and shows its last ones again. Rows that are the same in everything then, and have identifiers, are the same.
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
 * Whether a page shows what the one before did, at another offset, though the list did not grow by as much: the server ignores the offset.
 * One row alone may be the last behind rows that the server leaves out.
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

/** Rows without identifiers may be equal and not the same. */
function isIdentical(one: unknown, other: unknown): boolean {
  return identifiersOf(one).length > 0 && JSON.stringify(one) === JSON.stringify(other);
}

const identifying = /^(id|code)$|_(id|code|number)$/;

/** Rows with identifiers are compared by these, since the rest may have changed between two pages. */
function isSameRow(one: unknown, other: unknown): boolean {
  const ids = identifiersOf(one);
  return ids.length > 0
    ? JSON.stringify(ids) === JSON.stringify(identifiersOf(other))
    : JSON.stringify(one) === JSON.stringify(other);
}

function identifiersOf(row: unknown): readonly (readonly [string, unknown])[] {
  if (typeof row !== 'object' || row === null) return [];
  return Object.entries(row)
    .filter(([name, value]) => identifying.test(name) && (typeof value === 'string' || typeof value === 'number'))
    .sort(([one], [other]) => (one < other ? -1 : 1));
}
