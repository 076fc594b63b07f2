import type { Call, CallOptions } from '../operation/call.ts';

/** Options of a list. `deadlineInMs` and `timeoutInMs` apply to each page. */
export interface ListOptions extends CallOptions {
  /**
   * `cursor` or `nextCursor` of the page at which the list starts. You don't have to repeat parameters that a page token
   * carries.
   */
  readonly cursor?: string | undefined;
  /**
   * Milliseconds for the whole walk, from the creation of the list. It includes pages, waits and your own processing
   * between pages. Then `TimeoutError` with `limit: 'walk'`. Default: no limit.
   */
  readonly walkDeadlineInMs?: number | undefined;
}

export interface ListCall extends Call {
  readonly options: ListOptions;
}
