import type { WithResponse } from '../../call/results/api-promise.ts';

/** What a page is made of; `next` and `previous` read the adjacent pages, undefined where there is none. */
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
  /** The rows, as they were sent. */
  declare readonly items: readonly Item[];
  /** The whole response, with what stands beside the rows. */
  declare readonly body: Body;
  /** Rows of the whole list, where the response says (offset lists). */
  declare readonly total: number | undefined;
  /** Reads this page again: pass it as `{ cursor }` to the same method, in another process if need be. */
  declare readonly cursor: string;
  /** Resumes behind this page; undefined on the last one. */
  declare readonly nextCursor: string | undefined;
  /** Leads to the page before; undefined on the first one. */
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
   * The page behind this one, or undefined. It waits for its limit as long as that asks.
   * @throws MalformedResponseError where the list leads back to a page that was read before.
   */
  async next(): Promise<Page<Item, Body> | undefined> {
    return (await this.#next())?.data;
  }

  /** The page before this one, or undefined. */
  async previous(): Promise<Page<Item, Body> | undefined> {
    return (await this.#previous())?.data;
  }
}
