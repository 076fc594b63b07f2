// Internal: what generated clients and the other packages of this project import. It changes without notice. A program
// imports from `@tradelane/core`.
export type { OperationDescriptor, QueryKind, SurfaceDescriptor } from './base/descriptor.ts';
export { digestOf } from './base/digest.ts';
export { withAccount } from './call/auth/with-account.ts';
export { pauses, rateLimits } from './call/limits/index.ts';
export { createRaw as raw } from './call/pipeline/raw.ts';
export { ApiPromise } from './call/results/index.ts';
export { checkClient } from './client/check/index.ts';
export type { Features } from './client/features.ts';
export { optionsFromEnv } from './client/options/from-env.ts';
export { clientOn, runtimeOf } from './client/runtime-of.ts';
export { createRuntime, type Runtime } from './client/runtime.ts';
export { RowExport } from './flows/exports/index.ts';
export { type ImportWorkflow, importWorkflow } from './flows/imports/index.ts';
export { pollOperation } from './flows/poll/index.ts';
export { type GuardedReplace, guardedReplace } from './flows/replace/index.ts';
export { withSettingsCache } from './flows/settings-cache/index.ts';
export { listSource, recommendedIntervalInMs, Sync, type SyncPage, type SyncSource } from './flows/sync/index.ts';
