import type { Call, CallOptions, Send } from '../../call/call.ts';
import type { ResponseChecks } from '../../call/validate/response-check.ts';
import { ListPromise } from './list-promise.ts';
import { loadReadPage } from './load-read-page.ts';

/** Options of a list. Deadline and timeouts hold for each page. */
export interface ListOptions extends CallOptions {
  /** `cursor` or `nextCursor` of a page: the list starts there. Parameters that a page token carries need not be repeated. */
  readonly cursor?: string | undefined;
}

export interface ListCall extends Call {
  readonly options: ListOptions;
}

/** The list of an operation with `page`; see `ListPromise`. */
export function listResult<Item, Body = unknown>(
  send: Send,
  call: ListCall,
  checks?: ResponseChecks,
): ListPromise<Item, Body> {
  return new ListPromise<Item, Body>(async (waitsForLimit) => {
    const { firstPage } = await loadReadPage();
    return firstPage<Item, Body>(send, call, waitsForLimit, await checks?.());
  });
}
