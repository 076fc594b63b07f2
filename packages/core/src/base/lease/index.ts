export type { KeptWork, KeptWorkOptions } from './kept-work.ts';
export { LeaseHeldError, LeaseLostError, type LeaseWait } from './lease-errors.ts';
