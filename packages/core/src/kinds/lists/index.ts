// What is loaded on demand (read-page) is imported from its own file.
export { ListPromise } from './list-promise.ts';
export { listResult, type ListCall, type ListOptions } from './list-result.ts';
export type { Page } from './page.ts';
