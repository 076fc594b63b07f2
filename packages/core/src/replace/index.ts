export { type GuardedReplace, guardedReplace, type Replacement, type RemovalOptions } from './guarded-replace.ts';
export { UnconfirmedRemovalError } from './unconfirmed-removal-error.ts';
