// The public API of programs: options, errors, stores, clocks, and the types of calls and workflows. Clients come from
// the packages of the surfaces.
export * from './errors.ts';
export { createVirtualClock, type VirtualClock } from './clock/virtual-clock.ts';
export { systemClock } from './clock/clock.ts';
export type { Clock } from './clock/clock.ts';
export type { RateWindow } from './operation/descriptor.ts';
export type { Bytes, FileStream } from './content/chunks.ts';
export type { LazyPromise } from './poll/lazy-promise.ts';
export {
  LeaseHeldError,
  LeaseLostError,
  type KeptWorkOptions,
  CheckpointError,
  type CheckpointStore,
  createMemoryCheckpoints,
} from './checkpoint/index.ts';
export type { DedupeStore, OutboxEntry, OutboxStore } from './checkpoint/event-stores.ts';
export type {
  Hooks,
  InvalidResponseEvent,
  Logger,
  RequestEvent,
  ResponseEvent,
  RetryEvent,
  ThrottleEvent,
  TokenRefreshEvent,
} from './hooks/hooks.ts';
export type { CallOptions } from './operation/call.ts';
export type {
  ApiKeyAuth,
  Auth,
  AuthStrategy,
  BearerAuth,
  ClientCredentialsAuth,
  Credential,
  StoredToken,
  TokenStore,
} from './auth/strategy.ts';
export { createMemoryTokenStore } from './auth/tokens.ts';
export type { AcquireResult, LimitSnapshot, LimitStore } from './limits/limit-store.ts';
export { createMemoryLimitStore } from './limits/memory-limit-store.ts';
export type { CallInterceptor, Telemetry } from './hooks/hooks.ts';
export { type ClientFetch, createFetch } from './client/create-fetch.ts';
export type { ApiPromise } from './call/result.ts';
export type { WithResponse } from './operation/call.ts';
export type { Middleware, MiddlewareRequest } from './hooks/hooks.ts';
export {
  BodyTooLargeError,
  type Transport,
  type TransportRequest,
  type TransportResponse,
} from './transport/transport.ts';
export { createFetchTransport } from './transport/fetch-transport.ts';
export type { CheckOptions, CheckReport } from './check/check.ts';
export type { DeepCheck, Deviation, ReadCheck } from './check/deep-check.ts';
export type { ClientOptions } from './client/client-options.ts';
export type { Environment } from './client/from-env.ts';
export type {
  DoneEffect,
  EffectData,
  EffectEvidence,
  EffectReason,
  EffectResult,
  NotDoneEffect,
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
export type { FileImportResult, ImportReport, ImportResult, ImportTracking } from './imports/import-result.ts';
export type { FollowWorkOptions, OperationHandle } from './poll/operation-state.ts';
export { decideRetry } from './poll/decide-retry.ts';
export { poll, type Poller } from './poll/poller.ts';
export type { PollOptions } from './poll/poll-options.ts';
export { PollTimeoutError, WorkNotFoundError } from './poll/poll-errors.ts';
export { type RemovalOptions, type Replacement, UnconfirmedRemovalError } from './replace/guarded-replace.ts';
export type { FollowOptions, RunOptions, SyncContext, SyncOptions, SyncReport } from './sync/sync-options.ts';
export type { Sync } from './sync/sync.ts';
export { BatchAbortedError, BatchError, BatchHandlerError } from './batches/batch-errors.ts';
export type { BatchContext, BatchOptions } from './batches/batch-options.ts';
export type {
  BatchFailure,
  BatchItem,
  BatchReason,
  BatchSuccess,
  BatchUnknown,
  BatchUnsent,
} from './batches/batch-item.ts';
export type { BatchResult } from './batches/batch-result.ts';
export type { CsvRow } from './files/csv-cells.ts';
export { csvRows } from './files/csv.ts';
export type { CsvValue, ImportedRows } from './files/csv-writer.ts';
export type { FileInput, NamedFile } from './content/file-input.ts';
export type { FileResponse } from './files/file-response.ts';
export type { ListOptions } from './lists/cursor.ts';
export type { ListPromise } from './lists/list.ts';
export type { Page } from './lists/page.ts';
