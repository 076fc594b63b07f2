// The parts that every generated client needs, and nothing else, so that bundlers don't load the whole API. Not for
// use in applications.
export type { Features } from './client/features.ts';
export { createRuntime, type Runtime } from './client/runtime.ts';
export { withAccount } from './call/auth/with-account.ts';
export { digestOf } from './base/digest.ts';
export { clientOn, runtimeOf } from './client/runtime-of.ts';
export { pauses, rateLimits } from './call/limits/index.ts';
export { withSettingsCache } from './flows/settings-cache/index.ts';
