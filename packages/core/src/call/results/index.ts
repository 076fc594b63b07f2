export { ApiPromise, type WithResponse } from './api-promise.ts';
export { callResult, readBody, withResponse } from './call-result.ts';
export type { JsonFault, JsonReading } from '../../base/json-reading.ts';
export { readJson } from './json.ts';
export { findUnsafeInteger, type UnsafeInteger } from './unsafe-integer.ts';
