export { type GuardedReplace, guardedReplace, type Replacement, type ReplaceOptions } from './guarded-replace.ts';
export { RemovalError } from './removal-error.ts';
