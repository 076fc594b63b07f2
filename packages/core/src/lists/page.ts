import type { WithResponse } from '../results/api-promise.ts';

/** Parts of a page. `next` and `previous` read the adjacent pages and return `undefined` if there is none. */
export interface PageContent<Item, Body> {
  readonly items: readonly Item[];
  readonly body: Body;
  readonly total: number | undefined;
  readonly cursor: string;
  readonly nextCursor: string | undefined;
  readonly previousCursor: string | undefined;
  readonly next: () => Promise<WithResponse<Page<Item, Body>> | undefined>;
  readonly previous: () => Promise<WithResponse<Page<Item, Body>> | undefined>;
}

/** One page of a list (Q01, Q03). */
export class Page<Item, Body = unknown> {
  /** Items of the page. */
  declare readonly items: readonly Item[];
  /** The complete response body. */
  declare readonly body: Body;
  /** Number of items in the whole list, if the response contains it (offset lists). */
  declare readonly total: number | undefined;
  /** Cursor of this page. Pass it as `{ cursor }` to the same method, in any process, to read the page again. */
  declare readonly cursor: string;
  /** Cursor of the next page, or `undefined` on the last page. */
  declare readonly nextCursor: string | undefined;
  /** Cursor of the previous page, or `undefined` on the first page. */
  declare readonly previousCursor: string | undefined;
  readonly #next: PageContent<Item, Body>['next'];
  readonly #previous: PageContent<Item, Body>['previous'];

  constructor(content: PageContent<Item, Body>) {
    const { next, previous, ...shown } = content;
    Object.assign(this, shown);
    this.#next = next;
    this.#previous = previous;
  }

  /**
   * Reads the next page and returns it, or `undefined` on the last page. It waits for its limit without a maximum.
   * @throws {MalformedResponseError} If the list returns to a page that was read before.
   */
  async next(): Promise<Page<Item, Body> | undefined> {
    return (await this.#next())?.data;
  }

  /** Reads the previous page and returns it, or `undefined` on the first page. */
  async previous(): Promise<Page<Item, Body> | undefined> {
    return (await this.#previous())?.data;
  }
}
