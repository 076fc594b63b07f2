import type { Call, CallOptions } from '../../call/call.ts';

/** Options of a list. Deadline and timeouts hold for each page. */
export interface ListOptions extends CallOptions {
  /** `cursor` or `nextCursor` of a page: the list starts there. Parameters that a page token carries need not be repeated. */
  readonly cursor?: string | undefined;
}

export interface ListCall extends Call {
  readonly options: ListOptions;
}
