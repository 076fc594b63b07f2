// Internal: what generated clients and the other packages of this project import. It changes without notice. A program
// imports from `@tradelane/core`.
export type { OperationDescriptor, QueryKind, SurfaceDescriptor } from './operation/descriptor.ts';
export { digestOf } from './json/digest.ts';
export { withAccount } from './auth/with-account.ts';
export { pauses, rateLimits } from './limits/index.ts';
export { createRaw as raw } from './client/raw.ts';
export { ApiPromise } from './results/index.ts';
export { checkClient } from './client/check.ts';
export type { Features } from './client/features.ts';
export { optionsFromEnv } from './client/from-env.ts';
export { clientOn, runtimeOf } from './client/runtime-of.ts';
export { createRuntime, type Runtime } from './client/runtime.ts';
export { RowExport } from './exports/index.ts';
export { type ImportWorkflow, importWorkflow } from './imports/index.ts';
export { pollOperation } from './poll/index.ts';
export { type GuardedReplace, guardedReplace } from './replace/index.ts';
export { withSettingsCache } from './settings-cache/index.ts';
export { listSource, recommendedIntervalInMs, Sync, type SyncPage, type SyncSource } from './sync/index.ts';
