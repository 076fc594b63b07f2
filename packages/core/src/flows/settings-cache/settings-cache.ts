import type { OperationDescriptor } from '../../base/descriptor.ts';
import type { CallInput, CallOptions } from '../../call/call.ts';
import { fromStore } from '../../base/from-store.ts';
import { openCallLifetime } from '../../call/pipeline/call-lifetime.ts';
import { ApiPromise, type WithResponse } from '../../call/results/index.ts';
import type { Runtime } from '../../client/runtime.ts';
import type { CheckpointStore } from '../checkpoint/index.ts';
import { SingleFlight } from './single-flight.ts';

const dayInMs = 86_400_000;

/** What a cache keeps of a response. */
interface CacheEntry {
  readonly at: number;
  readonly status: number;
  readonly data: unknown;
}

/** What all clients of a cache have in common. */
interface Shared {
  /** Reads that are under way, by the key of their entry. */
  readonly flights: Map<string, SingleFlight<WithResponse<unknown>>>;
  /** When each address was changed from here: older entries are stale, also where the store could not forget them. */
  readonly changes: Map<string, number>;
}

/**
 * The same runtime, which serves what may be read once a day (A01, CH11 …) from `store` for a day. Which operations
 * these are their documented rates say. Calls for the same entry at the same time share one request and its outcome; a
 * failure is not kept. A change at the same address (A02) forgets what was read there. A store that fails, or does not respond within
 * 5 s, costs a request and fails no call; what it could not forget other processes may be served until it is a day old.
 */
export function withSettingsCache<Paths extends {}>(
  runtime: Runtime<Paths>,
  store: CheckpointStore | undefined,
): Runtime<Paths> {
  return store === undefined ? runtime : cached(runtime, store, { flights: new Map(), changes: new Map() }, '');
}

function cached<Paths extends {}>(
  runtime: Runtime<Paths>,
  store: CheckpointStore,
  shared: Shared,
  presets: string,
): Runtime<Paths> {
  const { clock, surface } = runtime;
  const { flights, changes } = shared;
  const prefixOf = (path: string): string => `settings.${surface.name}:${path} `;

  /** The entry while it is fresh, the server's response otherwise. The store is read once for all as well. */
  const read = async (
    key: string,
    operation: OperationDescriptor,
    input: CallInput,
    options: CallOptions & { readonly callId: string },
    isCurrent: () => boolean,
  ): Promise<WithResponse<unknown>> => {
    const entry = parse((await fromStore(clock, () => store.read(key)))?.get(key));
    const changedAtInMs = changes.get(prefixOf(operation.path)) ?? Number.NEGATIVE_INFINITY;
    if (entry !== undefined && entry.at > changedAtInMs && Math.abs(clock.now() - entry.at) < dayInMs) {
      const { status, data } = entry;
      return { data, status, headers: new Headers(), callId: options.callId, requestId: undefined, attempts: 0 };
    }
    const response = await runtime.call(operation, input, options).withResponse();
    const fresh: CacheEntry = { at: clock.now(), status: response.status, data: response.data };
    // What a change has overtaken is old already.
    if (isCurrent()) await fromStore(clock, () => store.write([{ key, value: JSON.stringify(fresh) }]));
    return response;
  };

  const readOnce = async <T>(
    operation: OperationDescriptor,
    input: CallInput,
    options: CallOptions = {},
  ): Promise<WithResponse<T>> => {
    const key = `${prefixOf(operation.path)}${presets} ${JSON.stringify([input.path, input.query])}`;
    const { callId = crypto.randomUUID() } = options;
    let flight = flights.get(key);
    if (flight === undefined || flight.isAborted) {
      const isCurrent = (): boolean => flights.get(key) === mine;
      const mine = new SingleFlight((signal) => {
        // How long a caller waits is that caller's own affair.
        const shared = { ...options, callId, signal, deadlineInMs: undefined };
        return read(key, operation, input, shared, isCurrent).finally(() => {
          if (isCurrent()) flights.delete(key);
        });
      });
      flights.set(key, mine);
      flight = mine;
    }
    const exchange = { call: { operation, input, options }, callId, attempts: 0 };
    const response = await flight.join(openCallLifetime(exchange, clock, options));
    // The type is the generated one. Nobody gets what another caller may change.
    return { ...response, data: structuredClone(response.data) as T, headers: new Headers(response.headers) };
  };

  const change = async <T>(
    operation: OperationDescriptor,
    input: CallInput,
    options: CallOptions | undefined,
  ): Promise<WithResponse<T>> => {
    const prefix = prefixOf(operation.path);
    const forget = async (): Promise<void> => {
      changes.set(prefix, clock.now());
      for (const key of flights.keys()) if (key.startsWith(prefix)) flights.delete(key);
      const stale = [...((await fromStore(clock, () => store.read(prefix))) ?? new Map<string, string>()).keys()];
      if (stale.length === 0) return;
      await fromStore(clock, () => store.write(stale.map((key) => ({ key, value: undefined }))));
    };
    // Also where it failed: nobody may know whether it was done.
    return runtime.call<T>(operation, input, options).withResponse().finally(forget);
  };

  return {
    ...runtime,
    call: <T>(operation: OperationDescriptor, input: CallInput, options?: CallOptions): ApiPromise<T> => {
      if (operation.method !== 'GET') return new ApiPromise<T>(() => change<T>(operation, input, options));
      if (!isReadOnceADay(operation)) return runtime.call<T>(operation, input, options);
      return new ApiPromise<T>(() => readOnce<T>(operation, input, options));
    },
    with: (defaults) => cached(runtime.with(defaults), store, shared, presets + JSON.stringify(defaults.query ?? {})),
  };
}

/** Written above; whatever else is there is nothing. */
function parse(text: string | undefined): CacheEntry | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as CacheEntry);
  } catch {
    return undefined;
  }
}

function isReadOnceADay({ rate, response }: OperationDescriptor): boolean {
  const windows = rate?.recommended ?? rate?.maximum ?? [];
  return response === undefined && windows.some(({ requests, periodInMs }) => requests === 1 && periodInMs >= dayInMs);
}
