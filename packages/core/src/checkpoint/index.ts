export { CheckpointError } from './checkpoint-error.ts';
export type { CheckpointChange, CheckpointCondition, CheckpointStore } from './checkpoint-store.ts';
export type { KeptWork, KeptWorkOptions } from './kept-work.ts';
export { LeaseHeldError, LeaseLostError, type LeaseWait } from './lease-errors.ts';
export { createMemoryCheckpoints } from './memory-checkpoints.ts';
