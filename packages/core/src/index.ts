// What a program may need: options, errors, stores, clocks, and the types of calls and workflows. Clients come from the
// packages of the surfaces.
export * from './errors.ts';
export { createVirtualClock, type VirtualClock, type VirtualClockOptions } from './clock/virtual-clock.ts';
export { systemClock } from './clock/clock.ts';
export type { Clock } from './clock/clock.ts';
export type { RateWindow } from './operation/descriptor.ts';
export type { Bytes, FileStream } from './content/chunks.ts';
export type { LazyPromise } from './poll/lazy-promise.ts';
export {
  LeaseHeldError,
  LeaseLostError,
  type KeptWorkOptions,
  type LeaseWait,
  type CheckpointChange,
  type CheckpointCondition,
  CheckpointError,
  type CheckpointStore,
  createMemoryCheckpoints,
} from './checkpoint/index.ts';
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
  SecretProvider,
  StoredToken,
  TokenStore,
} from './auth/strategy.ts';
export { createMemoryTokenStore } from './auth/tokens.ts';
export type { AcquireResult, LimitSnapshot, LimitStore, ReservedSlot, WaitingCalls } from './limits/limit-store.ts';
export { createMemoryLimitStore } from './limits/memory-limit-store.ts';
export type { CallInfo, CallInterceptor, Telemetry } from './hooks/hooks.ts';
export type { RawClient, RawResponse } from './client/raw-types.ts';
export type { ApiPromise } from './call/result.ts';
export type { WithResponse } from './operation/call.ts';
export type { Middleware, MiddlewareRequest } from './hooks/hooks.ts';
export {
  BodyTooLargeError,
  type Transport,
  type TransportBody,
  type TransportRequest,
  type TransportResponse,
} from './transport/transport.ts';
export { createFetchTransport } from './transport/fetch-transport.ts';
export type { FetchFunction } from './transport/fetch-transport.ts';
export type { CheckName, CheckReport, CheckResult } from './client/check.ts';
export type { ClientOptions, ResponseSchemas } from './client/client-options.ts';
export type { Environment } from './client/from-env.ts';
export { ExportFailedError, ExportOutcomeUnknownError } from './exports/export-error.ts';
export type { ExportStatus, RowExportOptions } from './exports/running-export.ts';
export type { RowExport } from './exports/row-export.ts';
export type { ImportedFile, ImportRunArguments, ImportRunOptions, ImportStarted } from './imports/imports.ts';
export { ImportFailedError, ImportIncompleteError, ImportOutcomeUnknownError } from './imports/import-errors.ts';
export type {
  ImportReport,
  ImportResult,
  ImportTracking,
  ProductFailureCounts,
  IntegrationCounts,
} from './imports/import-result.ts';
export type { FollowWorkOptions, OperationHandle } from './poll/operation-state.ts';
export { poll, type Poller } from './poll/poller.ts';
export type { PollOptions, PollProgress } from './poll/poll-options.ts';
export { PollTimeoutError, WorkNotFoundError } from './poll/poll-errors.ts';
export { type RemovalOptions, type Replacement, UnconfirmedRemovalError } from './replace/guarded-replace.ts';
export type { FollowOptions, SyncContext, SyncOptions, SyncReport } from './sync/sync-options.ts';
export type { Sync } from './sync/sync.ts';
export type { SyncCursor } from './sync/sync-source.ts';
export { BatchAbortedError, BatchError, BatchHandlerError } from './batches/batch-errors.ts';
export type { BatchContext, BatchHandler, BatchOptions } from './batches/batch-options.ts';
export type {
  BatchFailure,
  BatchItem,
  BatchReason,
  BatchSuccess,
  BatchUnknown,
  BatchUnsent,
} from './batches/batch-item.ts';
export type { BatchFindings, BatchResult } from './batches/batch-result.ts';
export type { CsvRow } from './files/csv-cells.ts';
export { csvRows } from './files/csv.ts';
export type { FileBytes, FileContent, FileInput, NamedFile } from './content/file-input.ts';
export type { FileKind, FileResponse } from './files/file-response.ts';
export type { ListOptions } from './lists/cursor.ts';
export type { ListPromise } from './lists/list.ts';
export type { Page } from './lists/page.ts';
