export { readCursor, writeCursor } from './cursor.ts';
export { findLink, parseLinkHeader, type Link } from './link-header.ts';
export { ListPromise } from './list-promise.ts';
export { listResult, type ListCall, type ListOptions } from './list-result.ts';
export { Page } from './page.ts';
