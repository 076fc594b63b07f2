export { Sync } from './sync.ts';
export type { FollowOptions, SyncContext, SyncOptions, SyncReport } from './sync-options.ts';
export {
  type ListSource,
  listSource,
  recommendedIntervalInMs,
  type SyncPage,
  type SyncCursor,
  type SyncSource,
} from './sync-source.ts';
