import type { OperationDescriptor } from '../../base/descriptor.ts';
import type { CallInput, CallOptions } from '../../call/call.ts';
import { checkRuntime } from '../../call/pipeline/check-runtime.ts';
import { ApiPromise } from '../../call/results/index.ts';
import type { Runtime } from '../../client/runtime.ts';
import type { CheckpointStore } from '../checkpoint/index.ts';
import type { cachedCalls, CachedCalls, Shared } from './cached-calls.ts';

const dayInMs = 86_400_000;

interface Part {
  readonly cachedCalls: typeof cachedCalls;
}
type LoadPart = () => Part | Promise<Part>;

/** See `withSettingsCache`. What serves a call from a cache is asked for with the first that it may serve, or that changes what it holds. */
export function cachedRuntime(runtime: Runtime, store: CheckpointStore | undefined, loadPart: LoadPart): Runtime {
  checkRuntime(runtime);
  return store === undefined
    ? runtime
    : cached(runtime, store, loadPart, { flights: new Map(), changes: new Map() }, '');
}

function cached(
  runtime: Runtime,
  store: CheckpointStore,
  loadPart: LoadPart,
  shared: Shared,
  presets: string,
): Runtime {
  let calls: CachedCalls | undefined;
  const loadCalls = async (): Promise<CachedCalls> =>
    (calls ??= (await loadPart()).cachedCalls(runtime, store, shared, presets));
  return {
    ...runtime,
    call: <T>(operation: OperationDescriptor, input: CallInput, options?: CallOptions): ApiPromise<T> => {
      const does = operation.method === 'GET' ? 'read' : 'change';
      if (does === 'read' && !isReadOnceADay(operation)) return runtime.call<T>(operation, input, options);
      return new ApiPromise<T>(async () => (await loadCalls())[does]<T>(operation, input, options));
    },
    with: (defaults) =>
      cached(runtime.with(defaults), store, loadPart, shared, presets + JSON.stringify(defaults.query ?? {})),
  };
}

function isReadOnceADay({ rate, response }: OperationDescriptor): boolean {
  const windows = rate?.recommended ?? rate?.maximum ?? [];
  return response === undefined && windows.some(({ requests, periodInMs }) => requests === 1 && periodInMs >= dayInMs);
}
