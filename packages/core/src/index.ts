// The public API of programs: options, errors, stores, clocks, and the types of calls. Clients come from the packages
// of the surfaces.
export * from './errors.ts';
export { createVirtualClock, type VirtualClock } from './clock/virtual-clock.ts';
export { systemClock } from './clock/clock.ts';
export type { Clock } from './clock/clock.ts';
export type { RateWindow } from './operation/descriptor.ts';
export type { Bytes, FileStream } from './content/chunks.ts';
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
export type { ClientOptions } from './client/client-options.ts';
export type { Environment } from './client/from-env.ts';
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
export { type CsvOptions, csvRows } from './files/csv.ts';
export type { CsvValue, ImportedRows } from './files/csv-writer.ts';
export type { FileInput, NamedFile } from './content/file-input.ts';
export type { FileResponse } from './files/file-response.ts';
export type { ListOptions } from './lists/cursor.ts';
export type { ListPromise } from './lists/list.ts';
export type { Page } from './lists/page.ts';
