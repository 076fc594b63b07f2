export { ApiPromise, type WithResponse } from './api-promise.ts';
export { callResult, readBody, withResponse } from './call-result.ts';
export { readJson, type JsonFault, type JsonReading } from './json.ts';
export { findUnsafeInteger, type UnsafeInteger } from './unsafe-integer.ts';
