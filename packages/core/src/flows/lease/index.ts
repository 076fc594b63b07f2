export { Lease, type LeaseTerms } from './lease.ts';
export { KeptWork, type KeptWorkOptions } from './kept-work.ts';
export { LeaseHeldError, LeaseLostError } from './lease-errors.ts';
