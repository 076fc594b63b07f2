export { type Admission, freePermit, type Permit, WaitTooLong } from './admission.ts';
export { Limiter } from './limiter.ts';
export type { LimitSnapshot, LimitStore, Taken } from './limit-store.ts';
export { limitKey, limitsOf } from './limits-of.ts';
export { createMemoryLimitStore } from './memory-limit-store.ts';
export { Turnstile } from './turnstile.ts';
