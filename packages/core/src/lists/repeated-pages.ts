/**
 * Cursors that a walk has passed, so that a list that loops throws an error. A page's next page may be read
 * repeatedly.
 */
export class VisitedPages {
  readonly #keys: Set<string>;
  readonly #length: number;

  private constructor(keys: Set<string>) {
    this.#keys = keys;
    this.#length = keys.size;
  }

  static from(key: string): VisitedPages {
    return new VisitedPages(new Set([key]));
  }

  /** Returns the visited pages with `key`, or `undefined` if it was visited before. */
  step(key: string): VisitedPages | undefined {
    // The set is shared between the pages, which keeps a step cheap. Only a step from an earlier page copies its part.
    const keys = this.#keys.size === this.#length ? this.#keys : new Set([...this.#keys].slice(0, this.#length));
    if (keys.has(key)) return undefined;
    keys.add(key);
    return new VisitedPages(keys);
  }
}

/**
 * Consecutive pages without new items before a list counts as endless (our choice). A filter may leave some pages
 * empty.
 */
const mostIdlePages = 100;

/** Counts consecutive pages without new items: empty, or equal to one of the last 100. */
export class IdlePages {
  readonly #inARow: number;
  readonly #known: readonly number[];

  private constructor(inARow: number, known: readonly number[]) {
    this.#inARow = inARow;
    this.#known = known;
  }

  static from(items: readonly unknown[]): IdlePages {
    return items.length === 0 ? new IdlePages(1, []) : new IdlePages(0, [outline(items)]);
  }

  /** Adds a page. Returns `undefined` if too many follow each other. */
  step(items: readonly unknown[]): IdlePages | undefined {
    const rows = outline(items);
    if (items.length > 0 && !this.#known.includes(rows))
      return new IdlePages(0, [...this.#known.slice(1 - mostIdlePages), rows]);
    const inARow = this.#inARow + 1;
    return inARow >= mostIdlePages ? undefined : new IdlePages(inARow, this.#known);
  }
}

/** Hash of a page. A collision 100 times in a row isn't a risk. */
function outline(items: readonly unknown[]): number {
  return hashOfJson([items.length, items[0], items.at(-1)]);
}

/** Parts of a page to compare. Only offset lists have `total`. */
interface Rows<Item> {
  readonly items: readonly Item[];
  readonly total: number | undefined;
}

/** Items of a page that the list hasn't yielded yet, if an offset list repeats some. */
export const unseenRows: WeakMap<object, readonly unknown[]> = /* @__PURE__ */ new WeakMap();

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

// JSON of a server may be nested thousands of levels deep, which overflows the stack of recursion and `JSON.stringify`.
// These functions use their own stack.

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether two values of parsed JSON are equal. The order of members doesn't matter. */
export function areEqualJson(one: unknown, other: unknown): boolean {
  const left: [unknown, unknown][] = [[one, other]];
  for (let pair = left.pop(); pair !== undefined; pair = left.pop()) {
    const [a, b] = pair;
    if (Object.is(a, b)) continue;
    if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
    const names = Object.keys(a);
    if (names.length !== Object.keys(b).length) return false;
    for (const name of names) {
      if (!Object.hasOwn(b, name)) return false;
      left.push([(a as Fields)[name], (b as Fields)[name]]);
    }
  }
  return true;
}

/** Hash of 32 bits of parsed JSON. */
export function hashOfJson(value: unknown): number {
  let hash = 0;
  const add = (text: string): void => {
    for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
    hash = (Math.imul(hash, 31) + 1) | 0;
  };
  const left: unknown[] = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (!isObject(one)) {
      add(`${typeof one} ${String(one)}`);
      continue;
    }
    const names = Object.keys(one);
    add(`${Array.isArray(one) ? '[' : '{'}${names.length}`);
    for (const name of names) {
      add(name);
      left.push((one as Fields)[name]);
    }
  }
  return hash;
}
