export { ApiPromise, type WithResponse } from './api-promise.ts';
export { callResult } from './call-result.ts';
export type { JsonReading } from '../json/json-reading.ts';

export { findUnsafeInteger, type UnsafeInteger } from '../json/unsafe-integer.ts';
