export { CheckpointError } from './checkpoint-error.ts';
export type { CheckpointChange, CheckpointCondition, CheckpointStore } from '../../base/checkpoint-store.ts';
export { createMemoryCheckpoints } from './memory-checkpoints.ts';
