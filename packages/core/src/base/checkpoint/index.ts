// Parts that load on demand (guarded-store) are imported from their own file.
export { CheckpointError } from './checkpoint-error.ts';
export type { CheckpointChange, CheckpointCondition, CheckpointStore } from './checkpoint-store.ts';
