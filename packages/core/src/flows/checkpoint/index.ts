export { CheckpointError } from '../../base/checkpoint/index.ts';
export type { CheckpointChange, CheckpointCondition, CheckpointStore } from '../../base/checkpoint/index.ts';
export { createMemoryCheckpoints } from './memory-checkpoints.ts';
