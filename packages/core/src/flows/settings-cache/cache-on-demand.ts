import { onDemand } from '../../base/on-demand.ts';
import type { Runtime } from '../../client/runtime.ts';
import type { CheckpointStore } from '../checkpoint/index.ts';
import { cachedRuntime } from './cached-runtime.ts';

const loadCachedCalls = /* @__PURE__ */ onDemand(() => import('./cached-calls.ts'));

/**
 * `withSettingsCache` for the clients of surfaces. A module of its own: in files for browsers only what `features` names loads parts on demand,
 * and few programs have a cache.
 */
export function settingsCache(runtime: Runtime, store: CheckpointStore | undefined): Runtime {
  return cachedRuntime(runtime, store, loadCachedCalls);
}
