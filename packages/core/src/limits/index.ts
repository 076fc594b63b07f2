export { type Admission, freePermit, type Permit, WaitTooLongError } from './admission.ts';
export type { Limiter, LimiterFactory } from './limiter.ts';
export { pauses } from './pause-limiter.ts';
export { rateLimits } from './rate-limiter.ts';
export type { LimitSnapshot, LimitStore, AcquireResult, ReservedSlot, WaitingCalls } from './limit-store.ts';
export { createMemoryLimitStore } from './memory-limit-store.ts';
export { ConcurrencyLimit } from './concurrency-limit.ts';
