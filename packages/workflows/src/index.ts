// The public API of programs: syncs, imports, exports, writes that are settled, and polling.
export type { LazyPromise } from './poll/lazy-promise.ts';
export type {
  DoneEffect,
  EffectData,
  EffectEvidence,
  EffectReason,
  EffectResult,
  NotDoneEffect,
  PendingEffect,
  SentRequest,
  UndecidedEffect,
} from './effects/effect-result.ts';
export {
  decideIntent,
  type IntentReport,
  keepIntent,
  settleIntents,
  type SettleIntentsOptions,
  type WaitingIntent,
} from './effects/intents.ts';
export { type EffectOptions, settle, type SettleOptions } from './effects/settle.ts';
export type { WriteMethod } from './effects/write.ts';
export { ExportFailedError, ExportOutcomeUnknownError } from './exports/export-error.ts';
export type { ExportStatus, RowExportOptions } from './exports/running-export.ts';
export type { RowExport } from './exports/row-export.ts';
export type { ImportedFile, ImportRunArguments, ImportRunOptions } from './imports/imports.ts';
export { ImportFailedError, ImportIncompleteError, ImportOutcomeUnknownError } from './imports/import-errors.ts';
export type {
  FailedLine,
  FileImportResult,
  ImportReport,
  ImportResult,
  ImportTracking,
} from './imports/import-result.ts';
export type { FollowWorkOptions, OperationHandle } from './poll/operation-state.ts';
export { decideRetry } from './poll/decide-retry.ts';
export { poll, type Poller } from './poll/poller.ts';
export type { PollOptions } from './poll/poll-options.ts';
export { PollTimeoutError, WorkNotFoundError } from './poll/poll-errors.ts';
export { type RemovalOptions, type Replacement, UnconfirmedRemovalError } from './replace/guarded-replace.ts';
export type { FollowOptions, RunOptions, SyncContext, SyncOptions, SyncReport } from './sync/sync-options.ts';
export type { Sync } from './sync/sync.ts';
