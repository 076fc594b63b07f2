export { ListPromise } from './list-promise.ts';
export type { ListCall, ListOptions } from './list-call.ts';
export { listResult } from './list-result.ts';
export type { Page } from './page.ts';
