import { onDemand } from '../../base/on-demand.ts';
import type { Runtime } from '../../client/runtime.ts';
import type { CheckpointStore } from '../checkpoint/index.ts';
import { cachedRuntime } from './cached-runtime.ts';

const loadCachedCalls = /* @__PURE__ */ onDemand(() => import('./cached-calls.ts'));

/**
 * The same runtime, which serves what may be read once a day (A01, CH11 …) from `store` for a day. Which operations
 * these are their documented rates say. What one account reads of one host is served to no other, as far as accounts are known: a token that
 * is handed in is that of any account. Calls for the same entry at the same time share one request and its outcome; a
 * failure is not kept. After a change at the same address (A02) it is read again; where the limit has no room for that, what was read
 * before is served until it is a day old, with the values that the response to the change gives, and a `warning` among its headers. A store that fails, or does not respond within
 * 5 s, costs a request and fails no call; what it could not forget other processes may be served until it is a day old.
 */
export function withSettingsCache(runtime: Runtime, store: CheckpointStore | undefined): Runtime {
  return cachedRuntime(runtime, store, loadCachedCalls);
}
