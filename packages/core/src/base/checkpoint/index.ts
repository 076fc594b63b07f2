export { CheckpointError } from './checkpoint-error.ts';
export type { CheckpointChange, CheckpointCondition, CheckpointStore } from './checkpoint-store.ts';
