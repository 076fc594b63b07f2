export type { Bytes } from './base/bytes.ts';
export type { CallResponse, Call, CallInput, CallOptions, Send } from './call/call.ts';
export type { Clock } from './base/clock/clock.ts';
export { createVirtualClock, systemClock, type VirtualClock, type VirtualClockOptions } from './base/clock/index.ts';
export type {
  BatchLimit,
  LongRunning,
  OperationDescriptor,
  PageStyle,
  PartialSuccess,
  PartKind,
  QueryKind,
  RateLimit,
  RateWindow,
  RetrySafety,
  SurfaceDescriptor,
} from './base/descriptor.ts';
export * from './errors.ts';
export type { CallDefaults } from './call/call-defaults.ts';
export type { ResponseSchemas, ClientOptions } from './client/options/client-options.ts';
export { type Environment, optionsFromEnv } from './client/options/from-env.ts';
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
  createMemoryLimitStore,
  type LimiterFactory,
  type LimitSnapshot,
  type LimitStore,
  type AcquireResult,
  type ReservedSlot,
  type WaitingCalls,
} from './call/limits/index.ts';
export type {
  RequestEvent,
  Hooks,
  Logger,
  ResponseEvent,
  RetryEvent,
  ThrottleEvent,
  InvalidResponseEvent,
  TokenRefreshEvent,
} from './base/log/hooks.ts';
export type { CallInterceptor, CallInfo, Telemetry } from './call/pipeline/telemetry.ts';
export type { Middleware, MiddlewareRequest } from './call/transport/middleware.ts';
export {
  BodyTooLargeError,
  createFetchTransport,
  type FetchFunction,
  type Transport,
  type TransportResponse,
  type TransportBody,
  type TransportRequest,
} from './call/transport/index.ts';
export { ApiPromise, type WithResponse } from './call/results/index.ts';
export { ListPromise, type ListOptions, type Page } from './kinds/lists/index.ts';
export {
  BatchAbortedError,
  type BatchContext,
  BatchError,
  type BatchFailure,
  type BatchHandler,
  type BatchKeeping,
  type BatchOptions,
  type BatchReason,
  type BatchFindings,
  type BatchResult,
  BatchHandlerError,
  type BatchSuccess,
  type BatchUnknown,
  type BatchUnsent,
  keptBatch,
  type KeptBatchOptions,
} from './kinds/batches/index.ts';
export {
  type CsvRow,
  csvRows,
  type FileResponse,
  type FileContent,
  type FileInput,
  type FileKind,
  type FileStream,
  type NamedFile,
} from './kinds/files/index.ts';
export {
  type OperationHandle,
  pollOperation,
  type FollowWorkOptions,
  poll,
  Poller,
  type PollOptions,
  type PollProgress,
  WorkNotFoundError,
  PollTimeoutError,
  type LongRunningOperation,
  type WorkState,
  operationState,
} from './flows/poll/index.ts';
export type { Runtime } from './client/runtime.ts';
export type { Features } from './client/features.ts';
export type { BodyWriter } from './call/arguments/body.ts';
export { createRaw as raw } from './call/pipeline/raw.ts';
export type { RawClient, RawResponse } from './call/pipeline/raw-types.ts';
export { type CheckName, checkClient, type CheckReport, type CheckResult } from './client/check/index.ts';
export { withSettingsCache } from './flows/settings-cache/index.ts';
export {
  CheckpointError,
  type CheckpointChange,
  type CheckpointCondition,
  type CheckpointStore,
  createMemoryCheckpoints,
} from './flows/checkpoint/index.ts';
export {
  type FollowOptions,
  type ListSource,
  listSource,
  recommendedIntervalInMs,
  Sync,
  type SyncContext,
  type SyncOptions,
  type SyncPage,
  type SyncCursor,
  type SyncReport,
  type SyncSource,
} from './flows/sync/index.ts';
export { LeaseHeldError, LeaseLostError, type LeaseWait } from './base/lease/index.ts';
export {
  ExportFailedError,
  type ExportOperations,
  type ExportStatus,
  ExportOutcomeUnknownError,
  RowExport,
  type RowExportOptions,
} from './flows/exports/index.ts';
export {
  ImportFailedError,
  ImportIncompleteError,
  type ImportedFile,
  type ImportOperations,
  type ImportReport,
  type ImportResult,
  type ImportRunArguments,
  type ImportRunOptions,
  type ImportStarted,
  type ImportTracking,
  type ProductFailureCounts,
  ImportOutcomeUnknownError,
  type ImportWorkflow,
  importWorkflow,
} from './flows/imports/index.ts';
export {
  type GuardedReplace,
  guardedReplace,
  UnconfirmedRemovalError,
  type Replacement,
  type RemovalOptions,
} from './flows/replace/index.ts';
