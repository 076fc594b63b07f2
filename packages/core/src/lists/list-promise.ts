import { RateLimitError } from '../errors/index.ts';
import { type CallSite, locate } from '../errors/call-site.ts';
import { ApiPromise, siteOf, type WithResponse } from '../results/api-promise.ts';
import type { Page } from './page.ts';

/** Items of a page that the list hasn't yielded yet, if an offset list repeats some. */
export const unseenRows: WeakMap<object, readonly unknown[]> = /* @__PURE__ */ new WeakMap();

/**
 * A list. Await it for the first page, or iterate it for every item, page by page. The first page is requested when
 * the list is created, and only once. Iteration waits for the limit without a maximum.
 */
export class ListPromise<Item, Body = unknown> extends ApiPromise<Page<Item, Body>> implements AsyncIterable<Item> {
  readonly #reading: { waitsForLimit: boolean };
  readonly #readFirst: (waitsForLimit: boolean) => Promise<WithResponse<Page<Item, Body>>>;

  constructor(readFirst: (waitsForLimit: boolean) => Promise<WithResponse<Page<Item, Body>>>) {
    const reading = { waitsForLimit: false };
    super(async () => {
      await undefined; // whether it is iterated shows by then
      return readFirst(reading.waitsForLimit);
    });
    this.#reading = reading;
    this.#readFirst = readFirst;
  }

  /** Iterates pages. Store `page.nextCursor` after each page to resume an interrupted walk. */
  pages(): AsyncGenerator<Page<Item, Body>, void, undefined> {
    this.#reading.waitsForLimit = true;
    const first = this.catch((error: unknown) => this.#firstAgain(error));
    first.catch(() => undefined); // who never asks for a page does not hear of it
    return pagesFrom(first, siteOf(this));
  }

  /** Iterates the items of all pages. It skips items that an offset list repeats because new items moved them. */
  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    return rowsOf(this.pages());
  }

  /** Retries the first page with an unlimited wait, if it failed on its limit before iteration. */
  async #firstAgain(error: unknown): Promise<Page<Item, Body>> {
    if (!(error instanceof RateLimitError) || error.outcome !== 'not-sent') throw error;
    return (await this.#readFirst(true)).data;
  }
}

async function* pagesFrom<Item, Body>(
  first: Promise<Page<Item, Body>>,
  site: CallSite | undefined,
): AsyncGenerator<Page<Item, Body>, void, undefined> {
  let page: Page<Item, Body> | undefined = await first;
  while (page !== undefined) {
    yield page;
    page = await page.next().catch((error: unknown) => {
      throw locate(error, site);
    });
  }
}

async function* rowsOf<Item, Body>(
  pages: AsyncGenerator<Page<Item, Body>, void, undefined>,
): AsyncGenerator<Item, void, undefined> {
  // The rows are those of the page itself.
  for await (const page of pages) yield* (unseenRows.get(page) as readonly Item[] | undefined) ?? page.items;
}
