export type { Answer, Call, CallInput, CallOptions, Send } from './call.ts';
export type { Clock } from './clock.ts';
export { createVirtualClock, systemClock, type VirtualClock, type VirtualClockOptions } from './clock/index.ts';
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
} from './descriptor.ts';
export {
  AbortedError,
  ApiError,
  ArgumentError,
  AuthenticationError,
  BadRequestError,
  type CallFacts,
  ConfigurationError,
  ConnectionError,
  type FieldError,
  GoneError,
  MalformedAnswerError,
  MethodNotAllowedError,
  NotAcceptableError,
  NotFoundError,
  type Outcome,
  PermissionError,
  RateLimitError,
  RedirectError,
  ServerError,
  TimeoutError,
  TokenError,
  TradelaneError,
  UnsupportedMediaTypeError,
} from './errors/index.ts';
export type { AnswerSchemas, CallDefaults, ClientOptions } from './config/client-options.ts';
export { type Environment, optionsFromEnv } from './config/from-env.ts';
export {
  type ApiKeyAuth,
  type Auth,
  type AuthStrategy,
  type BearerAuth,
  type ClientCredentialsAuth,
  createMemoryTokenStore,
  type Credential,
  type Secret,
  type StoredToken,
  type TokenStore,
} from './auth/index.ts';
export { createMemoryLimitStore, type LimitSnapshot, type LimitStore, type Taken } from './limit/index.ts';
export type {
  CallSubject,
  Hooks,
  Logger,
  ResponseEvent,
  RetryEvent,
  ThrottleEvent,
  TokenRefreshEvent,
} from './log/telling.ts';
export type { Middleware, MiddlewareRequest } from './pipeline/middleware.ts';
export {
  BodyTooLarge,
  createFetchTransport,
  type FetchFunction,
  type Transport,
  type TransportAnswer,
  type TransportBody,
  type TransportRequest,
} from './transport/index.ts';
export { ApiPromise, type WithResponse } from './results/index.ts';
export { ListPromise, type ListOptions, type Page } from './paging/index.ts';
export {
  type AllOrNothingOptions,
  BatchAbortedError,
  BatchError,
  type BatchFailure,
  type BatchReason,
  type BatchResult,
  type BatchSuccess,
  type BatchUnknown,
  sendAllOrNothing,
} from './batch/index.ts';
export {
  type CsvRow,
  csvRows,
  type FileAnswer,
  type FileContent,
  type FileInput,
  type FileKind,
  type FileStream,
  type NamedFile,
} from './files/index.ts';
export { poll, Poller, type PollOptions, type PollProgress, StillRunningError } from './poll/index.ts';
export { createRuntime, type Runtime } from './runtime.ts';
export { type Aspect, checkClient, type Diagnosis, type Finding } from './check/index.ts';
export { withSettingsCache } from './settings-cache/index.ts';
export {
  type CheckpointChange,
  type CheckpointCondition,
  type CheckpointStore,
  createMemoryCheckpoints,
} from './checkpoint/index.ts';
export {
  digestOf,
  type FollowOptions,
  type ListSource,
  listSource,
  recommendedIntervalInMs,
  Sync,
  SyncBusyError,
  type SyncContext,
  SyncLeaseLostError,
  type SyncOptions,
  type SyncPage,
  type SyncPosition,
  type SyncReport,
  type SyncSource,
} from './sync/index.ts';
export {
  ExportFailedError,
  type ExportOperations,
  type ExportStatus,
  type FollowedWork,
  followWork,
  type FollowWorkOptions,
  ImportFailedError,
  type ImportedFile,
  type ImportOperations,
  type ImportReport,
  type ImportResult,
  type ImportRunOptions,
  type ImportStarted,
  type ImportTracking,
  ImportUnknownError,
  type ImportWorkflow,
  importWorkflow,
  RowExport,
  type RowExportOptions,
  type Work,
  type WorkState,
  workStateOf,
} from './long-running/index.ts';
export {
  type GuardedReplace,
  guardedReplace,
  RemovalError,
  type Replacement,
  type ReplaceOptions,
} from './replace/index.ts';
