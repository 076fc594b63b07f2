// Internal: what generated clients and the other packages of this project import. It changes without notice. A program
// imports from `@tradelane/core`.
export type { OperationDescriptor, QueryKind, SurfaceDescriptor } from './operation/descriptor.ts';
export { type Backoff, backoffInMs } from './clock/backoff.ts';
export { received, refuseUnknown } from './errors/checks.ts';
export { isPromise } from './platform/platform.ts';
export { digestOf } from './checkpoint/digest.ts';
export { withAccount } from './auth/strategy.ts';
export { ApiPromise } from './call/result.ts';
export { checkClient } from './check/check.ts';
export type { ResponseShapes } from './check/response-shapes.ts';
export { batch } from './batches/run-batch.ts';
export { call } from './call/result.ts';
export { file } from './files/file-result.ts';
export { list } from './lists/list.ts';
export { optionsFromEnv } from './client/from-env.ts';
export { clientOn, runtimeOf } from './client/runtime-of.ts';
export { createRuntime } from './client/create-runtime.ts';
export type { Runtime } from './call/runtime.ts';
export { RowExport } from './exports/row-export.ts';
export type { ImportEnd, ImportKind } from './imports/import-kind.ts';
export { type ImportWorkflow, importsOf } from './imports/imports.ts';
export { importWorkflow } from './imports/product-imports.ts';
export { importReport } from './imports/read-import-result.ts';
export { pollOperation } from './poll/operation-state.ts';
export { type GuardedReplace, guardedReplace } from './replace/guarded-replace.ts';
export { withSettingsCache } from './settings-cache/settings-cache.ts';
export {
  listSource,
  recommendedIntervalInMs,
  type SyncCursor,
  type SyncPage,
  type SyncSource,
} from './sync/sync-source.ts';
export { Sync } from './sync/sync.ts';
