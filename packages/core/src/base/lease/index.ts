// Parts that load on demand (the lease and resumable work) are imported from their own files.
export type { KeptWork, KeptWorkOptions } from './kept-work.ts';
export { LeaseHeldError, LeaseLostError, type LeaseWait } from './lease-errors.ts';
