export {
  CheckpointError,
  type CheckpointChange,
  type CheckpointCondition,
  type CheckpointStore,
  createMemoryCheckpoints,
} from './checkpoint-store.ts';
export type { KeptWork, KeptWorkOptions } from './kept-work.ts';
export { LeaseHeldError, LeaseLostError } from './lease-errors.ts';
