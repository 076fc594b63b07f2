// What every client stands on, and nothing else: a bundler that splits by file has all files loaded at once that an entry point imports and any part
// on demand needs, and the whole API is many. In Node the file of the whole API serves for it.
export type { Features } from './client/features.ts';
export { createRuntime, type Runtime } from './client/runtime.ts';
export { withAccount } from './call/auth/with-account.ts';
export { digestOf } from './base/digest.ts';
export { clientOn, runtimeOf } from './client/runtime-of.ts';
export { pauses, rateLimits } from './call/limits/index.ts';
export { withSettingsCache } from './flows/settings-cache/index.ts';
