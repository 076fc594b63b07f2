// What a program may need: options, errors, stores, clocks, and the types of calls and workflows. Clients come from the
// packages of the surfaces.
export * from './errors.ts';
export { createVirtualClock, systemClock, type VirtualClock, type VirtualClockOptions } from './clock/index.ts';
export type { Clock } from './clock/clock.ts';
export type { RateWindow } from './operation/descriptor.ts';
export type { Bytes } from './streams/bytes.ts';
export type { LazyPromise } from './results/lazy-promise.ts';
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
export {
  type ApiKeyAuth,
  type Auth,
  type AuthStrategy,
  type BearerAuth,
  type ClientCredentialsAuth,
  createMemoryTokenStore,
  type Credential,
  type SecretProvider,
  type StoredToken,
  type TokenStore,
} from './auth/index.ts';
export {
  type AcquireResult,
  createMemoryLimitStore,
  type LimitSnapshot,
  type LimitStore,
  type ReservedSlot,
  type WaitingCalls,
} from './limits/index.ts';
export type { CallInfo, CallInterceptor, Telemetry } from './hooks/telemetry.ts';
export type { RawClient, RawResponse } from './client/raw-types.ts';
export type { ApiPromise, WithResponse } from './results/index.ts';
export type { Middleware, MiddlewareRequest } from './hooks/middleware.ts';
export {
  BodyTooLargeError,
  createFetchTransport,
  type FetchFunction,
  type Transport,
  type TransportBody,
  type TransportRequest,
  type TransportResponse,
} from './transport/index.ts';
export type { CheckName, CheckReport, CheckResult } from './client/check.ts';
export type { ClientOptions, ResponseSchemas } from './client/client-options.ts';
export type { Environment } from './client/from-env.ts';
export {
  ExportFailedError,
  ExportOutcomeUnknownError,
  type ExportStatus,
  type RowExport,
  type RowExportOptions,
} from './exports/index.ts';
export {
  type ImportedFile,
  ImportFailedError,
  ImportIncompleteError,
  ImportOutcomeUnknownError,
  type ImportReport,
  type ImportResult,
  type ImportRunArguments,
  type ImportRunOptions,
  type ImportStarted,
  type ImportTracking,
  type ProductFailureCounts,
} from './imports/index.ts';
export type { IntegrationCounts } from './imports/import-result.ts';
export {
  type FollowWorkOptions,
  type OperationHandle,
  poll,
  type Poller,
  type PollOptions,
  type PollProgress,
  PollTimeoutError,
  WorkNotFoundError,
} from './poll/index.ts';
export { type RemovalOptions, type Replacement, UnconfirmedRemovalError } from './replace/index.ts';
export type { FollowOptions, Sync, SyncContext, SyncCursor, SyncOptions, SyncReport } from './sync/index.ts';
export {
  BatchAbortedError,
  type BatchContext,
  BatchError,
  type BatchFailure,
  type BatchFindings,
  type BatchHandler,
  type BatchItem,
  BatchHandlerError,
  type BatchKeeping,
  type BatchOptions,
  type BatchReason,
  type BatchResult,
  type BatchSuccess,
  type BatchUnknown,
  type BatchUnsent,
  keptBatch,
  type KeptBatchOptions,
} from './batches/index.ts';
export {
  type CsvRow,
  csvRows,
  type FileBytes,
  type FileContent,
  type FileInput,
  type FileKind,
  type FileResponse,
  type FileStream,
  type NamedFile,
} from './files/index.ts';
export type { ListOptions, ListPromise, Page } from './lists/index.ts';
