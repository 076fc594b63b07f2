// Internal: what clients import to follow changes and actions. It changes without notice. A program imports from
// `@tradelane/workflows`. A client of the hub loads only this part of the workflows.
export { pollOperation } from './poll/operation-state.ts';
export {
  listSource,
  recommendedIntervalInMs,
  type SyncCursor,
  type SyncPage,
  type SyncSource,
} from './sync/sync-source.ts';
export { Sync } from './sync/sync.ts';
