import { ApiPromise, type WithResponse } from '../../call/results/api-promise.ts';
import { loadReadPage } from './load-read-page.ts';
import type { Page } from './page.ts';

/**
 * A list: awaited it is its first page, iterated it is every row, page after page on demand. Nothing is sent before
 * it is asked, and its first page is read once. Who iterates waits for the limit as long as that asks.
 */
export class ListPromise<Item, Body = unknown>
  extends ApiPromise<Page<Item, Body>>
  implements AsyncIterable<Item, void, undefined>
{
  readonly #reading: { waitsForLimit: boolean };

  constructor(readFirst: (waitsForLimit: boolean) => Promise<WithResponse<Page<Item, Body>>>) {
    const reading = { waitsForLimit: false };
    super(() => readFirst(reading.waitsForLimit));
    this.#reading = reading;
  }

  /** Page after page. `page.nextCursor`, kept once a page is dealt with, resumes an interrupted walk. */
  async *pages(): AsyncGenerator<Page<Item, Body>, void, undefined> {
    this.#reading.waitsForLimit = true;
    let page: Page<Item, Body> | undefined = await this;
    while (page !== undefined) {
      yield page;
      page = await page.next();
    }
  }

  /** Row after row over all pages; a row that an offset list shows twice, because others came before it, is left out. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    const { withoutShiftedRows } = await loadReadPage();
    let before: Page<Item, Body> | undefined;
    for await (const page of this.pages()) {
      yield* withoutShiftedRows(before, page);
      before = page;
    }
  }
}
