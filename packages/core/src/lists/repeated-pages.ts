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

/**
 * Counts consecutive pages without new items: empty, or equal to one of the last 100, or to one of 100 earlier pages.
 * Those are the first ones, then the ones from page 1,024, 2,048, 4,096 and so on. A list that returns to any page reads
 * them again sooner or later (Brent's cycle detection).
 */
export class IdlePages {
  readonly #inARow: number;
  readonly #count: number;
  readonly #latest: readonly number[];
  readonly #earlier: readonly number[];

  private constructor(inARow: number, count: number, latest: readonly number[], earlier: readonly number[]) {
    this.#inARow = inARow;
    this.#count = count;
    this.#latest = latest;
    this.#earlier = earlier;
  }

  static from(items: readonly unknown[]): IdlePages {
    const known = items.length === 0 ? [] : [outline(items)];
    return new IdlePages(items.length === 0 ? 1 : 0, known.length, known, known);
  }

  /** Adds a page. Returns `undefined` if too many follow each other. */
  step(items: readonly unknown[]): IdlePages | undefined {
    const rows = outline(items);
    if (items.length === 0 || this.#latest.includes(rows) || this.#earlier.includes(rows)) {
      const inARow = this.#inARow + 1;
      return inARow >= mostIdlePages ? undefined : new IdlePages(inARow, this.#count, this.#latest, this.#earlier);
    }
    const count = this.#count + 1;
    const isDue = count >= 1_024 && (count & (count - 1)) === 0;
    const earlier = isDue ? [] : this.#earlier;
    return new IdlePages(
      0,
      count,
      [...this.#latest.slice(1 - mostIdlePages), rows],
      earlier.length < mostIdlePages ? [...earlier, rows] : earlier,
    );
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

/** Pages whose rows are compared with the rows of a later page (our choice). */
const mostRecentPages = 10;

/** Rows of the latest pages of a walk by their identifiers. They repeat if new rows move them to a later page. */
export class RecentRows {
  readonly #pages: readonly ReadonlyMap<string, unknown>[];

  constructor(pages: readonly ReadonlyMap<string, unknown>[] = []) {
    this.#pages = pages;
  }

  /**
   * Adds a page, whose first `shifted` items were yielded. Returns its items that aren't on the pages before. Only
   * identical items with identifiers count as repeats.
   */
  step<Item>(items: readonly Item[], shifted = 0): { readonly recent: RecentRows; readonly unseen: readonly Item[] } {
    const rows = new Map<string, unknown>();
    const unseen = items.filter((item, at) => {
      const key = keyOf(item);
      if (key !== '') rows.set(key, item);
      return at >= shifted && !this.#pages.some((page) => page.has(key) && areEqualJson(page.get(key), item));
    });
    return { recent: new RecentRows([...this.#pages.slice(1 - mostRecentPages), rows]), unseen };
  }
}

/** The identifiers of an item, in the order of the response, because every item of a list passes here. */
function keyOf(item: unknown): string {
  let key = '';
  for (const name in item as Fields) {
    if (!name.endsWith('id') && !name.endsWith('code') && !name.endsWith('number')) continue;
    const value = (item as Fields)[name];
    if (typeof value === 'string' || typeof value === 'number') key += `${value}\n`;
  }
  return key;
}

/**
 * Number of items at the start of a page that the previous page ended with, although they may have changed. At most as
 * many as the total grew by, because new items moved them. It takes linear time (Knuth, Morris and Pratt), because the
 * server chooses the number of items.
 */
export function shiftedRows<Item>(before: readonly Item[], items: readonly Item[], grown: number): number {
  if (grown <= 0) return 0;
  const hashOf = (item: Item): number => hashOfJson(rowKey(item));
  const keys = items.slice(0, grown).map(hashOf);
  /** Length of the longest start that ends before each position, apart from the whole. */
  const shorter: number[] = [0];
  const extend = (length: number, key: number): number => {
    let at = length;
    while (at > 0 && (at === keys.length || keys[at] !== key)) at = shorter[at - 1] ?? 0;
    return keys[at] === key ? at + 1 : at;
  };
  for (let at = 1; at < keys.length; at += 1) shorter.push(extend(shorter[at - 1] ?? 0, keys[at] ?? 0));
  const length = before.slice(-grown).reduce((at, item) => extend(at, hashOf(item)), 0);
  // Different items may have one hash.
  const end = length === 0 ? [] : before.slice(-length);
  return end.every((item, at) => areEqualJson(rowKey(item), rowKey(items[at]))) ? length : 0;
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

/** Key of an item: its identifiers, because other fields may have changed between pages. */
function rowKey(row: unknown): unknown {
  const ids = identifiersOf(row);
  return ids.length > 0 ? ids : row;
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

/** Hash of 32 bits of parsed JSON. The order of members doesn't matter. */
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
    const names = Object.keys(one).sort();
    add(`${Array.isArray(one) ? '[' : '{'}${names.length}`);
    for (const name of names) {
      add(name);
      left.push((one as Fields)[name]);
    }
  }
  return hash;
}
