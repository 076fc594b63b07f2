// What a program may need: options, errors, stores, clocks, and the types of calls and workflows. Clients come from the
// packages of the surfaces.
export * from './errors.ts';
export { createVirtualClock, systemClock, type VirtualClock, type VirtualClockOptions } from './base/clock/index.ts';
export type { Clock } from './base/clock/clock.ts';
export type { RateWindow } from './base/descriptor.ts';
export type { Bytes } from './base/bytes.ts';
export type { LazyPromise } from './base/lazy-promise.ts';
export { LeaseHeldError, LeaseLostError, type KeptWorkOptions, type LeaseWait } from './base/lease/index.ts';
export type {
  Hooks,
  InvalidResponseEvent,
  Logger,
  RequestEvent,
  ResponseEvent,
  RetryEvent,
  ThrottleEvent,
  TokenRefreshEvent,
} from './base/log/hooks.ts';
export type { CallOptions } from './call/call.ts';
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
} from './call/auth/index.ts';
export {
  type AcquireResult,
  createMemoryLimitStore,
  type LimitSnapshot,
  type LimitStore,
  type ReservedSlot,
  type WaitingCalls,
} from './call/limits/index.ts';
export type { CallInfo, CallInterceptor, Telemetry } from './call/pipeline/telemetry.ts';
export type { RawClient, RawResponse } from './call/pipeline/raw-types.ts';
export type { ApiPromise, WithResponse } from './call/results/index.ts';
export type { Middleware, MiddlewareRequest } from './call/transport/middleware.ts';
export {
  BodyTooLargeError,
  createFetchTransport,
  type FetchFunction,
  type Transport,
  type TransportBody,
  type TransportRequest,
  type TransportResponse,
} from './call/transport/index.ts';
export type { CheckName, CheckReport, CheckResult } from './client/check/index.ts';
export type { ClientOptions, ResponseSchemas } from './client/options/client-options.ts';
export type { Environment } from './client/options/from-env.ts';
export {
  type CheckpointChange,
  type CheckpointCondition,
  CheckpointError,
  type CheckpointStore,
  createMemoryCheckpoints,
} from './flows/checkpoint/index.ts';
export {
  ExportFailedError,
  ExportOutcomeUnknownError,
  type ExportStatus,
  type RowExport,
  type RowExportOptions,
} from './flows/exports/index.ts';
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
} from './flows/imports/index.ts';
export type { IntegrationCounts } from './flows/imports/import-result.ts';
export {
  type FollowWorkOptions,
  type OperationHandle,
  poll,
  type Poller,
  type PollOptions,
  type PollProgress,
  PollTimeoutError,
  WorkNotFoundError,
} from './flows/poll/index.ts';
export { type RemovalOptions, type Replacement, UnconfirmedRemovalError } from './flows/replace/index.ts';
export type { FollowOptions, Sync, SyncContext, SyncCursor, SyncOptions, SyncReport } from './flows/sync/index.ts';
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
} from './kinds/batches/index.ts';
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
} from './kinds/files/index.ts';
export type { ListOptions, ListPromise, Page } from './kinds/lists/index.ts';
