import type { Call, CallOptions } from '../../call/call.ts';

/** Options of a list. `deadlineInMs` and `timeoutInMs` hold for each page. */
export interface ListOptions extends CallOptions {
  /** `cursor` or `nextCursor` of a page: the list starts there. Parameters that a page token carries need not be repeated. */
  readonly cursor?: string | undefined;
  /**
   * Deadline over the whole walk, in milliseconds from the moment when the list is made: all its pages, with waits and with what is done
   * between them. Then `TimeoutError` with `limit: 'walk'`. None where absent.
   */
  readonly walkDeadlineInMs?: number | undefined;
}

export interface ListCall extends Call {
  readonly options: ListOptions;
}
