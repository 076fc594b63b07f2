// What is loaded on demand (guarded-store) is imported from its own file.
export { CheckpointError } from './checkpoint-error.ts';
export type { CheckpointChange, CheckpointCondition, CheckpointStore } from './checkpoint-store.ts';
