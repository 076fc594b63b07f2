/** What of a page matters here; `total` is known to offset lists alone. */
interface Rows<Item> {
  readonly items: readonly Item[];
  readonly total: number | undefined;
}

/**
 * The rows of a page without those that the page before already showed. Where rows are added in front of an offset,
 * the last ones of a page move on to the next. That is only assumed where the total grew, for at most as many rows,
 * and where the end of one page is the beginning of the other, row by row: equal rows elsewhere are the caller's own.
 */
export function withoutShiftedRows<Item>(before: Rows<Item> | undefined, page: Rows<Item>): readonly Item[] {
  if (before?.total === undefined || page.total === undefined) return page.items;
  const grown = page.total - before.total;
  for (let count = Math.min(grown, page.items.length, before.items.length); count > 0; count -= 1) {
    const tail = before.items.slice(-count);
    if (tail.every((row, index) => isSameRow(row, page.items[index]))) return page.items.slice(count);
  }
  return page.items;
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
