export { type Admission, freePermit, type Permit, WaitTooLongError } from './admission.ts';
export { Limiter } from './limiter.ts';
export type { LimitSnapshot, LimitStore, TakeResult } from './limit-store.ts';
export { limitKey, limitsOf } from './limits-of.ts';
export { createMemoryLimitStore } from './memory-limit-store.ts';
export { ConcurrencyLimit } from './concurrency-limit.ts';
