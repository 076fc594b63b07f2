// What is loaded on demand (the lease itself, and work that is kept) is imported from its own file.
export type { KeptWork, KeptWorkOptions } from './kept-work.ts';
export { LeaseHeldError, LeaseLostError } from './lease-errors.ts';
