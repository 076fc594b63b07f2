import { RateLimitError } from '../../base/errors/index.ts';
import { ApiPromise, type WithResponse } from '../../call/results/api-promise.ts';
import type { Page } from './page.ts';

/** The rows of a page that its list has not shown yet, where an offset list shows some twice. */
export const unseenRows: WeakMap<object, readonly unknown[]> = /* @__PURE__ */ new WeakMap();

/**
 * A list: awaited it is its first page, iterated it is every row, page after page on demand. Its first page is asked for when the list
 * is made, and read once. Who iterates waits for the limit as long as that asks.
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

  /** Page after page. `page.nextCursor`, kept once a page is dealt with, resumes an interrupted walk. */
  pages(): AsyncGenerator<Page<Item, Body>, void, undefined> {
    this.#reading.waitsForLimit = true;
    const first = this.catch((error: unknown) => this.#firstAgain(error));
    first.catch(() => undefined); // who never asks for a page does not hear of it
    return pagesFrom(first);
  }

  /** Row after row over all pages; a row that an offset list shows twice, because others came before it, is left out. */
  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    return rowsOf(this.pages());
  }

  /** It was made a while before it is iterated, and would not wait so long: now it does. */
  async #firstAgain(error: unknown): Promise<Page<Item, Body>> {
    if (!(error instanceof RateLimitError) || error.outcome !== 'not-sent') throw error;
    return (await this.#readFirst(true)).data;
  }
}

async function* pagesFrom<Item, Body>(
  first: Promise<Page<Item, Body>>,
): AsyncGenerator<Page<Item, Body>, void, undefined> {
  let page: Page<Item, Body> | undefined = await first;
  while (page !== undefined) {
    yield page;
    page = await page.next();
  }
}

async function* rowsOf<Item, Body>(
  pages: AsyncGenerator<Page<Item, Body>, void, undefined>,
): AsyncGenerator<Item, void, undefined> {
  // The rows are those of the page itself.
  for await (const page of pages) yield* (unseenRows.get(page) as readonly Item[] | undefined) ?? page.items;
}
