export type { CheckpointChange, CheckpointCondition, CheckpointStore } from './checkpoint-store.ts';
export { createMemoryCheckpoints } from './memory-checkpoints.ts';
